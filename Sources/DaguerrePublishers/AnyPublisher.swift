internal import DaguerreViews

/// A publisher whose own type does not matter; what all operators make.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let begin: (Teller<Output, Failure>) -> Void

  /// - Parameter begin: called for each subscriber, with whom to tell.
  init(telling begin: @escaping (Teller<Output, Failure>) -> Void) { self.begin = begin }

  /// The same publisher without its type.
  public init(_ publisher: some Publisher<Output, Failure>) {
    begin = { teller in teller.follow(publisher) { teller.tell($0) } }
  }

  /// Tells a subscriber as soon as that asks for something.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    subscriber.receive(subscription: Teller(subscriber, begin))
  }
}

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Tells one subscriber until the end, which comes once.
final class Teller<Output, Failure: Error>: Subscription {
  typealias Completion = Subscribers.Completion<Failure>

  private var begin: ((Teller) -> Void)?
  private var value: ((Output) -> Void)?
  private var completion: ((Completion) -> Void)?
  private var followed: [any Cancellable] = []

  init<Listener: Subscriber>(_ subscriber: Listener, _ begin: @escaping (Teller) -> Void)
  where Listener.Input == Output, Listener.Failure == Failure {
    self.begin = begin
    value = { _ = subscriber.receive($0) }
    completion = { subscriber.receive(completion: $0) }
  }

  /// Whether nobody listens any more.
  var isOver: Bool { value == nil }

  func request(_ demand: Subscribers.Demand) {
    guard demand.isSome, let begin = begin.take() else { return }
    begin(self)
  }

  func tell(_ output: Output) { value?(output) }

  func end(_ completion: Completion = .finished) {
    let last = self.completion
    cancel()
    last?(completion)
  }

  /// Tells a last value.
  func end(with output: Output) {
    tell(output)
    end()
  }

  func cancel() {
    (begin, value, completion) = (nil, nil, nil)
    let ended = followed
    followed = []
    for source in ended { source.cancel() }
  }

  /// Holds something until the end, which is the end of that too.
  func hold(_ source: any Cancellable) {
    if isOver { source.cancel() } else { followed.append(source) }
  }

  /// Is told by another publisher, until either ends.
  func follow<Source: Publisher>(
    _ source: Source, _ value: @escaping (Source.Output) -> Void,
    completion: @escaping (Subscribers.Completion<Source.Failure>) -> Void
  ) {
    let sink = Subscribers.Sink(receiveCompletion: completion, receiveValue: value)
    // Before the first value, which may be the last one that is wanted.
    hold(sink)
    if !isOver { source.receive(subscriber: sink) }
  }

  /// Is told by one of several publishers, and ends with the last of them, or with the first that fails.
  func follow<Source: Publisher>(
    _ source: Source, until end: CommonEnd<Failure>, _ value: @escaping (Source.Output) -> Void
  ) where Source.Failure == Failure {
    follow(source, value) { completion in
      if let completion = end.reached(with: completion) { self.end(completion) }
    }
  }

  /// Is told by another publisher, and ends with it.
  func follow<Source: Publisher>(_ source: Source, _ value: @escaping (Source.Output) -> Void)
  where Source.Failure == Failure {
    follow(source, value) { self.end($0) }
  }
}

/// When several publishers have ended.
final class CommonEnd<Failure: Error> {
  /// How many have not ended yet.
  var open: Int

  init(of count: Int) { open = count }

  /// How they end together, now that one of them has ended; nil if others go on.
  fileprivate func reached(with completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure>? {
    open -= 1
    if case .failure = completion { return completion }
    return open == 0 ? completion : nil
  }
}
