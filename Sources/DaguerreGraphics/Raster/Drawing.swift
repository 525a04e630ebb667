/// The state of drawing one list: the layer to draw into, the clip, and what has been pushed.
///
/// Not copyable, because it owns the memory of its scratch row and of groups that are still open when drawing fails.
struct Drawing: ~Copyable {
  private let rasterizer: Rasterizer
  let space: GridTransform
  private(set) var layer: Layer
  private(set) var clip: Clip
  private var frames: [Frame] = []
  /// Room for a row of coverage.
  private(set) var scratch: UnsafeMutablePointer<UInt16>
  private var scratchCapacity: Int
  /// The pixels of open groups, the innermost last.
  private var groupBuffers: [UnsafeMutablePointer<UInt32>] = []
  /// How many pixels these hold together.
  private var groupPixels = 0

  /// The most pixels that open groups may take together: twice the sheet's, or 256 MB.
  private let maximumGroupPixels: Int
  /// The longest side of a group, in pixels: in grid steps it must be a number of 32 bits, as edges have them.
  private static let maximumGroupSide = 1 << 18
  /// The most pixels of a group that reaches farther than the sheet is large, so that small sheets stay cheap: 16 MB.
  private static let maximumFarPixels = 1 << 22
  /// Bytes that open clips take together.
  private var clipCost = 0
  private static let maximumClipCost = 64 << 20

  /// What a pop goes back to.
  fileprivate struct Frame {
    /// The command that pushed it.
    let index: Int
    let clip: Clip
    let kind: Kind
    /// What a group that is composited covers, whose pixels follow those of the group.
    var coverage: Layer?

    init(index: Int, clip: Clip, kind: Kind) { (self.index, self.clip, self.kind) = (index, clip, kind) }

    enum Kind {
      case clip
      /// An opacity of 0...65535.
      case group(below: Layer, opacity: UInt16)
      case mask(below: Layer)
      case effect(below: Layer, GroupEffect)
    }
  }

  /// - Parameter visible: the part of the layer to draw.
  init(rasterizer: Rasterizer, layer: Layer, visible: PixelRect, space: GridTransform) {
    self.rasterizer = rasterizer
    self.layer = layer
    self.space = space
    clip = Clip(bounds: visible)
    maximumGroupPixels = max(2 * layer.bounds.width * layer.bounds.height, 1 << 26)
    scratchCapacity = layer.bounds.width + Mask.padding
    scratch = .allocate(capacity: scratchCapacity)
    scratch.initialize(repeating: 0, count: scratchCapacity)
  }

  deinit {
    scratch.deallocate()
    for pixels in groupBuffers { pixels.deallocate() }
  }

  mutating func draw(
    _ commands: [Command], culling: OcclusionCulling, groups: GroupBounds
  ) throws(DrawingError) {
    for (index, command) in commands.enumerated() {
      do throws(InvalidField) {
        try draw(command, index: index, culling: culling, groups: groups)
      } catch {
        throw .command(index: index, operation: command.operation, reason: error.reason)
      }
    }
    if let open = frames.last {
      let command = commands[open.index]
      throw .command(
        index: open.index, operation: command.operation,
        reason: "there is no \(open.kind.pop) for it")
    }
  }

