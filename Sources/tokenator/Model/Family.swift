/// A family of semantic tokens: what the design system calls it and what its Swift is called.
enum Family: String, CaseIterable {
  case border
  case color
  case colorMode = "color-mode"
  case dimension
  case effect
  case elevation
  case font
  case grid
  case opacity
  case size
  case space

  /// The family of a path such as `color.action.enabled`.
  init?(semanticPath segments: [String]) {
    if segments.starts(with: ["color", "modes"]) {
      self = .colorMode
    } else if let first = segments.first, first != "color-mode" {
      self.init(rawValue: first)
    } else {
      return nil
    }
  }

  /// How many segments of a path only name the family.
  var prefixLength: Int { self == .colorMode ? 2 : 1 }

  /// `Color`, in the names of types.
  var typeName: String { self == .colorMode ? "ColorMode" : rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// The property of a theme that provides the family.
  var property: String {
    switch self {
    case .colorMode: "colorModes"
    case .opacity: "opacities"
    default: rawValue + "s"
    }
  }

  /// The order in which themes take providers.
  static let inThemeOrder: [Family] = [
    .border, .color, .colorMode, .effect, .elevation, .font, .grid, .opacity, .dimension, .size, .space,
  ]

  /// The order in which ready themes took providers before.
  static let inFormerThemeOrder: [Family] = [
    .color, .border, .colorMode, .elevation, .effect, .font, .grid, .opacity, .dimension, .size, .space,
  ]

  /// The order in which providers of components take providers of families.
  static let inParameterOrder: [Family] = [
    .size, .border, .color, .space, .dimension, .effect, .elevation, .font, .grid, .opacity, .colorMode,
  ]
}
