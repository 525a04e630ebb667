package import DaguerreSkins
package import DaguerreSheets
internal import DaguerreText
package import OUDS

/// A transition of a sheet from one theme, mode and size class to another.
///
/// Every token is interpolated between its two values, so the sheet can be drawn at every stage.
package struct SheetTransition: Sendable {
  /// Where a transition begins or ends.
  package struct End: Sendable {
    package let theme: OUDSTheme
    fileprivate let overlay: ConcreteSkin?
    package let isDark: Bool
    package let isRegular: Bool

    /// - Parameter skin: overrides of the theme's tokens; nil for none.
    package init(theme: OUDSTheme, skin: ConcreteSkin? = nil, isDark: Bool, isRegular: Bool) {
      self.theme = theme
      overlay = skin
      self.isDark = isDark
      self.isRegular = isRegular
    }

    fileprivate var skin: ConcreteSkin {
      SkinScope.with(overlay) { theme.transitionSkin(dark: isDark, regular: isRegular) }
    }
  }

  private let definition: SheetDefinition
  private let from: End
  private let to: End
  private let point: SnapshotPoint
  private let fonts: FontLibrary
  private let symbols: ImageLibrary
  private let skins: (from: ConcreteSkin, to: ConcreteSkin)

  fileprivate init(
    _ definition: SheetDefinition, from: End, to: End, at point: SnapshotPoint, fonts: FontLibrary,
    symbols: ImageLibrary
  ) {
    self.symbols = symbols
    self.definition = definition
    self.from = from
    self.to = to
    self.point = point
    self.fonts = fonts
    skins = (from.skin, to.skin)
  }

  /// The sheet at a stage.
  ///
  /// - Parameters:
  ///   - fraction: 0 gives exactly the first sheet, 1 exactly the last.
  ///   - scale: pixels per point.
  package func sheet(at fraction: Double, scale: Double) throws -> Sheet {
    switch fraction {
    case 0: try plain(from, scale: scale)
    case 1: try plain(to, scale: scale)
    default: try stage(at: fraction, scale: scale)
    }
  }

  /// The sheet under tokens on the way.
  ///
  /// The drawing reads light and compact values, where the skins hold those of the mode and size class of each end. So
  /// it is the plain sheet at both ends, unless a view sets a skin of its own, which has no other end. What is no token,
  /// such as the icons of a theme, changes half-way.
  package func stage(at fraction: Double, scale: Double) throws -> Sheet {
    let theme = fraction < 0.5 ? from.theme : to.theme
    return try SheetDrawing(theme: theme, point: point, fonts: fonts, symbols: symbols).draw(
      definition, in: SnapshotContext(scale: scale, skin: skins.from.interpolated(to: skins.to, at: fraction)))
  }

  private func plain(_ end: End, scale: Double) throws -> Sheet {
    let place = point.with("mode", end.isDark ? "dark" : "light")
      .with("sizeClass", end.isRegular ? "regular" : "compact")
    return try SheetDrawing(theme: end.theme, point: place, fonts: fonts, symbols: symbols)
      .draw(definition, in: SnapshotContext(scale: scale, skin: end.overlay))
  }
}

extension OUDSCatalogue {
  /// The ids of all sheets, in the order of the catalogue.
  package var sheetIDs: [String] { definitions.flatMap { $0.sheets.map(\.id) } }

  /// The transition of a sheet between two ends; nil when no sheet has this id.
  package func transition(
    of id: String, from: SheetTransition.End, to: SheetTransition.End, direction: String = "ltr"
  ) -> SheetTransition? {
    definitions.lazy.flatMap { $0.sheets }.first { $0.id == id }
      .map {
        SheetTransition(
          $0, from: from, to: to, at: axes.point(theme: axes.themes[0], ["direction": direction]), fonts: fonts,
          symbols: symbols)
      }
  }
}