  private mutating func draw(
    _ command: Command, index: Int, culling: OcclusionCulling, groups: GroupBounds
  ) throws(InvalidField) {
    switch command {
    case .fillRect(let rect, let color):
      guard let rect = try space.snap(rect) else { return }
      fill(RoundedBox(rect), color)
    case .fillRoundedRect(let rect, let radii, let color):
      guard let box = try RoundedBox(rect, radii, in: space) else { return }
      fill(box, color)
    case .border(let border):
      try draw(border)
    case .shadow(let shadow):
      try draw(shadow, occluded: clip.isWholePixels ? culling.pixelsOccluded(after: index) : nil)
    case .fillGradient(let gradient):
      try draw(gradient)
    case .image(let fill):
      try draw(fill)
    case .glyphs(let run):
      var blitter = blitter(run.color)
      try rasterizer.glyphs.emit(run, in: space, bounds: clip.bounds, to: &blitter)
    case .fillPath(let path, let rule, let color):
      try fill(path, rule, color)
    case .arc(let arc):
      guard let shape = try ArcShape(arc, in: space) else { return }
      var blitter = blitter(arc.color)
      try rasterizer.outlines.emit(
        shape.key, origin: shape.origin, extent: shape.extent, in: clip.bounds, to: &blitter
      ) { window throws(InvalidField) in
        if shape.isSimple, window == shape.extent.pixels {
          return SimpleContours.mask(in: window) { shape.draw(into: &$0) }
        }
        return try OutlineMasks.mask(in: window, height: shape.extent.pixels.height, rule: .nonzero) {
          shape.draw(into: &$0)
        }
      }
    case .pushClip(let rect, let radii):
      let box = try RoundedBox(rect, radii, in: space)
      frames.append(Frame(index: index, clip: clip, kind: .clip))
      narrowClip(to: box)
      clipCost += clip.cost
      guard clipCost <= Self.maximumClipCost else {
        throw InvalidField(
          reason: "the clips that are open here need more than \(Self.maximumClipCost >> 20) MB; nest fewer of them")
      }
    case .popClip:
      guard let frame = frames.last, case .clip = frame.kind else { throw unmatched("clip") }
      frames.removeLast()
      clipCost -= clip.cost
      clip = frame.clip
    case .pushOpacity(let opacity):
      guard opacity >= 0, opacity <= 1 else { throw InvalidField(reason: "opacity is \(opacity); it must be 0 to 1") }
      try pushLayer(
        .group(below: layer, opacity: UInt16((opacity * 65535).rounded(.toNearestOrEven))), index: index,
        within: groups[index])
    case .popOpacity:
      guard let frame = frames.last, case .group(let below, let opacity) = frame.kind else { throw unmatched("group") }
      let source = popLayer(to: below, frame.clip)
      composite(source, coverage: opacity)
      groupBuffers.removeLast().deallocate()
    case .pushMask:
      try pushLayer(.mask(below: layer), index: index)
    case .popMask:
      guard let frame = frames.last, case .mask(let below) = frame.kind else { throw unmatched("mask") }
      let mask = popLayer(to: below, frame.clip)
      if let last = frames.indices.last, case .effect(_, .composite) = frames[last].kind {
        guard let coverage = frames[last].coverage else {
          frames[last].coverage = mask
          groupPixels += mask.bounds.width * mask.bounds.height
          return
        }
        coverage.multiply(by: mask, within: clip)
      } else {
        layer.multiply(by: mask, within: clip)
      }
      groupBuffers.removeLast().deallocate()
    case .pushEffect(let effect):
      try pushLayer(
        .effect(below: layer, effect), index: index, within: groups[index], reach: try effect.reach(in: space))
    case .popEffect:
      guard let frame = frames.last, case .effect(let below, let effect) = frame.kind else { throw unmatched("effect") }
      let source = popLayer(to: below, frame.clip)
      try composite(source, covering: frame.coverage, effect)
      if let coverage = frame.coverage {
        groupPixels -= coverage.bounds.width * coverage.bounds.height
        groupBuffers.removeLast().deallocate()
      }
      groupBuffers.removeLast().deallocate()
    }
  }

  func blitter(_ color: Color) -> SolidBlitter {
    SolidBlitter(layer: layer, clip: clip, color: BlendColor(color), scratch: scratch)
  }

  private func fill(_ box: RoundedBox, _ color: Color) {
    var blitter = blitter(color)
    rasterizer.boxes.emit(box, in: clip.bounds, to: &blitter)
  }

  private func fill(_ path: Path, _ rule: FillRule, _ color: Color) throws(InvalidField) {
    var blitter = blitter(color)
    try emit(path, rule, to: &blitter)
  }

  private func emit(_ path: Path, _ rule: FillRule, to blitter: inout some Blitter) throws(InvalidField) {
    let shape = try PathShape(path, in: space)
    guard !shape.extent.isEmpty else { return }
    try rasterizer.outlines.emit(
      OutlineMasks.Key(kind: .path(rule), numbers: shape.numbers), origin: shape.origin, extent: shape.extent,
      in: clip.bounds, to: &blitter
    ) { window throws(InvalidField) in
      try OutlineMasks.mask(in: window, height: shape.extent.pixels.height, rule: rule) { shape.draw(into: &$0) }
    }
  }

