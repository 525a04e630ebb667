internal import DaguerreViews
public import Foundation
public import FoundationNetworking

// What calls back, by the names of Foundation; as values that are called, as in `DispatchQueue.swift`.

/// Not sendable, but called by one thread at a time, as sources for Apple's platforms keep it on the main thread.
private struct Callback<Argument>: @unchecked Sendable {
  let body: (Argument) -> Void
}

extension Timer {
  /// Has something called once an interval has passed; never while a picture is made, as nothing is awaited.
  public static var scheduledTimer: Scheduling { Scheduling() }

  /// See ``Foundation/Timer/scheduledTimer``.
  public struct Scheduling: Sendable {
    /// Has something called once an interval has passed, or each time.
    @discardableResult
    public func callAsFunction(
      withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
    ) -> Timer {
      let callback = Callback(body: block)
      let timer = Timer(timeInterval: interval, repeats: repeats) { callback.body($0) }
      if !RenderSession.isDrawing { RunLoop.current.add(timer, forMode: .default) }
      return timer
    }
  }
}

extension OperationQueue {
  /// Does something on the queue, as `DispatchQueue.async` does.
  public var addOperation: Adding { Adding(queue: self) }

  /// See ``Foundation/OperationQueue/addOperation``.
  public struct Adding {
    fileprivate let queue: OperationQueue

    /// Does something on the queue.
    public func callAsFunction(_ block: @escaping () -> Void) {
      guard !RenderSession.isDrawing else {
        if queue === OperationQueue.main { RenderSession.leave(block) }
        return
      }
      let callback = Callback<Void> { block() }
      queue.addOperation(BlockOperation { callback.body(()) })
    }
  }
}

extension NotificationCenter {
  /// Has something called with what is told under a name.
  public var addObserver: Observing { Observing(center: self) }

  /// See ``Foundation/NotificationCenter/addObserver``.
  public struct Observing {
    fileprivate let center: NotificationCenter

    /// Has something called with what is told under a name.
    @discardableResult
    public func callAsFunction(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @escaping (Notification) -> Void
    ) -> any NSObjectProtocol {
      let callback = Callback(body: block)
      let observe = center.addObserver(forName:object:queue:using:)
      return observe(name, object, queue) { callback.body($0) }
    }
  }
}

extension URLSession {
  /// What an address answers; while a picture is made nobody is told, as nothing is awaited.
  public typealias Answer = (Data?, URLResponse?, (any Error)?) -> Void

  /// Asks an address, once it is resumed.
  public var dataTask: DataTask { DataTask(session: self) }

  /// See ``FoundationNetworking/URLSession/dataTask``.
  public struct DataTask {
    fileprivate let session: URLSession

    /// Asks an address, once it is resumed.
    public func callAsFunction(with url: URL, completionHandler: @escaping Answer) -> URLSessionDataTask {
      self(with: URLRequest(url: url), completionHandler: completionHandler)
    }

    /// Asks an address, once it is resumed.
    public func callAsFunction(with request: URLRequest, completionHandler: @escaping Answer) -> URLSessionDataTask {
      let isHeard = !RenderSession.isDrawing
      let callback = Callback<(Data?, URLResponse?, (any Error)?)> { completionHandler($0.0, $0.1, $0.2) }
      let ask: (URLRequest, @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask =
        session.dataTask(with:completionHandler:)
      return ask(request) { if isHeard { callback.body(($0, $1, $2)) } }
    }
  }
}

extension MainActor {
  /// Does something where it stands, since views and what they show belong to no actor here.
  nonisolated(nonsending) public static func run<Result>(body: () throws -> Result) async rethrows -> Result {
    try body()
  }
}
