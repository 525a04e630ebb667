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
        let end = CommonEnd<Failure>(of: publishers.count)
        if publishers.isEmpty { teller.end() }
        for source in publishers { teller.follow(source, until: end) { teller.tell($0) } }
      }
      .receive(subscriber: subscriber)
    }
  }
}
