import Foundation
import Synchronization

/// Work on rows of a picture, on all cores where there is much of it; rows do not depend on each other.
enum RowBands {
  /// Rows that are worth a thread, by their pixels.
  private static let smallest = 250_000

  /// Calls `body` with ranges that cover all rows, each row once.
  static func run(rows: Int, width: Int, _ body: @Sendable (Range<Int>) -> Void) {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let count = max(1, min(cores, rows, rows * width / smallest))
    guard count > 1 else { return body(0..<rows) }
    DispatchQueue.concurrentPerform(iterations: count) { index in
      body(rows * index / count..<rows * (index + 1) / count)
    }
  }

  /// As ``run(rows:width:_:)``, with what comes of each range, in no order.
  static func results<Result: Sendable>(
    rows: Int, width: Int, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    let all = Mutex<[Result]>([])
    run(rows: rows, width: width) { range in
      let result = body(range)
      all.withLock { $0.append(result) }
    }
    return all.withLock { $0 }
  }
}
