import DaguerreGraphics
import DaguerreSupport

extension CaseDrawer {
  /// What paints into a part of the picture, the backmost first, each paint of a view once.
  ///
  /// - Parameter exactly: whether only paints count without which the part would look different, which takes a picture
  ///   for each; else those whose bounds meet the part.
  func paints(
    in part: PixelRect, of snapshot: SnapshotCase, exactly: Bool
  ) throws(CaseError) -> [Explanation.Paint] {
    let sheet = try traced(snapshot)
    do {
      let scale = SnapshotStore.scale
      let area = part.area(scale: scale)
      let rasterizer = Rasterizer()
      let whole = try rasterizer.draw(sheet.list, scale: scale)
      var known: Set<Explanation.Paint> = []
      var paints: [Explanation.Paint] = []
      var effects: [GroupEffect] = []
      for (index, command) in sheet.list.commands.enumerated() {
        if case .pushEffect(let effect) = command { effects.append(effect) }
        if case .popEffect = command { effects.removeLast() }
        guard let text = effects.last?.paintOfContents ?? command.paint, let bounds = command.bounds,
          bounds.intersects(area)
        else { continue }
        if exactly {
          let other = try rasterizer.draw(sheet.list.without(index), scale: scale)
          if other.color(part.x, part.y) == whole.color(part.x, part.y) { continue }
        }
        let origin = sheet.origins.indices.contains(index) ? sheet.origins[index] : nil
        let paint = Explanation.Paint(views: origin?.views ?? [], paint: text, tokens: origin?.tokens ?? [])
        if known.insert(paint).inserted { paints.append(paint) }
      }
      return paints
    } catch {
      throw CaseError(id: snapshot.id, point: snapshot.point, underlying: error)
    }
  }
}

extension DisplayList {
  fileprivate func without(_ index: Int) -> DisplayList {
    var list = DisplayList(size: size, background: background)
    for (other, command) in commands.enumerated() where other != index { list.append(command) }
    return list
  }
}

extension GroupEffect {
  /// What is painted by whatever is in the group; nil where that is seen.
  fileprivate var paintOfContents: String? {
    if case .backdropBlur(let blur) = self { "blur \(blur) of what is behind" } else { nil }
  }
}

extension Command {
  /// What is painted, as in `fill #FF7900FF`; nil for what paints nothing itself.
  var paint: String? {
    func text(_ word: String, _ color: Color) -> String { "\(word) \(HexadecimalColor.text(color.rgba))" }
    switch self {
    case .fillRect(_, let color), .fillRoundedRect(_, _, let color), .fillPath(_, _, let color):
      return text("fill", color)
    case .border(let border): return text("border", border.color)
    case .shadow(let shadow): return text("shadow", shadow.color)
    case .glyphs(let run): return text("text", run.color)
    case .arc(let arc): return text("arc", arc.color)
    case .fillGradient(let gradient):
      return "gradient " + gradient.stops.map { HexadecimalColor.text($0.color.rgba) }.joined(separator: " ")
    case .image(let fill):
      let size = "picture of \(fill.image.width) x \(fill.image.height) pixels"
      return fill.tint.map { text(size, $0) } ?? size
    case .pushEffect(.shadow(let shadow)): return text("shadow", shadow.color)
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: return nil
    }
  }
}
