/// A length in points that grows with the text size of the environment.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let length: Value
  @Environment(\.textScale) private var textScale

  public init(wrappedValue: Value) { length = wrappedValue }

  public var wrappedValue: Value { length * Value(textScale) }
}
