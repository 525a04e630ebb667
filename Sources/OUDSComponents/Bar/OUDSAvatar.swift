public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A person: a picture or a letter in a circle of 32 points.
public struct OUDSAvatar: View, Sendable {
  private enum Content: Sendable {
    case image(Image)
    case monogram(String, color: Color, background: Color)
  }

  private let content: Content
  private let accessibilityLabel: String

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

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

  /// A picture, or a letter; it grows with the size of texts.
  public var body: some View {
    circle.clipShape(Circle()).accessibilityLabel(accessibilityLabel)
  }

  @ViewBuilder
  private var circle: some View {
    switch content {
    case .image(let image): image.resizable().aspectRatio(contentMode: .fill).frame(width: side, height: side)
    case .monogram(let letter, let color, let background):
      background.frame(width: side, height: side).overlay { monogram(letter).foregroundColor(color) }
    }
  }

  /// In the title style of Material Design 3 that letters of avatars have, the same in all themes.
  private func monogram(_ letter: String) -> some View {
    Text(letter)
      .font(Font(family: theme.fontFamily ?? theme.fonts.familyLabel, size: 16, weight: .medium))
      .kerning(0.15)
      .lineHeight(24)
  }

  private var side: Double { Self.side * textScale }

  fileprivate var spokenText: String { accessibilityLabel }

  private static let side = 32.0
}

/// An avatar as bars show it: in the middle of a minimal button with nothing else in it.
package struct AvatarButton: View {
  private let avatar: OUDSAvatar

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  package init(avatar: OUDSAvatar) { self.avatar = avatar }

  package var body: some View {
    ButtonBox(
      component: "OUDSAvatar", appearance: .minimal, style: .default, spokenText: avatar.spokenText, hasText: false
    ) {
      avatar.accessibilityHidden(true).frame(width: side, height: side)
    }
  }

  /// That of a button with an icon alone.
  private var side: Double { ButtonMetrics(theme: theme, size: .default).iconOnlyWidth(textScale: textScale) }
}
