/// Whether dark or light colours are meant.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable { case light, dark }

/// Whether lines begin at the left or at the right.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable { case leftToRight, rightToLeft }

/// How much room there is along an axis: compact is a phone's, regular a tablet's.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable { case compact, regular }

/// Whether colours are meant to be told apart more easily.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable { case standard, increased }

extension EnvironmentValues {
  /// What the picture is for.
  struct Display: Equatable {
    var colorScheme = ColorScheme.light
    var contrast = ColorSchemeContrast.standard
    var layoutDirection = LayoutDirection.leftToRight
    var horizontalSizeClass: UserInterfaceSizeClass? = .compact
    var verticalSizeClass: UserInterfaceSizeClass? = .regular
    var scale = 1.0
  }
}

extension EnvironmentValues {
  /// Whether dark or light colours are meant; light by default.
  public var colorScheme: ColorScheme {
    get { display.colorScheme }
    set { display.colorScheme = newValue }
  }

  /// Whether colours are meant to be told apart more easily; standard by default.
  public var colorSchemeContrast: ColorSchemeContrast {
    get {
      SurroundingReads.note(SurroundingReads.contrast)
      return display.contrast
    }
    set { display.contrast = newValue }
  }

  /// Where lines begin; at the left by default.
  public var layoutDirection: LayoutDirection {
    get { display.layoutDirection }
    set { display.layoutDirection = newValue }
  }

  /// How much room there is across; compact by default.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get {
      SurroundingReads.note(SurroundingReads.sizeClass)
      return display.horizontalSizeClass
    }
    set { display.horizontalSizeClass = newValue }
  }

  /// How much room there is from top to bottom; regular by default.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get {
      SurroundingReads.note(SurroundingReads.sizeClass)
      return display.verticalSizeClass
    }
    set { display.verticalSizeClass = newValue }
  }

  /// Pixels per point of the picture to be made: layout aligns edges to this grid and uses it for nothing else.
  public var displayScale: Double {
    get { display.scale }
    set { display.scale = newValue }
  }

  var pixelGrid: PixelGrid { PixelGrid(scale: displayScale) }
}
