/// Where the groups of a list paint, in masks as well.
///
/// So a group takes the pixels of what is in it, and not those of the sheet.
package struct GroupBounds {
  private let scale: Double
  /// By the index of the command that pushes the group; none for groups that may paint anywhere.
  private var pixels: [Int: PixelRect] = [:]

  /// A part of the sheet, in points.
  private enum Extent {
    case nothing
    case part(Rect)
    case anywhere

    mutating func add(_ other: Extent) {
      switch (self, other) {
      case (_, .nothing), (.anywhere, _): break
      case (.part(let own), .part(let rect)): self = .part(own.union(rect))
      default: self = other
      }
    }
  }

  init(_ commands: [Command], scale: Double) {
    self.scale = scale
    guard commands.contains(where: \.pushesGroup) else { return }
    var open: [(index: Int, extent: Extent)] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .pushClip, .pushOpacity, .pushMask, .pushEffect: open.append((index, .nothing))
      case .popClip, .popOpacity, .popMask, .popEffect:
        guard let (push, extent) = open.popLast() else { continue }
        if commands[push].pushesGroup, let box = pixels(extent) { pixels[push] = box }
        if let last = open.indices.last { open[last].extent.add(reach(of: extent, in: commands[push])) }
      default:
        if let last = open.indices.last { open[last].extent.add(Self.extent(of: command)) }
      }
    }
  }

  /// What holds all that commands paint, and hardly more, in points; nil where that may be anywhere.
  package static func extent(of commands: [Command]) -> Rect? {
    // Rounds to pixels, which are small here.
    let scale = 64.0
    return GroupBounds([.pushOpacity(1)] + commands + [.popOpacity], scale: scale)[0].map {
      Rect(
        x: Double($0.x) / scale, y: Double($0.y) / scale, width: Double($0.width) / scale,
        height: Double($0.height) / scale)
    }
  }

  /// Whole pixels that hold all that the group paints which a command pushes; nil where that may be anywhere.
  subscript(_ index: Int) -> PixelRect? { pixels[index] }

  private static func extent(of command: Command) -> Extent {
    let rect: Rect?
    switch command {
    case .glyphs(let run): rect = run.box
    case .fillPath(let path, _, _): rect = path.box
    case .shadow(let shadow): rect = command.bounds?.inset(by: -shadow.blur)
    default: rect = command.bounds
    }
    guard let rect else { return .nothing }
    let isKnown = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) < 1e9 }
    return isKnown ? .part(rect) : .anywhere
  }

  /// Where the group shows that a command pushes, by what is in it.
  private func reach(of extent: Extent, in push: Command) -> Extent {
    guard case .part(let rect) = extent else { return extent }
    switch push {
    case .pushClip(let clip, _):
      // Both may cover a part of one pixel without a point in common.
      let (rect, clip) = (rect.inset(by: -1 / scale), clip.inset(by: -1 / scale))
      let (left, top) = (max(rect.minX, clip.minX), max(rect.minY, clip.minY))
      let (right, bottom) = (min(rect.maxX, clip.maxX), min(rect.maxY, clip.maxY))
      return left < right && top < bottom
        ? .part(Rect(x: left, y: top, width: right - left, height: bottom - top)) : .nothing
    case .pushEffect(.blur(let blur)): return .part(blurred(rect, blur))
    case .pushEffect(.shadow(let shadow)):
      return .part(rect.union(blurred(rect.offset(dx: shadow.offset.x, dy: shadow.offset.y), shadow.blur)))
    default: return extent
    }
  }

  /// As far as a gaussian of two deviations reaches, with a pixel for rounding and one for where it ends.
  private func blurred(_ rect: Rect, _ blur: Double) -> Rect { rect.inset(by: -2 * blur - 2 / scale) }

  private func pixels(_ extent: Extent) -> PixelRect? {
    switch extent {
    case .anywhere: return nil
    case .nothing: return PixelRect(x: 0, y: 0, width: 0, height: 0)
    case .part(let rect):
      let edges = [rect.minX, rect.minY, rect.maxX, rect.maxY].map { $0 * scale }
      guard edges.allSatisfy({ abs($0) < 1e9 }) else { return nil }
      // Edges may be rounded to the grid outwards.
      return PixelRect(
        x0: Int(edges[0].rounded(.down)) - 1, y0: Int(edges[1].rounded(.down)) - 1,
        x1: Int(edges[2].rounded(.up)) + 1, y1: Int(edges[3].rounded(.up)) + 1)
    }
  }
}

extension Command {
  /// A mask is not meant: what it leaves out counts too.
  ///
  /// What is in it counts for the group around, where it may cast a shadow into the mask.
  fileprivate var pushesGroup: Bool {
    switch self {
    case .pushOpacity, .pushEffect: true
    default: false
    }
  }
}
