internal import DaguerreSupport

extension SkinColor {
  /// How much light the colour gives, from 0 for black to 1 for white; alpha does not count.
  ///
  /// Source: WCAG 2.2, definition of "relative luminance".
  public var relativeLuminance: Double {
    0.2126 * TransferFunction.linear(red) + 0.7152 * TransferFunction.linear(green) + 0.0722
      * TransferFunction.linear(blue)
  }

  /// How well two opaque colours can be told apart by their light, from 1 to 21.
  ///
  /// Source: WCAG 2.2, definition of "contrast ratio".
  public func contrastRatio(to other: SkinColor) -> Double {
    let (first, second) = (relativeLuminance, other.relativeLuminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
