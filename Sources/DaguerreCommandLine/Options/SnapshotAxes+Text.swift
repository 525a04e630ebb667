import DaguerreSnapshots

extension SnapshotAxes {
  /// The axes that every point names, as in `THEME/TUNING/MODE`.
  var pointPattern: String {
    all.filter { $0.prominence < .further }.map { $0.option.uppercased() }.joined(separator: "/")
  }

  /// The defaults of the axes of this prominence or a lower one, as in `contrast normal, text scale 1`.
  func defaults(from prominence: SnapshotAxis.Prominence) -> String {
    all.filter { $0.prominence >= prominence }.map { "\($0.displayName) \($0.allValues.first ?? "")" }
      .joined(separator: ", ")
  }
}
