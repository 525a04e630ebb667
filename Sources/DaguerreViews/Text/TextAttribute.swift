/// Something of one's own that a stretch of a text has, for a renderer of texts to find; see
/// ``Text/customAttribute(_:)``.
public protocol TextAttribute: Sendable {}
