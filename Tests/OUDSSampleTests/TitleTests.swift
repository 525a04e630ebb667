import DaguerreText
import SwiftUI
import TestSupport
import Testing

/// Titles of controls in a language for which the app has texts.
@Suite("Titles of controls")
struct TitleTests {
  private let folder: TemporaryFolder
  private let renderer: ViewRenderer

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("\"key\" = \"Wort\";", to: "de.lproj/Localizable.strings")
    var renderer = ViewRenderer(fonts: try PackageFonts.library())
    renderer.environment.locale = Locale(identifier: "de")
    renderer.environment.mainBundle = try #require(Bundle(path: folder.path))
    self.renderer = renderer
  }

  /// Texts are looked up where a body makes them.
  private struct Screen: View {
    let content: () -> any View
    var body: some View { AnyView(content()) }
  }

  private func letters(_ view: @escaping () -> any View) throws -> [Int] {
    let screen = Screen(content: view)
    return try renderer.render(screen, proposal: ProposedViewSize(width: 200, height: 200)).list.commands.compactMap {
      if case .glyphs(let run) = $0 { run.glyphs.count } else { nil }
    }
  }

  @Test("what is written out is a key that is looked up, and what is a text is shown as it is")
  func literals() throws {
    let one = Binding.constant(1)
    let buttons: [() -> any View] = [
      { Button("key") {} }, { Button("key", systemImage: "x") {} }, { Menu("key") {} },
      { Menu("key", systemImage: "x") {} }, { Menu("key", systemImage: "x", content: {}, primaryAction: {}) },
      { ShareLink("key", item: "x") }, { NavigationLink("key", value: 1) }, { Toggle("key", isOn: .constant(true)) },
      { Stepper("key", value: one) }, { ShareLink("key", item: "x", preview: SharePreview("x")) },
      { ShareLink("key", items: ["x"]) },
    ]
    let fields: [() -> any View] = [
      { TextField("key", text: .constant("")) }, { SecureField("key", text: .constant("")) },
      { TextField("key", value: .constant(Int?.none), format: .number) }, { Form { Picker("key", selection: one) {} } },
      { ColorPicker("key", selection: .constant(.red)) }, { LabeledContent("key") {} },
      { DatePicker("key", selection: .constant(.distantPast), in: ...Date.distantFuture) },
      { LabeledContent("key", value: 1, format: .number) }, { ProgressView("key") },
      { TextField("key", text: .constant(""), selection: .constant(nil)) },
      { TextField("key", text: .constant(""), onEditingChanged: { _ in }) },
      { TextField("key", text: .constant(""), onCommit: {}) },
      { SecureField("key", text: .constant(""), onCommit: {}) },
    ]
    let containers: [() -> any View] = [
      { Section("key") {} }, { Section("key", isExpanded: .constant(true)) {} }, { GroupBox("key") {} },
      { DisclosureGroup("key") {} }, { Label("key", systemImage: "x") },
      { ContentUnavailableView("key", systemImage: "x") }, { TabView { Tab("key", systemImage: "x") { Color.red } } },
    ]
    for view in buttons + fields + containers { #expect(try letters(view).contains(4), "\(type(of: view()))") }
    let title = "key"
    #expect(try letters { Button(title) {} } == [3])
    #expect(try letters { Label(title, systemImage: "x") } == [3])
  }

  @Test("what was searched for is shown as it is, not read as Markdown")
  func search() throws {
    func count(_ text: String) throws -> Int {
      try letters { ContentUnavailableView.search(text: text) }.reduce(0, +)
    }
    #expect(try count("*x*") == count("-x-"))
  }
}