  private func draw(_ border: Border) throws(InvalidField) {
    let width = try space.snap(border.width, "width")
    guard width > 0 else { return }
    guard let box = try RoundedBox(border.rect, border.radii, grownBy: border.outside, in: space) else { return }
    switch border.style {
    case .solid:
      // Boxes have no such corners.
      if border.hasOverlongCorner, let outline = border.outline { return try fill(outline, border.rule, border.color) }
      var blitter = blitter(border.color)
      rasterizer.boxes.emit(box, border: width, in: clip.bounds, to: &blitter)
    case .dashed(let on, let off):
      guard on >= 0, off >= 0 else {
        throw InvalidField(reason: "dash is [\(on), \(off)]; both lengths must be 0 or more")
      }
      try drawDashes(border, box, width: width, on: on, period: on + off)
    case .dotted(let spacing):
      try drawDashes(border, box, width: width, on: nil, period: spacing)
    }
  }

  private func drawDashes(_ border: Border, _ box: RoundedBox, width: Int, on: Double?, period: Double)
    throws(InvalidField)
  {
    guard box.rect.width > width, box.rect.height > width else {
      // The line fills the box.
      return fill(box, border.color)
    }
    guard period > 0 else {
      throw InvalidField(
        reason: "dash is \(on.map { "[\($0), \(period - $0)]" } ?? "[0, \(period)]"); together it must be above 0")
    }
    // Longer than any border there is.
    func steps(_ length: Double) -> Double { min(length * space.scale * Double(Fixed.one), 1e18) }
    let dashes = try DashedBorder(box, width: width, on: on.map(steps), period: steps(period))
    var blitter = blitter(border.color)
    try rasterizer.outlines.emit(
      dashes.key, origin: dashes.origin, extent: dashes.extent, in: clip.bounds, to: &blitter
    ) { window throws(InvalidField) in
      if dashes.isSimple, window == dashes.extent.pixels {
        return SimpleContours.mask(in: window) { dashes.draw(into: &$0) }
      }
      return try OutlineMasks.mask(in: window, height: dashes.extent.pixels.height, rule: .nonzero) {
        dashes.draw(into: &$0)
      }
    }
  }

  /// - Parameter occluded: pixels that need not be painted.
  private func draw(_ shadow: Shadow, occluded: PixelRect?) throws(InvalidField) {
    let blur = try space.snap(shadow.blur, "blur")
    let offset = try space.snap(shadow.offset, "offset")
    guard blur >= 0 else { throw InvalidField(reason: "blur is \(shadow.blur); it must be 0 or more") }
    guard
      let box = try RoundedBox(shadow.rect, shadow.radii, grownBy: shadow.spread, in: space)?.moved(by: offset)
    else { return }
    if ShadowMasks.isSharp(blur: blur) {
      fill(box, shadow.color)
    } else {
      var blitter = blitter(shadow.color)
      for part in occluded.map(clip.bounds.subtracting) ?? [clip.bounds] {
        try rasterizer.shadows.emit(box, blur: blur, in: part, to: &blitter)
      }
    }
  }

