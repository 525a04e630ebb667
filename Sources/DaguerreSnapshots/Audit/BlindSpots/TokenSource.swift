import DaguerreSupport

/// The tokens that points have in common, by number, and what each leads to.
struct TokenSource: Sendable {
  /// One of the points.
  let point: SnapshotPoint
  let tokens: [TokenRead]
  /// By token: other values to try.
  let steps: [[String]]
  private let numbers: [String: Int]
  /// By token: the tokens that its value is made from.
  private let dependencies: [[Int]]

  /// The values that each token has at some points, in their order.
  static func words(of catalogue: any SnapshotCatalogue, at points: [SnapshotPoint]) throws -> [String: [String]] {
    var words: [String: [String]] = [:]
    for point in points {
      for token in try catalogue.tokens(at: point, under: nil) where words[token.path]?.contains(token.value) != true {
        words[token.path, default: []].append(token.value)
      }
    }
    return words
  }

  /// - Parameter words: values of tokens by path, here and elsewhere.
  init(of catalogue: any SnapshotCatalogue, at point: SnapshotPoint, words: [String: [String]]) throws {
    self.point = point
    let tokens = try catalogue.tokens(at: point, under: nil)
    let numbers = Dictionary(zip(tokens.map(\.path), tokens.indices)) { first, _ in first }
    // Words are tried of tokens whose paths begin alike, then of those that have two words of the path in common, then of
    // other themes. One word alone, as in `default`, may be that of another kind of token.
    let families = Dictionary(grouping: tokens) { Self.family($0.path) }
    let wordTokens = tokens.filter { VisibleStep.isWords($0.value) }.map { ($0, Set($0.path.split(separator: "."))) }
    steps = tokens.map { token in
      guard VisibleStep.isWords(token.value) else { return VisibleStep.values(from: token.value, others: []) }
      let path = Set(token.path.split(separator: "."))
      let relatives = wordTokens.filter { $0.1.intersection(path).count > 1 }.map(\.0)
      let others = (families[Self.family(token.path)] ?? []) + relatives
      return VisibleStep.values(from: token.value, others: others.map(\.value) + (words[token.path] ?? []))
    }
    dependencies = tokens.map { $0.dependencies.compactMap { numbers[$0] } }
    (self.tokens, self.numbers) = (tokens, numbers)
  }

  /// The first two words of a path, as in `font.weight`.
  private static func family(_ path: String) -> String { path.split(separator: ".").prefix(2).joined(separator: ".") }

  /// The numbers of the tokens that some tokens are, or are made from, sorted.
  func reached(from paths: [String]) -> [Int] {
    Set(reachedFrom: paths.compactMap { numbers[$0] }) { dependencies[$0] }.sorted()
  }
}
