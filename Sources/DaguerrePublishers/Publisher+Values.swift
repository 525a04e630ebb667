extension Publisher {
  /// A publisher that tells, for each value of this one, what a closure makes of it.
  private func changed<New>(
    _ tell: @escaping (Teller<New, Failure>, Output) -> Void
  ) -> AnyPublisher<New, Failure> {
    AnyPublisher { teller in teller.follow(self) { tell(teller, $0) } }
  }

  /// The same, where the closure may fail.
  private func tried<New>(
    _ tell: @escaping (Teller<New, any Error>, Output) throws -> Void
  ) -> AnyPublisher<New, any Error> {
    AnyPublisher { teller in
      teller.follow(self.mapError { $0 as any Error }) { value in
        do { try tell(teller, value) } catch { teller.end(.failure(error)) }
      }
    }
  }

  /// The same, where the closure keeps something from value to value.
  private func changed<New, State>(
    from state: State, _ tell: @escaping (Teller<New, Failure>, Output, inout State) -> Void
  ) -> AnyPublisher<New, Failure> {
    AnyPublisher { teller in
      var state = state
      teller.follow(self) { tell(teller, $0, &state) }
    }
  }

  /// Tells what a closure makes of each value.
  public func map<New>(_ transform: @escaping (Output) -> New) -> AnyPublisher<New, Failure> {
    changed { $0.tell(transform($1)) }
  }

  /// Tells a property of each value.
  public func map<New>(_ keyPath: KeyPath<Output, New>) -> AnyPublisher<New, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Tells two properties of each value.
  public func map<First, Second>(
    _ first: KeyPath<Output, First>, _ second: KeyPath<Output, Second>
  ) -> AnyPublisher<(First, Second), Failure> {
    map { ($0[keyPath: first], $0[keyPath: second]) }
  }

  /// Tells what a closure makes of each value, and fails with it.
  public func tryMap<New>(_ transform: @escaping (Output) throws -> New) -> AnyPublisher<New, any Error> {
    tried { $0.tell(try transform($1)) }
  }

  /// Tells what a closure makes of the values of which it makes something.
  public func compactMap<New>(_ transform: @escaping (Output) -> New?) -> AnyPublisher<New, Failure> {
    changed { if let value = transform($1) { $0.tell(value) } }
  }

  /// Tells what a closure makes of the values of which it makes something, and fails with it.
  public func tryCompactMap<New>(
    _ transform: @escaping (Output) throws -> New?
  ) -> AnyPublisher<New, any Error> {
    tried { if let value = try transform($1) { $0.tell(value) } }
  }

  /// Tells the values that meet a condition.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed { if isIncluded($1) { $0.tell($1) } }
  }

  /// Tells the values that meet a condition, and fails with it.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tried { if try isIncluded($1) { $0.tell($1) } }
  }

  /// Tells a value in place of none.
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure> where Output == Value? {
    map { $0 ?? value }
  }

  /// Tells a value where there would be none at all.
  public func replaceEmpty(with value: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { teller in
      var isEmpty = true
      teller.follow(self) { value in
        isEmpty = false
        teller.tell(value)
      } completion: { completion in
        if isEmpty, case .finished = completion { teller.tell(value) }
        teller.end(completion)
      }
    }
  }

  /// Tells what a closure makes of each value and what it made of those before.
  public func scan<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
    changed(from: first) { teller, value, result in
      result = next(result, value)
      teller.tell(result)
    }
  }

  /// Tells at the end what a closure has made of all values.
  public func reduce<New>(_ first: New, _ next: @escaping (New, Output) -> New) -> AnyPublisher<New, Failure> {
    reduce(into: first) { $0 = next($0, $1) }
  }

  private func reduce<New>(into first: New, _ add: @escaping (inout New, Output) -> Void) -> AnyPublisher<New, Failure>
  {
    AnyPublisher { teller in
      var result = first
      teller.follow(self) {
        add(&result, $0)
      } completion: { completion in
        if case .finished = completion { teller.tell(result) }
        teller.end(completion)
      }
    }
  }

  /// Tells all values at the end, as one.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce(into: []) { $0.append($1) } }

  /// Tells at the end how many values there were.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Tells the values that differ from the one before.
  public func removeDuplicates(by isSame: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed(from: Output?.none) { teller, value, last in
      if let last, isSame(last, value) { return }
      last = value
      teller.tell(value)
    }
  }

  /// Tells nothing but the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { changed { _, _ in } }
}

extension Publisher where Output: Equatable {
  /// Tells the values that differ from the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }

  /// Tells at the end, or as soon as it is sure, whether a value was among the others.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    contains { $0 == output }
  }
}

extension Publisher {
  /// Tells the first value, and the end.
  public func first() -> AnyPublisher<Output, Failure> { first { _ in true } }

  /// Tells the first value that meets a condition, and the end.
  public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed { if isWanted($1) { $0.end(with: $1) } }
  }

  /// Tells the last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Tells the first values, and the end.
  public func prefix(_ maximum: Int) -> AnyPublisher<Output, Failure> {
    guard maximum > 0 else { return AnyPublisher { $0.end() } }
    return changed(from: maximum) { teller, value, left in
      left -= 1
      if left == 0 { teller.end(with: value) } else { teller.tell(value) }
    }
  }

  /// Tells the values before the first that does not meet a condition.
  public func prefix(while isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed { if isWanted($1) { $0.tell($1) } else { $0.end() } }
  }

  /// Tells all but the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    changed(from: count) { teller, value, left in
      if left > 0 { left -= 1 } else { teller.tell(value) }
    }
  }

  /// Tells all values from the first that does not meet a condition.
  public func drop(while isUnwanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    changed(from: true) { teller, value, isDropping in
      isDropping = isDropping && isUnwanted(value)
      if !isDropping { teller.tell(value) }
    }
  }
}
