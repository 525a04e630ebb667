import DaguerreViews
import Foundation
import OUDS
import Synchronization
import Testing

/// What samples use of the platform beside the library.
struct NativeForms {
  private let forms: Forms
  private let url: URL

  init() throws {
    forms = try Forms()
    url = try #require(URL(string: "https://example.org"))
  }

  @Test func links() throws {
    try forms.expectSame([
      Text("A").foregroundColor(.blue),
      NavigationLink("A", destination: Text("B")).tint(.blue),
      NavigationLink("A") { Text("B") }.tint(.blue),
      NavigationLink("A", value: 3).tint(.blue),
      NavigationLink(value: 3) { Text("A") }.tint(.blue),
      NavigationLink(destination: Text("B")) { Text("A") }.tint(.blue),
      NavigationView {
        NavigationLink {
          Text("B")
        } label: {
          Text("A")
        }
      }.navigationViewStyle(.stack).fixedSize().tint(.blue),
      Link("A", destination: url).tint(.blue),
      Link(destination: url) { Text("A") }.tint(.blue),
    ])
    let (navigation, link) = (
      try forms.draw { NavigationLink("A", value: 3) }, try forms.draw { Link("A", destination: url) }
    )
    #expect(navigation.targets.count == 1 && link.targets.count == 1)
    #expect(link.accessibility.first?.properties.traits.contains(.isLink) == true)
  }

  @Test func nothingChanges() throws {
    let isShown = Binding.constant(true)
    try forms.expectSame([
      Text("A"),
      Text("A").fullScreenCover(isPresented: isShown) { Text("B") },
      Text("A").alert("B", isPresented: isShown) { Button("C") {} },
      Text("A").alert("B", isPresented: isShown) {
        Button("C", role: .cancel) {}
      } message: {
        Text("D")
      },
      Text("A").accessibilityAction {}.accessibilityAction(named: "B") {}.accessibilitySortPriority(1),
      Text("A").toolbar(.hidden, for: .navigationBar),
      Text("A").navigationDestination(for: Int.self) { Text("\($0)") },
    ])
    #expect(try forms.draw { Text("A").onLongPressGesture {} }.targets.count == 1)
  }

  private struct Reader: View {
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.locale) private var locale
    @Environment(\.scenePhase) private var phase
    @Environment(\.dismiss) private var dismiss
    @Namespace private var namespace

    var body: some View {
      Text("\(size) \(locale.identifier) \(phase)").matchedGeometryEffect(id: "A", in: namespace)
        .environment(\.textScale, 1)
    }
  }

  @Test func environment() throws {
    try forms.expectSame([Text("large en_US active"), Reader()])
    try forms.expectSame([
      Text("accessibility3 fr background"),
      Reader().environment(\.dynamicTypeSize, .accessibility3).environment(\.locale, Locale(identifier: "fr"))
        .environment(\.scenePhase, .background),
    ])
  }

  private struct PlatformReader: View {
    @Environment(\.calendar) private var calendar
    @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
    @Environment(\.accessibilityReduceTransparency) private var opaque
    @Environment(\.accessibilityVoiceOverEnabled) private var listens
    @Environment(\.isSearching) private var searches
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      let seconds = calendar.timeZone.secondsFromGMT()
      return Text(
        verbatim:
          "\(calendar.locale?.identifier ?? "") \(seconds) \([withoutColor, opaque, listens || searches || isPresented])"
      )
    }
  }

  @Test func platform() throws {
    let east = try #require(TimeZone(secondsFromGMT: 3600))
    try forms.expectSame([Text("en_US 0 \([false, false, false])"), PlatformReader()])
    try forms.expectSame([
      Text("fr 3600 \([true, true, false])"),
      PlatformReader().environment(\.locale, Locale(identifier: "fr")).environment(\.timeZone, east)
        .environment(\.accessibilityDifferentiateWithoutColor, true)
        .environment(\.accessibilityReduceTransparency, true),
    ])
  }

  private struct Opener: View {
    let url: URL

    @Environment(\.openURL) private var openURL

    var body: some View {
      openURL(url)
      return Text("A")
    }
  }

  @Test func openURL() throws {
    let opened = Mutex<[URL]>([])
    let drawn = try forms.draw {
      Opener(url: url).environment(
        \.openURL,
        OpenURLAction { url in
          opened.withLock { $0.append(url) }
          return .handled
        })
    }
    #expect(opened.withLock { $0 } == [url])
    #expect(try forms.draw { Opener(url: url) }.list.commands == drawn.list.commands)
  }

  @Test func textSizes() throws {
    try forms.expectSame([
      Text("A").environment(\.textScale, 2.35), Text("A").dynamicTypeSize(.accessibility3),
      Text("A").dynamicTypeSize(.large ... .accessibility3).dynamicTypeSize(.accessibility5),
    ])
    try forms.expectSame([
      Text("A"), Text("A").dynamicTypeSize(.large), Text("A").dynamicTypeSize(.large...).dynamicTypeSize(.small),
      Text("A").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.xxxLarge),
      Text("A").dynamicTypeSize(.small ... .xLarge),
    ])
    #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize && !DynamicTypeSize.xxxLarge.isAccessibilitySize)
  }
}
