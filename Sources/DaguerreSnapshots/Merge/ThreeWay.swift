/// What two sides have made of a value that they had in common.
enum ThreeWay<Value> {
  case agreed(Value)
  /// Both have changed it, to different values.
  case disputed

  var agreed: Value? { if case .agreed(let value) = self { value } else { nil } }
}

extension ThreeWay where Value: Equatable {
  init(base: Value, ours: Value, theirs: Value) {
    self = ours == theirs || theirs == base ? .agreed(ours) : ours == base ? .agreed(theirs) : .disputed
  }
}

extension ThreeWay<String?> {
  /// Of values as `light #000000FF, dark #EEEEEEFF` both may have changed, each another part.
  init(values base: String?, ours: String?, theirs: String?) {
    self.init(base: base, ours: ours, theirs: theirs)
    guard case .disputed = self else { return }
    let parts = [base, ours, theirs].map { ($0 ?? "").split(separator: ", ") }
    let names = parts.map { $0.map { $0.prefix { $0 != " " } } }
    guard [["light", "dark"], ["compact", "regular"]].contains(names[0]), names[0] == names[1], names[0] == names[2]
    else { return }
    let joined = parts[0].indices.compactMap {
      ThreeWay<Substring>(base: parts[0][$0], ours: parts[1][$0], theirs: parts[2][$0]).agreed
    }
    if joined.count == parts[0].count { self = .agreed(joined.joined(separator: ", ")) }
  }
}

/// The tokens of a theme, joined value by value.
struct TokenMerge {
  let record: TokenRecord
  /// Values that both sides have changed differently; the record has ours.
  let disputes: [String]
  /// Their paths.
  let disputedPaths: Set<String>

  init(base: TokenRecord?, ours: TokenRecord?, theirs: TokenRecord?) {
    var disputes: [String] = []
    var paths: Set<String> = []
    var points: [(points: [String], tokens: [TokenRead])] = []
    func values(_ record: TokenRecord?, _ point: String) -> [String: String]? {
      guard let record, record.pointNames.contains(point) else { return nil }
      return Dictionary(record.tokens(at: point).map { ($0.path, $0.value) }) { first, _ in first }
    }
    for point in Set((ours?.pointNames ?? []) + (theirs?.pointNames ?? [])).sorted() {
      let (before, our, their) = (values(base, point), values(ours, point), values(theirs, point))
      // A point that only one side has is new there, or the other side has removed it.
      if before != nil, our == nil || their == nil { continue }
      var merged: [TokenRead] = []
      for path in Set((our ?? [:]).keys).union((their ?? [:]).keys).sorted() {
        let (own, other) = (our?[path], their?[path])
        switch ThreeWay(values: before?[path], ours: our == nil ? other : own, theirs: their == nil ? own : other) {
        case .agreed(let value): if let value { merged.append(TokenRead(path: path, value: value)) }
        case .disputed:
          disputes.append("\(path) at \(point): \(own ?? "none") here, \(other ?? "none") there")
          paths.insert(path)
          if let own { merged.append(TokenRead(path: path, value: own)) }
        }
      }
      points.append(([point], merged))
    }
    record = TokenRecord(points)
    self.disputes = disputes
    disputedPaths = paths
  }
}
