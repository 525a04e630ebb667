internal import DaguerreSkins
internal import DaguerreSheets
internal import OUDS

/// A transition of a sheet from one theme, mode and size class to another.
///
/// Every token is interpolated between its two values, so the sheet can be drawn at every stage.
struct ThemeTransition: Sendable {
  /// Where a transition begins or ends.
  struct End: Sendable {
    let drawing: SheetDrawing
    /// Overrides of the theme's tokens; nil for none.
    let overlay: (any Skin)?

    /// Every token, with values for light and compact that are those of the mode and size class of the end.
    fileprivate var skin: ConcreteSkin {
      let point = drawing.point
      return SkinScope.with(overlay) {
        drawing.theme.transitionSkin(dark: point["mode"] == "dark", regular: point["sizeClass"] == "regular")
      }
    }

    /// The drawing that takes such values.
    fileprivate var lightAndCompact: SheetDrawing {
      drawing.at(drawing.point.with("mode", "light").with("sizeClass", "compact"))
    }
  }

  private let definition: SheetDefinition
  private let from: End
  private let to: End
  private let skins: (from: ConcreteSkin, to: ConcreteSkin)

  init(_ definition: SheetDefinition, from: End, to: End) {
    self.definition = definition
    self.from = from
    self.to = to
    skins = (from.skin, to.skin)
  }

  /// The sheet at a stage, at both ends that of the point.
  func sheet(at fraction: Double, scale: Double) throws -> Sheet {
    guard fraction == 0 || fraction == 1 else { return try stage(at: fraction, scale: scale) }
    let end = fraction == 0 ? from : to
    return try end.drawing.draw(definition, in: SnapshotContext(scale: scale, skin: end.overlay))
  }

  /// The sheet under tokens on the way.
  ///
  /// The drawing reads light and compact values, where the skins hold those of the mode and size class of each end. So
  /// it is the plain sheet at both ends, unless a view sets a skin of its own, which has no other end. What is no token,
  /// such as the icons of a theme, changes half-way.
  func stage(at fraction: Double, scale: Double) throws -> Sheet {
    let skin = skins.from.interpolated(to: skins.to, at: fraction)
    return try (fraction < 0.5 ? from : to).lightAndCompact.draw(
      definition, in: SnapshotContext(scale: scale, skin: skin))
  }
}

extension OUDSCatalogue {
  /// The stages of a sheet between two points; nil where a point is of no theme of the catalogue, or no sheet has the id.
  func themeTransition(
    of id: String, from: SnapshotPoint, to: SnapshotPoint, under skins: (from: (any Skin)?, to: (any Skin)?)
  ) -> ThemeTransition? {
    guard let definition = definitions.lazy.flatMap({ $0.sheets }).first(where: { $0.id == id }),
      let first = drawing(at: from), let last = drawing(at: to)
    else { return nil }
    return ThemeTransition(
      definition, from: ThemeTransition.End(drawing: first, overlay: skins.from),
      to: ThemeTransition.End(drawing: last, overlay: skins.to))
  }
}
