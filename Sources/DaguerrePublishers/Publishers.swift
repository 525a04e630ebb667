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
    public init(_ upstream: some Swift.Sequence<Source>) { publishers = Array(upstream) }

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
}
