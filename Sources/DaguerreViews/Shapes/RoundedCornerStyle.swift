/// The curve of a corner; both are drawn circular.
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }

extension RoundedRectangle {
  public init(cornerRadius: Double, style: RoundedCornerStyle) { self.init(cornerRadius: cornerRadius) }
}

extension Capsule {
  public init(style: RoundedCornerStyle) { self.init() }
}
