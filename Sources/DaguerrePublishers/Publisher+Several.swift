internal import DaguerreViews

extension Publisher {
  /// Tells what the publishers tell that a closure makes of each value.
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Failure {
    AnyPublisher { teller in
      let end = CommonEnd<Failure>(of: 1)
      teller.follow(self, until: end) { value in
        end.open += 1
        teller.follow(transform(value), until: end) { teller.tell($0) }
      }
    }
  }

  /// The same, where what the closure makes never fails.
  @_disfavoredOverload
  public func flatMap<Other: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other.Output, Failure> where Other.Failure == Never {
    flatMap { transform($0).setFailureType(to: Failure.self) }
  }

  /// Tells values before those of this publisher.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  /// Tells values before those of this publisher.
  public func prepend(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    prepend(Publishers.Sequence(sequence: values))
  }

  /// Tells values after those of this publisher.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> { append(values) }

  /// Tells values after those of this publisher.
  public func append(_ values: some Sequence<Output>) -> AnyPublisher<Output, Failure> {
    append(Publishers.Sequence(sequence: values))
  }

  /// Tells what another publisher tells before this one begins.
  public func prepend<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    other.append(self)
  }

  /// Tells what another publisher tells after this one has ended.
  public func append<Other: Publisher>(_ other: Other) -> AnyPublisher<Output, Failure>
  where Other.Output == Output, Other.Failure == Failure {
    AnyPublisher { teller in
      teller.follow(self) {
        teller.tell($0)
      } completion: { completion in
        if case .failure = completion { return teller.end(completion) }
        teller.follow(other) { teller.tell($0) }
      }
    }
  }

  /// The same: nobody is told more slowly than it is told.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// Tells what this and others tell, as it comes.
  public func merge(with others: any Publisher<Output, Failure>...) -> AnyPublisher<Output, Failure> {
    var all = [AnyPublisher(self)]
    for other in others { all.append(Self.erased(other)) }
    return AnyPublisher(Publishers.MergeMany(all))
  }

  private static func erased(_ other: some Publisher<Output, Failure>) -> AnyPublisher<Output, Failure> {
    AnyPublisher(other)
  }

  /// Tells the last values of this and other publishers, as soon as all have told one.
  public func combineLatest<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { teller in
      var values: (Output?, Other.Output?) = (nil, nil)
      let end = CommonEnd<Failure>(of: 2)
      func tell() { if let first = values.0, let second = values.1 { teller.tell((first, second)) } }
      teller.follow(self, until: end) { value in
        values.0 = value
        tell()
      }
      teller.follow(other, until: end) { value in
        values.1 = value
        tell()
      }
    }
  }

  /// Tells what a closure makes of the last values of this and another publisher.
  public func combineLatest<Other: Publisher, New>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> New
  ) -> AnyPublisher<New, Failure> where Other.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Tells the last values of this and two other publishers.
  public func combineLatest<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0, $0.1, $1) }
  }

  /// Tells what a closure makes of the last values of this and two other publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, New>(
    _ second: Second, _ third: Third, _ transform: @escaping (Output, Second.Output, Third.Output) -> New
  ) -> AnyPublisher<New, Failure> where Second.Failure == Failure, Third.Failure == Failure {
    combineLatest(second, third).map(transform)
  }

  /// Tells the last values of this and three other publishers.
  public func combineLatest<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    combineLatest(second, third).combineLatest(fourth).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Tells the first values of both publishers together, then the second ones, and so on.
  public func zip<Other: Publisher>(_ other: Other) -> AnyPublisher<(Output, Other.Output), Failure>
  where Other.Failure == Failure {
    AnyPublisher { teller in
      var waiting = (Queue<Output>(), Queue<Other.Output>())
      var isEnded = (false, false)
      func tell() {
        if !waiting.0.isEmpty, !waiting.1.isEmpty, let first = waiting.0.popFirst(), let second = waiting.1.popFirst() {
          teller.tell((first, second))
        }
        if isEnded.0 && waiting.0.isEmpty || isEnded.1 && waiting.1.isEmpty { teller.end() }
      }
      func end(_ completion: Subscribers.Completion<Failure>, _ side: WritableKeyPath<(Bool, Bool), Bool>) {
        if case .failure = completion { return teller.end(completion) }
        isEnded[keyPath: side] = true
        tell()
      }
      teller.follow(self) { value in
        waiting.0.append(value)
        tell()
      } completion: {
        end($0, \.0)
      }
      teller.follow(other) { value in
        waiting.1.append(value)
        tell()
      } completion: {
        end($0, \.1)
      }
    }
  }

  /// Tells what a closure makes of the first values of both publishers, then of the second ones, and so on.
  public func zip<Other: Publisher, New>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> New
  ) -> AnyPublisher<New, Failure> where Other.Failure == Failure {
    zip(other).map(transform)
  }

  /// Tells the first values of three publishers together, then the second ones, and so on.
  public func zip<Second: Publisher, Third: Publisher>(
    _ second: Second, _ third: Third
  ) -> AnyPublisher<(Output, Second.Output, Third.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure {
    zip(second).zip(third).map { ($0.0, $0.1, $1) }
  }

  /// Tells the first values of four publishers together, then the second ones, and so on.
  public func zip<Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(Output, Second.Output, Third.Output, Fourth.Output), Failure>
  where Second.Failure == Failure, Third.Failure == Failure, Fourth.Failure == Failure {
    zip(second, third).zip(fourth).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// One that begins once for all who listen.
  public func share() -> AnyPublisher<Output, Failure> {
    multicast { PassthroughSubject() }.autoconnect().eraseToAnyPublisher()
  }
}

/// Values of which that leaves first which came first.
private struct Queue<Value> {
  private var coming: [Value] = []
  /// The first one last.
  private var leaving: [Value] = []

  var isEmpty: Bool { coming.isEmpty && leaving.isEmpty }

  mutating func append(_ value: Value) { coming.append(value) }

  mutating func popFirst() -> Value? {
    if leaving.isEmpty {
      leaving = coming.reversed()
      coming = []
    }
    return leaving.popLast()
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Tells what the last of the publishers tells that it is told.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { teller in
      var current: Subscribers.Sink<Output.Output, Failure>?
      var isLast = false
      teller.follow(self) { source in
        current?.cancel()
        let next = Subscribers.Sink<Output.Output, Failure> { completion in
          current = nil
          if case .failure = completion { teller.end(completion) } else if isLast { teller.end() }
        } receiveValue: {
          teller.tell($0)
        }
        current = next
        source.receive(subscriber: next)
      } completion: { completion in
        isLast = true
        if case .failure = completion { teller.end(completion) } else if current == nil { teller.end() }
      }
      teller.hold(AnyCancellable { current?.cancel() })
    }
  }
}
