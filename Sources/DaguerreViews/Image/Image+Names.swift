public import Foundation

extension Image {
  /// The image that the environment's library has under a name.
  ///
  /// - Parameter bundle: kept for sources that name it; images come from the library only.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }

  /// An image of the library that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }

  /// An image of the library, under the name of the system's symbol that it stands for.
  public init(systemName name: String) { self.init(name) }
}
