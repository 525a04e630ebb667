/// Swift's task of the same name, for views: work that ends later than it begins.
///
/// What a view would start while it is drawn never begins, unless somebody waits for its result, since nothing happens
/// after a picture was made; elsewhere it begins at once, as Swift's does. What it uses need not be sendable, as sources
/// for Apple's platforms keep it on the main thread.
public struct Task<Success: Sendable, Failure: Error>: Sendable {
  private enum Work: Sendable {
    case begun(_Concurrency.Task<Success, Failure>)
    case waiting(Operation)
  }

  /// Not sendable, but used by one thread at a time.
  private struct Operation: @unchecked Sendable {
    let body: () async throws(Failure) -> Success
  }

  private let work: Work

  /// Stops the work where it looks whether it should.
  public func cancel() {
    if case .begun(let task) = work { task.cancel() }
  }

  /// Whether it should stop; what has not begun should.
  public var isCancelled: Bool {
    if case .begun(let task) = work { task.isCancelled } else { true }
  }
}

extension Task where Failure == Never {
  /// Begins some work, or keeps it while a picture is made.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async -> Success
  ) {
    let work = Operation(body: operation)
    self.work =
      RenderSession.isDrawing
      ? .waiting(work) : .begun(_Concurrency.Task(priority: priority) { await work.body() })
  }

  /// The same: there is no thread that it would leave.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// What the work gave, once it has ended.
  public var value: Success {
    get async {
      switch work {
      case .begun(let task): return await task.value
      case .waiting(let operation): return await operation.body()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Begins some work, or keeps it while a picture is made.
  @discardableResult
  public init(
    name: String? = nil, priority: TaskPriority? = nil,
    @_implicitSelfCapture operation: @escaping () async throws -> Success
  ) {
    let work = Operation(body: operation)
    self.work =
      RenderSession.isDrawing
      ? .waiting(work) : .begun(_Concurrency.Task(priority: priority) { try await work.body() })
  }

  /// The same: there is no thread that it would leave.
  @discardableResult
  public static func detached(
    name: String? = nil, priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
  ) -> Task { Task(name: name, priority: priority, operation: operation) }

  /// What the work gave, once it has ended.
  ///
  /// - Throws: what the work threw.
  public var value: Success {
    get async throws {
      switch work {
      case .begun(let task): return try await task.value
      case .waiting(let operation): return try await operation.body()
      }
    }
  }

  /// What the work gave or threw, once it has ended.
  public var result: Result<Success, any Error> {
    get async {
      do { return .success(try await value) } catch { return .failure(error) }
    }
  }
}

extension Task where Success == Never, Failure == Never {
  /// Whether the work around should stop.
  public static var isCancelled: Bool { _Concurrency.Task.isCancelled }
  /// How urgent the work around is.
  public static var currentPriority: TaskPriority { _Concurrency.Task.currentPriority }
  /// Ends the work around if it should stop.
  ///
  /// - Throws: a `CancellationError`.
  public static func checkCancellation() throws { try _Concurrency.Task.checkCancellation() }
  /// Lets other work go on.
  public static func yield() async { await _Concurrency.Task.yield() }
  /// Waits.
  ///
  /// - Throws: a `CancellationError` where the work should stop.
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await _Concurrency.Task.sleep(nanoseconds: duration)
  }
  /// Waits.
  ///
  /// - Throws: a `CancellationError` where the work should stop.
  public static func sleep(for duration: Duration) async throws { try await _Concurrency.Task.sleep(for: duration) }
  /// Waits until a moment of a clock.
  ///
  /// - Throws: a `CancellationError` where the work should stop.
  public static func sleep<C: Clock>(until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C)
    async throws
  {
    try await _Concurrency.Task.sleep(until: deadline, tolerance: tolerance, clock: clock)
  }
}
