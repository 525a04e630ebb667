import DaguerreSnapshots
import SeededRandom
import SnapshotFixtures

/// Random changes of tokens, some of which follow others that change too or are worked out of them.
struct WorkedOutEdits {
  /// Tokens with other values for each, and none that a theme has for itself.
  private let plain: [(path: String, values: [String])]
  private let sources: TokenSources

  init(in catalogue: SomeSheets) throws {
    plain = try catalogue.plainEdits().filter { Self.level($0.path) != nil }
    sources = try TokenSources(of: catalogue)
  }

  /// A few tokens, and others that token files make of these: few, so that both are often changed together.
  func choose(_ random: inout SeededNumbers) -> [(path: String, values: [String])] {
    let operands = random.choose(8, of: plain.filter { Self.level($0.path) ?? 3 < 3 })
    var edits = operands
    for operand in operands {
      let isColor = operand.values[0].hasPrefix("#")
      let others = plain.filter { other in
        Self.level(other.path) ?? 0 > Self.level(operand.path) ?? 3 && other.values[0].hasPrefix("#") == isColor
          && !sources.follows(other.path, operand.path) && !edits.contains { $0.path == other.path }
      }
      for other in random.choose(1, of: others) {
        let type = isColor ? "color" : "dimension"
        edits.append((other.path, TrialLayers.files(making: other.path, of: operand.path, type: type)))
      }
    }
    return edits
  }

  /// What follows what: raw tokens, semantic ones that others follow, semantic ones, those of components.
  private static func level(_ path: String) -> Int? {
    if path.hasPrefix("core.") { return 0 }
    if ["orange.", "wireframe."].contains(where: path.hasPrefix) { return nil }
    if path.hasPrefix("dimension.") || path.hasPrefix("color.repository.") { return 1 }
    return ["border.", "color.", "size.", "space."].contains { path.hasPrefix($0) } ? 2 : 3
  }
}
