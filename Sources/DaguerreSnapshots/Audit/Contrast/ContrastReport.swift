import DaguerreGraphics

/// The contrast of everything that a catalogue draws: each pair of what is drawn and what lies under it, once.
public struct ContrastReport: Sendable {
  /// Pairs of the same tokens and of colours that differ by rounding at most, from one or many cases.
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
    var foreground, ground: UInt32
    let foregroundTokens, groundTokens: [String]

    var withoutColors: Key {
      var key = self
      (key.foreground, key.ground) = (0, 0)
      return key
    }
  }

  /// The smallest ratio first, by what is required.
  public let rows: [Row]
  /// How many cases were looked at.
  public let caseCount: Int
  let all: AxisValues

  init(_ cases: [(SnapshotCase, [ContrastPair])], axes: SnapshotAxes) {
    var rows: [Row] = []
    var index: [Key: Int] = [:]
    // Tokens may make a pair of almost the same colours, as where an edge lies between pixels: one row tells it.
    var alike: [Key: [Int]] = [:]
    var all = AxisValues(axes)
    var count = 0
    for (snapshot, pairs) in cases {
      all.add(snapshot.point)
      for pair in pairs {
        let key = Key(
          kind: pair.kind, exemption: pair.exemption, foreground: pair.foreground.rgba, ground: pair.ground.rgba,
          foregroundTokens: pair.foregroundTokens, groundTokens: pair.groundTokens)
        let tokens = key.withoutColors
        let near = { alike[tokens]?.first { rows[$0].pair.isAlmost(pair) } }
        let place = index[key] ?? near() ?? rows.count
        index[key] = place
        if place == rows.count {
          alike[tokens, default: []].append(place)
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

extension ContrastPair {
  /// Whether another pair differs by no more than what an edge between two pixels makes of a colour, and is a finding too,
  /// or none as well.
  fileprivate func isAlmost(_ other: ContrastPair) -> Bool {
    isFinding == other.isFinding && Self.isAlmost(foreground, other.foreground) && Self.isAlmost(ground, other.ground)
  }

  private static func isAlmost(_ one: Color, _ other: Color) -> Bool {
    let channels = [(one.red, other.red), (one.green, other.green), (one.blue, other.blue)]
    return one.alpha == other.alpha && channels.allSatisfy { abs(Int($0) - Int($1)) <= 4 }
  }
}
