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
        switch ThreeWay(base: before?[path], ours: our == nil ? other : own, theirs: their == nil ? own : other) {
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
