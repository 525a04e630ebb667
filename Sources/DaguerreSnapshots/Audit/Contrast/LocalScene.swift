import DaguerreGraphics

extension DisplayList {
  /// Whether what is painted somewhere changes what is seen elsewhere.
  fileprivate var hasReachingEffects: Bool {
    commands.contains {
      switch $0 {
      case .pushEffect(.shadow), .pushEffect(.blur), .pushEffect(.backdropBlur): true
      default: false
      }
    }
  }
}

/// A part of a display list around one of its commands, to be drawn with and without that command.
///
/// It is drawn at a distance of whole pixels from its place, so its pixels are those of the whole sheet; where
/// something casts a shadow or is blurred into other parts it is all of that.
struct LocalScene {
  /// The part of the sheet, in pixels of `scale`.
  let region: PixelRect
  let scale: Double
  private let list: DisplayList
  private let subject: Int
  /// What is no ground of the subject: the shadows that it casts, and others that belong to it.
  private let own: Set<Int>

  /// - Parameters:
  ///   - index: of the command; it paints.
  ///   - strokes: commands before it that are parts of the same line or figure, and so no ground of it.
  ///   - bounds: of all commands, nil for those that paint nothing.
  /// - Returns: nil where the command lies outside the sheet.
  init?(of index: Int, with strokes: [Int] = [], in sheet: DisplayList, bounds: [Rect?], scale: Double) {
    guard var box = bounds[index] else { return nil }
    if sheet.hasReachingEffects { box = Rect(origin: .zero, size: sheet.size) }
    let left = max(0, (box.minX * scale).rounded(.down)), top = max(0, (box.minY * scale).rounded(.down))
    let right = min((sheet.size.width * scale).rounded(.up), (box.maxX * scale).rounded(.up))
    let bottom = min((sheet.size.height * scale).rounded(.up), (box.maxY * scale).rounded(.up))
    guard left < right, top < bottom, right - left < 32_768, bottom - top < 32_768 else { return nil }
    region = PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    self.scale = scale
    let area = region.area(scale: scale)
    let local = Placement(movingBy: Point(x: -area.minX, y: -area.minY))
    var kept: [Command] = []
    var subject = 0
    var own: Set<Int> = []
    for (number, command) in sheet.commands.enumerated() {
      switch command {
      case .popClip, .popOpacity, .popEffect:
        // A clip or a group around nothing is left out.
        switch kept.last {
        case .pushClip, .pushOpacity, .pushEffect: kept.removeLast()
        default: kept.append(command)
        }
      // A mask of nothing hides what it is the mask of.
      case .pushClip, .pushOpacity, .pushMask, .popMask, .pushEffect: kept += command.placed(by: local)
      default:
        guard let other = bounds[number], other.intersects(area) else { continue }
        if number == index { subject = kept.count }
        if strokes.contains(number) { own.insert(kept.count) }
        kept += command.placed(by: local)
      }
    }
    var list = DisplayList(size: area.size, background: sheet.background)
    for command in kept { list.append(command) }
    self.list = list
    self.subject = subject
    let cast = kept[..<subject].reversed().prefix { $0.isShadow(of: kept[subject]) }
    self.own = own.union(subject - cast.count..<subject)
  }

  /// Whether all of the command is seen as strong as it is: nothing is painted after it, and it is in no group; as part
  /// of a mask it shows what is masked.
  var isSeenAsItIs: Bool {
    let later = list.commands[(subject + 1)...]
    let isMask = open.contains { if case .pushMask = $0 { true } else { false } }
    return later.allSatisfy {
      switch $0 {
      case .popOpacity, .popMask, .popEffect: isMask
      default: !$0.isSeen
      }
    }
  }

  /// The clips, groups and masks that are open at the command.
  private var open: [Command] {
    var open: [Command] = []
    for command in list.commands[..<subject] {
      switch command {
      case .pushClip, .pushOpacity, .pushMask, .pushEffect: open.append(command)
      case .popClip, .popOpacity, .popMask, .popEffect: open.removeLast()
      default: break
      }
    }
    return open
  }

  /// The part as it is.
  func whole(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap { try rasterizer.draw(list, scale: scale) }

  /// The part without the command and what belongs to it.
  ///
  /// It hides the middle of its shadows, which is darker than what is seen around it, and the strokes that it is drawn
  /// over, which nobody sees.
  func ground(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap { try draw(rasterizer, painting: .clear) }

  /// The command in another colour, without what belongs to it.
  func draw(_ rasterizer: Rasterizer, painting color: Color) throws(DrawingError) -> Bitmap {
    var changed = DisplayList(size: list.size, background: list.background)
    for (number, command) in list.commands.enumerated() {
      if own.contains(number) { continue }
      changed.append(number == subject ? command.painted(color) : command)
    }
    return try rasterizer.draw(changed, scale: scale)
  }

  /// How much of each pixel the command covers within the clips around it: the alpha of a black picture.
  func coverage(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap {
    var alone = DisplayList(size: list.size)
    let clips = open.filter { if case .pushClip = $0 { true } else { false } }
    for command in clips { alone.append(command) }
    alone.append(list.commands[subject].painted(.black))
    for _ in clips { alone.append(.popClip) }
    return try rasterizer.draw(alone, scale: scale)
  }
}
