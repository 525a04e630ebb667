/// Which drawing of one of the system's symbols is meant, by what its name has behind that of the symbol.
public struct SymbolVariants: Hashable, Sendable {
  private enum Shape: String, Sendable { case circle, square, rectangle }

  private var shape: Shape?
  private var isFilled = false
  private var isStruckThrough = false

  private init(shape: Shape? = nil, isFilled: Bool = false, isStruckThrough: Bool = false) {
    self.shape = shape
    self.isFilled = isFilled
    self.isStruckThrough = isStruckThrough
  }

  /// The symbol itself.
  public static let none = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants(shape: .circle)
  /// In a square.
  public static let square = SymbolVariants(shape: .square)
  /// In a rectangle.
  public static let rectangle = SymbolVariants(shape: .rectangle)
  /// Filled.
  public static let fill = SymbolVariants(isFilled: true)
  /// Struck through.
  public static let slash = SymbolVariants(isStruckThrough: true)

  /// The same, in a circle.
  public var circle: SymbolVariants { with { $0.shape = .circle } }
  /// The same, in a square.
  public var square: SymbolVariants { with { $0.shape = .square } }
  /// The same, in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = .rectangle } }
  /// The same, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The same, struck through.
  public var slash: SymbolVariants { with { $0.isStruckThrough = true } }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// Whether this is all of another variant, and perhaps more.
  public func contains(_ other: SymbolVariants) -> Bool {
    (isFilled || !other.isFilled) && (isStruckThrough || !other.isStruckThrough)
      && (other.shape == nil || other.shape == shape)
  }

  /// This variant and what another one says beside it, whose shape counts.
  func joined(by other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      shape: other.shape ?? shape, isFilled: isFilled || other.isFilled,
      isStruckThrough: isStruckThrough || other.isStruckThrough)
  }

  /// The names under which a symbol is looked for, as SwiftUI has them: that of the variant, `bell.slash.circle.fill`,
  /// then those with less of it, and its own.
  func names(of symbol: String) -> [String] {
    var names = isStruckThrough ? [symbol + ".slash", symbol] : [symbol]
    if let shape { names = names.flatMap { [$0 + "." + shape.rawValue, $0] } }
    return isFilled ? names.flatMap { [$0 + ".fill", $0] } : names
  }

  /// Whether a symbol points along the lines, wherever these run: `chevron.forward` does, `chevron.right` does not, nor do
  /// the signs on players, `forward` and `backward.end`.
  static func followsLines(_ symbol: String) -> Bool {
    symbol.split(separator: ".").dropFirst().contains { part in
      part == "forward" || part == "backward" || part.hasPrefix("leading") || part.hasPrefix("trailing")
    }
  }
}

private enum SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }

extension EnvironmentValues {
  /// Which drawings of the system's symbols are meant; a symbol that has none of them is drawn itself.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Says which drawings of the system's symbols within the view are meant, beside what is said around it; of several
  /// shapes the one that is said nearest to the symbol counts.
  public func symbolVariant(_ variant: SymbolVariants) -> EnvironmentModifier<Self> {
    transformEnvironment(\.symbolVariants) { $0 = $0.joined(by: variant) }
  }
}
