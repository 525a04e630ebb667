import Dispatch
import Testing

/// Lets tests in a browser take turns, two at a time, on a thread of their own.
///
/// On those that tests share a test waits, at each answer of the browser, for all that have not begun yet, and one that is to
/// begin after another does too: they would run when all others have ended.
struct BrowserTurns: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(BrowserThread.shared) {
      await Queue.shared.begin()
      do {
        try await function()
      } catch {
        await Queue.shared.end()
        throw error
      }
      await Queue.shared.end()
    }
  }

  private actor Queue {
    static let shared = Queue()
    private var free = 2
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
      guard free == 0 else { return free -= 1 }
      await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }

  private final class BrowserThread: TaskExecutor {
    static let shared = BrowserThread()
    private let queue = DispatchQueue(label: "browser")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
  }
}

extension Trait where Self == BrowserTurns {
  /// Two tests in a browser at a time, while others run.
  static var browserTurns: Self { Self() }
}
