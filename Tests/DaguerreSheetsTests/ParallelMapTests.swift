import Synchronization
import Testing

@testable import DaguerreSheets

@Suite("Parallel map")
struct ParallelMapTests {
  private struct Odd: Error, Equatable { let item: Int }

  @Test("results are in the order of the items", arguments: [1, 2, 3, 8, 200])
  func order(threads: Int) throws {
    let items = Array(0..<100)
    let squares = try parallelMap(items, threads: threads) {
      ()
    } transform: { _, item in
      item * item
    }
    #expect(squares == items.map { $0 * $0 })
  }

  @Test("no items, no results")
  func empty() throws {
    let results = try parallelMap([Int](), threads: 4) {
      ()
    } transform: { _, item in
      item
    }
    #expect(results.isEmpty)
  }

  @Test("the error of the first failing item is thrown", arguments: [1, 2, 8])
  func firstError(threads: Int) {
    for first in [0, 1, 17, 99] {
      #expect(throws: Odd(item: first)) {
        try parallelMap(Array(0..<100), threads: threads) {
          ()
        } transform: { _, item in
          if item >= first { throw Odd(item: item) }
        }
      }
    }
  }

  @Test("each thread has one worker")
  func workers() throws {
    let made = Mutex(0)
    _ = try parallelMap(Array(0..<50), threads: 3) {
      made.withLock { $0 += 1 }
    } transform: { _, item in
      item
    }
    #expect(made.withLock { $0 } == 3)
  }

  @Test("progress counts every item once")
  func progress() throws {
    let seen = Mutex<[Int]>([])
    _ = try parallelMap(
      Array(0..<20), threads: 4,
      progress: { done, total in
        seen.withLock { $0.append(done) }
        #expect(total == 20)
      }
    ) {
      ()
    } transform: { _, item in
      item
    }
    #expect(seen.withLock { $0 } == Array(1...20))
  }
}
