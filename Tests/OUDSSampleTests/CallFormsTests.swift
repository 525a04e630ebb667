import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

/// Call forms of screens and demo apps, most of which change nothing of a picture.
@Suite("Call forms of screens")
struct CallFormsTests {
  private func picture(_ view: some View) throws -> Bitmap {
    let fonts = try PackageFonts.library()
    let list = try ViewRenderer(fonts: fonts).render(view.frame(width: 200, height: 100), background: .white).list
    return try Rasterizer().draw(list, scale: 1)
  }

  private struct Note: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }

    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
      text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  private struct Place: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
  }

  @Observable
  final class Model {
    var text = "model"
  }

  private struct ModelText: View {
    @Environment(Model.self) private var model

    var body: some View { Text(model.text) }
  }

  private struct Demo: App {
    private let model = Model()

    var body: some Scene {
      WindowGroup { ModelText() }
        .environment(model)
        .commands {
          SidebarCommands()
          TextEditingCommands()
          ToolbarCommands()
        }
    }
  }

  @Test("a scene gives a model to its views")
  func scenes() throws {
    #expect(try picture(Demo().body) == picture(Text("model")))
  }

  @Test("what is shown elsewhere, or done by others, changes nothing of a view")
  func hints() throws {
    var transaction = Transaction()
    transaction.addAnimationCompletion { Issue.record("nothing moves") }
    let view = Text("a")
    let same =
      view
      .fileExporter(isPresented: .constant(true), document: Note(), contentType: .plainText) { _ in }
      .popover(isPresented: .constant(true), attachmentAnchor: .rect(.rect(CGRect(x: 1, y: 2, width: 3, height: 4)))) {
        Text("b")
      }
      .dialogSuppressionToggle("b", isSuppressed: .constant(true))
      .onPencilDoubleTap { _ in }
      .paletteSelectionEffect(.symbolVariant(.fill))
      .searchable(text: .constant(""), placement: .sidebar)
      .previewContext(Place())
      .accessibilityAction(.delete) {}
      .onAppear { AccessibilityNotification.Announcement("a").post() }
      .toolbar {
        ToolbarItem(placement: .accessoryBar(id: "b")) { Text("b") }
      }
    #expect(try picture(same) == picture(view))
    #expect(try picture(view.gesture(DragGesture(), name: "b")) == picture(view))
  }

  @Test("controls take formats, colours by Core Graphics' name, and tabs sections with actions")
  func controls() throws {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    let red2 = ColorPicker("a", selection: .constant(Color(cgColor: red)))
    #expect(try picture(ColorPicker("a", selection: .constant(red))) == picture(red2))
    #expect(try picture(ColorPicker(selection: .constant(red)) { Text("a") }) == picture(red2))
    let stepper = Stepper(value: .constant(0.5), in: 0...1, step: 0.1, format: .number) { Text("a") }
    #expect(try picture(stepper) == picture(Stepper("a", value: .constant(0.5), in: 0...1, step: 0.1)))
    func tabs(_ section: some TabContent<Int>) -> some View {
      TabView(selection: .constant(0)) { section }
    }
    let section = TabSection("b") { Tab("a", systemImage: "star", value: 0) { Text("c") } }
    #expect(try picture(tabs(section.sectionActions { Text("d") })) == picture(tabs(section)))
  }

  private struct Measured: View {
    var body: some View {
      let size = UIHostingController(rootView: Text("several words")).sizeThatFits(in: CGSize(width: 60, height: 100))
      Color.red.frame(width: size.width, height: size.height)
    }
  }

  private struct Asked: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceTransparency) private var reducesTransparency

    var body: some View { Text("\(reducesMotion) \(contrast == .increased) \(reducesTransparency)") }
  }

  @Test("tests set what can only be read elsewhere, and ask how large a view is")
  func testForms() throws {
    let asked = Asked().environment(\._accessibilityReduceMotion, true).environment(\._colorSchemeContrast, .increased)
      .environment(\._accessibilityReduceTransparency, true)
    #expect(try picture(asked) == picture(Text("true true true")))
    let text = Text("several words").hidden().background(Color.red).frame(width: 60)
    #expect(try picture(Measured()) == picture(text))
    #expect(UIHostingController(rootView: Text("a")).sizeThatFits(in: CGSize(width: 60, height: 100)) == .zero)
    #expect(#bundle == Bundle.main)
  }

  @Test("what is announced has attributes, and nobody types into a window")
  func announcements() {
    var words = AttributedString("words")
    words.accessibilitySpeechAnnouncementPriority = .high
    words.accessibilitySpeechSpellsOutCharacters = true
    AccessibilityNotification.Announcement(words).post()
    #expect(words.accessibilitySpeechAnnouncementPriority == .high && words.font == nil)
    #expect(UIApplication.shared.windows.filter(\.isKeyWindow).first?.endEditing(true) == nil)
    #expect(!UIView().endEditing(true))
  }

  @Test("lines over what is painted may be jagged, and the paint around has a shadow")
  func styles() throws {
    let circle = Circle().fill(.red)
    #expect(
      try picture(circle.stroke(Color.blue, lineWidth: 3, antialiased: true))
        == picture(circle.stroke(Color.blue, lineWidth: 3)))
    #expect(
      try picture(circle.strokeBorder(.tint, lineWidth: 3, antialiased: false))
        == picture(circle.strokeBorder(.tint, lineWidth: 3)))
    let shadow = ShadowStyle.drop(color: .black, radius: 2, x: 1, y: 1)
    #expect(try picture(Circle().fill(.shadow(shadow))) == picture(Circle().fill(.foreground.shadow(shadow))))
    #expect(UIColor.lightText.cgColor.alpha == 0.6 && UIColor.darkText == UIColor(white: 0, alpha: 1))
    _ = Animation.interpolatingSpring(duration: 0.3, bounce: 0.2)
  }

  @Test("strings of attributes are found by key paths, and their keys may be coded")
  func attributes() {
    var text = AttributedString("a")
    text.link = URL(string: "https://example.org")
    text[text.startIndex..<text.endIndex].swiftUI.kern = 2
    #expect(text.runs[\.link].map { $0.0 } == [URL(string: "https://example.org")])
    #expect(lroundf(2.5) == 3 && NSMakeRange(1, 2).length == 2)
  }
}

private struct Highlight: CodableAttributedStringKey, MarkdownDecodableAttributedStringKey {
  typealias Value = String
  static let name = "highlight"
}

extension AttributeScopes {
  fileprivate struct DesignAttributes: AttributeScope {
    let highlight: Highlight
  }
}

extension AttributeDynamicLookup {
  fileprivate subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.DesignAttributes, Key>
  ) -> Key { self[Key.self] }
}
