import DaguerreSupport
import Foundation
import Synchronization

/// Told how many items are done, and of how many.
///
/// One thread calls it at a time, not always the same.
public typealias ProgressHandler = @Sendable (_ done: Int, _ total: Int) -> Void

/// Transforms items on several threads and gives the results in the order of the items.
///
/// Each thread makes its own worker. After an error no further items are started. Of several errors, that of the first
/// item is thrown, so the error does not depend on timing: items start in order, so every item before a failed one has
/// started and is waited for.
package func parallelMap<Item: Sendable, Output: Sendable, Worker>(
  _ items: [Item], threads: Int, progress: ProgressHandler? = nil, makeWorker: @escaping @Sendable () -> Worker,
  transform: @escaping @Sendable (Worker, Item) throws -> Output
) throws -> [Output] {
  let results = ParallelResults<Output>(count: items.count, progress: progress)
  let next = SharedCounter()
  let group = DispatchGroup()
  for _ in 0..<max(1, min(threads, items.count)) {
    group.enter()
    let thread = Thread {
      let worker = makeWorker()
      while !results.hasFailed, !Interruption.isRequested, let index = next.take(below: items.count) {
        results.set(Result { try transform(worker, items[index]) }, at: index)
      }
      group.leave()
    }
    // Layout recurses, and trees of views can be deep.
    thread.stackSize = 16 << 20
    thread.start()
  }
  group.wait()
  if Interruption.isRequested { throw InterruptionError() }
  return try results.all()
}

/// Hands out the numbers from 0 upwards, each once.
private final class SharedCounter: Sendable {
  private let value = Atomic(0)

  func take(below limit: Int) -> Int? {
    let index = value.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < limit ? index : nil
  }
}

private final class ParallelResults<Output: Sendable>: Sendable {
  private struct State {
    var results: [Result<Output, any Error>?]
    var done = 0
  }

  private let state: Mutex<State>
  private let failed = Atomic(false)
  private let progress: ProgressHandler?

  init(count: Int, progress: ProgressHandler?) {
    state = Mutex(State(results: Array(repeating: nil, count: count)))
    self.progress = progress
  }

  var hasFailed: Bool { failed.load(ordering: .relaxed) }

  func set(_ result: Result<Output, any Error>, at index: Int) {
    if case .failure = result { failed.store(true, ordering: .relaxed) }
    state.withLock { state in
      state.results[index] = result
      state.done += 1
      progress?(state.done, state.results.count)
    }
  }

  func all() throws -> [Output] {
    try state.withLock { state in
      // Items after a failed one may have no result; those before it have.
      for case .failure(let error)? in state.results { throw error }
      return try state.results.compactMap { try $0?.get() }
    }
  }
}
