// The values of several publishers together.
extension Publishers {
  /// Tells the first values of two publishers together, then the second ones, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher
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
      a.zip(b).receive(subscriber: subscriber)
    }
  }

  /// Tells the first values of three publishers together, then the second ones, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
      a.zip(b, c).receive(subscriber: subscriber)
    }
  }

  /// Tells the first values of four publishers together, then the second ones, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
      a.zip(b, c, d).receive(subscriber: subscriber)
    }
  }
}
