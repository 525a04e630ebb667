import DaguerreSnapshots

/// An axis with more than one word to choose from.
struct GalleryChoice: Equatable {
  struct Axis {
    let name: String
    let keyPath: KeyPath<SnapshotAxes, String> & Sendable
    let words: @Sendable (any SnapshotCatalogue) -> [String]
  }

  /// In the order of ``GalleryFrame/key(of:)``.
  static let axes = [
    Axis(name: "Tuning", keyPath: \.tuning) { $0.themes.flatMap(\.tunings) },
    Axis(name: "Size class", keyPath: \.sizeClass) { $0.sizeClasses },
    Axis(name: "Direction", keyPath: \.direction) { $0.directions },
    Axis(name: "Contrast", keyPath: \.contrast) { $0.contrasts },
    Axis(name: "Text scale", keyPath: \.textScale) { $0.textScales },
  ]

  let name: String
  let words: [String]
}
