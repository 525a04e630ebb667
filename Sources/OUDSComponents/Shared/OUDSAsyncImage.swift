public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// How far a picture from the network has come.
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

/// A picture from the network, as it is before it came.
///
/// Pictures depend on no network: what is drawn is the placeholder, or what the phase `empty` gives.
public struct OUDSAsyncImage<Content: View>: View {
  /// Nil for a ground of the theme.
  private let content: Content?

  /// A picture with a ground of the theme in its place.
  ///
  /// - Parameter scale: of its pixels to points, which only a picture that came has.
  public init(url: URL?, scale: Double = 1) where Content == Image { content = nil }

  /// The same, where a type says what it would show.
  public init(url: URL?, scale: Double = 1) { content = nil }

  /// A picture with a placeholder of one's own.
  public init(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> some View,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  /// A picture of which each phase has a view.
  public init(url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (ImageLoadPhase) -> Content) {
    self.content = content(.empty)
  }

  /// The placeholder.
  @ViewBuilder
  public var body: some View {
    if let content { content } else { AsyncImageGround() }
  }
}

private struct AsyncImageGround: View {
  @Environment(\.theme) private var theme

  var body: some View { Rectangle().fill(theme.skeleton.colorBg) }
}

/// A moving picture, as it is before it was read: nothing, in the room that it is given.
///
/// Pictures depend on no network, and nothing here plays GIF or WebP files.
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
