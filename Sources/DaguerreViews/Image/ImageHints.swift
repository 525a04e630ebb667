// How a picture made of pixels is shown.

/// How pixels between those of a picture are made.
public enum ImageInterpolation: Hashable, Sendable, CaseIterable { case none, low, medium, high }

/// How bright a picture may be.
public enum ImageDynamicRange: Hashable, Sendable, CaseIterable { case standard, constrainedHigh, high }

extension Image {
  /// How pixels between those of a picture are made.
  public typealias Interpolation = ImageInterpolation
  /// How bright a picture may be.
  public typealias DynamicRange = ImageDynamicRange

  /// The same image: its edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  /// The same image: its colours are those of the picture.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
