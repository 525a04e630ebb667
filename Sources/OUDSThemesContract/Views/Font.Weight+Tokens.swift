public import DaguerreViews

extension Font.Weight {
  /// The weight that a token has, as a number from 1 to 1000.
  public init(weight: Int) { self.init(weight) }
}

extension Font.Weight: CustomStringConvertible {
  /// What names of fonts call the weight, such as `Semi-Bold`; empty for one between those that have a name.
  public var description: String {
    switch self {
    case .ultraLight: "Ultra-Light"
    case .thin: "Thin"
    case .light: "Light"
    case .regular: "Regular"
    case .medium: "Medium"
    case .semibold: "Semi-Bold"
    case .bold: "Bold"
    case .heavy: "Heavy"
    case .black: "Black"
    default: ""
    }
  }
}
