import DaguerreViews
import Foundation
import OUDS
import Testing

/// Keys that are kept as such, where the system's views take a title: each draws what the views do whose label is the key's
/// text, with the styles of its marks.
struct KeyForms {
  private let forms: Forms
  private let key: LocalizedStringKey = "Some *words*"
  private var words: Text { Text(key) }
  private let isOn = Binding.constant(true)
  private let text = Binding.constant("")
  private let count = Binding.constant(3)

  init() throws { forms = try Forms() }

  @Test func buttonsAndLinks() throws {
    try forms.expectSame([
      Text("Some ") + Text("words").italic(),
      // In the colour of texts, too.
      Button(key) {}.tint(.black), Button(key, role: .cancel) {}.tint(.black), Menu(key) { Text("A") }.tint(.black),
      NavigationLink(key, destination: Text("A")).tint(.black), NavigationLink(key) { Text("A") }.tint(.black),
      NavigationLink(key, value: 1).tint(.black), Link(key, destination: URL(fileURLWithPath: "/")).tint(.black),
      Section(key) {},
      words.navigationTitle(key).navigationBarTitle(key).help(key).searchable(text: text, prompt: key)
        .alert(key, isPresented: isOn) {}.confirmationDialog(key, isPresented: isOn) {},
    ])
    let label = Label(title: { words }, icon: { Image(systemName: "star") })
    try forms.expectSame([
      label, Label(key, systemImage: "star"), Button(key, systemImage: "star") {}.tint(.black),
    ])
  }

  @Test func controls() throws {
    try forms.expectSame([Toggle(isOn: isOn) { words }, Toggle(key, isOn: isOn)])
    try forms.expectSame([
      Toggle(isOn: isOn) { Label(key, systemImage: "star") }, Toggle(key, systemImage: "star", isOn: isOn),
    ])
    try forms.expectSame([
      Stepper(value: count) { words }, Stepper(key, value: count), Stepper(key, value: count, in: 0...9),
      Stepper {
        words
      } onIncrement: {
      } onDecrement: {
      },
    ])
    try forms.expectSame([
      Picker(selection: count, content: { Text("3").tag(3) }, label: { words }),
      Picker(key, selection: count) { Text("3").tag(3) },
    ])
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    try forms.expectSame([DatePicker(selection: date) { words }, DatePicker(key, selection: date)])
    try forms.expectSame([
      TextField("", text: text, prompt: words), TextField(key, text: text), SecureField(key, text: text),
      TextField(key, text: text, prompt: words),
    ])
  }

  @Test func containers() throws {
    try forms.expectSame([
      DisclosureGroup(isExpanded: isOn) {
        Text("A")
      } label: {
        words
      },
      DisclosureGroup(key, isExpanded: isOn) { Text("A") },
    ])
    try forms.expectSame([
      DisclosureGroup {
        Text("A")
      } label: {
        words
      }, DisclosureGroup(key) { Text("A") },
    ])
    try forms.expectSame([
      GroupBox {
        Text("A")
      } label: {
        words
      }, GroupBox(key) { Text("A") },
    ])
    try forms.expectSame([
      LabeledContent {
        Text("A")
      } label: {
        words
      }, LabeledContent(key) { Text("A") }, LabeledContent(key, value: "A"),
    ])
    try forms.expectSame([ProgressView { words }, ProgressView(key)])
    try forms.expectSame([ProgressView(value: 0.5) { words }, ProgressView(key, value: 0.5)])
    let tab = Tab(value: 1, content: { Text("A") }, label: { Label(key, systemImage: "star") })
    try forms.expectSame([
      TabView { tab }, TabView { Tab(key, systemImage: "star", value: 1) { Text("A") } },
    ])
    try forms.expectSame([
      ContentUnavailableView(label: { Label(key, systemImage: "star") }, description: { Text("A") }, actions: {}),
      ContentUnavailableView(key, systemImage: "star", description: Text("A")),
    ])
  }

