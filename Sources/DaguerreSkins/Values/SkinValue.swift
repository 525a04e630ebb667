/// A value that a skin can hold.
public protocol SkinValue: Interpolable, Equatable, Sendable {
  /// The value as text, the same on every machine: digests and dumps are made of it.
  var canonicalText: String { get }
}

extension SkinValue {
  /// What `String(describing:)` gives; for types whose description is the same on every machine.
  public var canonicalText: String { String(describing: self) }
}
