import DaguerreViews
import Testing

@Suite("Styles of menus, forms and groups of controls")
struct MenuStyleTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(2).markFrame("menu") }
  }

  private struct Column: FormStyle {
    func makeBody(configuration: Configuration) -> some View { VStack(spacing: 1) { configuration.content } }
  }

  private struct Framing: FormStyle {
    func makeBody(configuration: Configuration) -> some View { Form(configuration).padding(4).markFrame("form") }
  }

  private struct Titled: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  private func box(_ name: String) -> some View { Color.black.frame(width: 10, height: 10).markFrame(name) }

  @Test("a style of one's own draws what the style around it makes of a menu")
  func menu() throws {
    let frames = try Fixture().frames {
      Menu {
      } label: {
        box("label")
      }.menuStyle(Framed())
    }
    #expect(frames == ["menu": rect(0, 0, 14, 14), "label": rect(2, 2, 10, 10)])
  }

  @Test("a menu is a button, as the style of buttons has it, unless it is without borders")
  func buttons() throws {
    func drawn(_ style: some MenuStyle) throws -> String {
      try "\(Fixture().commands { Menu("x") {}.menuStyle(style).buttonStyle(.bordered) })"
    }
    let button = try "\(Fixture().commands { Button("x") {}.buttonStyle(.bordered) })"
    #expect(try drawn(.automatic) == button && drawn(.button) == button && drawn(ButtonMenuStyle()) == button)
    #expect(try drawn(.borderlessButton) == "\(Fixture().commands { Button("x") {} })")
  }

  @Test("a form is a list unless a style of one's own says otherwise")
  func form() throws {
    func frames(_ style: some FormStyle) throws -> [String: Rect] {
      try Fixture().frames(width: 100) {
        Form {
          box("first")
          box("second")
        }
        .formStyle(style)
      }
    }
    let list = try Fixture().frames(width: 100) {
      List {
        box("first")
        box("second")
      }
    }
    #expect(try frames(.grouped) == list)
    #expect(try frames(Column())["second"] == rect(0, 11, 10, 10))
    #expect(try frames(Framing())["form"]?.width == 100)
  }

  @Test("controls of a group stand side by side, in a closed menu, or as a style of one's own has them")
  func group() throws {
    func frames(_ style: some ControlGroupStyle) throws -> [String: Rect] {
      try Fixture().frames {
        ControlGroup {
          box("content")
        } label: {
          box("label")
        }
        .controlGroupStyle(style)
      }
    }
    #expect(try frames(.automatic)["content"] == rect(12, 7, 10, 10))
    #expect(try frames(.navigation) == ["content": rect(0, 0, 10, 10)])
    #expect(try frames(Titled()) == ["label": rect(0, 0, 10, 10), "content": rect(0, 10, 10, 10)])
    #expect(try frames(.palette) == frames(.automatic))
    #expect(try frames(.menu) == ["label": rect(0, 0, 10, 10)] && frames(.compactMenu) == frames(.menu))
  }
}
