import DaguerreGraphics
import DaguerreText
import SwiftUI
import TestSupport
import Testing

private enum Flavor: String, CaseIterable, Identifiable {
  case lemon, mint
  var id: Self { self }
}

private typealias Flavors = ForEach<[Flavor], Flavor, Text>

// Views that name the types of what they keep, with as many parameters as they have on Apple's platforms.
private struct Kept: View {
  let list: List<Never, VStack<Text>>
  let chosen: List<Flavor, Flavors>
  let link: NavigationLink<Text, Color>
  let value: NavigationLink<Text, Never>
  let picker: Picker<Text, Flavor, Flavors>
  let menu: Menu<Label<Text, Image>, Button<Text>>
  let stack: NavigationStack<NavigationPath, Text>
  let path: NavigationStack<[Flavor], Text>
  let split: NavigationSplitView<Text, EmptyView, Text>
  let slider: Slider<EmptyView, EmptyView>
  let volume: Slider<Text, Image>
  let secret: SecureField<Text>
  let gauge: Gauge<Text, Text, EmptyView, EmptyView>
  let tabs: TabView<Int, Text>
  let share: ShareLink<CollectionOfOne<String>, Never, Never, DefaultShareLinkLabel>

  init() {
    list = List { VStack { Text("a") } }
    chosen = List(Flavor.allCases, selection: .constant(Flavor?.none)) { Text($0.rawValue) }
    link = NavigationLink("a", destination: Color.red)
    value = NavigationLink("a", value: 3)
    picker = Picker(flavor: .constant(.mint))
    menu = Menu("a", systemImage: "star") { Button("b") {} }
    stack = NavigationStack { Text("a") }
    path = NavigationStack(path: .constant([])) { Text("a") }
    split = NavigationSplitView {
      Text("a")
    } detail: {
      Text("b")
    }
    slider = Slider(value: .constant(0.5))
    volume = Slider(volume: .constant(0.5))
    secret = SecureField("a", text: .constant("b"))
    gauge = Gauge(share: 0.4)
    tabs = TabView { Text("a") }
    share = ShareLink(item: "a")
  }

  var body: some View {
    VStack {
      Group {
        list.frame(height: 60)
        chosen.frame(height: 60)
        link
        value
        picker
        menu
        stack.frame(height: 30)
        path.frame(height: 30)
      }
      Group {
        split.frame(height: 30)
        slider
        volume
        secret
        gauge
        tabs.frame(height: 80)
        share
      }
    }
  }
}

// Initialisers of one's own for some of these types.
extension Picker where Label == Text, SelectionValue == Flavor, Content == Flavors {
  fileprivate init(flavor: Binding<Flavor>) {
    self.init("Flavor", selection: flavor) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
  }
}
extension Slider where Label == Text, ValueLabel == Image {
  fileprivate init(volume: Binding<Double>) {
    self.init(value: volume) {
      Text("Volume")
    } minimumValueLabel: {
      Image(systemName: "speaker")
    } maximumValueLabel: {
      Image(systemName: "speaker.wave.3")
    }
  }
}
extension Gauge
where Label == Text, CurrentValueLabel == Text, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  fileprivate init(share: Double) {
    self.init(value: share) {
      Text("Share")
    } currentValueLabel: {
      Text(share, format: .percent)
    }
  }
}
extension Menu where Label == Image {
  fileprivate init(@ViewBuilder more: () -> Content) {
    self.init(content: more) { Image(systemName: "ellipsis") }
  }
}
extension NavigationLink where Label == Text {
  fileprivate init(bold title: String, to destination: Destination) {
    self.init(destination: destination) { Text(title).bold() }
  }
}
extension Tab where Value == Flavor, Label == DefaultTabLabel {
  fileprivate init(_ flavor: Flavor, @ViewBuilder content: () -> Content) {
    self.init(flavor.rawValue, systemImage: "star", value: flavor, content: content)
  }
}
extension List where SelectionValue == Never {
  fileprivate init<Row: View>(flavors row: @escaping (Flavor) -> Row) where Content == ForEach<[Flavor], Flavor, Row> {
    self.init(Flavor.allCases, rowContent: row)
  }
}

@Suite("Types by all their parameters")
struct NamedTypesTests {
  /// One for all, as two pictures are the same only in the same fonts.
  private let fonts: FontLibrary

  init() throws { fonts = try PackageFonts.library() }

  private func commands(_ view: some View) throws -> [Command] {
    try ViewRenderer(fonts: fonts).render(view, proposal: ProposedViewSize(width: 200, height: 900)).list.commands
  }

  @Test("views that are kept by their types are drawn as any")
  func kept() throws {
    #expect(try commands(Kept()).count > 40)
    #expect(try commands(NavigationLink(bold: "a", to: Text("b"))) == commands(NavigationLink("a", value: 1).bold()))
    #expect(
      try commands(Menu { Button("b") {} })
        == commands(Menu(content: { Text("b") }, label: { Image(systemName: "ellipsis") })))
    #expect(
      try commands(List { $0 == .mint ? Text("a") : Text("b") } as List<Never, ForEach<[Flavor], Flavor, Text>>).isEmpty
        == false)
    #expect(try commands(ShareLink(item: "a")) == commands(ShareLink("Share…", item: "b")))
  }

  @Test("a bar of tabs has screens that say no more than their values")
  func tabs() throws {
    let short = TabView(selection: .constant(Flavor.mint)) {
      Tab(.lemon) { Color.red }
      Tab(.mint) { Color.blue }
    }
    let long = TabView(selection: .constant(Flavor.mint)) {
      Color.red.tabItem { Label("lemon", systemImage: "star") }.tag(Flavor.lemon)
      Color.blue.tabItem { Label("mint", systemImage: "star") }.tag(Flavor.mint)
    }
    #expect(try commands(short) == commands(long))
    #expect(try commands(TabView(selection: Binding<Int>?.none) { Text("a").tag(1) }).isEmpty == false)
  }

  @Test("lists take a choice of one value, of several, and none")
  func choices() throws {
    let plain = List(flavors: { Text($0.rawValue) })
    let (one, several) = (Binding.constant(Flavor?.some(.mint)), Binding.constant(Set([Flavor.mint])))
    #expect(try commands(List(Flavor.allCases, selection: one) { Text($0.rawValue) }) == commands(plain))
    #expect(
      try commands(List(Flavor.allCases, id: \.self, selection: several) { Text($0.rawValue) }) == commands(plain))
    let none: Binding<Flavor?>? = nil
    #expect(try commands(List(selection: none) { ForEach(Flavor.allCases) { Text($0.rawValue) } }) == commands(plain))
  }
}
