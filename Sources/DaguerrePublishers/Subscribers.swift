public import DaguerreViews

/// Who somebody is that tells or is told, among all of a program.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
  private final class Mark: Sendable {}
  private let mark = Mark()

  /// One that no other has.
  public init() {}
  /// Whether both are one.
  public static func == (first: CombineIdentifier, second: CombineIdentifier) -> Bool { first.mark === second.mark }
  /// The identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(mark)) }
  /// The same for all, as addresses differ from run to run.
  public var description: String { "CombineIdentifier" }
}

/// What has an identifier of its own; here nobody must.
public protocol CustomCombineIdentifierConvertible {
  /// Who it is.
  var combineIdentifier: CombineIdentifier { get }
}

/// A subscriber whose own type does not matter.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Another subscriber.
  public init<Listener: Subscriber>(_ subscriber: Listener)
  where Listener.Input == Input, Listener.Failure == Failure {
    subscription = { subscriber.receive(subscription: $0) }
    value = { subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  /// A subject, which tells what it is told.
  public init<Target: Subject>(_ subject: Target) where Target.Output == Input, Target.Failure == Failure {
    subscription = { subject.send(subscription: $0) }
    value = {
      subject.send($0)
      return .none
    }
    completion = { subject.send(completion: $0) }
  }

  /// A subscriber by what it does.
  ///
  /// - Parameters:
  ///   - receiveSubscription: what asks for values; without it, all are asked for.
  ///   - receiveValue: called with each value.
  ///   - receiveCompletion: called at the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { $0.request(.unlimited) }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  /// Asks for values.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  /// Is told a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Is told the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Subscriber where Input == Void {
  /// Is told that something happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

extension Subscribers {
  /// Gives what it is told to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// It is never told of a failure.
    public typealias Failure = Never
    /// Whose property it is; nil after the end.
    public private(set) var object: Root?
    /// The property.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// A property of an object.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Gives the property the value.
    public func receive(_ input: Input) -> Demand {
      object?[keyPath: keyPath] = input
      return .none
    }

    /// Lets the object go.
    public func receive(completion: Completion<Never>) { cancel() }

    /// Is told nothing any more.
    public func cancel() {
      let subscription = subscription
      (self.subscription, object) = (nil, nil)
      subscription?.cancel()
    }
  }
}

extension Subscribers.Demand: Comparable {
  /// All that both ask for.
  public static func + (first: Self, second: Self) -> Self {
    let (sum, isTooMuch) = first.count.addingReportingOverflow(second.count)
    return isTooMuch ? .unlimited : .max(sum)
  }
  /// What is left of what was asked for.
  public static func - (first: Self, second: Self) -> Self {
    first == .unlimited ? .unlimited : second == .unlimited ? .none : .max(first.count - second.count)
  }
  /// More of them.
  public static func + (demand: Self, count: Int) -> Self { demand + .max(count) }
  /// Fewer of them.
  public static func - (demand: Self, count: Int) -> Self { demand - .max(count) }
  /// Asks for more.
  public static func += (demand: inout Self, more: Self) { demand = demand + more }
  /// Asks for more.
  public static func += (demand: inout Self, count: Int) { demand = demand + count }
  /// Asks for less.
  public static func -= (demand: inout Self, less: Self) { demand = demand - less }
  /// Asks for less.
  public static func -= (demand: inout Self, count: Int) { demand = demand - count }
  /// Whether less is asked for.
  public static func < (first: Self, second: Self) -> Bool { first.count < second.count }
  /// How many are asked for; nil for all.
  public var max: Int? { self == .unlimited ? nil : count }
}

extension Subscribers.Demand {
  /// Whether more is asked for than a number.
  public static func > (demand: Self, count: Int) -> Bool { demand.count > count }
  /// Whether as many are asked for.
  public static func == (demand: Self, count: Int) -> Bool { demand.count == count }
}
