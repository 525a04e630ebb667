import Combine
import OUDSSwiftUI
import SwiftUI

/// What a screen of consumption shows, loaded when it appears.
final class UsageModel: ObservableObject {
  struct Offer: Identifiable, Equatable {
    let id: String
    let text: String
  }

  @Published private(set) var offers: [Offer] = []
  @Published var percent = 0

  func load() {
    offers = [
      Offer(id: "5G", text: "More data"),
      Offer(id: "Travel", text: "Calls and data in Europe, and beyond it for a week"),
    ]
    percent = 64
  }
}

/// A tab strip whose underline lies below the chosen tab, by anchors.
struct TabStrip: View {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  @Environment(\.theme) private var theme
  let titles: [String]
  @Binding var selection: String

  var body: some View {
    HStack(spacing: 24) {
      ForEach(titles, id: \.self) { title in
        Button(title) { selection = title }
          .buttonStyle(.plain)
          .anchorPreference(key: Bounds.self, value: .bounds) { [title: $0] }
      }
    }
    .padding(.bottom, 6)
    .overlayPreferenceValue(Bounds.self) { bounds in
      GeometryReader { proxy in
        if let anchor = bounds[selection] {
          Rectangle()
            .fill(theme.colors.contentBrandPrimary.color(for: .light))
            .frame(width: proxy[anchor].width, height: 3)
            .offset(x: proxy[anchor].minX, y: proxy.size.height - 3)
        }
      }
    }
  }
}

/// Cards as high as the highest, a bar that fills, and a title that knows how far it is from the top of the list.
struct UsageScreen: View {
  private struct Height: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
  }

  @Environment(\.theme) private var theme
  @StateObject private var model = UsageModel()
  @State private var tab = "Plan"
  @State private var cardHeight: CGFloat?
  @State private var barWidth: CGFloat = 0
  @State private var used = ""
  @State private var isRevealed = false

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      TabStrip(titles: ["Plan", "Usage", "Invoices"], selection: $tab)
      ZStack(alignment: .leading) {
        Capsule().fill(.quaternary)
        Capsule().fill(theme.colors.contentBrandPrimary.color(for: .light))
          .frame(width: barWidth * CGFloat(model.percent) / 100)
      }
      .frame(height: 8)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        barWidth = $0
      }
      Text(used).font(.footnote).accessibilityLabel(used)
      HStack(alignment: .top, spacing: 12) {
        ForEach(model.offers) { offer in
          VStack(alignment: .leading) {
            Text(offer.id).bold()
            Text(offer.text)
          }
          .padding(12)
          .background(
            GeometryReader { proxy in Color.clear.preference(key: Height.self, value: proxy.size.height) }
          )
          .frame(maxWidth: .infinity, minHeight: cardHeight, alignment: .topLeading)
          .background(.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .onPreferenceChange(Height.self) { cardHeight = $0 }
      .opacity(isRevealed ? 1 : 0)
    }
    .padding()
    .onAppear {
      model.load()
      tab = "Usage"
      withAnimation(.easeOut(duration: 0.3)) { isRevealed = true }
    }
    .onReceive(model.$percent.dropFirst()) { used = "\($0) % used" }
    .onChange(of: model.offers) { _, new in if new.count > 1 { used += ", \(new.count) offers" } }
  }
}
