internal import DaguerreViews

extension Publisher {
  /// Tells the same, and does something in place of failing.
  private func recovering<New: Error>(
    _ recover: @escaping (Teller<Output, New>, Failure) -> Void
  ) -> AnyPublisher<Output, New> {
    AnyPublisher { teller in
      teller.follow(self) {
        teller.tell($0)
      } completion: { completion in
        switch completion {
        case .finished: teller.end()
        case .failure(let error): recover(teller, error)
        }
      }
    }
  }

  /// Fails with another error.
  public func mapError<New: Error>(_ transform: @escaping (Failure) -> New) -> AnyPublisher<Output, New> {
    recovering { $0.end(.failure(transform($1))) }
  }

  /// Tells what another publisher tells, which a closure makes of the failure of this one.
  public func `catch`<Other: Publisher>(
    _ handler: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other.Failure> where Other.Output == Output {
    recovering { teller, error in teller.follow(handler(error)) { teller.tell($0) } }
  }

  /// The same, where the closure may fail.
  public func tryCatch<Other: Publisher>(
    _ handler: @escaping (Failure) throws -> Other
  ) -> AnyPublisher<Output, any Error> where Other.Output == Output {
    recovering { teller, error in
      do {
        teller.follow(try handler(error).mapError { $0 as any Error }) { teller.tell($0) }
      } catch {
        teller.end(.failure(error))
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
    recovering { _, _ in }
  }
}
