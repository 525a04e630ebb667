// Several publishers that tell the same, as one.
extension Publishers {
  /// Tells what two publishers tell, as it comes.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure {
    /// What is told.
    public typealias Output = A.Output
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
      a.merge(with: b).receive(subscriber: subscriber)
    }
  }

  /// Tells what three publishers tell, as it comes.
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure {
    /// What is told.
    public typealias Output = A.Output
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
      a.merge(with: b, c).receive(subscriber: subscriber)
    }
  }

  /// Tells what four publishers tell, as it comes.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure
  {
    /// What is told.
    public typealias Output = A.Output
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
      a.merge(with: b, c, d).receive(subscriber: subscriber)
    }
  }

  /// Tells what five publishers tell, as it comes.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure
  {
    /// What is told.
    public typealias Output = A.Output
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
    /// One of them.
    public let e: E

    /// Publishers to tell of.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) { (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e) }

    /// Tells until they have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      a.merge(with: b, c, d, e).receive(subscriber: subscriber)
    }
  }

  /// Tells what six publishers tell, as it comes.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
  where
    B.Output == A.Output, B.Failure == A.Failure, C.Output == A.Output, C.Failure == A.Failure, D.Output == A.Output,
    D.Failure == A.Failure, E.Output == A.Output, E.Failure == A.Failure, F.Output == A.Output, F.Failure == A.Failure
  {
    /// What is told.
    public typealias Output = A.Output
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
    /// One of them.
    public let e: E
    /// One of them.
    public let f: F

    /// Publishers to tell of.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Tells until they have ended, or one fails.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      a.merge(with: b, c, d, e, f).receive(subscriber: subscriber)
    }
  }
}
