/// Publishers of several others, by their names.
public enum Publishers {
  /// Tells what many publishers tell, as it comes.
  public struct MergeMany<Source: Publisher>: Publisher {
    /// What is told.
    public typealias Output = Source.Output
    /// Why the telling may fail.
    public typealias Failure = Source.Failure
    /// Those that tell.
    public let publishers: [Source]

    /// Publishers that tell the same.
    public init(_ upstream: Source...) { publishers = upstream }
    /// Publishers that tell the same.
    public init(_ upstream: some Sequence<Source>) { publishers = Array(upstream) }

    /// Tells until all have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      AnyPublisher { teller in
        var open = publishers.count
        if open == 0 { teller.end() }
        for source in publishers {
          teller.follow(source) {
            teller.tell($0)
          } completion: { completion in
            open -= 1
            if case .failure = completion { teller.end(completion) } else if open == 0 { teller.end() }
          }
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Two publishers that tell the same, as one.
  public static func Merge<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<First.Output, First.Failure>
  where Second.Output == First.Output, Second.Failure == First.Failure {
    first.merge(with: second)
  }

  /// Three publishers that tell the same, as one.
  public static func Merge3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First, _ second: Second, _ third: Third
  ) -> AnyPublisher<First.Output, First.Failure>
  where
    Second.Output == First.Output, Second.Failure == First.Failure, Third.Output == First.Output,
    Third.Failure == First.Failure
  {
    first.merge(with: second, third)
  }

  /// The last values of two publishers.
  public static func CombineLatest<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure> where Second.Failure == First.Failure {
    first.combineLatest(second)
  }

  /// The last values of three publishers.
  public static func CombineLatest3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First, _ second: Second, _ third: Third
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
  where Second.Failure == First.Failure, Third.Failure == First.Failure {
    first.combineLatest(second, third)
  }

  /// The last values of four publishers.
  public static func CombineLatest4<First: Publisher, Second: Publisher, Third: Publisher, Fourth: Publisher>(
    _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output, Fourth.Output), First.Failure>
  where Second.Failure == First.Failure, Third.Failure == First.Failure, Fourth.Failure == First.Failure {
    first.combineLatest(second, third, fourth)
  }

  /// The values of two publishers in pairs.
  public static func Zip<First: Publisher, Second: Publisher>(
    _ first: First, _ second: Second
  ) -> AnyPublisher<(First.Output, Second.Output), First.Failure> where Second.Failure == First.Failure {
    first.zip(second)
  }

  /// The values of three publishers together.
  public static func Zip3<First: Publisher, Second: Publisher, Third: Publisher>(
    _ first: First, _ second: Second, _ third: Third
  ) -> AnyPublisher<(First.Output, Second.Output, Third.Output), First.Failure>
  where Second.Failure == First.Failure, Third.Failure == First.Failure {
    first.zip(second, third)
  }
}
