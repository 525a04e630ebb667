internal import DaguerreCatalogue
public import DaguerreSkins
public import DaguerreSheets
public import DaguerreText
public import DaguerreViews
internal import OUDS

/// Every sheet of the design system, in every theme, tuning, mode, size class and direction, and a chosen few at other
/// contrasts and text scales.
public struct OUDSCatalogue: SnapshotCatalogue {
  let fonts: FontLibrary
  let symbols: ImageLibrary
  let definitions: [any ComponentSheets.Type] = SheetList.all
  /// Theme and tuning, with the values of the given themes; then the axes of sheets.
  public let axes: SnapshotAxes
  private let catalogueThemes: [CatalogueTheme]
  /// By theme ``CatalogueTheme/tokenSources``.
  private let tokenSources: [String: [String: String]]
  private let tokens = TokensByTheme()

  /// - Parameters:
  ///   - fonts: the fonts for all texts of the sheets.
  ///   - symbols: what stands for the system's symbols.
  ///   - themes: the themes to draw the sheets in.
  public init(
    fonts: FontLibrary, symbols: ImageLibrary = ImageLibrary(), themes: [CatalogueTheme] = CatalogueTheme.all
  ) {
    self.fonts = fonts
    self.symbols = symbols
    catalogueThemes = themes
    tokenSources = Dictionary(themes.map { ($0.name, $0.tokenSources) }) { first, _ in first }
    axes = Self.axes(of: themes)
  }

  /// The axes of a catalogue of the ready themes, none of which is made for it.
  public static func axes() -> SnapshotAxes { axes(of: ReadyTheme.all.map { ($0.name, $0.tunings.map(\.name)) }) }

  /// The axes of a catalogue of some themes.
  public static func axes(of themes: [CatalogueTheme]) -> SnapshotAxes {
    axes(of: themes.map { ($0.name, $0.tunings.map(\.name)) })
  }

  private static func axes(of themes: [(theme: String, values: [String])]) -> SnapshotAxes {
    SnapshotAxes([.theme(themes.map(\.theme)), .tuning(themes)] + SheetDrawing.axes.map(\.axis))
  }

  /// The first words of the ids of sheets, in the order of the catalogue.
  public var components: [String] { definitions.map { $0.component } }

  /// Every sheet at every point at which it is drawn, theme by theme.
  public func cases() -> [SnapshotCase] { cases(in: SnapshotSelection()) }

  /// The sheets at points that are selected, without making others.
  public func cases(in selection: SnapshotSelection) -> [SnapshotCase] {
    let sheets = definitions.map { definition in
      Sheets(
        component: definition.component, definitions: definition.sheets.filter { selection.includes(id: $0.id) })
    }
    var cases: [SnapshotCase] = []
    for matrixPoint in MatrixPoint.all(of: axes) where selection.includes(matrixPoint.point) {
      if let drawing = drawing(at: matrixPoint.point) { append(sheets, drawing, at: matrixPoint, to: &cases) }
    }
    return cases
  }

  /// The selected sheets of a component.
  private struct Sheets {
    let component: String
    let definitions: [SheetDefinition]
  }

  private func append(
    _ sheets: [Sheets], _ drawing: SheetDrawing, at matrixPoint: MatrixPoint, to cases: inout [SnapshotCase]
  ) {
    let point = matrixPoint.point
    // Right-to-left layout mirrors all sheets in the same way, so references of some are enough.
    let isLeftToRight = point["direction"] == "ltr"
    // All pictures would be 150 MB: those of the first theme in its first tuning are kept, and of the other themes only
    // those of the sheets that show a component at its most complete.
    let storesImages = isLeftToRight && !matrixPoint.isPairwise
    let storesAllImages =
      storesImages && point.theme == catalogueThemes.first?.name
      && point["tuning"] == catalogueThemes.first?.tunings.first?.name
    for sheets in sheets {
      for sheet in sheets.definitions where sheet.isDrawnAtPairwisePoints || !matrixPoint.isPairwise {
        cases.append(
          SnapshotCase(
            id: sheet.id, point: point, component: sheets.component,
            isReference: isLeftToRight || sheet.isDrawnAtPairwisePoints,
            storesImage: storesAllImages || storesImages && sheet.isDrawnAtPairwisePoints
          ) { try drawing.draw(sheet, in: $0) })
      }
    }
  }

