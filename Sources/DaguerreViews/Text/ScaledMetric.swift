/// A length in points that grows with the text size of the environment.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let length: Value
  @Environment(\.textScale) private var textScale

  /// A length at the standard text size.
  public init(wrappedValue: Value) { length = wrappedValue }

  /// The length at the text size around the view.
  public var wrappedValue: Value { length * Value(textScale) }
}
