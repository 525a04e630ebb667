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

    /// The picture, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why the picture is not to be had.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
  }

  private let content: AnyView

  /// A picture with a ground of the theme in its place.
  ///
  /// - Parameter scale: of its pixels to points, which only a picture that came has.
  public init(url: URL?, scale: Double = 1) { content = AnyView(Placeholder()) }

  /// A picture with a placeholder of one's own.
  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> some View,
    @ViewBuilder placeholder: @escaping () -> some View
  ) {
    self.content = AnyView(placeholder())
  }

  /// A picture of which each phase has a view.
  public init(url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (ImageLoadPhase) -> some View) {
    self.content = AnyView(content(.empty))
  }

  /// The placeholder.
  public var body: some View { content }

  private struct Placeholder: View {
    @Environment(\.theme) private var theme

    var body: some View { Rectangle().fill(theme.skeleton.colorBg) }
  }
}

/// A moving picture, as it is before it was read: nothing, in the room that it is given.
///
/// Pictures depend on no network, and nothing reads GIF or WebP files.
public struct OUDSAnimatedImage: View {
  /// A picture from the network.
  public init(url: URL?) {}
  /// A picture from its bytes.
  public init(data: Data) {}
  /// A picture from a file of a bundle.
  public init(named name: String, withExtension fileExtension: String? = nil, bundle: Bundle = .main) {}

  /// An empty area.
  public var body: some View { Color.clear }
}
