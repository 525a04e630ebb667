import DaguerreSnapshots

/// What a gallery shows, all in the order of the catalogue.
struct GalleryContents {
  let title: String
  let themes: [String]
  let modes: [String]
  /// The axes along which a person can go, apart from theme and mode, which are side by side.
  let choices: [GalleryChoice]
  let components: [GalleryComponent]

  var sheetCount: Int { components.reduce(0) { $0 + $1.sheets.count } }

  init(title: String, catalogue: any SnapshotCatalogue, pictures: [PictureWriter.Picture]) {
    func present(_ words: [String], _ axis: KeyPath<SnapshotAxes, String>) -> [String] {
      let found = Set(pictures.map { $0.axes[keyPath: axis] })
      var known: Set<String> = []
      return words.filter { found.contains($0) && known.insert($0).inserted }
    }
    self.title = title
    themes = present(catalogue.themes.map(\.name), \.theme)
    modes = present(catalogue.modes, \.mode)
    choices = GalleryChoice.axes.compactMap { axis in
      let words = present(axis.words(catalogue), axis.keyPath)
      return words.count > 1 ? GalleryChoice(name: axis.name, words: words) : nil
    }
    let bySheet = Dictionary(grouping: pictures) { $0.id }
    let sheets = Self.unique(pictures.map(\.id)).map { [themes, modes] id in
      GallerySheet(id: id, pictures: bySheet[id] ?? [], themes: themes, modes: modes)
    }
    components = Self.unique(sheets.map(\.component)).map { name in
      GalleryComponent(name: name, sheets: sheets.filter { $0.component == name })
    }
  }

  /// Each once, where it is first.
  private static func unique(_ words: [String]) -> [String] {
    var known: Set<String> = []
    return words.filter { known.insert($0).inserted }
  }
}

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

/// A component and its sheets.
struct GalleryComponent {
  let name: String
  let sheets: [GallerySheet]
}

/// A sheet in every theme and mode.
struct GallerySheet {
  let id: String
  let frames: [GalleryFrame]

  var component: String { String(id.prefix { $0 != "/" }) }

  init(id: String, pictures: [PictureWriter.Picture], themes: [String], modes: [String]) {
    self.id = id
    frames = themes.flatMap { theme in
      modes.compactMap { mode in
        let members = pictures.filter { $0.axes.theme == theme && $0.axes.mode == mode }
        return members.isEmpty ? nil : GalleryFrame(theme: theme, mode: mode, pictures: members)
      }
    }
  }
}

/// The place of one picture on a page: a sheet in a theme and mode, at one of several points.
struct GalleryFrame {
  let theme: String
  let mode: String
  /// The first is there before a person chooses another one.
  let pictures: [PictureWriter.Picture]

  /// The words of a point that can be chosen, as in `max-it/compact/ltr/normal/1`.
  static func key(of axes: SnapshotAxes) -> String {
    GalleryChoice.axes.map { axes[keyPath: $0.keyPath] }.joined(separator: "/")
  }
}
