import DaguerreGraphics

/// A part of a display list around one of its commands, to be drawn with and without that command.
///
/// It is drawn at a distance of whole pixels from its place, so its pixels are those of the whole sheet.
struct LocalScene {
  /// The part of the sheet, in pixels of `scale`.
  let region: PixelRect
  let scale: Double
  private let list: DisplayList
  private let subject: Int

  /// - Parameters:
  ///   - index: of the command; it paints.
  ///   - bounds: of all commands, nil for those that paint nothing.
  /// - Returns: nil where the command lies outside the sheet.
  init?(of index: Int, in sheet: DisplayList, bounds: [Rect?], scale: Double) {
    guard let box = bounds[index] else { return nil }
    let left = max(0, (box.minX * scale).rounded(.down)), top = max(0, (box.minY * scale).rounded(.down))
    let right = min((sheet.size.width * scale).rounded(.up), (box.maxX * scale).rounded(.up))
    let bottom = min((sheet.size.height * scale).rounded(.up), (box.maxY * scale).rounded(.up))
    guard left < right, top < bottom, right - left < 32_768, bottom - top < 32_768 else { return nil }
    region = PixelRect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    self.scale = scale
    let area = region.area(scale: scale)
    var local = DisplayList(size: area.size, background: sheet.background)
    var kept: [Command] = []
    var subject = 0
    for (number, command) in sheet.commands.enumerated() {
      switch command {
      case .popClip, .popOpacity:
        // A clip or a group around nothing is left out.
        switch kept.last {
        case .pushClip, .pushOpacity: kept.removeLast()
        default: kept.append(command)
        }
      case .pushClip, .pushOpacity: kept.append(command.moved(-area.minX, -area.minY))
      default:
        guard let other = bounds[number], other.intersects(area) else { continue }
        if number == index { subject = kept.count }
        kept.append(command.moved(-area.minX, -area.minY))
      }
    }
    for command in kept { local.append(command) }
    list = local
    self.subject = subject
  }

  /// Whether all of the command is seen as strong as it is: nothing is painted after it, and it is in no group.
  var isSeenAsItIs: Bool {
    list.commands[(subject + 1)...].allSatisfy {
      if case .popOpacity = $0 { false } else { $0.colors.isEmpty }
    }
  }

  /// The part as it is.
  func whole(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap { try rasterizer.draw(list, scale: scale) }

  /// The part without the command.
  func ground(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap { try draw(rasterizer, painting: .clear) }

  /// The command in another colour.
  func draw(_ rasterizer: Rasterizer, painting color: Color) throws(DrawingError) -> Bitmap {
    var changed = DisplayList(size: list.size, background: list.background)
    for (number, command) in list.commands.enumerated() {
      changed.append(number == subject ? command.painted(color) : command)
    }
    return try rasterizer.draw(changed, scale: scale)
  }

  /// How much of each pixel the command covers within the clips around it: the alpha of a black picture.
  func coverage(_ rasterizer: Rasterizer) throws(DrawingError) -> Bitmap {
    var alone = DisplayList(size: list.size)
    var open: [Command] = []
    for command in list.commands[..<subject] {
      switch command {
      case .pushClip: open.append(command)
      // A group counts as a clip that clips nothing, so that pops find their pushes.
      case .pushOpacity: open.append(.pushOpacity(1))
      case .popClip, .popOpacity: open.removeLast()
      default: break
      }
    }
    for command in open { alone.append(command) }
    alone.append(list.commands[subject].painted(.black))
    for command in open.reversed() {
      if case .pushClip = command { alone.append(.popClip) } else { alone.append(.popOpacity) }
    }
    return try rasterizer.draw(alone, scale: scale)
  }
}
