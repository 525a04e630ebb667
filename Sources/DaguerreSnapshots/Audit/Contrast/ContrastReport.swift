import DaguerreGraphics

/// The contrast of everything that a catalogue draws: each pair of what is drawn and what lies under it, once.
public struct ContrastReport: Sendable {
  /// Pairs of the same colours and tokens, from one or many cases.
  public struct Row: Sendable {
    /// The first of them.
    public let pair: ContrastPair
    /// The id of the case that has it.
    public let id: String
    /// Where that case is drawn.
    public let point: SnapshotPoint
    /// In how many cases there is such a pair.
    public fileprivate(set) var caseCount = 0
    fileprivate var lastCase = -1
    var values: AxisValues
  }

  /// What makes pairs alike.
  private struct Key: Hashable {
    let kind: ContrastPair.Kind
    let exemption: ContrastPair.Exemption?
    let foreground, ground: UInt32
    let foregroundTokens, groundTokens: [String]
  }

  /// The smallest ratio first, by what is required.
  public let rows: [Row]
  /// How many cases were looked at.
  public let caseCount: Int
  let all: AxisValues

  init(_ cases: [(SnapshotCase, [ContrastPair])], axes: SnapshotAxes) {
    var rows: [Row] = []
    var index: [Key: Int] = [:]
    var all = AxisValues(axes)
    var count = 0
    for (snapshot, pairs) in cases {
      all.add(snapshot.point)
      for pair in pairs {
        let key = Key(
          kind: pair.kind, exemption: pair.exemption, foreground: pair.foreground.rgba, ground: pair.ground.rgba,
          foregroundTokens: pair.foregroundTokens, groundTokens: pair.groundTokens)
        let place = index[key] ?? rows.count
        if place == rows.count {
          index[key] = place
          rows.append(Row(pair: pair, id: snapshot.id, point: snapshot.point, values: AxisValues(axes)))
        }
        guard rows[place].lastCase != count else { continue }
        rows[place].lastCase = count
        rows[place].caseCount += 1
        rows[place].values.add(snapshot.point)
      }
      count += 1
    }
    caseCount = count
    self.all = all
    func share(_ row: Row) -> Double { row.pair.ratio / row.pair.kind.requiredRatio }
    self.rows = rows.enumerated().sorted { left, right in
      (share(left.element), left.offset) < (share(right.element), right.offset)
    }.map(\.element)
  }

  /// The pairs whose ratio is too small.
  public var findings: [Row] { rows.filter(\.pair.isFinding) }
}
