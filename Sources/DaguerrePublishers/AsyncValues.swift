internal import DaguerreViews

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

extension Publisher where Output: Sendable {
  /// The values, one after the other, for `for try await`.
  @_disfavoredOverload
  public var values: AsyncThrowingPublisher<Output> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that may fail, to wait for.
public struct AsyncThrowingPublisher<Element: Sendable>: AsyncSequence {
  private let stream: AsyncThrowingStream<Element, any Error>
  private let subscription: AnyCancellable

  fileprivate init(_ publisher: some Publisher<Element, some Error>) {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: Element.self)
    self.stream = stream
    subscription = publisher.sink { completion in
      switch completion {
      case .finished: continuation.finish()
      case .failure(let error): continuation.finish(throwing: error)
      }
    } receiveValue: {
      continuation.yield($0)
    }
  }

  /// Gives one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var values: AsyncThrowingStream<Element, any Error>.Iterator
    fileprivate let subscription: AnyCancellable

    /// The next value; nil after the last.
    public mutating func next() async throws -> Element? { try await values.next() }
  }

  /// Gives the values from the first.
  public func makeAsyncIterator() -> Iterator {
    Iterator(values: stream.makeAsyncIterator(), subscription: subscription)
  }
}

extension Future where Output: Sendable {
  /// The value, once it is there.
  @_disfavoredOverload
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

extension Future where Output: Sendable, Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        receive(
          subscriber: Subscribers.Sink { _ in
          } receiveValue: {
            continuation.resume(returning: $0)
          })
      }
    }
  }
}
