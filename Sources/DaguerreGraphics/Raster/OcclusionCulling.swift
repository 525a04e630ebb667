/// Occlusion culling: finds what a later opaque box hides, so that it need not be painted.
struct OcclusionCulling {
  private let commands: [Command]
  private let space: GridTransform

  /// How many commands ahead an occluder is looked for: a card follows its shadow at once, or after another shadow.
  private static let lookahead = 4

  init(_ commands: [Command], in space: GridTransform) {
    self.commands = commands
    self.space = space
  }

  /// Whether the first command leaves nothing of what was in `bounds` before.
  func occludes(_ bounds: PixelRect) -> Bool {
    commands.first.flatMap { opaquePixels(of: $0) }?.contains(bounds) ?? false
  }

  /// Whole pixels that a command after the one at `index` replaces, with the same clip open, in the same group.
  func pixelsOccluded(after index: Int) -> PixelRect? {
    for command in commands[(index + 1)...].prefix(Self.lookahead) {
      switch command {
      case .pushClip, .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: return nil
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
