// What interfaces have in common: the colours of what can be touched, of texts and of bars.

extension SkinKey {
  /// See ``Skin/tintColor``.
  public static let tintColor = SkinKey("interface.tint-color", SkinColor.self)
  /// See ``Skin/highlightedTintColor``.
  public static let highlightedTintColor = SkinKey("interface.highlighted-tint-color", SkinColor.self)
  /// See ``Skin/textColor``.
  public static let textColor = SkinKey("interface.text-color", SkinColor.self)
  /// See ``Skin/backgroundColor``.
  public static let backgroundColor = SkinKey("interface.background-color", SkinColor.self)
  /// See ``Skin/sliderThumbColor``.
  public static let sliderThumbColor = SkinKey("interface.slider-thumb-color", SkinColor.self)
  /// See ``Skin/topbarColor``.
  public static let topbarColor = SkinKey("interface.topbar.color", SkinColor.self)
  /// See ``Skin/topbarTintColor``.
  public static let topbarTintColor = SkinKey("interface.topbar.tint-color", SkinColor.self)
  /// See ``Skin/bottombarColor``.
  public static let bottombarColor = SkinKey("interface.bottombar.color", SkinColor.self)
  /// See ``Skin/bottombarTintColor``.
  public static let bottombarTintColor = SkinKey("interface.bottombar.tint-color", SkinColor.self)
  /// See ``Skin/segbarColor``.
  public static let segbarColor = SkinKey("interface.segbar.color", SkinColor.self)
  /// See ``Skin/segbarTintColor``.
  public static let segbarTintColor = SkinKey("interface.segbar.tint-color", SkinColor.self)
}

extension Skin {
  /// Of what can be touched; the blue of usual links unless set.
  public var tintColor: SkinColor {
    get { get(.tintColor, SkinColor(rgba: 0x007A_FFFF)) }
    set { set(.tintColor, to: newValue) }
  }
  /// Of what is being touched; half of the tint unless set.
  public var highlightedTintColor: SkinColor {
    get { get(.highlightedTintColor, tintColor.withAlphaComponent(0x80 / 255)) }
    set { set(.highlightedTintColor, to: newValue) }
  }
  /// Of texts; black unless set.
  public var textColor: SkinColor {
    get { get(.textColor, SkinColor(rgba: 0x0000_00FF)) }
    set { set(.textColor, to: newValue) }
  }
  /// Behind all else; white unless set.
  public var backgroundColor: SkinColor {
    get { get(.backgroundColor, SkinColor(rgba: 0xFFFF_FFFF)) }
    set { set(.backgroundColor, to: newValue) }
  }
  /// Of what is dragged along a slider; the tint unless set.
  public var sliderThumbColor: SkinColor {
    get { get(.sliderThumbColor, tintColor) }
    set { set(.sliderThumbColor, to: newValue) }
  }
  /// Of the bar at the top of a screen; the background unless set.
  public var topbarColor: SkinColor {
    get { get(.topbarColor, backgroundColor) }
    set { set(.topbarColor, to: newValue) }
  }
  /// Of what can be touched in the bar at the top; the tint unless set.
  public var topbarTintColor: SkinColor {
    get { get(.topbarTintColor, tintColor) }
    set { set(.topbarTintColor, to: newValue) }
  }
  /// Of the bar at the bottom of a screen; that of the bar at the top unless set.
  public var bottombarColor: SkinColor {
    get { get(.bottombarColor, topbarColor) }
    set { set(.bottombarColor, to: newValue) }
  }
  /// Of what can be touched in the bar at the bottom; that of the bar at the top unless set.
  public var bottombarTintColor: SkinColor {
    get { get(.bottombarTintColor, topbarTintColor) }
    set { set(.bottombarTintColor, to: newValue) }
  }
  /// Of a bar of segments; that of the bar at the top unless set.
  public var segbarColor: SkinColor {
    get { get(.segbarColor, topbarColor) }
    set { set(.segbarColor, to: newValue) }
  }
  /// Of what can be touched in a bar of segments; that of the bar at the top unless set.
  public var segbarTintColor: SkinColor {
    get { get(.segbarTintColor, topbarTintColor) }
    set { set(.segbarTintColor, to: newValue) }
  }
}
