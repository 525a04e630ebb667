public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// A picture from the network, as it is before it came.
///
/// Pictures depend on no network: what is drawn is the placeholder, or what the phase `empty` gives.
public struct OUDSAsyncImage: View {
  /// How far the picture has come.
  public enum ImageLoadPhase {
    /// Not yet there; the one that is drawn.
    case empty
    /// There.
    case success(Image)
    /// Not to be had.
    case failure(any Error)
  }

  private let content: AnyView

  /// A picture with a ground of the theme in its place.
  public init(url: URL?) { content = AnyView(Placeholder()) }

  /// A picture with a placeholder of one's own.
  public init(
    url: URL?, @ViewBuilder content: @escaping (Image) -> some View, @ViewBuilder placeholder: @escaping () -> some View
  ) {
    self.content = AnyView(placeholder())
  }

  /// A picture of which each phase has a view.
  public init(url: URL?, @ViewBuilder content: @escaping (ImageLoadPhase) -> some View) {
    self.content = AnyView(content(.empty))
  }

  /// The placeholder.
  public var body: some View { content }

  private struct Placeholder: View {
    @Environment(\.theme) private var theme

    var body: some View { Rectangle().fill(theme.skeleton.colorBg) }
  }
}
