import Foundation
import Synchronization

/// Work on rows of a picture, on all cores where there is much of it; rows do not depend on each other.
enum RowBands {
  /// Rows that are worth a thread, by their pixels: few enough that what is noted of them stays in a cache, and many
  /// enough bands that all cores end together.
  private static let smallest = 125_000

  /// Calls `body` with ranges that cover all rows, each row once.
  static func run(rows: Int, width: Int, _ body: @Sendable (Range<Int>) -> Void) {
    let count = min(rows, rows * width / smallest)
    guard count > 1, ProcessInfo.processInfo.activeProcessorCount > 1 else { return body(0..<rows) }
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
