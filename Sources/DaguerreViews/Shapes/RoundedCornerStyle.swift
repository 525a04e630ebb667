/// The curve of a corner; both are drawn circular.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension RoundedRectangle {
  /// A rectangle with circular corners, whatever the style.
  public init(cornerRadius: Double, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }
}

extension Capsule {
  /// A capsule with half circles, whatever the style.
  public init(style: RoundedCornerStyle) { self.init() }
}
