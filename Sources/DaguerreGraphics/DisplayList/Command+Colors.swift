extension Command {
  /// The same with each of its colours changed.
  ///
  /// - Parameter pictures: whether those of the pixels of a picture are changed too.
  package func recolored(pictures: Bool = false, _ change: (Color) -> Color) -> Command {
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
      if pictures, fill.tint == nil { fill.image = fill.image.recolored(change) }
      fill.tint = fill.tint.map(change)
      return .image(fill)
    case .pushEffect(.shadow(var shadow)):
      shadow.color = change(shadow.color)
      return .pushEffect(.shadow(shadow))
    case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: return self
    }
  }
}

extension PixelImage {
  /// The same with the colour of each pixel changed.
  fileprivate func recolored(_ change: (Color) -> Color) -> PixelImage {
    // Many pixels have the colour of the one before.
    var last = (before: UInt32(0), after: premultiplied(change(.clear)))
    let pixels = bitmap.pixels.map { pixel in
      if pixel != last.before { last = (pixel, premultiplied(change(Color(premultiplied: pixel)))) }
      return last.after
    }
    return PixelImage(Bitmap(width: width, height: height, pixels: pixels))
  }
}

extension Color {
  /// The colour of a premultiplied pixel, each channel rounded to nearest; one that exceeds alpha counts as alpha.
  fileprivate init(premultiplied pixel: UInt32) {
    let alpha = pixel >> 24
    func channel(_ shift: UInt32) -> UInt8 {
      UInt8(AlphaConversion.straight(channel: min(pixel >> shift & 0xFF, alpha), alpha: alpha))
    }
    self.init(red: channel(0), green: channel(8), blue: channel(16), alpha: UInt8(alpha))
  }
}
