import Foundation
public import Testing

/// That tests mostly wait, for other programs: they run on threads of their own, so that those of all other tests never
/// stand still, and their steps do not queue up behind these.
public struct WaitingTrait: SuiteTrait, TestTrait, TestScoping {
  /// What is waited for.
  public enum Program: Sendable {
    /// One that ends.
    case tool
    /// A server or a browser, which answers many times.
    case server
  }

  /// Each test has its own turn.
  public let isRecursive = true
  fileprivate let executor: WaitingExecutor

  /// Runs a test there.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(executor, operation: function)
  }
}

extension Trait where Self == WaitingTrait {
  /// Runs tests on the threads of those that wait.
  public static func waiting(for program: WaitingTrait.Program) -> Self {
    switch program {
    case .tool: WaitingTrait(executor: .tools)
    case .server: WaitingTrait(executor: .servers)
    }
  }
}

private final class WaitingExecutor: TaskExecutor {
  static let tools = WaitingExecutor()
  static let servers = WaitingExecutor()
  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.addOperation { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
