public import DaguerreViews

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same, beginning with the first who listens, and ending with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Cancellable {
  /// Goes on as long as a set is held.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }

  /// Goes on as long as a collection is held.
  public func store(in collection: inout some RangeReplaceableCollection<AnyCancellable>) {
    AnyCancellable(self).store(in: &collection)
  }
}

extension Publisher {
  /// Begins once for all who listen, when it is told to, and tells them through a subject.
  public func multicast<Hub: Subject>(
    _ createSubject: @escaping () -> Hub
  ) -> Publishers.Multicast<Self, Hub> where Hub.Output == Output, Hub.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Begins once for all who listen, when it is told to, and tells them through a subject.
  public func multicast<Hub: Subject>(
    subject: Hub
  ) -> Publishers.Multicast<Self, Hub> where Hub.Output == Output, Hub.Failure == Failure {
    multicast { subject }
  }
}

extension Publisher where Failure == Never {
  /// The same, beginning when it is told to.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject() }
  }
}

extension Publishers {
  /// Begins with the first who listens, and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What is told.
    public typealias Output = Upstream.Output
    /// Why the telling may fail.
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream
    private var listeners = 0
    private var connection: (any Cancellable)?

    init(upstream: Upstream) { self.upstream = upstream }

    /// Begins, if nobody listened before.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      AnyPublisher { [self] teller in
        listeners += 1
        teller.hold(AnyCancellable { [self] in leave() })
        teller.follow(upstream) { teller.tell($0) }
        guard connection == nil, listeners > 0 else { return }
        let begun = upstream.connect()
        // All may be over already.
        if listeners > 0 { connection = begun } else { begun.cancel() }
      }
      .receive(subscriber: subscriber)
    }

    private func leave() {
      listeners -= 1
      guard listeners == 0 else { return }
      connection?.cancel()
      connection = nil
    }
  }

  /// Begins once for all who listen, when it is told to.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// What is told.
    public typealias Output = Upstream.Output
    /// Why the telling may fail.
    public typealias Failure = Upstream.Failure
    /// What begins.
    public let upstream: Upstream
    /// What makes the subject that tells all who listen.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// - Parameter createSubject: called once.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Tells once it has begun.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      subject.receive(subscriber: subscriber)
    }

    /// Begins.
    ///
    /// - Returns: what ends it; it goes on where that is let go.
    public func connect() -> any Cancellable {
      let sink = Subscribers.Sink<Output, Failure> { [subject] completion in
        subject.send(completion: completion)
      } receiveValue: { [subject] value in
        subject.send(value)
      }
      upstream.receive(subscriber: sink)
      return sink
    }
  }
}
