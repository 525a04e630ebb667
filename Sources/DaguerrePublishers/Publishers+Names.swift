// The names that sources give to what operators make: here it is all the same.
extension Publishers {
  /// What the operator of this name makes.
  public typealias Map<Upstream: Publisher, New> = AnyPublisher<New, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias CompactMap<Upstream: Publisher, New> = AnyPublisher<New, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Scan<Upstream: Publisher, New> = AnyPublisher<New, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Reduce<Upstream: Publisher, New> = AnyPublisher<New, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias TryMap<Upstream: Publisher, New> = AnyPublisher<New, any Error>
  /// What the operator of this name makes.
  public typealias TryCompactMap<Upstream: Publisher, New> = AnyPublisher<New, any Error>
  /// What the operator of this name makes.
  public typealias TryScan<Upstream: Publisher, New> = AnyPublisher<New, any Error>
  /// What the operator of this name makes.
  public typealias TryReduce<Upstream: Publisher, New> = AnyPublisher<New, any Error>
  /// What the operator of this name makes.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias First<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Last<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Output<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Share<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Print<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Buffer<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Breakpoint<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias ReceiveOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias SubscribeOn<Upstream: Publisher, Context: Scheduler> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What the operator of this name makes.
  public typealias Debounce<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Throttle<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Delay<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Timeout<Upstream: Publisher, Context: Scheduler> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// What the operator of this name makes.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<[Upstream.Output], Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Count<Upstream: Publisher> = AnyPublisher<Int, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<Never, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// What the operator of this name makes.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<Upstream.Output, Never>
  /// What the operator of this name makes.
  public typealias MapError<Upstream: Publisher, New: Error> = AnyPublisher<Upstream.Output, New>
  /// What the operator of this name makes.
  public typealias SetFailureType<Upstream: Publisher, New: Error> = AnyPublisher<Upstream.Output, New>
  /// What the operator of this name makes.
  public typealias Catch<Upstream: Publisher, Other: Publisher> = AnyPublisher<Upstream.Output, Other.Failure>
  /// What the operator of this name makes.
  public typealias TryCatch<Upstream: Publisher, Other: Publisher> = AnyPublisher<Upstream.Output, any Error>
  /// What the operator of this name makes.
  public typealias FlatMap<Other: Publisher, Upstream: Publisher> = AnyPublisher<Other.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Concatenate<Upstream: Publisher, Suffix: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What the operator of this name makes.
  public typealias Decode<Upstream: Publisher, Item: Decodable, Coder: TopLevelDecoder> = AnyPublisher<Item, any Error>
  /// What the operator of this name makes.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<Coder.Output, any Error>
  /// What the operator of this name makes.
  public typealias SwitchToLatest<Source: Publisher, Upstream: Publisher> = AnyPublisher<
    Source.Output, Upstream.Failure
  >

  /// When a buffer asks for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Before anybody asks it.
    case keepFull
    /// When it is asked.
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy<Failure: Error> {
    /// Forgets what comes.
    case dropNewest
    /// Forgets what came first.
    case dropOldest
    /// Fails.
    case customError(() -> Failure)
  }
}
