import DaguerreCatalogue
import DaguerreSkins
import DaguerreSnapshots
import DaguerreText
import DaguerreViews
import Foundation
import SeededRandom
import SnapshotFixtures
import TestSupport
import Testing

/// Tokens of a design system that somebody else might have: each is a value, or follows some before it.
private struct RandomSystem: Sendable {
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

  let colors: [Definition]
  let lengths: [Definition]

  init(_ random: inout SeededNumbers) {
    func definitions(_ count: Int) -> [Definition] {
      (0..<count).map { index in
        switch index < 3 ? 0 : random.next(below: 4) {
        case 0: .value(UInt32(index))
        case 1:
          .either(
            Self.axes[random.next(below: Self.axes.count)], random.next(below: index), random.next(below: index))
        default: .alias(random.next(below: index))
        }
      }
    }
    colors = definitions(14)
    lengths = definitions(8)
  }

  static func colorKey(_ index: Int) -> SkinKey { SkinKey("random.color.c\(index)", Color.self) }
  static func lengthKey(_ index: Int) -> SkinKey { SkinKey("random.length.l\(index)", Double.self) }

  func color(_ index: Int, _ surroundings: Surroundings) -> Color {
    skinAttribute(Self.colorKey(index)) {
      switch colors[index] {
      case .value(let value): Color(rgba: 0x0055_99FF + value << 28)
      case .alias(let other): color(other, surroundings)
      case .either(let axis, let first, let second): color(surroundings[keyPath: axis] ? second : first, surroundings)
      }
    }
  }

