extension Publisher {
  /// The same: all is told on the thread of whoever tells.
  public func receive<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: all is told on the thread of whoever tells.
  public func subscribe<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: time stands still, and each value is the last one for now.
  public func debounce<Place: Scheduler>(
    for dueTime: Place.SchedulerTimeType.Stride, scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: time stands still, and each value is the last one for now.
  public func throttle<Place: Scheduler>(
    for interval: Place.SchedulerTimeType.Stride, scheduler: Place, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: nothing waits.
  public func delay<Place: Scheduler>(
    for interval: Place.SchedulerTimeType.Stride, tolerance: Place.SchedulerTimeType.Stride? = nil, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: no time passes.
  public func timeout<Place: Scheduler>(
    _ interval: Place.SchedulerTimeType.Stride, scheduler: Place, options: Place.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// Tells the values in groups, by time or by number: all at the end, as no time passes.
  public func collect<Place: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<Place>, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    switch strategy {
    case .byTime: collect().filter { !$0.isEmpty }
    case .byTimeOrCount(_, _, let count): collect(count)
    }
  }

  /// Tells how long it was from value to value: no time passes.
  public func measureInterval<Place: Scheduler>(
    using scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Place.SchedulerTimeType.Stride, Failure> {
    map { _ in .seconds(0) }
  }
}

extension Publishers {
  /// When a group of values is complete.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After some time.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// After some time, or so many.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }
}
