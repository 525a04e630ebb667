internal import DaguerreViews
public import Foundation

// What views leave to a queue, by the names of Dispatch; as values that are called, so that what is left need not be sendable:
// sources for Apple's platforms keep it on the main thread.

extension DispatchQueue {
  /// Does something on the queue, later.
  ///
  /// While a picture is made the main queue does it once views have been told what is known, and any other nothing.
  public var async: AsyncWork { AsyncWork(queue: self) }

  /// Does something on the queue, at a moment; nothing while a picture is made, as nothing is awaited.
  public var asyncAfter: AsyncWorkAfter { AsyncWorkAfter(queue: self) }

  /// The main queue is another object each time that somebody asks for it.
  private var isMain: Bool { label == DispatchQueue.main.label }

  /// See ``Dispatch/DispatchQueue/async``.
  public struct AsyncWork {
    fileprivate let queue: DispatchQueue

    /// Does something on the queue, later.
    public func callAsFunction(
      group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping () -> Void
    ) {
      guard !RenderSession.isDrawing else {
        if queue.isMain { RenderSession.leave(work) }
        return
      }
      let item = DispatchWorkItem(qos: qos, flags: flags, block: work)
      if let group { queue.async(group: group, execute: item) } else { queue.async(execute: item) }
    }
  }

  /// See ``Dispatch/DispatchQueue/asyncAfter``.
  public struct AsyncWorkAfter {
    fileprivate let queue: DispatchQueue

    /// Does something on the queue, at a moment.
    public func callAsFunction(
      deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      execute work: @escaping () -> Void
    ) {
      guard !RenderSession.isDrawing else { return }
      queue.asyncAfter(deadline: deadline, execute: DispatchWorkItem(qos: qos, flags: flags, block: work))
    }
  }
}
