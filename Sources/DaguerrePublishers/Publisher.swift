public import DaguerreViews

/// What tells values, and at last that it has ended or failed.
///
/// As in Combine, but for time: all is told at once, on the thread of whoever tells, and what would wait does not. A
/// picture is drawn of a model in the state to which it settles.
public protocol Publisher<Output, Failure> {
  /// What is told.
  associatedtype Output
  /// Why the telling may fail; `Never` where it cannot.
  associatedtype Failure: Error

  /// Gives a subscriber a subscription, under which it is told what it asks for.
  func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure
}

/// What is told values.
public protocol Subscriber<Input, Failure> {
  /// What it is told.
  associatedtype Input
  /// Why the telling may fail.
  associatedtype Failure: Error

  /// Is told that the telling can begin, once it asks for values.
  func receive(subscription: any Subscription)
  /// Is told a value.
  ///
  /// - Returns: how many more it asks for; it is told those that it has not asked for too.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Is told that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// That somebody is told values, until it ends.
public protocol Subscription: Cancellable {
  /// Asks for values; whoever asks for one is told all.
  func request(_ demand: Subscribers.Demand)
}

/// Who is told values, and how.
public enum Subscribers {
  /// How the telling has ended.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// It went wrong.
    case failure(Failure)
  }

  /// How many values somebody asks for.
  public struct Demand: Hashable, Sendable {
    let count: Int

    /// All that there are.
    public static let unlimited = Demand(count: .max)
    /// None yet.
    public static let none = Demand(count: 0)
    /// Some; fewer than none are none.
    public static func max(_ count: Int) -> Demand { Demand(count: Swift.max(0, count)) }

    /// Whether anything is asked for.
    var isSome: Bool { count > 0 }
  }

  /// Calls closures with what it is told.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    /// Let go at the end, as what it holds may hold this.
    private var value: ((Input) -> Void)?
    private var completion: ((Completion<Failure>) -> Void)?

    /// - Parameters:
    ///   - receiveCompletion: called at the end.
    ///   - receiveValue: called with each value.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void, receiveValue: @escaping (Input) -> Void
    ) {
      (value, completion) = (receiveValue, receiveCompletion)
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, value != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Calls the closure for values.
    public func receive(_ input: Input) -> Demand {
      value?(input)
      return .none
    }

    /// Calls the closure for the end.
    public func receive(completion: Completion<Failure>) {
      let last = self.completion
      cancel()
      last?(completion)
    }

    /// Is told nothing any more.
    public func cancel() {
      let ended = (subscription, value, completion)
      (subscription, value, completion) = (nil, nil, nil)
      ended.0?.cancel()
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

extension Publisher {
  /// Tells a subscriber.
  public func subscribe<Listener: Subscriber>(_ subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Tells what a subject then tells others.
  public func subscribe<Target: Subject>(_ subject: Target) -> AnyCancellable
  where Target.Output == Output, Target.Failure == Failure {
    sink(receiveCompletion: subject.send, receiveValue: subject.send)
  }

  /// Calls closures with what is told.
  ///
  /// - Returns: what ends the telling, at the latest when it is let go.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value.
  ///
  /// - Returns: what ends the telling, at the latest when it is let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Gives each value to a property.
  ///
  /// - Returns: what ends that, at the latest when it is let go.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Gives each value to a published property, as long as its object lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.hold(sink(receiveValue: published.setter))
  }
}

extension View {
  /// Calls `action` with what is told once the view is there, before the picture is made of what it changes.
  public func onReceive<Source: Publisher>(_ publisher: Source, perform action: @escaping (Source.Output) -> Void)
    -> ToldView<Self> where Source.Failure == Never
  {
    subscribed { publisher.sink(receiveValue: action) }
  }
}

/// A view with an action for what a publisher tells; see ``View/onReceive(_:perform:)``.
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View where PublisherType.Failure == Never {
  /// The view.
  public var content: Content
  /// What tells something.
  public var publisher: PublisherType
  /// What is called with it.
  public var action: (PublisherType.Output) -> Void

  /// A view with an action for what a publisher tells.
  public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
    (self.content, self.publisher, self.action) = (content, publisher, action)
  }

  /// The view, which listens.
  public var body: some View { content.onReceive(publisher, perform: action) }
}
