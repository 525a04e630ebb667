extension Command {
  /// The same with each of its colours changed.
  package func recolored(_ change: (Color) -> Color) -> Command {
    switch self {
    case .fillRect(let rect, let color): return .fillRect(rect, change(color))
    case .fillRoundedRect(let rect, let radii, let color): return .fillRoundedRect(rect, radii, change(color))
    case .border(var border):
      border.color = change(border.color)
      return .border(border)
    case .shadow(var shadow):
      shadow.color = change(shadow.color)
      return .shadow(shadow)
    case .glyphs(var run):
      run.color = change(run.color)
      return .glyphs(run)
    case .fillPath(let path, let rule, let color): return .fillPath(path, rule, change(color))
    case .arc(var arc):
      arc.color = change(arc.color)
      return .arc(arc)
    case .fillGradient(var gradient):
      gradient.stops = gradient.stops.map { .init(position: $0.position, color: change($0.color)) }
      return .fillGradient(gradient)
    case .image(var fill):
      fill.tint = fill.tint.map(change)
      return .image(fill)
    case .pushEffect(.shadow(var shadow)):
      shadow.color = change(shadow.color)
      return .pushEffect(.shadow(shadow))
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: return self
    }
  }
}
