public import DaguerreViews

/// A gesture whose type is hidden, by what it tells.
public struct AnyGesture<Value>: Gesture {
  /// The gesture, without its type.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value {}
}

/// A gesture that tells something else; it never does, so that nobody asks what.
public struct MappedGesture<Value>: Gesture {
  fileprivate init() {}
}

extension Gesture {
  /// The gesture, which tells what `body` makes of what it told.
  public func map<Result>(_ body: @escaping (Value) -> Result) -> MappedGesture<Result> { MappedGesture() }
}
