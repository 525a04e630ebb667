import DaguerreGraphics

extension Command {
  /// Whether anything may be seen of it.
  var isSeen: Bool {
    if case .image(let fill) = self, fill.tint == nil { true } else { colors.contains { $0.alpha > 0 } }
  }

  /// The colours that it paints with; none where it paints nothing itself, or a picture.
  var colors: [Color] {
    switch self {
    case .fillRect(_, let color), .fillRoundedRect(_, _, let color), .fillPath(_, _, let color): [color]
    case .border(let border): [border.color]
    case .shadow(let shadow): [shadow.color]
    case .glyphs(let run): [run.color]
    case .arc(let arc): [arc.color]
    case .fillGradient(let gradient): gradient.stops.map(\.color)
    case .image(let fill): fill.tint.map { [$0] } ?? []
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: []
    }
  }

  /// The same shape in one colour.
  func painted(_ color: Color) -> Command { recolored { _ in color } }

  /// Whether it is the shadow of another command's box.
  func isShadow(of other: Command) -> Bool {
    guard case .shadow(let shadow) = self else { return false }
    switch other {
    case .fillRect(let rect, _): return shadow.rect == rect && shadow.radii == .zero
    case .fillRoundedRect(let rect, let radii, _): return shadow.rect == rect && shadow.radii == radii
    case .fillGradient(let fill): return shadow.rect == fill.rect && shadow.radii == fill.radii
    default: return false
    }
  }
}