  func length(_ index: Int, _ surroundings: Surroundings) -> Double {
    skinAttribute(Self.lengthKey(index)) {
      switch lengths[index] {
      case .value(let value): Double(value + 4)
      case .alias(let other): length(other, surroundings)
      case .either(let axis, let first, let second): length(surroundings[keyPath: axis] ? second : first, surroundings)
      }
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

  var body: some View {
    let surroundings = RandomSystem.Surroundings(
      isOtherTheme: ownAxes.isOtherTheme, isDark: scheme == .dark, isRegular: sizeClass == .regular,
      isDense: ownAxes.isDense)
    system.color(fill, surroundings).frame(width: system.length(width, surroundings), height: 12)
      .border(system.color(stroke, surroundings), width: 2)
  }
}

private struct Tiles: View {
  let system: RandomSystem
  let tiles: [(fill: Int, stroke: Int, width: Int)]
  /// What a part of the view sets for itself.
  let revised: [Int]
  /// What the whole view sets for itself where it is dense.
  let revisedWhereDense: [Int]
  @Environment(\.ownAxes) private var ownAxes

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      row
      row.reviseSkin("own") { skin in
        for index in revised { skin[RandomSystem.colorKey(index)] = Color(rgba: 0x1020_30FF + UInt32(index) << 16) }
      }
    }
    .reviseSkin("dense") { skin in
      guard ownAxes.isDense else { return }
      for index in revisedWhereDense {
        skin[RandomSystem.colorKey(index)] = Color(rgba: 0x3010_20FF + UInt32(index) << 12)
      }
    }
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

@Suite("Random design systems")
struct RandomSystemTrialTests {
  private func catalogue(_ random: inout SeededNumbers) throws -> ViewCatalogue {
    let system = RandomSystem(&random)
    let sheets = (0..<4).map { number in
      let tiles = (0..<3).map { _ in
        (
          fill: random.next(below: system.colors.count), stroke: random.next(below: system.colors.count),
          width: random.next(below: system.lengths.count)
        )
      }
      func someColors() -> [Int] {
        (0..<random.next(below: 3)).map { _ in random.next(below: system.colors.count) }
      }
      let (revised, revisedWhereDense) = (someColors(), someColors())
      return ViewSheet("\(["rows", "tiles"][number % 2])/number-\(number)") {
        Tiles(system: system, tiles: tiles, revised: revised, revisedWhereDense: revisedWhereDense)
      }
    }
    // The other theme is a skin as well, or not.
    var skin: ConcreteSkin?
    for index in random.choose(random.next(below: 4), of: Array(system.colors.indices)) {
      skin = skin ?? ConcreteSkin("two")
      skin?.set(RandomSystem.colorKey(index), to: Color(rgba: 0x2030_10FF + UInt32(index) << 20))
    }
    return ViewCatalogue(
      axes: [
        ViewAxis(.theme(["one", "two"])) { [skin] theme, environment in
          guard theme == "two" else { return }
          environment.ownAxes.isOtherTheme = true
          if let skin { environment.skin = skin }
        },
        .mode, .sizeClass,
        ViewAxis("density", ["comfortable": { _ in }, "dense": { $0.ownAxes.isDense = true }], changesTokens: true),
      ], fonts: try PackageFonts.library(),
      sheets: sheets)
  }

  /// Other values, and token files that make tokens follow others or work them out.
  private func edits(
    of catalogue: ViewCatalogue, _ random: inout SeededNumbers
  ) throws -> [(path: String, values: [String])] {
    let tokens = try catalogue.tokens(at: catalogue.axes.points[0], under: nil)
    let sources = try TokenSources(of: catalogue)
    // A token that follows another one of the same value is as it was.
    let values = try catalogue.axes.points.map { point in
      Dictionary(try catalogue.tokens(at: point, under: nil).map { ($0.path, $0.value) }) { first, _ in first }
    }
    func hasSame(_ path: String, _ other: String) -> Bool { values.contains { $0[path] == $0[other] } }
    var edits: [(path: String, values: [String])] = []
    for (number, token) in tokens.enumerated() {
      let isColor = token.path.contains("color")
      let value = isColor ? "#\(String(0x10_0000 + number * 331, radix: 16))" : "\(20 + Double(number) / 16)"
      edits.append((token.path, [value]))
    }
    // Only what follows nothing of these is made of a few that change themselves.
    let operands = random.choose(4, of: tokens.map(\.path))
    for operand in operands {
      let isColor = operand.contains("color")
      let others = tokens.map(\.path).filter { other in
        other.contains("color") == isColor && !sources.follows(other, operand)
          && !operands.contains { sources.follows($0, other) } && !hasSame(other, operand)
      }
      for other in random.choose(1, of: others) {
        guard let place = edits.firstIndex(where: { $0.path == other }) else { continue }
        edits[place].values = TrialLayers.files(making: other, of: operand, isColor: isColor)
      }
    }
    return edits
  }

  @Test("every pixel goes back to its causes, decisions make the references what they say, and so do merges")
  func random() throws {
    let rounds = TrialRounds.count("SYSTEM", usually: 1)
    var coverage = BlameTrial.Coverage()
    var cleanMerges = 0
    for seed in 1...rounds {
      var random = SeededNumbers(seed: seed)
      let folder = try TemporaryFolder()
      let catalogue = try catalogue(&random)
      let edits = try edits(of: catalogue, &random)
      let layers = edits.map { path, values in (path, values.map { TrialLayers.layer(path, $0) }) }
      var blame = try BlameTrial(catalogue, edits: layers, folder: folder.path("blame"))
      let decisions = try DecisionTrial(catalogue, edits: edits, folder: folder.path("decisions"))
      // Records say what values tokens have, not what they follow.
      let plain = edits.filter { !$0.values[0].hasPrefix("{") }
      var merges = MergeTrial(catalogue, edits: plain, folder: folder.path("merges"))
      let recordings = RecordingTrial(catalogue, edits: edits, folder: folder.path("recordings"))
      let shards = ShardTrial(catalogue, edits: edits, folder: folder.path("shards"))
      let blind = try BlindSpotTrial(catalogue, folder: folder.path("blind")).run()
      #expect(blind.isEmpty, "system \(seed): \(blind)")
      for round in 1...UInt64(4) {
        let problems =
          try blame.run(seed: round, changing: 1 + Int(round), studying: 3) + decisions.run(seed: round)
          + merges.run(seed: round) + recordings.run(seed: round)
          + shards.run(seed: round)
        let isRight = problems.isEmpty
        #expect(isRight, "system \(seed): \(problems.prefix(4).joined(separator: "\n"))")
      }
      coverage += blame.coverage
      cleanMerges += merges.cleanCount
    }
    #expect(coverage.pixels > 0 && cleanMerges > 0)
    if rounds > 10 { print("\(coverage)") }
  }
}
