import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreText
import DaguerreViews
import SeededRandom
import TestSupport

/// Tokens of a design system that somebody else might have: each is a value, or follows some before it.
struct RandomSystem: Sendable {
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

  private(set) var colors: [Definition]
  private(set) var lengths: [Definition]
  /// Of each font style the length that is its size, and its colour.
  let styles: [(size: Int, color: Int)]
  /// Whether tokens are attributes of skins, whose defaults are the same everywhere.
  private let areOfSkins: Bool

  init(_ random: inout SeededNumbers) {
    colors = (0..<14).map { Self.definition($0, &random) }
    lengths = (0..<8).map { Self.definition($0, &random) }
    styles = (0..<3).map { _ in (random.next(below: 8), random.next(below: 14)) }
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
    // Values that nothing else has.
    for index in random.choose(count, of: Array(colors.indices)) {
      other.colors[index] = Self.definition(index, &random, value: index + 90)
    }
    for index in random.choose(random.next(below: 2), of: Array(lengths.indices)) {
      other.lengths[index] = Self.definition(index, &random, value: index + 9)
    }
    return other
  }

  static func colorKey(_ index: Int) -> SkinKey { SkinKey("random.color.c\(index)", Color.self) }
  static func lengthKey(_ index: Int) -> SkinKey { SkinKey("random.length.l\(index)", Double.self) }
  static func styleKey(_ index: Int) -> SkinKey { SkinKey("random.style.s\(index)", FontStyle.self) }

  /// - Parameter skin: the one in force.
  func color(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Color {
    value(index, of: colors, Self.colorKey, surroundings, skin) { Color(rgba: 0x0055_99FF + $0 << 28) }
  }

  func length(_ index: Int, _ surroundings: Surroundings, _ skin: any Skin) -> Double {
    value(index, of: lengths, Self.lengthKey, surroundings, skin) { Double($0 + 4) }
  }

  private func value<Value: SkinValue>(
    _ index: Int, of definitions: [Definition], _ key: (Int) -> SkinKey, _ surroundings: Surroundings, _ skin: any Skin,
    from number: (UInt32) -> Value
  ) -> Value {
    func other(_ index: Int) -> Value { value(index, of: definitions, key, surroundings, skin, from: number) }
    return read(key(index), skin) {
      switch definitions[index] {
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

/// The values of the axes that no view knows by itself.
private struct OwnAxes: EnvironmentKey {
  static let defaultValue = OwnAxes()
  var isOtherTheme = false
  var isDense = false
}

extension EnvironmentValues {
  fileprivate var ownAxes: OwnAxes {
    get { self[OwnAxes.self] }
    set { self[OwnAxes.self] = newValue }
  }
}

private struct Tile: View {
  let system: RandomSystem
  let fill: Int
  let stroke: Int
  let width: Int
  @Environment(\.ownAxes) private var ownAxes
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.skin) private var skin

  var body: some View {
    let surroundings = RandomSystem.Surroundings(
      isOtherTheme: ownAxes.isOtherTheme, isDark: scheme == .dark, isRegular: sizeClass == .regular,
      isDense: ownAxes.isDense)
    system.color(fill, surroundings, skin).frame(width: system.length(width, surroundings, skin), height: 12)
      .border(system.color(stroke, surroundings, skin), width: 2)
      .overlay { if fill < system.styles.count { Text("a").fontStyle(system.style(fill, surroundings, skin)) } }
  }
}

private struct Tiles: View {
  let system: RandomSystem
  let tiles: [(fill: Int, stroke: Int, width: Int)]
  /// What a part of the view sets for itself.
  let revised: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      row
      row.reviseSkin("own") { skin in
        for index in revised { skin[RandomSystem.colorKey(index)] = Color(rgba: 0x1020_30FF + UInt32(index) << 16) }
      }
    }
    // Everything is read within a skin of the view's own, though that sets nothing.
    .reviseSkin("whole") { _ in }
  }

  private var row: some View {
    HStack(spacing: 2) {
      ForEach(tiles.indices, id: \.self) {
        Tile(system: system, fill: tiles[$0].fill, stroke: tiles[$0].stroke, width: tiles[$0].width)
          .markFrame("tile \($0)")
      }
    }
  }
}

/// Sheets by lot, and a theme that is a skin as well, or not.
struct RandomSheets {
  private struct Plan {
    let id: String
    let tiles: [(fill: Int, stroke: Int, width: Int)]
    let revised: [Int]
  }

  private let plans: [Plan]
  private let skin: ConcreteSkin?

  /// - Parameter haveSkins: whether parts of sheets may have skins of their own.
  init(_ random: inout SeededNumbers, of system: RandomSystem, haveSkins: Bool = true) {
    plans = (0..<4).map { number in
      let tiles = (0..<3).map { _ in
        (
          fill: random.next(below: system.colors.count), stroke: random.next(below: system.colors.count),
          width: random.next(below: system.lengths.count)
        )
      }
      let revised = haveSkins ? (0..<random.next(below: 3)).map { _ in random.next(below: system.colors.count) } : []
      return Plan(id: "\(["rows", "tiles"][number % 2])/number-\(number)", tiles: tiles, revised: revised)
    }
    var skin: ConcreteSkin?
    for index in random.choose(random.next(below: 4), of: Array(system.colors.indices)) {
      skin = skin ?? ConcreteSkin("two")
      skin?.set(RandomSystem.colorKey(index), to: Color(rgba: 0x2030_10FF + UInt32(index) << 20))
    }
    self.skin = skin
  }

  func catalogue(of system: RandomSystem) throws -> ViewCatalogue {
    ViewCatalogue(
      axes: [
        ViewAxis(.theme(["one", "two"])) { [skin] theme, environment in
          guard theme == "two" else { return }
          environment.ownAxes.isOtherTheme = true
          if let skin { environment.skin = skin }
        },
        .mode, .sizeClass,
        ViewAxis("density", ["comfortable": { _ in }, "dense": { $0.ownAxes.isDense = true }], changesTokens: true),
      ], fonts: try PackageFonts.library(),
      sheets: plans.map { plan in
        ViewSheet(plan.id) {
          Tiles(system: system, tiles: plan.tiles, revised: plan.revised)
        }
      })
  }
}
