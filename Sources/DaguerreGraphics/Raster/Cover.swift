/// Finds what a later opaque box hides, so that it need not be painted.
struct Cover {
  private let commands: [Command]
  private let space: GridTransform

  /// How many commands ahead a cover is looked for: a card follows its shadow at once, or after another shadow.
  private static let lookahead = 4

  init(_ commands: [Command], in space: GridTransform) {
    self.commands = commands
    self.space = space
  }

  /// Whether the first command leaves nothing of what was in `bounds` before.
  func coversAll(_ bounds: PixelRect) -> Bool {
    commands.first.flatMap { opaquePixels(of: $0) }?.contains(bounds) ?? false
  }

  /// Whole pixels that a command after the one at `index` replaces, with the same clip open, in the same group.
  func pixelsHidden(after index: Int) -> PixelRect? {
    for command in commands[(index + 1)...].prefix(Self.lookahead) {
      switch command {
      case .pushClip, .popClip, .pushOpacity, .popOpacity: return nil
      default: if let pixels = opaquePixels(of: command) { return pixels }
      }
    }
    return nil
  }

  private func opaquePixels(of command: Command) -> PixelRect? {
    let box: RoundedBox?
    switch command {
    case .fillRect(let rect, let color) where color.alpha == 255:
      box = try? RoundedBox(rect, .zero, in: space)
    case .fillRoundedRect(let rect, let radii, let color) where color.alpha == 255:
      box = try? RoundedBox(rect, radii, in: space)
    default: box = nil
    }
    return box?.coveredPixels
  }
}

extension PixelRect {
  /// The parts that are not in `hole`: above it, to its left and right, below it; some may be empty.
  func subtracting(_ hole: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return [self] }
    return [
      PixelRect(x0: x0, y0: y0, x1: x1, y1: hole.y0), PixelRect(x0: x0, y0: hole.y0, x1: hole.x0, y1: hole.y1),
      PixelRect(x0: hole.x1, y0: hole.y0, x1: x1, y1: hole.y1), PixelRect(x0: x0, y0: hole.y1, x1: x1, y1: y1),
    ]
  }
}
