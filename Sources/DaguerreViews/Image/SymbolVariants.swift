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

  /// The names under which a symbol is looked for: that of the variant, then its own.
  func names(of symbol: String) -> [String] {
    guard self != .none else { return [symbol] }
    var parts = symbol.split(separator: ".").map(String.init)
    if let shape, !parts.contains(shape.rawValue) { parts.append(shape.rawValue) }
    if isStruckThrough, !parts.contains("slash") { parts.append("slash") }
    if isFilled, !parts.contains("fill") { parts.append("fill") }
    return [parts.joined(separator: "."), symbol]
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
  /// Says which drawings of the system's symbols within the view are meant.
  public func symbolVariant(_ variant: SymbolVariants) -> EnvironmentModifier<Self> {
    environment(\.symbolVariants, variant)
  }
}
