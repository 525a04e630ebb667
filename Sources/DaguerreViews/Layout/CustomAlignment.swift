/// A line of one's own at which views are aligned: a type that says where it is in a view that does not.
public protocol AlignmentID {
  /// A number in points.
  associatedtype Value: BinaryFloatingPoint
  /// Where the line is in a view of some size, from its leading top corner.
  static func defaultValue(in context: ViewDimensions) -> Value
}

/// A line of one's own, by its type.
public struct CustomAlignment: Hashable, @unchecked Sendable {  // a type's own function has no state
  private let id: ObjectIdentifier
  private let place: (ViewDimensions) -> Double

  fileprivate init<ID: AlignmentID>(_ id: ID.Type) {
    self.id = ObjectIdentifier(id)
    place = { Double(ID.defaultValue(in: $0)) }
  }

  func defaultPosition(in size: Size) -> Double { place(ViewDimensions(nil, size, ProposedViewSize(size))) }

  /// Whether both are of one type.
  public static func == (left: CustomAlignment, right: CustomAlignment) -> Bool { left.id == right.id }
  /// Hashes the type.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension HorizontalAlignment {
  /// A line of one's own down a view.
  public init<ID: AlignmentID>(_ id: ID.Type) { self = .custom(CustomAlignment(id)) }
}

extension VerticalAlignment {
  /// A line of one's own across a view.
  public init<ID: AlignmentID>(_ id: ID.Type) { self = .custom(CustomAlignment(id)) }
}
