public import DaguerreViews
public import Foundation

extension Timer {
  /// Would tell the time; it never does, as time stands still.
  public struct TimerPublisher: ConnectablePublisher {
    /// A moment.
    public typealias Output = Date
    /// It never fails.
    public typealias Failure = Never

    /// What would tell the time again and again.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: Never? = nil
    ) {}

    /// Tells nothing.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Date, Listener.Failure == Never {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }

    /// Nothing begins.
    public func connect() -> any Cancellable { AnyCancellable {} }
  }

  /// What would tell the time again and again.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }
}

extension NotificationCenter {
  /// What tells notifications.
  public typealias Publisher = AnyPublisher<Notification, Never>

  /// Tells the notifications of a name that are posted, from one object or from any.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never> {
    AnyPublisher { teller in
      nonisolated(unsafe) let listener = teller  // posted and heard on one thread: whoever posts calls
      let token = self.addObserver(forName: name, object: object, queue: nil) { listener.tell($0) }
      teller.hold(AnyCancellable { self.removeObserver(token) })
    }
  }

  /// The notifications of a name, to wait for: none, as nothing happens while a picture is made.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil) -> AsyncStream<Notification> {
    AsyncStream { _ in }
  }
}
