import DaguerreGraphics
import Foundation
import DaguerreViews
import Testing

private struct MarkedToggle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Color.black.frame(width: 5, height: 5).markFrame(configuration.isOn ? "on" : "off")
    }
  }
}

private struct IconLast: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.title
      configuration.icon
    }
  }
}

private struct Squares: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let side = 10 * (configuration.fractionCompleted ?? 0)
    Color.black.frame(width: side, height: side).markFrame(configuration.label == nil ? "bare" : "labeled")
  }
}

private struct Padded: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding(.horizontal, 5) }
}

@Suite("Styles of controls")
struct ControlStyleTests {
  private let box = Color.red.frame(width: 7, height: 7)

  @Test("a button is a target in every style, as wide as that draws it")
  func targets() throws {
    func widths(_ button: some View) throws -> [Double] {
      try Fixture().renderer.render(button).targets.map(\.frame.width)
    }
    let button = Button {
    } label: {
      Color.black.frame(width: 20, height: 10)
    }
    #expect(try widths(button) == [20])
    #expect(try widths(button.buttonStyle(.plain)) == [20])
    #expect(try widths(button.buttonStyle(.bordered)) == [44])
    #expect(try widths(button.buttonStyle(Padded())) == [30])
    let menu = Menu {
    } label: {
      Color.black.frame(width: 20, height: 10)
    }
    #expect(try Set(widths(menu)) == [20])
  }

  @Test("a toggle is drawn by a style of one's own")
  func toggle() throws {
    let frames = try Fixture().frames {
      VStack(spacing: 0) {
        Toggle(isOn: .constant(true)) { box.markFrame("label") }
        Toggle(isOn: .constant(false)) { box }
      }
      .toggleStyle(MarkedToggle())
    }
    #expect(frames == ["label": rect(0, 0, 7, 7), "on": rect(7, 1, 5, 5), "off": rect(7, 8, 5, 5)])
  }

  @Test("a switch has the colour that its style says, else the accent colour")
  func tint() throws {
    func drawn(_ style: some ToggleStyle) throws -> String {
      try "\(Fixture().commands { Toggle("x", isOn: .constant(true)).toggleStyle(style).tint(.red) })"
    }
    #expect(try drawn(.switch).contains("\(Color.red)"))
    #expect(try drawn(SwitchToggleStyle(tint: .blue)).contains("\(Color.blue)"))
  }

  @Test("a label is drawn by a style of one's own")
  func label() throws {
    let frames = try Fixture().frames {
      Label {
        box.markFrame("title")
      } icon: {
        box.markFrame("icon")
      }
      .labelStyle(IconLast())
    }
    #expect(frames == ["title": rect(0, 0, 7, 7), "icon": rect(7, 0, 7, 7)])
  }

