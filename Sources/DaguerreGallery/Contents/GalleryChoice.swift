import DaguerreSheets

/// An axis with more than one value to choose from.
struct GalleryChoice: Equatable {
  let name: String
  let words: [String]
}

extension SnapshotAxes {
  /// The axes along which a person can go, in the order of ``GalleryFrame/key(of:)``; the others are side by side.
  var choices: [SnapshotAxis] { all.filter { $0.prominence > .sideBySide } }
}

extension SnapshotAxis {
  /// As in `Size class`.
  var title: String { displayName.prefix(1).uppercased() + displayName.dropFirst() }
}
