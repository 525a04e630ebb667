internal import DaguerreGraphics
internal import DaguerreViews

extension GraphicsContext {
  /// How what is drawn is laid over what was.
  ///
  /// What is drawn is mixed with what lies on the canvas, or in the layer, and not with what is behind that. What it covers,
  /// however opaque it is, is all of the rectangle of an image, and all of the canvas for a layer; of texts and symbols as
  /// much as they are opaque.
  public struct BlendMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case mixing(DaguerreViews.BlendMode)
      case replacing(CompositeMode)
      case clear
    }

    let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    private init(_ mode: DaguerreViews.BlendMode) { self.init(.mixing(mode)) }

    private init(_ mode: CompositeMode) { self.init(.replacing(mode)) }

    /// Over it.
    public static let normal = BlendMode(.normal)
    /// Channels are multiplied.
    public static let multiply = BlendMode(.multiply)
    /// What channels lack is multiplied.
    public static let screen = BlendMode(.screen)
    /// Multiplied where it is dark, and screened where it is light.
    public static let overlay = BlendMode(.overlay)
    /// The darker of both.
    public static let darken = BlendMode(.darken)
    /// The lighter of both.
    public static let lighten = BlendMode(.lighten)
    /// What is there becomes lighter.
    public static let colorDodge = BlendMode(.colorDodge)
    /// What is there becomes darker.
    public static let colorBurn = BlendMode(.colorBurn)
    /// A little darker or lighter.
    public static let softLight = BlendMode(.softLight)
    /// Multiplied where what is drawn is dark, and screened where that is light.
    public static let hardLight = BlendMode(.hardLight)
    /// How far both are apart.
    public static let difference = BlendMode(.difference)
    /// The same, paler.
    public static let exclusion = BlendMode(.exclusion)
    /// Its hue.
    public static let hue = BlendMode(.hue)
    /// Its saturation.
    public static let saturation = BlendMode(.saturation)
    /// Its hue and saturation.
    public static let color = BlendMode(.color)
    /// Its luminosity.
    public static let luminosity = BlendMode(.luminosity)
    /// Nothing is left of what it covers.
    public static let clear = BlendMode(Kind.clear)
    /// It alone is left of what it covers.
    public static let copy = BlendMode(.copy)
    /// It alone is left of what it covers, and only where something was.
    public static let sourceIn = BlendMode(.sourceIn)
    /// It alone is left of what it covers, and only where nothing was.
    public static let sourceOut = BlendMode(.sourceOut)
    /// Only where something is.
    public static let sourceAtop = BlendMode(.sourceAtop)
    /// Behind what is there.
    public static let destinationOver = BlendMode(.destinationOver)
    /// What is there is left of what it covers, as far as it is opaque.
    public static let destinationIn = BlendMode(.destinationIn)
    /// Takes away what is there, as far as it is opaque.
    public static let destinationOut = BlendMode(.destinationOut)
    /// Behind what is there, which is left of what it covers as far as it is opaque.
    public static let destinationAtop = BlendMode(.destinationAtop)
    /// Either where the other one is not.
    public static let xor = BlendMode(.xor)
    /// The sum of what both lack.
    public static let plusDarker = BlendMode(.plusDarker)
    /// The sum of both.
    public static let plusLighter = BlendMode(.plusLighter)
  }
}
