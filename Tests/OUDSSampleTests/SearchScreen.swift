import Combine
import OUDSSwiftUI
import SwiftUI

/// Where offers come from, as an app would have it.
protocol OfferStore {
  func offers(matching text: String) -> AnyPublisher<[String], OfferFailure>
}

enum OfferFailure: Error, Equatable { case offline }

struct SampleOfferStore: OfferStore {
  func offers(matching text: String) -> AnyPublisher<[String], OfferFailure> {
    guard text != "broken" else { return Fail(error: OfferFailure.offline).eraseToAnyPublisher() }
    return Just(["Small", "Medium", "Large"])
      .map { offers in offers.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) } }
      .setFailureType(to: OfferFailure.self)
      .delay(for: .milliseconds(200), scheduler: DispatchQueue.global())
      .eraseToAnyPublisher()
  }
}

/// What a screen for searching keeps, as apps write it with Combine.
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var offers: [String] = []
  @Published private(set) var message: String?
  @Published private(set) var canOrder = false
  @Published var acceptsTerms = false

  let ordered = PassthroughSubject<String, Never>()
  private let selection = CurrentValueSubject<String?, Never>(nil)
  private var cancellables = Set<AnyCancellable>()

  init(store: some OfferStore) {
    $query
      .debounce(for: .seconds(0.3), scheduler: RunLoop.main)
      .removeDuplicates()
      .map { query in
        store.offers(matching: query)
          .map { Result<[String], OfferFailure>.success($0) }
          .catch { Just(.failure($0)) }
      }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] result in
        guard let self else { return }
        switch result {
        case .success(let found):
          offers = found
          message = found.isEmpty ? "Nothing found" : nil
        case .failure:
          offers = []
          message = "No connection"
        }
      }
      .store(in: &cancellables)

    Publishers.CombineLatest($acceptsTerms, selection)
      .map { $0 && $1 != nil }
      .assign(to: &$canOrder)
  }

  func select(_ offer: String) { selection.send(offer) }

  func order() {
    guard canOrder, let offer = selection.value else { return }
    ordered.send(offer)
  }
}

struct SearchScreen: View {
  @StateObject private var model: SearchModel
  @State private var now = Date(timeIntervalSinceReferenceDate: 0)
  private let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  init(model: SearchModel) { _model = StateObject(wrappedValue: model) }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      OUDSTextInput(label: "Search", text: $model.query)
      if let message = model.message { Text(message) }
      ForEach(model.offers, id: \.self) { Text($0) }
      OUDSButton(text: "Order") { model.order() }.disabled(!model.canOrder)
    }
    .onReceive(clock) { now = $0 }
    .onReceive(model.ordered.map(\.count)) { _ in }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("offers"))) { _ in }
    .onReceive(model.$offers.dropFirst().receive(on: RunLoop.main)) { print($0) }
  }
}
