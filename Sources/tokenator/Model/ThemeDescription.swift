/// A ready theme: where its tokens come from and what its Swift is called.
struct ThemeDescription: Equatable {
  /// A theme with light and dark exchanged, which needs no token files of its own.
  struct Inverse: Equatable {
    let name: String
    let summary: String
    let prefix: String
    let module: String
  }

  /// Folder of its token files, and its name on the command line.
  let folder: String
  /// What people call it.
  let name: String
  /// The first sentence of its documentation.
  let summary: String
  /// Its class, and what its providers' names start with: `OrangeTheme`.
  let prefix: String
  /// Module that its providers go to.
  let module: String
  /// Folder of the raw tokens of its brand.
  let brand: String
  /// Modules to import to see the raw tokens of its brand, when another theme owns them.
  var brandModule: String?
  /// Whether other modules may subclass it and its providers.
  var isOpen = false
  /// Whether it takes a tuning.
  var isTunable = false
  /// Whether it has colours of charts, in a class, or by a name, that is written by hand.
  var hasChartColors = false
  /// Whether a mark of the brand may stand below large headings.
  var hasHeadingMarker = true
  /// Whether it has icons of its own, in an enumeration that is written by hand.
  var hasIcons = false
  /// `#RRGGBB` of branded bullets in light mode, where that is not the brand's colour of content.
  var lightBullets: String?
  /// The theme that is this one inverted, if there is one.
  ///
  /// Only an open theme has one: its classes are subclassed.
  var inverse: Inverse?

  /// What a release changes, in the folder of the release.
  var releaseFile: String { "\(folder).tokens.json" }

  static let all = [
    ThemeDescription(
      folder: "orange", name: "Orange", summary: "The theme of Orange, and the one to start a theme of your own from.",
      prefix: "OrangeTheme", module: "OUDSThemesOrange", brand: "orange", isOpen: true, isTunable: true,
      hasChartColors: true,
      inverse: Inverse(
        name: "Orange Inverse",
        summary: "Orange with the light and the dark colours exchanged, for dark rooms and screens that are always on.",
        prefix: "OrangeInverseTheme", module: "OUDSThemesOrangeInverse")),
    ThemeDescription(
      folder: "orange-compact", name: "Orange Compact",
      summary: "Orange for dense user interfaces: the same colours, smaller sizes and spaces.",
      prefix: "OrangeCompactTheme", module: "OUDSThemesOrangeCompact", brand: "orange",
      brandModule: "OUDSThemesOrange", isTunable: true, hasChartColors: true, hasIcons: true),
    ThemeDescription(
      folder: "sosh", name: "Sosh", summary: "The theme of Sosh.", prefix: "SoshTheme", module: "OUDSThemesSosh",
      brand: "sosh", hasHeadingMarker: false, hasIcons: true, lightBullets: "#D5204E"),
    ThemeDescription(
      folder: "wireframe", name: "Wireframe", summary: "A theme for drafts, of no brand.", prefix: "WireframeTheme",
      module: "OUDSThemesWireframe", brand: "wireframe", isOpen: true, isTunable: true, hasIcons: true),
  ]
}
