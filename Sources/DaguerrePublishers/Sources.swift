/// Tells one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Tells the value, and the end.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Never {
    AnyPublisher { $0.end(with: output) }.receive(subscriber: subscriber)
  }
}

/// Tells no value.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it tells that there is none.
  public let completeImmediately: Bool

  /// - Parameter completeImmediately: whether it tells that there is no value; else it never ends.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// - Parameters:
  ///   - outputType: what it never tells.
  ///   - failureType: how it never fails.
  public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
    self.completeImmediately = completeImmediately
  }

  /// Tells the end, if anything.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    AnyPublisher { if completeImmediately { $0.end() } }.receive(subscriber: subscriber)
  }
}

/// Fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// Why.
  public let error: Failure

  /// A publisher that fails.
  public init(error: Failure) { self.error = error }
  /// - Parameter outputType: what it never tells.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Tells that it has failed.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    AnyPublisher { $0.end(.failure(error)) }.receive(subscriber: subscriber)
  }
}

/// Tells what somebody promises, once it is there.
public final class Future<Output, Failure: Error>: Publisher {
  /// What is called with the value, or with why there is none.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = CurrentValueSubject<Output?, Failure>(nil)

  /// - Parameter attempt: called at once; what it is given counts the first time that it is called.
  public init(_ attempt: (@escaping Promise) -> Void) {
    attempt { [subject] result in
      guard subject.value == nil else { return }
      switch result {
      case .success(let value): subject.send(value)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Tells the value as soon as it is there, and the end.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    subject.compactMap { $0 }.first().receive(subscriber: subscriber)
  }
}

/// Tells what a publisher tells that is made for each subscriber.
public struct Deferred<Source: Publisher>: Publisher {
  /// What is told.
  public typealias Output = Source.Output
  /// Why the telling may fail.
  public typealias Failure = Source.Failure
  /// What makes the publisher.
  public let createPublisher: () -> Source

  /// - Parameter createPublisher: called once for each subscriber.
  public init(createPublisher: @escaping () -> Source) { self.createPublisher = createPublisher }

  /// Makes the publisher, which tells the subscriber.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// Tells the elements, one after the other.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// Tells the elements of a sequence, one after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// An element.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Elements to tell.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Tells the elements, and the end.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      AnyPublisher { teller in
        for element in sequence {
          // There may be no last one.
          if teller.isOver { return }
          teller.tell(element)
        }
        teller.end()
      }
      .receive(subscriber: subscriber)
    }
  }
}

extension Optional {
  /// Tells the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { teller in
      if let self { teller.tell(self) }
      teller.end()
    }
  }
}

extension Result {
  /// What tells the value, or why there is none.
  public struct Publisher: DaguerrePublishers.Publisher {
    /// What is told.
    public typealias Output = Success
    /// The value, or why there is none.
    public let result: Result

    /// Tells a result.
    public init(_ result: Result) { self.result = result }
    /// Tells a value.
    public init(_ output: Success) { self.init(.success(output)) }
    /// Tells why there is no value.
    public init(_ failure: Failure) { self.init(.failure(failure)) }

    /// Tells the value and the end, or why there is none.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Success, Listener.Failure == Failure {
      AnyPublisher<Success, Failure> { teller in
        switch result {
        case .success(let value): teller.end(with: value)
        case .failure(let error): teller.end(.failure(error))
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Tells the value, or why there is none.
  public var publisher: Publisher { Publisher(self) }
}

/// Tells values that were written down, and then how they ended.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values.
  public let output: [Output]
  /// How they ended.
  public let completion: Subscribers.Completion<Failure>

  /// Values, and how they ended.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    (self.output, self.completion) = (output, completion)
  }

  /// Tells the values, and the end.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Output, Listener.Failure == Failure {
    AnyPublisher { teller in
      for value in output { teller.tell(value) }
      teller.end(completion)
    }
    .receive(subscriber: subscriber)
  }
}
