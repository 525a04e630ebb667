extension Command {
  /// The command as it is drawn through a placement; glyphs that are turned or mirrored become filled outlines, one
  /// command each, and all that is not upright any more becomes paths.
  ///
  /// Dashes and dots begin at the corner that is the top left one afterwards. Clips must stay upright.
  package func placed(by placement: Placement) -> [Command] {
    guard let orientation = placement.orientation else { return transformed(by: placement) }
    switch self {
    case .fillRect(let rect, let color): return [.fillRect(placement.apply(rect), color)]
    case .fillRoundedRect(let rect, let radii, let color):
      return [.fillRoundedRect(placement.apply(rect), placement.apply(radii), color)]
    case .border(var border):
      border.rect = placement.apply(border.rect)
      border.radii = placement.apply(border.radii)
      border.width *= placement.scale
      border.style = border.style.scaled(by: placement.scale)
      return [.border(border)]
    case .shadow(var shadow):
      shadow.rect = placement.apply(shadow.rect)
      shadow.radii = placement.apply(shadow.radii)
      shadow.offset = placement.apply(distance: shadow.offset)
      shadow.blur *= placement.scale
      shadow.spread *= placement.scale
      return [.shadow(shadow)]
    case .glyphs(var run) where orientation == .identity:
      run.size *= placement.scale
      run.glyphs = run.glyphs.map { .init(id: $0.id, origin: placement.transform.apply($0.origin)) }
      return [.glyphs(run)]
    case .glyphs(let run): return run.outlines(placedBy: placement.transform)
    case .fillPath(let path, let rule, let color):
      return [.fillPath(path.transformed(by: placement.transform), rule, color)]
    case .arc(var arc):
      arc.center = placement.transform.apply(arc.center)
      arc.radius *= placement.scale
      arc.width *= placement.scale
      arc.start = orientation.start(of: arc.start, sweep: arc.sweep)
      return [.arc(arc)]
    case .fillGradient(var gradient):
      gradient.rect = placement.apply(gradient.rect)
      gradient.radii = placement.apply(gradient.radii)
      guard let geometry = gradient.geometry.transformed(by: placement.transform) else { return [] }
      gradient.geometry = geometry
      return [.fillGradient(gradient)]
    case .image(let fill): return [.image(fill.placed(by: placement.transform))]
    case .pushClip(let rect, let radii): return [.pushClip(placement.apply(rect), placement.apply(radii))]
    case .pushEffect(let effect): return [.pushEffect(effect.placed(by: placement))]
    case .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .popEffect: return [self]
    }
  }
}

extension Border.Style {
  fileprivate func scaled(by scale: Double) -> Border.Style {
    switch self {
    case .solid: .solid
    case .dashed(let on, let off): .dashed(on: on * scale, off: off * scale)
    case .dotted(let spacing): .dotted(spacing: spacing * scale)
    }
  }
}

extension GroupEffect {
  /// The effect as it is seen through a map.
  package func placed(by placement: Placement) -> GroupEffect {
    switch self {
    case .shadow(var shadow):
      shadow.offset = placement.apply(distance: shadow.offset)
      shadow.blur *= placement.scale
      return .shadow(shadow)
    case .blur(let blur): return .blur(blur * placement.scale)
    case .blend, .composite: return self
    case .backdropBlur(let blur): return .backdropBlur(blur * placement.scale)
    }
  }
}

extension ImageFill {
  func placed(by map: AffineTransform) -> ImageFill {
    var fill = self
    fill.transform = ProjectiveTransform(map).after(transform)
    return fill
  }
}

extension GlyphRun {
  func outlines(placedBy transform: AffineTransform) -> [Command] {
    let scale = size / font.unitsPerEm
    return glyphs.compactMap { glyph in
      let outline = font.outline(of: glyph.id)
      guard !outline.isEmpty else { return nil }
      let onPage = AffineTransform(
        scaleX: scale, scaleY: -scale, translateX: glyph.origin.x, translateY: glyph.origin.y)
      return .fillPath(outline.transformed(by: transform.after(onPage)), .nonzero, color)
    }
  }
}
