/// The skins that a tree of views starts from.
///
/// The program owns it and passes it on. There is no global one, so two trees can differ.
public struct SkinDefaults: Sendable {
  /// For light surroundings.
  public var lightSkin: any Skin
  /// For dark surroundings.
  public var darkSkin: any Skin
  /// For both; nil to choose by the surroundings.
  public var topSkin: (any Skin)?

  /// - Parameter topSkin: nil for the light or the dark skin.
  public init(lightSkin: any Skin, darkSkin: any Skin, topSkin: (any Skin)? = nil) {
    self.lightSkin = lightSkin
    self.darkSkin = darkSkin
    self.topSkin = topSkin
  }

  /// The skin to start from.
  public func skin(isDark: Bool) -> any Skin { topSkin ?? (isDark ? darkSkin : lightSkin) }
}
