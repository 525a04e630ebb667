internal import DaguerreViews

extension Subscribers.Completion {
  func mapFailure<New>(_ transform: (Failure) -> New) -> Subscribers.Completion<New> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

extension Publisher {
  /// Fails with another error.
  public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
    AnyPublisher { teller in
      teller.follow(self) {
        teller.tell($0)
      } completion: {
        teller.end($0.mapFailure(transform))
      }
    }
  }

  /// Tells what another publisher tells, which a closure makes of the failure of this one.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    AnyPublisher { teller in
      teller.follow(self) {
        teller.tell($0)
      } completion: { completion in
        switch completion {
        case .finished: teller.end()
        case .failure(let error): teller.follow(handler(error)) { teller.tell($0) }
        }
      }
    }
  }

  /// The same, where the closure may fail.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    mapError { $0 as any Error }.catch { error in
      do {
        // The error is the one that was there before.
        guard let failure = error as? Failure else {
          return Fail<Output, any Error>(error: error).eraseToAnyPublisher()
        }
        return try handler(failure).mapError { $0 as any Error }
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Tells a last value in place of failing.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  /// Begins again where it fails, so many times.
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    guard times > 0 else { return AnyPublisher(self) }
    return self.catch { _ in self.retry(times - 1) }
  }

  /// Calls closures with what is told on the way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { teller in
      var isEnded = false
      teller.hold(AnyCancellable { if !isEnded { receiveCancel?() } })
      receiveSubscription?(teller)
      receiveRequest?(.unlimited)
      teller.follow(self) { value in
        receiveOutput?(value)
        teller.tell(value)
      } completion: { completion in
        isEnded = true
        receiveCompletion?(completion)
        teller.end(completion)
      }
    }
  }

  /// The same: nothing is printed, as the output of a program is its result.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }
}

extension Publisher {
  /// The same, said never to fail: where it does nevertheless, nothing more is told.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { _ in Empty(completeImmediately: false) }
  }

  /// The same: nobody debugs a picture.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: nobody debugs a picture.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Failure == Never {
  /// A publisher that could fail, for where one is wanted.
  public func setFailureType<New: Error>(to type: New.Type) -> AnyPublisher<Output, New> {
    AnyPublisher { teller in
      teller.follow(self) {
        teller.tell($0)
      } completion: { _ in
        teller.end()
      }
    }
  }
}