  @Test("a label that a style makes has the style around it, and what the style is given has the style")
  func labelsOfStyles() throws {
    struct Boxed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label {
          configuration.title
        } icon: {
          configuration.icon.padding(2).markFrame("icon")
        }
      }
    }
    struct Lined: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.content.padding(1) }
    }
    let frames = try Fixture().frames {
      Label {
        box.markFrame("title")
      } icon: {
        box
      }
      .labelStyle(Boxed()).labelStyle(IconLast())
    }
    #expect(frames == ["title": rect(0, 2, 7, 7), "icon": rect(7, 0, 11, 11)])
    let boxes = try Fixture().frames {
      GroupBox { GroupBox { box.markFrame("inner") } }.groupBoxStyle(Lined())
    }
    #expect(boxes == ["inner": rect(2, 2, 7, 7)])
  }

  private func frame(_ name: String, in view: some View) throws -> Rect {
    let frames = try Fixture().frames(width: 100) { view.markFrame("whole") }
    return try #require(frames[name])
  }

  @Test("a toggle, progress or group that a style makes anew has the style around it")
  func controlsOfStyles() throws {
    struct Framed: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(isOn: configuration.$isOn) { configuration.label }.padding(3)
      }
    }
    struct Named: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(value: configuration.fractionCompleted).frame(width: 10).padding(3)
      }
    }
    struct Inset: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        DisclosureGroup(isExpanded: configuration.$isExpanded) {
          configuration.content.padding(.leading, 3)
        } label: {
          configuration.label
        }
      }
    }
    let toggle = Toggle(isOn: .constant(true)) { EmptyView() }.fixedSize()
    let plain = try frame("whole", in: toggle).size
    let framed = try frame("whole", in: toggle.toggleStyle(Framed())).size
    #expect(framed == Size(width: plain.width + 6, height: plain.height + 6))
    #expect(try frame("whole", in: ProgressView(value: 0.5).progressViewStyle(Named())).width == 16)
    let groups = VStack(alignment: .leading, spacing: 0) {
      DisclosureGroup(isExpanded: .constant(true)) {
        DisclosureGroup(isExpanded: .constant(true)) {
          box.markFrame("inner")
        } label: {
          box
        }
      } label: {
        box
      }
    }
    // Both groups move their content.
    let system = try frame("inner", in: groups)
    let inset = try frame("inner", in: groups.disclosureGroupStyle(Inset()))
    #expect(inset == system.offset(dx: 6, dy: 0))
  }

  @Test("progress is drawn by a style of one's own, and a circular one keeps the ring")
  func progress() throws {
    let frames = try Fixture().frames {
      VStack(spacing: 0) {
        ProgressView(value: 0.5)
        ProgressView("x", value: 0.2)
      }
      .progressViewStyle(Squares())
    }
    #expect(frames["bare"]?.size == Size(width: 5, height: 5) && frames["labeled"]?.size == Size(width: 2, height: 2))
    func drawn(_ style: some ProgressViewStyle) throws -> String {
      try "\(Fixture().commands(width: 50) { ProgressView(value: 0.5).progressViewStyle(style) })"
    }
    #expect(try drawn(.circular).contains("arc"))
    #expect(try !drawn(.linear).contains("arc"))
  }

  @Test("the system's other controls are drawn with what they hold")
  func others() throws {
    let fixture = try Fixture()
    let moment = Date(timeIntervalSince1970: 86_400 * 365)
    func texts(@ViewBuilder _ content: () -> some View) throws -> Int {
      try fixture.commands(width: 300) { content() }.filter { if case .glyphs = $0 { true } else { false } }.count
    }
    let both = try texts { DatePicker("Day", selection: .constant(moment)) }
    let day = try texts { DatePicker("Day", selection: .constant(moment), displayedComponents: .date) }
    #expect(both > day)
    let picked = try fixture.commands { ColorPicker("Tint", selection: .constant(.green)) }
    #expect("\(picked)".contains("\(Color.green)"))
    let frames = try fixture.frames(width: 100) {
      Gauge(value: 30, in: 0...100) { box.markFrame("label") }
    }
    #expect(frames["label"]?.size == Size(width: 7, height: 7))
    let slider = try fixture.frames(width: 100) {
      Slider(value: .constant(0.5)) {
        box
      } minimumValueLabel: {
        box.markFrame("least")
      } maximumValueLabel: {
        box.markFrame("most")
      }
    }
    #expect(slider["least"]?.minX == 0 && slider["most"]?.maxX == 100)
  }

  @Test("a style of one's own draws buttons, and what it makes of them is drawn as the system has it")
  func primitiveButtonStyles() throws {
    struct Doubled: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Button(configuration)
          configuration.label
        }
      }
    }
    func texts(_ view: some View) throws -> Int {
      try Fixture().commands { view }.count { if case .glyphs = $0 { true } else { false } }
    }
    #expect(try texts(Button("x") {}.buttonStyle(Doubled())) == 2)
  }

  @Test("a colour has parts from 0 to 1 in any surroundings")
  func resolvedColor() {
    let parts = Color(red: 255, green: 51, blue: 0, alpha: 102).resolve(in: EnvironmentValues())
    #expect(parts == Color.Resolved(red: 1, green: 0.2, blue: 0, opacity: 0.4))
    #expect(Color(parts) == Color(red: 255, green: 51, blue: 0, alpha: 102))
    #expect(Color(Color.Resolved(red: .nan, green: 9, blue: -1)) == Color(red: 0, green: 255, blue: 0))
  }

  @Test("what a view says of a line is told apart from where it is anyway")
  func explicitGuides() throws {
    var told: [Double?] = []
    _ = try Fixture().frames {
      VStack(alignment: .leading) {
        Color.black.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in 3 }.padding(.leading, 2)
          .alignmentGuide(.leading) {
            told = [$0[explicit: .leading], $0[explicit: .trailing]]
            return 0
          }
      }
    }
    #expect(told == [5, nil])
  }
}
