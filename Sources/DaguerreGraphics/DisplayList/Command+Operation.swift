extension Command {
  /// The name in the interchange form.
  var operation: String {
    switch self {
    case .fillRect: "fill_rect"
    case .fillRoundedRect: "fill_rrect"
    case .border: "border"
    case .shadow: "shadow"
    case .glyphs: "glyphs"
    case .fillPath: "fill_path"
    case .arc: "arc"
    case .fillGradient: "fill_gradient"
    case .pushClip: "push_clip"
    case .popClip: "pop_clip"
    case .pushOpacity: "push_opacity"
    case .popOpacity: "pop_opacity"
    }
  }
}
