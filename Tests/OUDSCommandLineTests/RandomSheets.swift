import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreViews
import SeededRandom
import TestSupport

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

/// Which tokens a tile reads.
private struct TilePlan {
  let fill, stroke, width, flag, count, word, ring: Int

  init(_ random: inout SeededNumbers) {
    func index(_ kind: RandomSystem.Kind) -> Int { random.next(below: kind.total) }
    (fill, stroke, width) = (index(.color), index(.color), index(.length))
    (flag, count, word, ring) = (index(.flag), index(.count), index(.word), index(.ring))
  }
}

private struct Tile: View {
  let system: RandomSystem
  let plan: TilePlan
  @Environment(\.ownAxes) private var ownAxes
  @Environment(\.colorScheme) private var scheme
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.skin) private var skin

  var body: some View {
    let surroundings = RandomSystem.Surroundings(
      isOtherTheme: ownAxes.isOtherTheme, isDark: scheme == .dark, isRegular: sizeClass == .regular,
      isDense: ownAxes.isDense)
    let width = system.length(plan.width, surroundings, skin)
    HStack(spacing: 1) {
      system.color(plan.fill, surroundings, skin).frame(width: width, height: 12)
        .border(system.color(plan.stroke, surroundings, skin), width: 2)
        .overlay {
          if plan.fill < system.styles.count {
            Text(system.word(plan.word, surroundings, skin)).fontStyle(system.style(plan.fill, surroundings, skin))
          }
        }
        .overlay(alignment: system.flag(plan.flag, surroundings, skin) ? .topLeading : .bottomTrailing) {
          if let ring = system.ring(plan.ring, surroundings, skin) { ring.frame(width: 4, height: 4) }
        }
      ForEach(0..<system.count(plan.count, surroundings, skin), id: \.self) { _ in
        system.color(plan.stroke, surroundings, skin).frame(width: 2, height: 2)
      }
    }
  }
}

private struct Tiles: View {
  let system: RandomSystem
  let tiles: [TilePlan]
  /// What a part of the view sets for itself.
  let revised: [Int]

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      row
      row.reviseSkin("own") { skin in
        for index in revised {
          skin[RandomSystem.Kind.color.key(index)] = Color(rgba: 0x1020_30FF + UInt32(index) << 16)
        }
      }
    }
    // Everything is read within a skin of the view's own, though that sets nothing.
    .reviseSkin("whole") { _ in }
  }

  private var row: some View {
    HStack(spacing: 2) {
      ForEach(tiles.indices, id: \.self) {
        Tile(system: system, plan: tiles[$0]).markFrame("tile \($0)")
      }
    }
  }
}

/// Sheets by lot, and a theme that is a skin as well, or not.
struct RandomSheets {
  private struct Plan {
    let id: String
    let tiles: [TilePlan]
    let revised: [Int]
  }

  private let plans: [Plan]
  /// What the environment of the second theme has; nil for no skin.
  private let skins: SkinDefaults?

  /// - Parameter haveSkins: whether parts of sheets may have skins of their own.
  init(_ random: inout SeededNumbers, haveSkins: Bool = true) {
    let colorCount = RandomSystem.Kind.color.total
    plans = (0..<4).map { number in
      let tiles = (0..<3).map { _ in TilePlan(&random) }
      let revised = haveSkins ? (0..<random.next(below: 3)).map { _ in random.next(below: colorCount) } : []
      return Plan(id: "\(["rows", "tiles"][number % 2])/number-\(number)", tiles: tiles, revised: revised)
    }
    let (one, other) = (Self.skin(&random, 0x2030_10FF), Self.skin(&random, 0x7060_50FF))
    skins = one.map { one in
      let other = other ?? ConcreteSkin()
      let between = one.interpolated(to: other, at: 0.5)
      return random.element([
        SkinDefaults(lightSkin: one, darkSkin: one), SkinDefaults(lightSkin: between, darkSkin: between),
        SkinDefaults(lightSkin: one, darkSkin: other),
      ])
    }
  }

  /// One that sets a few tokens, of which others depend by declaration; nil where it would set none.
  private static func skin(_ random: inout SeededNumbers, _ first: UInt32) -> ConcreteSkin? {
    let colors = Array(0..<RandomSystem.Kind.color.total)
    let chosen = random.choose(random.next(below: 4), of: colors)
    if chosen.isEmpty { return nil }
    var skin = ConcreteSkin("two")
    func key(_ index: Int) -> SkinKey { RandomSystem.Kind.color.key(index) }
    for index in random.choose(3, of: colors) { skin.addDependents(key(index) => [key(random.element(colors))]) }
    for index in chosen { skin.set(key(index), to: Color(rgba: first + UInt32(index) << 20)) }
    return skin
  }

  func catalogue(of system: RandomSystem) throws -> ViewCatalogue {
    ViewCatalogue(
      axes: [
        ViewAxis(.theme(["one", "two"])) { [skins] theme, environment in
          guard theme == "two" else { return }
          environment.ownAxes.isOtherTheme = true
          if let skins { environment.skins = skins }
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
