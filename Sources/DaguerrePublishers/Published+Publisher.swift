public import DaguerreViews

extension Published.Publisher: DaguerrePublishers.Publisher {
  /// What the property holds.
  public typealias Output = Value
  /// It never fails.
  public typealias Failure = Never

  /// Tells the value that the property has, and each that it is given, before it has it.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Value, Listener.Failure == Never {
    AnyPublisher { teller in teller.hold(self.listen { teller.tell($0) }) }.receive(subscriber: subscriber)
  }
}

extension ObservableObjectPublisher: DaguerrePublishers.Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// Tells that the model is about to change.
  public func receive<Listener: Subscriber>(subscriber: Listener)
  where Listener.Input == Void, Listener.Failure == Never {
    AnyPublisher { teller in teller.hold(self.listen { teller.tell($0) }) }.receive(subscriber: subscriber)
  }
}