  /// All tokens of the theme at a point of the matrix, sorted by path; none for an unknown theme or tuning.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)?) -> [TokenRead] {
    guard let theme = theme(at: point) else { return [] }
    return tokens[theme].reads(under: skin)
  }

  /// None for an unknown theme or tuning.
  public func tokenValues(of paths: [String], at point: SnapshotPoint, under skin: (any Skin)?) -> [String: String] {
    theme(at: point).map { tokens[$0].values(of: paths, under: skin) } ?? [:]
  }

  /// Theme, and the first tuning that has the same tokens; these have their values for all modes and size classes.
  public func tokenSource(at point: SnapshotPoint) -> String {
    tokenSources[point.theme]?[point["tuning"]] ?? point.theme
  }

  /// Whether two points of a theme differ only in flags of the tuning, contrasts and size classes that the sheet has not
  /// read.
  public func isSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool {
    guard point.theme == other.theme, let first = theme(at: point), let second = theme(at: other) else { return false }
    return (first === second || first.isSame(as: second, tunedIn: reads))
      && SheetDrawing.axes.areSame(reads, at: point, and: other)
  }

  private func theme(at point: SnapshotPoint) -> OUDSTheme? {
    catalogueThemes.first { $0.name == point.theme }?.tunings.first { $0.name == point["tuning"] }?.theme
  }

  /// Those of all tunings.
  private var allThemes: [OUDSTheme] { catalogueThemes.flatMap(\.tunings).map(\.theme) }

  /// A value of a layer that a token has anyway counts as none: the token follows what it is made from.
  ///
  /// - Throws: `TokenFileError`, `TokenNameError`.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try skins(of: layers, leavingOut: [], at: points)
  }

  /// - Throws: as ``skins(of:at:)``.
  public func skin(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at point: SnapshotPoint
  ) throws -> any Skin {
    try skins(of: layers, leavingOut: paths, at: [point])[0]
  }

  private func skins(
    of layers: [OverlayLayer], leavingOut paths: Set<String>, at points: [SnapshotPoint]
  ) throws -> [any Skin] {
    let overlays = try LayeredThemes(layers, leavingOut: paths, themes: allThemes)
    var made: [ObjectIdentifier: any Skin] = [:]
    return try points.map { point in
      guard let theme = theme(at: point) else { return ConcreteSkin() }
      if let known = made[ObjectIdentifier(theme)] { return known }
      let skin = tokens[theme].withoutRedundantValues(try overlays.skin(of: theme))
      made[ObjectIdentifier(theme)] = skin
      return skin
    }
  }

  /// - Throws: as ``skins(of:at:)``.
  public func aliases(in layers: [OverlayLayer], at point: SnapshotPoint) throws -> [String: Set<String>] {
    let overlays = try LayeredThemes(layers, themes: allThemes)
    return try theme(at: point).map { try overlays.aliases(in: $0) } ?? [:]
  }

  /// The skin as it is where the point is of no theme of the catalogue.
  public func skin(setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint) -> any Skin {
    let base = skin ?? ConcreteSkin()
    return theme(at: point).map { tokens[$0].skin(setting: values, over: base) } ?? base
  }

  /// What draws sheets at a point; nil where that is of no theme of the catalogue.
  func drawing(at point: SnapshotPoint) -> SheetDrawing? {
    theme(at: point).map { SheetDrawing(theme: $0, point: point, fonts: fonts, symbols: symbols) }
  }

  /// In the Design Tokens format, which has one value for all tunings.
  public func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile {
    let texts = Dictionary(grouping: values.flatMap(\.values), by: \.key).mapValues { Set($0.map(\.value)) }
    guard let theme = values.lazy.compactMap({ theme(at: $0.point) }).first else {
      return OverlayFile(bytes: [], omitted: texts.keys.sorted())
    }
    let file = theme.tokenFile(
      setting: texts.filter { $0.value.count == 1 }.compactMapValues(\.first), description: description)
    let omitted = (file.omitted + texts.filter { $0.value.count > 1 }.keys).sorted()
    return OverlayFile(bytes: omitted.count == texts.count ? [] : Array(file.text.utf8), omitted: omitted)
  }
}
