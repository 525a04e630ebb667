public import OUDSTokensSemantic

extension OUDSImage {
  /// The former name of `name`.
  @available(*, deprecated, renamed: "name")
  public var assetName: String? { name }

  /// An image that the theme brings, by the former name of `name`.
  @available(*, deprecated, message: "Use init(name:flipped:accessibilityLabel:color:renderingMode:).")
  public init(assetName: String, color: MultipleColorSemanticToken? = nil) { self.init(name: assetName, color: color) }
}
