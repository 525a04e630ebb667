internal import DaguerreSnapshots
internal import OUDS

/// A point of the matrix, theme and tuning aside.
struct SheetEnvironment: Hashable, Sendable {
  var mode: ColorScheme
  var sizeClass: UserInterfaceSizeClass
  var direction: LayoutDirection
  var contrast = ColorSchemeContrast.standard
  var textScale = SheetTextScale.standard

  /// Every mode, size class and direction, at the standard contrast and text scale.
  static let all: [SheetEnvironment] = ColorScheme.allCases.flatMap { mode in
    UserInterfaceSizeClass.allCases.flatMap { sizeClass in
      LayoutDirection.allCases.map { SheetEnvironment(mode: mode, sizeClass: sizeClass, direction: $0) }
    }
  }

  func axes(theme: String, tuning: String) -> SnapshotAxes {
    SnapshotAxes(
      theme: theme, tuning: tuning, mode: mode.rawValue, sizeClass: sizeClass.rawValue, direction: direction.word,
      contrast: contrast.word, textScale: textScale.rawValue)
  }

  /// What views inherit at this point, drawn at `scale` pixels per point.
  func values(scale: Double) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = mode
    values.horizontalSizeClass = sizeClass
    values.verticalSizeClass = .regular
    values.layoutDirection = direction
    values.colorSchemeContrast = contrast
    values.textScale = textScale.factor
    values.displayScale = scale
    // The reference sheets have 3 pixels a point, and glyphs on whole ones; so lines break alike at every scale.
    values.glyphAdvanceUnit = 1.0 / 3
    values.showsDisallowedAsPlaceholder = true
    return values
  }
}

/// How much larger than designed texts are, by the word of the command line.
enum SheetTextScale: String, CaseIterable, Sendable {
  case standard = "1"
  case large = "1.5"

  var factor: Double {
    switch self {
    case .standard: 1
    case .large: 1.5
    }
  }
}

extension ColorSchemeContrast {
  /// As the command line and manifests say it.
  var word: String {
    switch self {
    case .standard: "normal"
    case .increased: "high"
    }
  }
}

extension LayoutDirection {
  /// As the command line and manifests say it.
  var word: String {
    switch self {
    case .leftToRight: "ltr"
    case .rightToLeft: "rtl"
    }
  }
}
