import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

/// A titled view in the four ways that SwiftUI takes words.
@Suite("Titles as keys, resources and characters")
struct TitleFormsTests {
  private let renderer: ViewRenderer
  private let resource = LocalizedStringResource("Title")
  private let key = LocalizedStringKey("Title")
  private let characters = "Title"

  init() throws { renderer = ViewRenderer(fonts: try PackageFonts.library()) }

  private func expectSame(_ views: [AnyView], _ place: SourceLocation = #_sourceLocation) throws {
    let images = ImageLibrary(["sun": VectorImage(size: Size(width: 9, height: 9), layers: [])])
    let drawn = try views.map {
      try renderer.render($0.environment(\.images, images), proposal: ProposedViewSize(width: 300, height: 200)).list
        .commands
    }
    #expect(!drawn[0].isEmpty && drawn.allSatisfy { $0 == drawn[0] }, sourceLocation: place)
  }

  private let number = Binding.constant(1)
  private let flags = Binding.constant([true, true])
  private let color = Binding.constant(Color.red)
  private let date = Binding.constant(Date(timeIntervalSince1970: 0))
  private let days = Binding.constant(Set<DateComponents>())
  private let picture = ImageResource(name: "sun", bundle: .main)

  @Test("controls and containers are drawn alike")
  func views() throws {
    try expectSame([
      AnyView(
        Menu(resource) {
          Text("a")
        } primaryAction: {
        }),
      AnyView(
        Menu(key) {
          Text("a")
        } primaryAction: {
        }),
      AnyView(
        Menu(characters) {
          Text("a")
        } primaryAction: {
        }),
    ])
    try expectSame([
      AnyView(Stepper(resource, value: number)), AnyView(Stepper(key, value: number)),
      AnyView(Stepper(characters, value: number)), AnyView(Stepper(resource, value: number, format: .number)),
      AnyView(Stepper(key, value: number, format: .number)),
      AnyView(Stepper(characters, value: number, format: .number)),
      AnyView(Stepper(resource, onIncrement: {}, onDecrement: {})),
    ])
    try expectSame([
      AnyView(ColorPicker(resource, selection: color)), AnyView(ColorPicker(key, selection: color)),
    ])
    try expectSame([
      AnyView(DatePicker(resource, selection: date, in: ...Date.now)),
      AnyView(DatePicker(key, selection: date, in: ...Date.now)),
    ])
    try expectSame([
      AnyView(MultiDatePicker(resource, selection: days)), AnyView(MultiDatePicker(key, selection: days)),
      AnyView(MultiDatePicker(characters, selection: days)),
    ])
    try expectSame([
      AnyView(TextField(resource, value: number, format: .number)),
      AnyView(TextField(characters, value: number, format: .number)),
    ])
    try expectSame([
      AnyView(Toggle(resource, sources: flags, isOn: \.self)), AnyView(Toggle(key, sources: flags, isOn: \.self)),
    ])
    try expectSame([
      AnyView(ContentUnavailableView(resource, systemImage: "star", description: Text("b"))),
      AnyView(ContentUnavailableView(key, systemImage: "star", description: Text("b"))),
    ])
    try expectSame([
      AnyView(LabeledContent(resource, value: 3, format: .number)),
      AnyView(LabeledContent(key, value: 3, format: .number)),
    ])
    try expectSame([
      AnyView(List { Section(resource, isExpanded: .constant(true)) { Text("a") } }),
      AnyView(List { Section(key, isExpanded: .constant(true)) { Text("a") } }),
    ])
    try expectSame([
      AnyView(ControlGroup(resource) { Text("a") }), AnyView(ControlGroup(key) { Text("a") }),
      AnyView(ControlGroup(resource, systemImage: "star") { Text("a") }),
    ])
    try expectSame([AnyView(ShareLink(resource, item: "a")), AnyView(ShareLink(key, items: ["a"]))])
    try expectSame([
      AnyView(List { Text("row").badge(resource) }), AnyView(List { Text("row").badge(key) }),
      AnyView(List { Text("row").badge(characters) }),
    ])
    try expectSame([
      AnyView(TabView { TabSection(resource) { Tab(resource, image: "sun") { Text("a") } } }),
      AnyView(TabView { TabSection(key) { Tab(key, image: "sun") { Text("a") } } }),
    ])
  }

  @Test("those with an image of an asset catalogue are drawn alike")
  func images() throws {
    try expectSame([
      AnyView(Label(resource, image: picture)), AnyView(Label(key, image: picture)),
      AnyView(Label(characters, image: picture)),
    ])
    try expectSame([
      AnyView(Button(resource, image: picture) {}), AnyView(Menu(resource, image: picture) { Text("a") }),
      AnyView(Button(key, image: picture) {}),
    ])
    try expectSame([
      AnyView(Toggle(resource, image: picture, isOn: .constant(true))),
      AnyView(Toggle(key, image: picture, isOn: .constant(true))),
    ])
    try expectSame([
      AnyView(Form { Picker(resource, image: picture, selection: number) { Text("1").tag(1) } }),
      AnyView(Form { Picker(key, image: picture, selection: number) { Text("1").tag(1) } }),
      AnyView(Form { Picker(characters, image: picture, selection: number) { Text("1").tag(1) } }),
    ])
  }

  @Test("what is no part of a picture changes none")
  func hints() throws {
    let shown = Binding.constant(true)
    try expectSame([
      AnyView(Text("a")),
      AnyView(
        Text("a").help(resource).navigationSubtitle(resource).searchable(text: .constant(""), prompt: resource)
          .alert(resource, isPresented: shown) {}.alert(resource, isPresented: shown, presenting: 1) { _ in }
          .confirmationDialog(resource, isPresented: shown, presenting: 1) { _ in
          } message: { _ in
            Text("b")
          }
          .dialogSuppressionToggle(resource, isSuppressed: shown).accessibilityAction(named: resource) {}
          .accessibilityInputLabels([resource]).accessibilityCustomContent(resource, "b")
          .accessibilityRotor(resource) {}),
      AnyView(
        Text("a").help(key).navigationSubtitle(key).searchable(text: .constant(""), prompt: key)
          .alert(key, isPresented: shown) {}.alert(key, isPresented: shown, presenting: 1) { _ in }
          .confirmationDialog(key, isPresented: shown, presenting: 1) { _ in
          } message: { _ in
            Text("b")
          }
          .dialogSuppressionToggle(key, isSuppressed: shown).accessibilityAction(named: key) {}
          .accessibilityInputLabels([key]).accessibilityCustomContent(key, "b").accessibilityRotor(key) {}),
      AnyView(
        Text("a").dialogSuppressionToggle("Title", isSuppressed: shown).accessibilityInputLabels(["Title"])
          .confirmationDialog("Title", isPresented: shown, presenting: 1) { _ in }),
    ])
    #expect(AccessibilityActionCategory(resource) == AccessibilityActionCategory(characters))
    #expect(AccessibilityActionCategory(key) == AccessibilityActionCategory(characters))
  }
}
