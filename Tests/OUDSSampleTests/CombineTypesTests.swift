import Combine
import SwiftUI
import Testing

/// What sources say of Combine beside its operators: schedulers, subscribers, connections, and names of types.
@Suite("Combine's types")
struct CombineTypesTests {
  private final class Countdown<Listener: Subscriber>: Subscription where Listener.Input == Int {
    private var listener: Listener?
    private var count: Int

    init(from count: Int, _ listener: Listener) { (self.count, self.listener) = (count, listener) }

    func request(_ demand: Subscribers.Demand) {
      var demand = demand
      while demand > .none, count > 0 {
        demand -= 1
        count -= 1
        demand += listener?.receive(count) ?? .none
      }
      if count == 0 { listener?.receive(completion: .finished) }
    }

    func cancel() { listener = nil }
  }

  private struct CountdownPublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let start: Int

    func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      subscriber.receive(subscription: Countdown(from: start, subscriber))
    }
  }

  @Test("A subscription counts what it is asked for")
  func demand() {
    var heard: [Int] = []
    let some = AnySubscriber<Int, Never>(
      receiveSubscription: { $0.request(.max(1)) },
      receiveValue: { value in
        heard.append(value)
        return value == 3 ? .max(1) : .none
      })
    CountdownPublisher(start: 4).subscribe(some)
    #expect(heard == [3, 2])
    let subscription = CountdownPublisher(start: 3).sink { heard.append($0) }
    subscription.cancel()
    #expect(heard == [3, 2, 2, 1, 0])
    #expect(Subscribers.Demand.unlimited > .max(7) && Subscribers.Demand.max(2) + 1 == .max(3))
    #expect(Subscribers.Demand.unlimited - .max(7) == .unlimited && Subscribers.Demand.max(2) - 3 == .none)
    #expect(Subscribers.Demand.unlimited.max == nil && Subscribers.Demand.max(2).max == 2)
    #expect(CombineIdentifier() != CombineIdentifier())
  }

  @Test("What is multicast begins once for all, when it is told to")
  func multicast() {
    var begun = 0
    let source = PassthroughSubject<Int, Never>()
    let hub = source.handleEvents(receiveSubscription: { _ in begun += 1 })
      .multicast { PassthroughSubject<Int, Never>() }
    var heard: [Int] = []
    let first = hub.sink { heard.append($0) }
    let second = hub.sink { heard.append($0 * 10) }
    source.send(1)
    #expect(begun == 0 && heard == [])
    let connection = hub.connect()
    source.send(2)
    #expect(begun == 1 && heard == [2, 20])
    connection.cancel()
    source.send(3)
    #expect(heard == [2, 20])
    // Nobody must hold the connection.
    _ = hub.connect()
    source.send(4)
    #expect(heard == [2, 20, 4, 40])
    do {
      var kept: Set<AnyCancellable> = []
      hub.connect().store(in: &kept)
    }
    source.send(5)
    #expect(heard == [2, 20, 4, 40, 5, 50])
    _ = (first, second)
  }

  @Test("A connection can follow those who listen")
  func autoconnect() {
    var (begun, ended) = (0, 0)
    let source = PassthroughSubject<Int, Never>()
    let shared:
      Publishers.Autoconnect<
        Publishers.Multicast<Publishers.HandleEvents<PassthroughSubject<Int, Never>>, PassthroughSubject<Int, Never>>
      >
    shared = source.handleEvents(receiveSubscription: { _ in begun += 1 }, receiveCancel: { ended += 1 })
      .multicast(subject: PassthroughSubject()).autoconnect()
    var heard: [Int] = []
    let first = shared.sink { heard.append($0) }
    let second = shared.sink { heard.append($0) }
    source.send(1)
    #expect(begun == 1 && heard == [1, 1])
    first.cancel()
    #expect(ended == 0)
    second.cancel()
    #expect(ended == 1)
    var once: [Int] = []
    _ = Just(5).makeConnectable().autoconnect().sink { once.append($0) }
    #expect(once == [5])
    let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 1, on: .main, in: .common)
      .autoconnect()
    timer.upstream.connect().cancel()
  }

  private func later<Value, Context: Scheduler>(
    _ value: Value, _ delay: Context.SchedulerTimeType.Stride, on context: Context
  ) -> Future<Value, Never> {
    Future { promise in
      context.schedule(after: context.now.advanced(by: delay)) { promise(.success(value)) }
    }
  }

  @Test("What a scheduler would do later it does at once, and nothing again and again")
  func schedulers() async throws {
    var heard: [Int] = []
    let wait: DispatchQueue.SchedulerTimeType.Stride = .milliseconds(300)
    _ = later(1, wait, on: DispatchQueue.main).sink { heard.append($0) }
    _ = later(2, .seconds(2), on: RunLoop.main).delay(for: 0.5, scheduler: DispatchQueue.main).sink { heard.append($0) }
    DispatchQueue.main.schedule { heard.append(3) }
    let ticks = DispatchQueue.main.schedule(after: DispatchQueue.main.now, interval: .seconds(1)) { heard.append(4) }
    ticks.cancel()
    #expect(heard == [1, 2, 3])
    #expect(RunLoop.main.now.distance(to: RunLoop.main.now.advanced(by: wait)) == 0.3)
    #expect(await later(6, 1, on: OperationQueue.main).value == 6)
    struct Broken: Error {}
    #expect(try await Future<Int, any Error> { $0(.success(7)) }.value == 7)
    await #expect(throws: Broken.self) { try await Future<Int, any Error> { $0(.failure(Broken())) }.value }
    await #expect(throws: Broken.self) { for try await _ in Fail<Int, any Error>(error: Broken()).values {} }
  }

  @Test("Publishers of several have types, and so has what an operator makes")
  func types() {
    let names: Publishers.Map<Publishers.Sequence<[Int], Never>, String> = [1, 2].publisher.map { "n\($0)" }
    let both: Publishers.CombineLatest<Just<Int>, Publishers.Map<Publishers.Sequence<[Int], Never>, String>>
    both = Publishers.CombineLatest(Just(0), names)
    var heard: [String] = []
    _ = both.sink { heard.append("\($0)\($1)") }
    _ = Publishers.Zip4(Just(1), Just("a"), Just(2), Just("b")).map { "\($0)\($1)\($2)\($3)" }.sink { heard.append($0) }
    _ = Publishers.Merge4(Just("w"), Just("x"), Just("y"), Just("z")).collect().sink { heard += $0 }
    _ = Record<String, Never>(output: ["r"], completion: .finished).sink { heard.append($0) }
    #expect(heard == ["0n1", "0n2", "1a2b", "w", "x", "y", "z", "r"])
    final class Box { var value = 0 }
    let box = Box()
    Just(3).subscribe(Subscribers.Assign(object: box, keyPath: \.value))
    #expect(box.value == 3)
  }

  @Test("What is loaded stays away, and is read where it comes from elsewhere")
  func loading() throws {
    struct Offer: Codable, Equatable { var name: String }
    let url = try #require(URL(string: "https://example.com"))
    var heard: [Offer] = []
    var failures = 0
    func load(_ source: some Publisher<Data, any Error>) -> AnyCancellable {
      source.decode(type: Offer.self, decoder: JSONDecoder())
        .sink {
          if case .failure = $0 { failures += 1 }
        } receiveValue: {
          heard.append($0)
        }
    }
    let network = URLSession.shared.dataTaskPublisher(for: url)
      .tryMap { output -> Data in
        guard (output.response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
        return output.data
      }
    let data = Just(Offer(name: "Small")).encode(encoder: JSONEncoder())
    let subscriptions = [load(network), load(data), load(data.map { _ in Data() })]
    #expect(heard == [Offer(name: "Small")] && failures == 1)
    subscriptions.forEach { $0.cancel() }
  }
}
