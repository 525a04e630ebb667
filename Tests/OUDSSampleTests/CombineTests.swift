import Combine
import SwiftUI
import Testing

@Suite("Combine")
struct CombineTests {
  /// What a publisher tells, and how it ends, as text.
  private func told<Output, Failure>(_ publisher: some Publisher<Output, Failure>) -> String {
    var words: [String] = []
    let subscription = publisher.sink { completion in
      switch completion {
      case .finished: words.append("end")
      case .failure(let error): words.append("\(error)")
      }
    } receiveValue: {
      words.append("\($0)")
    }
    return withExtendedLifetime(subscription) { words.joined(separator: " ") }
  }

  @Test("A model's values settle before it is drawn, and what fails is told")
  func model() {
    let model = SearchModel(store: SampleOfferStore())
    #expect(model.offers == ["Small", "Medium", "Large"] && model.message == nil)
    model.query = "m"
    #expect(model.offers == ["Small", "Medium"])
    model.query = "broken"
    #expect(model.offers.isEmpty && model.message == "No connection")
    model.query = "x"
    #expect(model.message == "Nothing found")
    model.select("Small")
    #expect(!model.canOrder)
    model.acceptsTerms = true
    #expect(model.canOrder)
    var ordered: [String] = []
    let subscription = model.ordered.sink { ordered.append($0) }
    model.order()
    subscription.cancel()
    model.order()
    #expect(ordered == ["Small"])
  }

  @Test("A model is let go with its subscriptions")
  func memory() {
    weak var model: SearchModel?
    do {
      let kept = SearchModel(store: SampleOfferStore())
      kept.query = "s"
      model = kept
    }
    #expect(model == nil)
  }

  /// Tells nothing, and remembers by whom it would be told.
  private struct Silent: Publisher {
    typealias Output = Int
    typealias Failure = Never
    final class Memory { weak var listener: AnyObject? }
    let memory = Memory()

    func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Int, Listener.Failure == Never { memory.listener = subscriber as AnyObject }
  }

  @Test("Who listens to the last of several publishers is let go when nobody listens to it")
  func listeners() {
    let (all, last) = (PassthroughSubject<Silent, Never>(), Silent())
    let subscription = all.switchToLatest().sink { _ in }
    all.send(last)
    #expect(last.memory.listener != nil)
    subscription.cancel()
    #expect(last.memory.listener == nil)
  }

  @Test("Values that wait for others take as long each, however many wait")
  func waitingValues() {
    func duration(_ count: Int) -> Duration {
      var last = 0
      let time = ContinuousClock().measure {
        _ = (0..<count).publisher.zip((0..<count).publisher).sink { last = $0.0 + $0.1 }
      }
      #expect(last == 2 * (count - 1))
      return time
    }
    _ = duration(1_000)
    #expect(duration(400_000) < duration(20_000) * 100)
  }

  @Test("Operators tell what Combine's do")
  func operators() {
    let numbers = [3, 1, 1, 4].publisher
    #expect(told(numbers) == "3 1 1 4 end")
    #expect(told(numbers.removeDuplicates().scan(0, +)) == "3 4 8 end")
    #expect(told(numbers.filter { $0 > 1 }.collect()) == "[3, 4] end")
    #expect(told(numbers.first { $0 == 1 }) == "1 end" && told(numbers.last()) == "4 end")
    #expect(told(numbers.prefix(2)) == "3 1 end" && told(numbers.dropFirst(3)) == "4 end")
    #expect(told(numbers.prefix { $0 != 1 }) == "3 end" && told(numbers.drop { $0 != 1 }) == "1 1 4 end")
    #expect(told((1...).publisher.map { $0 * 2 }.first { $0 > 5 }) == "6 end")
    #expect(told(Empty<Int, Never>().replaceEmpty(with: 7)) == "7 end")
    #expect(told(numbers.contains(4)) == "true end" && told(numbers.contains(5)) == "false end")
    #expect(told(numbers.prepend(9).append(8, 8).count()) == "7 end")
    #expect(told(numbers.zip(["a", "b"].publisher).map { "\($1)\($0)" }) == "a3 b1 end")
    #expect(told(numbers.flatMap { Just($0).merge(with: Just(-$0)) }.prefix(3)) == "3 -3 1 end")
    #expect(told([Int?.none, 2].publisher.replaceNil(with: 0)) == "0 2 end")
    #expect(told(Optional(5).publisher) == "5 end" && told(Optional<Int>.none.publisher) == "end")
    #expect(told(Deferred { Just("later") }) == "later end")
  }