  private func draw(_ gradient: GradientFill) throws(InvalidField) {
    guard let box = try RoundedBox(gradient.rect, gradient.radii, in: space) else { return }
    var ramp = try GradientRamp(gradient, in: space)
    let pixels = box.rect.pixels
    ramp.tabulate(pixels.intersection(clip.bounds), of: pixels.height)
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: layer.bounds.width + Mask.padding) { colors in
      colors.initialize(repeating: 0)
      guard let base = colors.baseAddress else { return }
      var blitter = GradientBlitter(layer: layer, clip: clip, gradient: ramp, scratch: scratch, colors: base)
      rasterizer.boxes.emit(box, in: clip.bounds, to: &blitter)
    }
  }

  private func draw(_ fill: ImageFill) throws(InvalidField) {
    guard let image = try PlacedImage(fill, in: space) else { return }
    let visible = image.extent.pixels.intersection(clip.bounds)
    guard !visible.isEmpty else { return }
    let source = rasterizer.images.picture(of: image, in: visible)
    try source.pixels.withUnsafeBufferPointer { pixels throws(InvalidField) in
      // Read only.
      guard let base = UnsafeMutablePointer(mutating: pixels.baseAddress) else { return }
      var blitter = LayerBlitter(
        layer: layer, clip: clip, source: Layer(bounds: source.bounds, pixels: base), scratch: scratch)
      if let box = image.box {
        rasterizer.boxes.emit(RoundedBox(box), in: visible, to: &blitter)
      } else {
        try emit(fill.outline, .nonzero, to: &blitter)
      }
    }
  }

  private mutating func narrowClip(to box: RoundedBox?) {
    let bounds = clip.bounds.intersection(box?.rect.pixels ?? PixelRect(x0: 0, y0: 0, x1: 0, y1: 0))
    guard let box, !bounds.isEmpty else {
      clip = Clip(bounds: PixelRect(x0: 0, y0: 0, x1: 0, y1: 0))
      return
    }
    if box.isWholePixels, clip.isWholePixels {
      clip = Clip(bounds: bounds)
    } else {
      clip = rasterizer.clips.clip(to: box, in: bounds, within: clip, boxes: &rasterizer.boxes)
    }
  }

  /// Draws into a layer of its own, of the size of what is visible.
  ///
  /// - Parameters:
  ///   - part: where something is drawn; nil for anywhere.
  ///   - reach: from how far beside what is visible something comes into sight.
  private mutating func pushLayer(
    _ kind: Frame.Kind, index: Int, within part: PixelRect? = nil, reach: Int = 0
  ) throws(InvalidField) {
    let visible = clip.bounds
    var extent = visible
    var bounds = part.map(visible.intersection) ?? visible
    if reach > 0, !visible.isEmpty {
      // Of a group that would take too much, what is no farther away than the sheet is large; or else what is visible.
      let near = min(reach, max(visible.width, visible.height))
      for (reach, limit) in [(reach, Self.maximumFarPixels), (near, .max)] {
        let around = visible.grown(by: reach)
        let wide = part.map(around.intersection) ?? around
        guard max(wide.width, wide.height) <= Self.maximumGroupSide,
          wide.width * wide.height <= min(limit, (maximumGroupPixels - groupPixels) / 2)
        else { continue }
        (bounds, extent) = (wide, around)
        break
      }
    }
    growScratch(to: bounds.width + Mask.padding)
    groupPixels += bounds.width * bounds.height
    guard groupPixels <= maximumGroupPixels else {
      throw InvalidField(
        reason: "the groups that are open here need more than \(maximumGroupPixels) px; nest fewer of them")
    }
    frames.append(Frame(index: index, clip: clip, kind: kind))
    let count = bounds.width * bounds.height + Mask.padding
    let pixels = UnsafeMutablePointer<UInt32>.allocate(capacity: count)
    pixels.initialize(repeating: 0, count: count)
    groupBuffers.append(pixels)
    layer = Layer(bounds: bounds, pixels: pixels, extent: extent)
    clip = Clip(bounds: bounds)
  }

  /// Makes room for longer rows of coverage.
  private mutating func growScratch(to capacity: Int) {
    guard capacity > scratchCapacity else { return }
    scratch.deallocate()
    scratchCapacity = capacity
    scratch = .allocate(capacity: capacity)
    scratch.initialize(repeating: 0, count: capacity)
  }

  /// Goes on in the layer below.
  ///
  /// - Returns: the layer that was drawn into, whose pixels are the last of `groupBuffers`.
  private mutating func popLayer(to below: Layer, _ clip: Clip) -> Layer {
    let source = layer
    frames.removeLast()
    layer = below
    self.clip = clip
    groupPixels -= source.bounds.width * source.bounds.height
    return source
  }

  /// What is wrong with a pop of a kind that was not pushed last.
  private func unmatched(_ kind: String) -> InvalidField {
    guard let open = frames.last else { return InvalidField(reason: "no \(kind) is open") }
    return InvalidField(reason: "a \(open.kind.name) that is pushed later is still open")
  }
}

extension Drawing.Frame.Kind {
  fileprivate var name: String {
    switch self {
    case .clip: "clip"
    case .group: "group"
    case .mask: "mask"
    case .effect: "effect"
    }
  }

  fileprivate var pop: String {
    switch self {
    case .clip: "pop_clip"
    case .group: "pop_opacity"
    case .mask: "pop_mask"
    case .effect: "pop_effect"
    }
  }
}
