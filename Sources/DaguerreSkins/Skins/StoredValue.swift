/// A type-erased value that can be read as its own type again.
///
/// Not a plain `any SkinValue`: casting one that holds an optional cannot tell a stored nil from a failed cast.
struct StoredValue: Sendable {
  class Box: @unchecked Sendable {  // immutable
    var value: any SkinValue { preconditionFailure("abstract") }
    var canonicalText: String { preconditionFailure("abstract") }
  }

  final class TypedBox<Value: SkinValue>: Box, @unchecked Sendable {  // immutable
    let typed: Value
    override var value: any SkinValue { typed }
    override var canonicalText: String { typed.canonicalText }
    init(_ typed: Value) { self.typed = typed }
  }

  private let box: Box

  init<Value: SkinValue>(_ value: Value) {
    box = TypedBox(value)
  }

  var value: any SkinValue { box.value }

  var canonicalText: String { box.canonicalText }

  /// The value, or nil if it is of another type.
  func read<Value: SkinValue>(as type: Value.Type = Value.self) -> Value? {
    self.box(of: type)?.typed
  }

  /// What holds the value, or nil if it is of another type: no optional value, whose type would be looked up each time.
  func box<Value: SkinValue>(of type: Value.Type) -> TypedBox<Value>? { box as? TypedBox<Value> }
}
