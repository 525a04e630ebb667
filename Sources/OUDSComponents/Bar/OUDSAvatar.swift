public import DaguerreViews
internal import OUDSThemesContract

/// A person: a picture or a letter in a circle of 32 points.
public struct OUDSAvatar: View, Sendable {
  private enum Content: Sendable {
    case image(Image)
    case monogram(String, color: Color, background: Color)
  }

  private let content: Content
  private let accessibilityLabel: String

  @Environment(\.theme) private var theme

  /// A picture, cut to the circle.
  public init(image: Image, accessibilityLabel: String) {
    content = .image(image)
    self.accessibilityLabel = accessibilityLabel
  }

  /// A letter on a colour; shown in upper case.
  public init(monogram: Character, color: Color, background: Color, accessibilityLabel: String) {
    content = .monogram(monogram.uppercased(), color: color, background: background)
    self.accessibilityLabel = accessibilityLabel
  }

  /// A picture, or a letter in the style `labelModerateLarge`.
  public var body: some View {
    circle.frame(width: Self.side, height: Self.side).accessibilityLabel(accessibilityLabel)
  }

  @ViewBuilder
  private var circle: some View {
    switch content {
    case .image(let image): image.resizable().clipShape(Circle())
    case .monogram(let letter, let color, let background):
      background.clipShape(Circle())
        .overlay { Text(letter).labelModerateLarge(theme).foregroundColor(color) }
    }
  }

  private static let side = 32.0
}
