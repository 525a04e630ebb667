/// A shape that is made of two others in the same room.
public struct CombinedShape<First: Shape, Second: Shape>: Shape {
  fileprivate let first: First
  fileprivate let second: Second
  fileprivate let operation: PathOperation
  fileprivate let rule: FillRule

  /// The edge of what the operation leaves of both.
  public func path(in rect: Rect) -> Path {
    first.path(within: rect).combined(operation, with: second.path(within: rect), rule: rule)
  }

  /// Fixed where both are.
  public var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == .fixed ? second.layoutDirectionBehavior : first.layoutDirectionBehavior
  }
}

extension CombinedShape: Sendable where First: Sendable, Second: Sendable {}

extension Shape {
  /// What this shape or another encloses.
  ///
  /// - Parameter eoFill: whether a shape encloses what it winds an odd number of times around, or else any number.
  public func union<Other: Shape>(_ other: Other, eoFill: Bool = false) -> CombinedShape<Self, Other> {
    combined(.union, other, eoFill)
  }

  /// What this shape and another enclose.
  ///
  /// - Parameter eoFill: whether a shape encloses what it winds an odd number of times around, or else any number.
  public func intersection<Other: Shape>(_ other: Other, eoFill: Bool = false) -> CombinedShape<Self, Other> {
    combined(.intersection, other, eoFill)
  }

  /// What this shape encloses and another does not.
  ///
  /// - Parameter eoFill: whether a shape encloses what it winds an odd number of times around, or else any number.
  public func subtracting<Other: Shape>(_ other: Other, eoFill: Bool = false) -> CombinedShape<Self, Other> {
    combined(.subtraction, other, eoFill)
  }

  /// What either this shape or another encloses, and not both.
  ///
  /// - Parameter eoFill: whether a shape encloses what it winds an odd number of times around, or else any number.
  public func symmetricDifference<Other: Shape>(_ other: Other, eoFill: Bool = false) -> CombinedShape<Self, Other> {
    combined(.symmetricDifference, other, eoFill)
  }

  private func combined<Other: Shape>(
    _ operation: PathOperation, _ other: Other, _ eoFill: Bool
  ) -> CombinedShape<Self, Other> {
    CombinedShape(first: self, second: other, operation: operation, rule: eoFill ? .evenodd : .nonzero)
  }
}

extension Path {
  /// What this path or another encloses; of several ways to say so this is the one for paths.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, with: other, eoFill) }

  /// What this path and another enclose.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(.intersection, with: other, eoFill) }

  /// What this path encloses and another does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(.subtraction, with: other, eoFill) }

  /// What either this path or another encloses, and not both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, with: other, eoFill)
  }

  /// The edge of what the path encloses, without crossings of its own.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, with: Path(), eoFill) }

  private func combined(_ operation: PathOperation, with other: Path, _ eoFill: Bool) -> Path {
    combined(operation, with: other, rule: eoFill ? .evenodd : .nonzero)
  }
}
