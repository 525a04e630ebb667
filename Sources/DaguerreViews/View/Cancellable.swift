/// What can be ended before its time.
public protocol Cancellable {
  /// Ends it; what is over stays so.
  func cancel()
}

/// What ends once nobody holds it.
public final class AnyCancellable: Cancellable, Hashable {
  private var end: (() -> Void)?

  /// - Parameter cancel: done once, at the latest when this is let go.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Ends something else.
  public convenience init(_ other: some Cancellable) { self.init { other.cancel() } }

  deinit { cancel() }

  /// Ends it; what is over stays so.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Holds it as long as a set is held.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Holds it as long as a collection is held.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) { collection.append(self) }

  /// Whether both are one.
  public static func == (first: AnyCancellable, second: AnyCancellable) -> Bool { first === second }

  /// The identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Those who wait for values, told in the order in which they came.
final class Listeners<Value> {
  private var all: [(id: Int, listen: (Value) -> Void)] = []
  private var count = 0

  /// Tells of each value until the subscription ends.
  func add(_ listen: @escaping (Value) -> Void) -> AnyCancellable {
    count += 1
    let id = count
    all.append((id, listen))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.id == id } }
  }

  func tell(_ value: Value) { for listener in all { listener.listen(value) } }
}
