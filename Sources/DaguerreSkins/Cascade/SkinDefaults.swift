/// The skins that a tree starts from.
///
/// A value that the program owns and hands on; there is no global one, so that two trees can differ.
public struct SkinDefaults: Sendable {
  /// For light surroundings.
  public var lightSkin: any Skin
  /// For dark surroundings.
  public var darkSkin: any Skin
  /// What trees start with; the light skin unless told otherwise.
  public var topSkin: any Skin

  /// - Parameter topSkin: nil for the light skin.
  public init(lightSkin: any Skin, darkSkin: any Skin, topSkin: (any Skin)? = nil) {
    self.lightSkin = lightSkin
    self.darkSkin = darkSkin
    self.topSkin = topSkin ?? lightSkin
  }
}
