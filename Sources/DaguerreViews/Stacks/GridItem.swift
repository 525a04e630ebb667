/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, or as many as fit.
public struct GridItem: Hashable, Sendable {
  /// How wide the columns are, or how high the rows, in points.
  public enum Size: Hashable, Sendable {
    /// One column of this width.
    case fixed(Double)
    /// One column, as wide as what is left allows.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many columns of at least the minimum as what would be one flexible column has room for.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide the columns are, or how high the rows.
  public var size: Size
  /// Points between the column and the next; nil for 8.
  public var spacing: Double?
  /// Where a view stands in its cell; nil for the middle.
  public var alignment: Alignment?

  /// A column, or as many as fit.
  @_disfavoredOverload
  public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
