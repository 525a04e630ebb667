import DaguerreSkins
import DaguerreText
import DaguerreViews
import SeededRandom

/// Tokens of a design system that somebody else might have: each is a value, or follows some before it.
struct RandomSystem: Sendable {
  /// What tokens are values of.
  enum Kind: String, CaseIterable, Sendable {
    case color, length, flag, count, word
    /// A colour that may be missing.
    case ring

    /// How many tokens there are.
    var total: Int {
      switch self {
      case .color: 14
      case .length: 8
      default: 4
      }
    }

    func key(_ index: Int) -> SkinKey {
      let path = "random.\(self).\(rawValue.prefix(1))\(index)"
      return switch self {
      case .color: SkinKey(path, Color.self)
      case .length: SkinKey(path, Double.self)
      case .flag: SkinKey(path, Bool.self)
      case .count: SkinKey(path, Int.self)
      case .word: SkinKey(path, String.self)
      case .ring: SkinKey(path, Color?.self)
      }
    }
  }

  enum Definition: Sendable {
    case value(UInt32)
    case alias(Int)
    /// One with the first value of an axis, the other with the second.
    case either(WritableKeyPath<Surroundings, Bool> & Sendable, Int, Int)
  }

  /// Whether each axis has its second value.
  struct Surroundings {
    var isOtherTheme, isDark, isRegular, isDense: Bool
  }

  private static let axes: [WritableKeyPath<Surroundings, Bool> & Sendable] = [
    \.isOtherTheme, \.isDark, \.isRegular, \.isDense,
  ]

  private var definitions: [Kind: [Definition]] = [:]
  /// Of each font style the length that is its size, and its colour.
  let styles: [(size: Int, color: Int)]
  /// Whether tokens are attributes of skins, whose defaults are the same everywhere.
  private let areOfSkins: Bool

  init(_ random: inout SeededNumbers) {
    for kind in Kind.allCases { definitions[kind] = (0..<kind.total).map { Self.definition($0, &random) } }
    styles = (0..<3).map { _ in (random.next(below: Kind.length.total), random.next(below: Kind.color.total)) }
    areOfSkins = random.next(below: 3) == 0
  }

  private static func definition(_ index: Int, _ random: inout SeededNumbers, value: Int? = nil) -> Definition {
    switch index < 3 ? 0 : random.next(below: 4) {
    case 0: .value(UInt32(value ?? index))
    case 1: .either(random.element(axes), random.next(below: index), random.next(below: index))
    default: .alias(random.next(below: index))
    }
  }

  /// With other definitions of some tokens.
  func changed(_ count: Int, _ random: inout SeededNumbers) -> RandomSystem {
    var other = self
    for kind in Kind.allCases {
      let some = kind == .color ? count : random.next(below: 2)
      for index in random.choose(some, of: Array(0..<kind.total)) {
        // A value that nothing else has, where there are as many.
        other.definitions[kind]?[index] = Self.definition(index, &random, value: index + (kind == .color ? 90 : 9))
      }
    }
    return other
  }

  static func styleKey(_ index: Int) -> SkinKey { SkinKey("random.style.s\(index)", FontStyle.self) }

  /// - Parameter skin: the one in force.
  func color(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Color {
    value(index, .color, surroundings, skin) { Color(rgba: 0x0055_99FF + $0 << 28) }
  }

  func length(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Double {
    value(index, .length, surroundings, skin) { Double($0 + 4) }
  }

  func flag(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Bool {
    value(index, .flag, surroundings, skin) { $0 % 2 == 0 }
  }

  func count(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Int {
    value(index, .count, surroundings, skin) { Int($0 % 4) }
  }

  func word(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> String {
    value(index, .word, surroundings, skin) { "\($0)" }
  }

  func ring(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Color? {
    value(index, .ring, surroundings, skin) { $0 % 2 == 1 ? nil : Color(rgba: 0x9955_00FF + $0 << 12) }
  }

  private func value<Value: SkinValue>(
    _ index: Int, _ kind: Kind, _ surroundings: Surroundings, _ skin: any Skin, from number: (UInt32) -> Value
  ) -> Value {
    func other(_ index: Int) -> Value { value(index, kind, surroundings, skin, from: number) }
    return read(kind.key(index), skin) {
      switch definitions[kind]?[index] ?? .value(0) {
      case .value(let value): number(value)
      case .alias(let index): other(index)
      // The default of an attribute of a skin is the same everywhere.
      case .either(let axis, let first, let second):
        other(surroundings[keyPath: axis] && !areOfSkins ? second : first)
      }
    }
  }

  private func read<Value: SkinValue>(_ key: SkinKey, _ skin: any Skin, default: () -> Value) -> Value {
    areOfSkins ? skin.get(key, `default`()) : skinAttribute(key, default: `default`)
  }

  func style(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> FontStyle {
    read(Self.styleKey(index), skin) {
      let color = SkinColor(rgba: color(styles[index].color, surroundings, skin).rgba)
      return FontStyle(family: "Roboto", size: length(styles[index].size, surroundings, skin), color: color)
    }
  }
}
