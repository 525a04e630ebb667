/// Something in a tree that has a say in its skin, or wears it.
public protocol Skinnable {
  /// The skin for this and all below it, made from the one above; nil to leave that as it is.
  func reviseSkin(_ skin: any Skin) -> (any Skin)?

  /// Puts the skin on. Called after ``reviseSkin(_:)``, and again whenever the skin in force changes.
  func applySkin(_ skin: any Skin)
}

extension Skinnable {
  public func reviseSkin(_ skin: any Skin) -> (any Skin)? { nil }
  public func applySkin(_ skin: any Skin) {}
}
