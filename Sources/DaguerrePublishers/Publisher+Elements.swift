internal import DaguerreViews

// Which of all values are told, and what is told of them together.
extension Publisher {
  /// Tells at the end what a closure has made of all values, and fails with it.
  public func tryReduce<New>(
    _ first: New, _ next: @escaping (New, Output) throws -> New
  ) -> AnyPublisher<New, any Error> {
    tryScan(first, next).prepend(first).last()
  }

  /// Tells what a closure makes of each value and what it made of those before, and fails with it.
  public func tryScan<New>(
    _ first: New, _ next: @escaping (New, Output) throws -> New
  ) -> AnyPublisher<New, any Error> {
    AnyPublisher { teller in
      var result = first
      let results = self.tryMap { value in
        result = try next(result, value)
        return result
      }
      teller.follow(results) { teller.tell($0) }
    }
  }

  /// Tells at the end the least value, by an order; of equal ones the first.
  public func min(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    best { isLess($0, $1) }
  }

  /// Tells at the end the greatest value, by an order; of equal ones the first.
  public func max(by isLess: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    best { isLess($1, $0) }
  }

  private func best(_ isBetter: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { best, value in
      if let best, !isBetter(value, best) { best } else { value }
    }
    .compactMap { $0 }
  }

  /// Tells at the end whether all values are as wanted; as soon as one is not, that they are not.
  public func allSatisfy(_ isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !isWanted($0) }.map { !$0 }
  }

  /// Tells whether a value is as wanted, as soon as it is known.
  public func contains(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: isWanted).map { _ in true }.replaceEmpty(with: false)
  }

  /// Tells the last value that is as wanted.
  public func last(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isWanted).last()
  }

  /// Tells one value by how many come before it.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }

  /// Tells some values by how many come before them.
  public func output(in range: some RangeExpression<Int>) -> AnyPublisher<Output, Failure> {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }

  /// Tells the values so many at a time, and at the end those that are left.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher { teller in
      var waiting: [Output] = []
      teller.follow(self) { value in
        waiting.append(value)
        guard waiting.count >= count else { return }
        let all = waiting
        waiting = []
        teller.tell(all)
      } completion: { completion in
        if case .finished = completion, !waiting.isEmpty { teller.tell(waiting) }
        teller.end(completion)
      }
    }
  }

  /// Leaves out what is the same as the value before, and fails with the closure.
  public func tryRemoveDuplicates(
    by isSame: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    AnyPublisher { teller in
      var last: Output?
      let different = self.tryFilter { value in
        defer { last = value }
        return try last.map { try !isSame($0, value) } ?? true
      }
      teller.follow(different) { teller.tell($0) }
    }
  }

  /// Ends as soon as another publisher tells something.
  public func prefix<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure> {
    AnyPublisher { teller in
      teller.follow(other) { _ in
        teller.end()
      } completion: { _ in
      }
      if !teller.isOver { teller.follow(self) { teller.tell($0) } }
    }
  }

  /// Tells nothing until another publisher has told something.
  public func drop<Other: Publisher>(untilOutputFrom other: Other) -> AnyPublisher<Output, Failure>
  where Other.Failure == Failure {
    AnyPublisher { teller in
      var isOpen = false
      teller.follow(other) { _ in
        isOpen = true
      } completion: { completion in
        // Nothing opens it any more.
        if case .failure = completion { teller.end(completion) } else if !isOpen { teller.end() }
      }
      if !teller.isOver { teller.follow(self) { if isOpen { teller.tell($0) } } }
    }
  }
}

extension Publisher where Output: Comparable {
  /// Tells the least value at the end.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Tells the greatest value at the end.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}
