internal import DaguerreViews

/// A publisher that tells what it is given.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Tells a value to all who listen.
  func send(_ value: Output)
  /// Tells all who listen that no more values come.
  func send(completion: Subscribers.Completion<Failure>)
  /// Asks somebody who tells this subject for all values.
  func send(subscription: any Subscription)
}

extension Subject {
  /// Asks for all values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

extension Subject where Output == Void {
  /// Tells all who listen.
  public func send() { send(()) }
}

/// Those who are told by a subject, in the order in which they came.
private final class Audience<Output, Failure: Error> {
  private var tellers: [Teller<Output, Failure>] = []
  private(set) var completion: Subscribers.Completion<Failure>?

  func add(_ teller: Teller<Output, Failure>) {
    if let completion { return teller.end(completion) }
    tellers.append(teller)
    teller.hold(AnyCancellable { [weak self, weak teller] in self?.tellers.removeAll { $0 === teller } })
  }

  func tell(_ value: Output) { for teller in tellers { teller.tell(value) } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard self.completion == nil else { return }
    self.completion = completion
    for teller in tellers { teller.end(completion) }
  }
}

/// Tells what it is given to those who listen then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// A subject to which nobody listens.
  public init() {}

  /// Tells a value to all who listen.
  public func send(_ value: Output) { if audience.completion == nil { audience.tell(value) } }
  /// Tells all who listen, and who will, that no more values come.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Tells a subscriber what is sent from now on.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    subscriber.receive(subscription: Teller(subscriber, audience.add))
  }
}

/// Tells the value that it has, and then those that it is given.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// A subject by its first value.
  public init(_ value: Output) { current = value }

  /// What was told last; setting it tells it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Tells a value to all who listen.
  public func send(_ value: Output) {
    guard audience.completion == nil else { return }
    current = value
    audience.tell(value)
  }

  /// Tells all who listen, and who will, that no more values come.
  public func send(completion: Subscribers.Completion<Failure>) { audience.end(completion) }

  /// Tells a subscriber the value that there is, and what is sent from now on.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    subscriber.receive(
      subscription: Teller(subscriber) { [self] teller in
        // Before the value, which may be answered by another.
        audience.add(teller)
        teller.tell(current)
      })
  }
}
