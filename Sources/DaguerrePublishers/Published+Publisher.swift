public import DaguerreViews

extension Published.Publisher: DaguerrePublishers.Publisher {
  /// What the property holds.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Tells the value that the property has, and each that it is given, before it has it.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Value, Listener.Failure == Never {
    AnyPublisher { teller in teller.hold(self.listen { teller.tell($0) }) }.receive(subscriber: subscriber)
  }
}

extension ObservableObjectPublisher: DaguerrePublishers.Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Tells that the model is about to change.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Void, Listener.Failure == Never {
    AnyPublisher { teller in teller.hold(self.listen { teller.tell($0) }) }.receive(subscriber: subscriber)
  }
}

extension Publisher where Failure == Never, Output: Sendable {
  /// The values, one after the other, for `for await`.
  public var values: AsyncPublisher<Output> { AsyncPublisher(self) }
}

/// The values of a publisher, to wait for.
public struct AsyncPublisher<Element: Sendable>: AsyncSequence {
  private let stream: AsyncStream<Element>
  private let subscription: AnyCancellable

  fileprivate init(_ publisher: some Publisher<Element, Never>) {
    let (stream, continuation) = AsyncStream.makeStream(of: Element.self)
    self.stream = stream
    subscription = publisher.sink { _ in
      continuation.finish()
    } receiveValue: {
      continuation.yield($0)
    }
  }

  /// Gives one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncStream<Element>.Iterator
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the last.
    public mutating func next() async -> Element? { await values.next() }
  }

  /// Gives the values from the first.
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
  }
}
