import DaguerreSheets

/// What a gallery shows, all in the order of the catalogue.
struct GalleryContents {
  let title: String
  let axes: SnapshotAxes
  let themes: [String]
  let modes: [String]
  /// The axes along which a person can go, apart from theme and mode, which are side by side.
  let choices: [GalleryChoice]
  let components: [GalleryComponent]

  var sheetCount: Int { components.reduce(0) { $0 + $1.sheets.count } }

  init(title: String, catalogue: any SnapshotCatalogue, pictures: [PictureWriter.Picture]) {
    func present(_ axis: SnapshotAxis) -> [String] {
      let found = Set(pictures.map { $0.point[axis.name] })
      return axis.allValues.filter(found.contains)
    }
    self.title = title
    axes = catalogue.axes
    themes = catalogue.axes["theme"].map(present) ?? []
    modes = Self.unique(pictures.map { GalleryFrame.mode(of: $0.point) })
    choices = catalogue.axes.choices.compactMap { axis in
      let words = present(axis)
      return words.count > 1 ? GalleryChoice(name: axis.title, words: words) : nil
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
