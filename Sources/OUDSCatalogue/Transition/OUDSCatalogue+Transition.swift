public import DaguerreSkins
public import DaguerreSheets
internal import OUDS

extension OUDSCatalogue {
  /// All tokens pass from their values at one point to those at the other; nil where a point is of no theme of the
  /// catalogue, or no sheet has the id.
  public func transition(
    of id: String, from: SnapshotPoint, to: SnapshotPoint, under skins: (from: (any Skin)?, to: (any Skin)?)
  ) -> SheetTransition? {
    guard let definition = definitions.lazy.flatMap({ $0.sheets }).first(where: { $0.id == id }),
      let first = end(of: definition, at: from, under: skins.from),
      let last = end(of: definition, at: to, under: skins.to)
    else { return nil }
    return SheetTransition(from: first, to: last)
  }

  /// Nil where the point is of no theme of the catalogue.
  ///
  /// On the way the drawing reads light and compact values, where the skin holds those of the mode and size class of the
  /// end. So it is the plain sheet at both ends, unless a view sets a skin of its own, which has no other end.
  private func end(
    of definition: SheetDefinition, at point: SnapshotPoint, under skin: (any Skin)?
  ) -> SheetTransition.End? {
    guard let drawing = drawing(at: point),
      let staged = self.drawing(at: point.with("mode", "light").with("sizeClass", "compact"))
    else { return nil }
    let tokens = SkinScope.with(skin) {
      drawing.theme.transitionSkin(dark: point["mode"] == "dark", regular: point["sizeClass"] == "regular")
    }
    return SheetTransition.End(
      skin: tokens, sheet: { try drawing.draw(definition, in: SnapshotContext(scale: $0, skin: skin)) },
      stage: { try staged.draw(definition, in: $0) })
  }
}
