/// A ready theme: where its tokens come from and what its Swift is called.
struct ThemeDescription: Equatable {
  /// Folder of its token files, and its name on the command line.
  let folder: String
  /// What its providers' names start with: `OrangeTheme`.
  let prefix: String
  /// Module that its providers go to.
  let module: String
  /// Folder of the raw tokens of its brand.
  let brand: String
  /// Modules to import to see the raw tokens of its brand, when another theme owns them.
  let brandModule: String?
  /// Whether other modules may subclass its providers.
  let isOpen: Bool

  static let all = [
    ThemeDescription(
      folder: "orange", prefix: "OrangeTheme", module: "OUDSThemesOrange", brand: "orange", brandModule: nil,
      isOpen: true),
    ThemeDescription(
      folder: "orange-compact", prefix: "OrangeCompactTheme", module: "OUDSThemesOrangeCompact", brand: "orange",
      brandModule: "OUDSThemesOrange", isOpen: false),
    ThemeDescription(
      folder: "sosh", prefix: "SoshTheme", module: "OUDSThemesSosh", brand: "sosh", brandModule: nil, isOpen: false),
    ThemeDescription(
      folder: "wireframe", prefix: "WireframeTheme", module: "OUDSThemesWireframe", brand: "wireframe",
      brandModule: nil, isOpen: false),
  ]
}