  @Test("Operators of many values tell what Combine's do")
  func elements() {
    enum Broken: Error { case odd }
    let numbers = [3, 1, 4, 1, 5].publisher
    #expect(told(numbers.min()) == "1 end" && told(numbers.max()) == "5 end")
    #expect(told(["aa", "b", "cc", "d"].publisher.max { $0.count < $1.count }) == "aa end")
    #expect(told(["aa", "b", "cc", "d"].publisher.min { $0.count < $1.count }) == "b end")
    #expect(told(numbers.allSatisfy { $0 > 0 }) == "true end" && told(numbers.allSatisfy { $0 > 1 }) == "false end")
    #expect(
      told(numbers.contains { $0 > 4 }) == "true end"
        && told(Empty<Int, Never>().allSatisfy { _ in false }) == "true end")
    #expect(told(numbers.output(at: 2)) == "4 end" && told(numbers.output(in: 1...2)) == "1 4 end")
    #expect(told(numbers.output(in: 3...)) == "1 5 end" && told(numbers.output(at: 9)) == "end")
    #expect(told(numbers.last { $0 < 3 }) == "1 end")
    #expect(told(numbers.collect(2)) == "[3, 1] [4, 1] [5] end")
    #expect(told(numbers.collect(.byTime(DispatchQueue.main, .seconds(1)))) == "[3, 1, 4, 1, 5] end")
    #expect(told(numbers.collect(.byTimeOrCount(RunLoop.main, 0.5, 3))) == "[3, 1, 4] [1, 5] end")
    #expect(told(numbers.tryScan(0) { if $1 == 4 { throw Broken.odd } else { $0 + $1 } }) == "3 4 odd")
    #expect(told(numbers.tryReduce(0) { $0 + $1 }) == "14 end")
    #expect(told(numbers.tryReduce(0) { if $1 == 4 { throw Broken.odd } else { $0 + $1 } }) == "odd")
    #expect(told([1, 1, 2].publisher.tryRemoveDuplicates { $0 == $1 }) == "1 2 end")
    #expect(told(Just(1).prepend([8, 9].publisher).append(Just(2))) == "8 9 1 2 end")
    #expect(
      told(numbers.assertNoFailure().buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).count()) == "5 end")
    let source = PassthroughSubject<Int, Never>()
    let signal = PassthroughSubject<Void, Never>()
    var heard: [String] = []
    let subscriptions = [
      source.prefix(untilOutputFrom: signal).sink { _ in
        heard.append("end")
      } receiveValue: {
        heard.append("p\($0)")
      },
      source.drop(untilOutputFrom: signal).sink { heard.append("d\($0)") },
    ]
    source.send(1)
    signal.send()
    source.send(2)
    #expect(heard == ["p1", "end", "d2"])
    _ = subscriptions
  }

  @Test("Failures end what is told, and are replaced")
  func failures() {
    enum Broken: Error { case first, second }
    let failing = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Broken.first } else { $0 } }
    #expect(told(failing) == "1 first")
    #expect(told(failing.replaceError(with: 0)) == "1 0 end")
    #expect(told(failing.mapError { _ in Broken.second }) == "1 second")
    #expect(told(failing.tryCatch { _ -> Just<Int> in throw Broken.second }) == "1 second")
    #expect(told(failing.retry(1)) == "1 1 first")
    #expect(told(Fail<Int, Broken>(error: .first).catch { _ in [7, 8].publisher }) == "7 8 end")
    #expect(told(Result<Int, Broken>.failure(.second).publisher) == "second")
    #expect(
      told(
        Future<Int, Broken> {
          $0(.success(6)); $0(.failure(.first))
        }) == "6 end")
    #expect(told(Future<Int, Broken> { $0(.failure(.first)) }) == "first")
  }

  @Test("Subjects tell those who listen, until they end")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    let latest = CurrentValueSubject<String, Never>("a")
    var heard: [String] = []
    var subscriptions: [AnyCancellable] = []
    subject.combineLatest(latest) { "\($0)\($1)" }.sink { heard.append($0) }.store(in: &subscriptions)
    subject.merge(with: Just(0)).sink { heard.append("m\($0)") }.store(in: &subscriptions)
    subject.send(1)
    latest.value = "b"
    subscriptions.removeFirst()
    subject.send(2)
    subject.send(completion: .finished)
    subject.send(3)
    #expect(heard == ["m0", "1a", "m1", "1b", "m2"])
    #expect(told(subject) == "end" && told(latest) == "b")
  }

  @Test("Who answers the value of a subject with another is told that too")
  func answers() {
    let subject = CurrentValueSubject<Int, Never>(0)
    var heard: [Int] = []
    let subscription = subject.sink { value in
      heard.append(value)
      if value < 2 { subject.send(value + 1) }
    }
    withExtendedLifetime(subscription) { subject.send(5) }
    #expect(heard == [0, 1, 2, 5])
  }

  @Test("What is shared begins once, and the last one who goes ends it")
  func sharing() {
    var begun = 0
    var ended = 0
    let source = PassthroughSubject<Int, Never>()
    let shared = source.handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 }).share()
    var heard: [Int] = []
    var first: AnyCancellable? = shared.sink { heard.append($0) }
    let second = shared.sink { heard.append($0 * 10) }
    source.send(1)
    #expect(begun == 1 && heard == [1, 10])
    first = nil
    #expect(ended == 0)
    second.cancel()
    #expect(ended == 1)
    _ = first
  }

  @Test("A subscriber of one's own is told, and so is an object's property")
  func subscribers() {
    final class Counter: Subscriber {
      var sum = 0
      func receive(subscription: any Subscription) { subscription.request(.max(1)) }
      func receive(_ input: Int) -> Subscribers.Demand {
        sum += input
        return .unlimited
      }
      func receive(completion: Subscribers.Completion<Never>) { sum *= 10 }
    }
    struct Twice: Publisher {
      typealias Output = Int
      typealias Failure = Never
      func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        [2, 2].publisher.receive(subscriber: subscriber)
      }
    }
    let counter = Counter()
    Twice().subscribe(counter)
    #expect(counter.sum == 40)
    let subscription = Just(5).assign(to: \.sum, on: counter)
    #expect(counter.sum == 5)
    subscription.cancel()
  }

  @Test("Notifications are told while somebody listens")
  func notifications() {
    let name = Notification.Name("CombineTests")
    var count = 0
    var subscription: AnyCancellable? = NotificationCenter.default.publisher(for: name).sink { _ in count += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    subscription = nil
    NotificationCenter.default.post(name: name, object: nil)
    #expect(count == 1)
    _ = subscription
  }

  @Test("Values can be waited for")
  func waiting() async {
    var heard: [Int] = []
    for await value in [1, 2, 3].publisher.values { heard.append(value) }
    #expect(heard == [1, 2, 3])
  }
}
