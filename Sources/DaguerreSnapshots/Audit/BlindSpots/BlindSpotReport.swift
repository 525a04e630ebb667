/// The tokens that could change without any picture of the references showing it, and why.
public struct BlindSpotReport: Sendable {
  /// Why no reference notices a change.
  public enum Reason: String, CaseIterable, Sendable {
    /// No case reads the token, or one that is made from it.
    case unread
    /// Cases read it, but none looks different.
    case invisible
    /// No other value could be given to it, so nobody knows.
    case untried
  }

  /// A token where it is a blind spot for one reason.
  public struct Row: Sendable {
    /// As in `color.action.enabled`.
    public let path: String
    /// Why.
    public let reason: Reason
    /// Its value as canonical text, where it was found first.
    public let value: String
    /// The values that were tried there.
    public let steps: [String]
    /// How many cases read it.
    public fileprivate(set) var caseCount = 0
    /// The first of them, as in `button/default/text (orange/max-it/dark/compact/ltr)`; empty where there is none.
    public fileprivate(set) var example: String
    var values: AxisValues
  }

  struct Readers: Sendable {
    private(set) var count = 0
    private(set) var first = ""

    mutating func add(_ snapshot: SnapshotCase) {
      if count == 0 { first = "\(snapshot.key)" }
      count += 1
    }
  }

  /// By reason, then by path.
  public let rows: [Row]
  /// Whether a token is surely a blind spot; of one that no other value could be given to nobody knows.
  public var hasFindings: Bool { rows.contains { $0.reason != .untried } }
  /// How many cases could have noticed.
  public let caseCount: Int
  /// How many tokens were changed, each counted once for all themes.
  public let tokenCount: Int
  let all: AxisValues

  init(
    _ sources: [TokenSource], readers: [[Readers]], isOpen: (_ source: Int, _ token: Int) -> Bool, caseCount: Int,
    catalogue: any SnapshotCatalogue
  ) throws {
    struct Key: Hashable {
      let path: String
      let reason: Reason
    }
    var rows: [Key: Row] = [:]
    var paths: Set<String> = []
    var all = AxisValues(catalogue.axes)
    for (number, source) in sources.enumerated() {
      all.add(source.point)
      for (index, token) in source.tokens.enumerated() where token.value != "none" {
        paths.insert(token.path)
        let readers = readers[number][index]
        let reason: Reason
        if readers.count == 0 {
          reason = .unread
        } else if source.steps[index].isEmpty {
          reason = .untried
        } else {
          guard isOpen(number, index) else { continue }
          reason = try Self.isTried(token, source.steps[index], at: source.point, in: catalogue) ? .invisible : .untried
        }
        let key = Key(path: token.path, reason: reason)
        var row =
          rows[key]
          ?? Row(
            path: token.path, reason: reason, value: token.value, steps: source.steps[index], example: readers.first,
            values: AxisValues(catalogue.axes))
        row.caseCount += readers.count
        row.values.add(source.point)
        rows[key] = row
      }
    }
    func rank(_ row: Row) -> (Int, String) { (Reason.allCases.firstIndex(of: row.reason) ?? 0, row.path) }
    self.rows = rows.values.sorted { rank($0) < rank($1) }
    self.caseCount = caseCount
    tokenCount = paths.count
    self.all = all
  }

  /// Whether one of the steps really changes the token.
  private static func isTried(
    _ token: TokenRead, _ steps: [String], at point: SnapshotPoint, in catalogue: any SnapshotCatalogue
  ) throws -> Bool {
    try steps.contains { step in
      let skin = try catalogue.skin(setting: [token.path: step], over: nil, at: point)
      return try catalogue.tokens(at: point, under: skin).contains { $0.path == token.path && $0.value != token.value }
    }
  }
}
