public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A video beside the texts of a list item, square; drawn as it is before it came, since pictures depend on no network.
public struct OUDSListItemVideo: View {
  /// A token of the theme each; all are as small as icons in small items.
  public enum Size: String, Hashable, Sendable, CaseIterable, ListItemMediaSize { case medium, large, extraLarge }

  private let url: URL
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.listItemStyle.size) private var itemSize
  @Environment(\.listItemStyle.hasRoundedMedia) private var hasRoundedMedia

  /// - Parameters:
  ///   - url: where the video is; nothing is loaded.
  ///   - autoplay: whether it would begin by itself; nothing plays in a picture, nor does it answer to taps.
  ///   - muted: whether it would be silent.
  ///   - tapToTogglePlay: whether a tap would halt it.
  ///   - tapToToggleMute: whether a tap would make it silent.
  ///   - size: how large it is in items of default size.
  public init(
    url: URL, autoplay: Bool = false, muted: Bool = true, tapToTogglePlay: Bool = true, tapToToggleMute: Bool = false,
    size: Size = .medium
  ) {
    self.url = url
    self.size = size
  }

  /// Drawn with the sizes and corners of `theme.controlItem`; screen readers do not know of it.
  public var body: some View {
    AsyncImage(url: url)
      .frame(width: side, height: side)
      .cornerRadius(mediaRadius(in: theme, isRounded: hasRoundedMedia))
      .opacity(theme.mediaOpacity(isEnabled: isEnabled))
      .accessibilityHidden(true)
  }

  private var side: Double { theme.side(of: size, in: itemSize) }
}
