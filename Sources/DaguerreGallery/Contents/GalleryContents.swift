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
