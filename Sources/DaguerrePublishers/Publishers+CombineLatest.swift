// The last values of several publishers.
extension Publishers {
  /// Tells the last values of two publishers, as soon as all have told one.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where B.Failure == A.Failure {
    /// What is told.
    public typealias Output = (A.Output, B.Output)
    /// Why the telling may fail.
    public typealias Failure = A.Failure
    /// One of them.
    public let a: A
    /// One of them.
    public let b: B

    /// Publishers to tell of.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    /// Tells until they have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      a.combineLatest(b).receive(subscriber: subscriber)
    }
  }

  /// Tells the last values of three publishers, as soon as all have told one.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure {
    /// What is told.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// Why the telling may fail.
    public typealias Failure = A.Failure
    /// One of them.
    public let a: A
    /// One of them.
    public let b: B
    /// One of them.
    public let c: C

    /// Publishers to tell of.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    /// Tells until they have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      a.combineLatest(b, c).receive(subscriber: subscriber)
    }
  }

  /// Tells the last values of four publishers, as soon as all have told one.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
    /// What is told.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// Why the telling may fail.
    public typealias Failure = A.Failure
    /// One of them.
    public let a: A
    /// One of them.
    public let b: B
    /// One of them.
    public let c: C
    /// One of them.
    public let d: D

    /// Publishers to tell of.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    /// Tells until they have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      a.combineLatest(b, c, d).receive(subscriber: subscriber)
    }
  }
}
