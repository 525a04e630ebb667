public import Foundation

/// How far a picture from the network has come.
public enum AsyncImagePhase {
  /// Not yet there; the one that is drawn.
  case empty
  /// There.
  case success(Image)
  /// Not to be had.
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  /// Why it is not to be had.
  public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture from the network, as it is before it came: pictures depend on no network.
public struct AsyncImage<Content: View>: View {
  private let content: Content

  /// A grey ground in the picture's place.
  public init(url: URL?, scale: Double = 1) where Content == Color {
    content = Color(rgba: 0x8080_8033)
  }

  /// A placeholder of one's own.
  public init<Loaded: View>(
    url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Content
  ) {
    self.content = placeholder()
  }

  /// A view for each phase, of which that of ``AsyncImagePhase/empty`` is drawn.
  public init(url: URL?, scale: Double = 1, @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
    self.content = content(.empty)
  }

  /// What stands in the picture's place.
  public var body: some View { content }
}
