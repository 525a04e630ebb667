import DaguerreSheets

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
        let members = pictures.filter { $0.point.theme == theme && GalleryFrame.mode(of: $0.point) == mode }
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

  /// What else stands side by side, as in `dark`; empty where nothing does.
  static func mode(of point: SnapshotPoint) -> String {
    point.values(of: .sideBySide).dropFirst().joined(separator: " ")
  }

  /// The values of a point that can be chosen, as in `max-it/compact/ltr/normal/1`.
  static func key(of point: SnapshotPoint) -> String {
    point.axes.choices.map { point[$0.name] }.joined(separator: "/")
  }
}