  @Test func formats() throws {
    let date = Date(timeIntervalSince1970: 0)
    try forms.expectSame([
      Text("At ") + Text(date, style: .date), Text("At \(date, style: .date)"),
      Text("At \(date, format: Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt))"),
    ])
    let number = IntegerFormatStyle<Int>.number
    try forms.expectSame([
      TextField("A", text: .constant("3")), TextField("A", value: count, format: number),
    ])
  }

  @Test func sectionsAndSearches() throws {
    try forms.expectSame([Section("A") { Text("B") }, Section("A", isExpanded: isOn) { Text("B") }])
    try forms.expectSame([Section("A") {}, Section("A", isExpanded: .constant(false)) { Text("B") }])
    try forms.expectSame([ContentUnavailableView.search, ContentUnavailableView.search(text: "")])
    #expect(
      try forms.draw { ContentUnavailableView.search(text: "A") }.list.commands
        != forms.draw { ContentUnavailableView.search }.list.commands)
  }

  @Test func colours() throws {
    let box = Text("A").frame(width: 40, height: 40)
    try forms.expectSame([
      box.foregroundColor(.blue).tint(.blue), box.foregroundStyle(.tint).tint(.blue),
      box.foregroundStyle(.tint).foregroundColor(.blue),
    ])
    try forms.expectSame([
      box.background(Color.blue), box.background(.tint).tint(.blue), box.background(.tint, in: Rectangle()).tint(.blue),
    ])
    try forms.expectSame([box.overlay(Color.blue), box.overlay(.blue), box.overlay(.blue, in: Rectangle())])
  }

  /// Styles by the names of their types draw what their short names do.
  @Test func styles() throws {
    let button = Button("A") {}.tint(.blue)
    try forms.expectSame([button.buttonStyle(.plain), button.buttonStyle(PlainButtonStyle())])
    try forms.expectSame([button.buttonStyle(.borderless), button.buttonStyle(BorderlessButtonStyle())])
    let picker = Picker("A", selection: count) { Text("3").tag(3) }
    try forms.expectSame([picker.pickerStyle(.segmented), picker.pickerStyle(SegmentedPickerStyle())])
    try forms.expectSame([picker.pickerStyle(.menu), picker.pickerStyle(MenuPickerStyle())])
    try forms.expectSame([picker.pickerStyle(.wheel), picker.pickerStyle(WheelPickerStyle())])
    try forms.expectSame([picker.pickerStyle(.inline), picker.pickerStyle(InlinePickerStyle())])
    let field = TextField("A", text: text)
    try forms.expectSame([
      field.textFieldStyle(.roundedBorder), field.textFieldStyle(RoundedBorderTextFieldStyle()),
    ])
    let tabs = TabView { Tab("A", systemImage: "star") { Text("B") } }
    try forms.expectSame([
      tabs.tabViewStyle(.page), tabs.tabViewStyle(.page(indexDisplayMode: .never)),
      tabs.tabViewStyle(PageTabViewStyle()),
    ])
    try forms.expectSame([tabs, tabs.tabViewStyle(DefaultTabViewStyle()), tabs.tabViewSearchActivation(.automatic)])
    let list = NavigationView { List { Text("A") } }
    try forms.expectSame([
      list, list.listStyle(InsetGroupedListStyle()), list.navigationViewStyle(StackNavigationViewStyle()),
      list.navigationViewStyle(DoubleColumnNavigationViewStyle()),
      list.navigationSplitViewStyle(BalancedNavigationSplitViewStyle()),
    ])
    try forms.expectSame([
      list.listStyle(.plain), list.listStyle(PlainListStyle()), list.listStyle(SidebarListStyle()),
    ])
    try forms.expectSame([list.listStyle(.grouped), list.listStyle(GroupedListStyle())])
  }

  @Test func properties() throws {
    let properties = try forms.draw { Text("A").accessibilityLabel(key).accessibilityValue(key).accessibilityHint(key) }
      .accessibility.first?.properties
    #expect(properties?.label == "Some words" && properties?.value == "Some words" && properties?.hint == "Some words")
  }
}
