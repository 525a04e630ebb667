import DaguerreSnapshots

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
