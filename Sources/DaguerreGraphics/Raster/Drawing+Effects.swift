extension GroupEffect {
  /// How many pixels away what is drawn has an effect.
  ///
  /// - Throws: what cannot be drawn, before the group is.
  func reach(in space: GridTransform) throws(InvalidField) -> Int {
    switch self {
    case .shadow(let shadow):
      let offset = try space.snap(shadow.offset, "offset")
      return try Self.reach(ofBlur: shadow.blur, in: space) + Fixed.ceil(max(abs(offset.x), abs(offset.y)))
    case .blur(let blur): return try Self.reach(ofBlur: blur, in: space)
    case .blend, .composite: return 0
    case .backdropBlur(let blur):
      _ = try Self.reach(ofBlur: blur, in: space)
      return 0
    }
  }

  private static func reach(ofBlur blur: Double, in space: GridTransform) throws(InvalidField) -> Int {
    guard blur >= 0 else { throw InvalidField(reason: "blur is \(blur); it must be 0 or more") }
    // Four standard deviations, with a pixel on both sides.
    return Fixed.ceil(2 * (try space.snap(blur, "blur"))) + 2
  }
}

extension Drawing {
  /// Lays a group over what is below.
  func composite(_ group: Layer, coverage: UInt16 = Mask.full) {
    let part = group.bounds.intersection(clip.bounds)
    for y in part.y0..<part.y1 {
      LayerBlitter(layer: layer, clip: clip, source: group, scratch: scratch)
        .span(y: y, x: part.x0, count: part.width, coverage: coverage)
    }
  }

  /// Lays a group over what is below, with an effect.
  ///
  /// - Parameter coverage: what it covers by its alpha, in the bounds of the group; nil for all of the clip.
  func composite(_ group: Layer, covering coverage: Layer?, _ effect: GroupEffect) throws(InvalidField) {
    switch effect {
    case .shadow(let shadow):
      try draw(shadow, of: group)
      composite(group)
    case .blur(let blur):
      let blurred = BlurredLayer(of: group, blur: try space.snap(blur, "blur"), in: clip.bounds)
      let count = blurred.bounds.width * blurred.bounds.height
      guard count > 0 else { return }
      let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count + Mask.padding)
      defer { pixels.deallocate() }
      pixels.initialize(repeating: 0, count: count + Mask.padding)
      let result = Layer(bounds: blurred.bounds, pixels: pixels)
      blurred.add(to: result)
      composite(result)
    case .blend(.normal): composite(group)
    case .blend(let mode): layer.blend(group, mode, within: clip)
    case .composite(let mode): layer.composite(group, covering: coverage, mode, within: clip)
    case .backdropBlur(let blur): blurBackdrop(try space.snap(blur, "blur"), where: group)
    }
  }

  /// Blurs what the layer has, as strong as the alpha of a group.
  private func blurBackdrop(_ blur: Int, where group: Layer) {
    let part = BlurredLayer.ink(of: group).intersection(clip.bounds)
    let near = part.grown(by: BlurredLayer.reach(of: blur)).intersection(layer.extent)
    let held = near.intersection(layer.bounds)
    guard blur > 0, !part.isEmpty, !layer.isOfOneColor(near) else { return }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: part.width * part.height + Mask.padding) { room in
      room.initialize(repeating: 0)
      guard let pixels = room.baseAddress else { return }
      let below = BlurredLayer(of: layer, within: held, blur: blur, in: part, averaging: layer.extent)
      let blurred = Layer(bounds: part, pixels: pixels)
      below.add(to: blurred)
      layer.mix(blurred, as: group, within: clip)
    }
  }

  private func draw(_ shadow: GroupShadow, of group: Layer) throws(InvalidField) {
    let blur = try space.snap(shadow.blur, "blur")
    let offset = try space.snap(shadow.offset, "offset")
    guard shadow.color.alpha > 0 else { return }
    func pixels(_ steps: Int) -> Int { Int((Double(steps) / Double(Fixed.one)).rounded()) }
    let (dx, dy) = (pixels(offset.x), pixels(offset.y))
    let visible = clip.bounds
    let blurred = BlurredLayer(
      of: group, blur: blur,
      in: PixelRect(x0: visible.x0 - dx, y0: visible.y0 - dy, x1: visible.x1 - dx, y1: visible.y1 - dy))
    var blitter = blitter(shadow.color)
    blurred.forEachRowOfAlpha { y, coverage in
      blitter.begin(rows: y + dy..<y + dy + 1)
      blitter.span(y: y + dy, x: blurred.bounds.x0 + dx, count: blurred.bounds.width, coverage: coverage)
    }
  }
}
