import OUDS
import TestSupport
import Testing

/// Checkboxes, radio buttons and switches, used as in a screen.
@Suite("Controls in views")
struct ControlsTests {
  private let theme = OrangeTheme()

  private func draw(width: Double? = nil, @ViewBuilder _ content: @escaping () -> some View) throws -> Rendering {
    let renderer = ViewRenderer(fonts: try PackageFonts.library())
    return try renderer.render(
      OUDSThemeableView(theme: theme) { content() }, proposal: ProposedViewSize(width: width, height: nil))
  }

  private func bitmap(width: Double? = nil, @ViewBuilder _ content: @escaping () -> some View) throws -> Bitmap {
    try Rasterizer().draw(draw(width: width, content).list)
  }

  private func size(width: Double? = nil, @ViewBuilder _ content: @escaping () -> some View) throws -> [Double] {
    let size = try draw(width: width, content).list.size
    return [size.width, size.height]
  }

  @Test("alone they are as large as a finger needs")
  func alone() throws {
    let isOn = Binding.constant(true)
    #expect(try size { OUDSCheckbox(isOn: isOn, accessibilityLabel: "Agree") } == [48, 48])
    #expect(
      try size { OUDSCheckboxIndeterminate(selection: .constant(.indeterminate), accessibilityLabel: "All") }
        == [48, 48])
    #expect(try size { OUDSRadio(isOn: isOn, accessibilityLabel: "Red") } == [48, 48])
    #expect(try size { OUDSSwitch(isOn: isOn, accessibilityLabel: "Wi-Fi") } == [56, 32])
  }

  @Test("an item fills its room, is no narrower than its token, and may be no wider than another")
  func widths() throws {
    let isOn = Binding.constant(false)
    #expect(try size(width: 700) { OUDSCheckboxItem("A", isOn: isOn) } == [700, 60])
    #expect(try size(width: 700) { OUDSRadioItem("A", isOn: isOn, constrainedMaxWidth: true) } == [480, 60])
    #expect(try size { OUDSCheckboxItem("A", isOn: isOn) } == [160, 60])
  }

  @Test("an item grows with its texts, which wrap; the error's text stands below and is told only with an error")
  func heights() throws {
    let isOn = Binding.constant(false)
    let long = "A label that is much too long for one line of an item of two hundred points"
    let one = try size(width: 200) { OUDSSwitchItem("A", isOn: isOn) }
    let wrapped = try size(width: 200) { OUDSSwitchItem(long, isOn: isOn) }
    #expect(one == [200, 60] && wrapped[1] >= 24 + 4 * 24)
    #expect(try size(width: 200) { OUDSSwitchItem("A", isOn: isOn, isError: true, errorText: "No") } == [200, 88])
    #expect(try size(width: 200) { OUDSSwitchItem("A", isOn: isOn, errorText: "No") } == one)
    #expect(try size(width: 200) { OUDSSwitchItem("A", isOn: isOn, isError: true, errorText: "") } == one)
  }

  @Test("an error that nobody could mend is an error in words", arguments: [true, false])
  func forbidden(isDisabled: Bool) throws {
    func check(_ name: String, @ViewBuilder _ content: @escaping () -> some View) throws {
      let error = #expect(throws: ViewError.self) { _ = try draw { content().disabled(isDisabled) } }
      let text = "\(try #require(error))"
      let state = isDisabled ? "disabled" : "read-only"
      #expect(text.contains("\(name)") && text.contains("an error is not allowed together with a \(state) control"))
    }
    let isOn = Binding.constant(true)
    let isReadOnly = !isDisabled
    try check("OUDSCheckbox") {
      OUDSCheckbox(isOn: isOn, accessibilityLabel: "A", isError: true, isReadOnly: isReadOnly)
    }
    try check("OUDSRadio") { OUDSRadio(isOn: isOn, accessibilityLabel: "A", isError: true, isReadOnly: isReadOnly) }
    try check("OUDSCheckboxItem") { OUDSCheckboxItem("A", isOn: isOn, isError: true, isReadOnly: isReadOnly) }
    try check("OUDSRadioItem") { OUDSRadioItem("A", isOn: isOn, isError: true, isReadOnly: isReadOnly) }
    try check("OUDSSwitchItem") { OUDSSwitchItem("A", isOn: isOn, isError: true, isReadOnly: isReadOnly) }
  }

  @Test("the forms of the first releases draw the same")
  func firstReleases() throws {
    let isOn = Binding.constant(true)
    let square = VectorImage(
      size: Size(width: 24, height: 24),
      layers: [.init(path: Path { $0.addRect(Rect(x: 4, y: 4, width: 9, height: 16)) })])
    let mirrored = OUDSImage(asset: Image(square), flipped: true)
    let newest = try bitmap(width: 300) { OUDSCheckboxItem("A", isOn: isOn, description: "B", icon: mirrored) }
    #expect(
      try bitmap(width: 300) {
        OUDSCheckboxItem("A", isOn: isOn, description: "B", icon: Image(square), flipIcon: true)
      } == newest)
    #expect(
      try bitmap(width: 300) {
        OUDSCheckboxItem(isOn: isOn, label: "A", description: "B", icon: Image(square), flipIcon: true)
      } == newest)
    #expect(try bitmap(width: 300) { OUDSCheckboxItem("A", isOn: isOn, description: "B", icon: nil) } != newest)
  }

  @Test("a picker shows what is selected as items would", arguments: [[], ["a"], ["b", "a"]])
  func checkboxPicker(selections: [String]) throws {
    let data = ["a", "b"].map { OUDSCheckboxPickerData(tag: $0, label: $0) }
    let picker = try bitmap(width: 300) {
      OUDSCheckboxPicker(
        selections: .constant(selections), checkboxes: data, placement: .verticalRooted("All", .textAndCount))
    }
    let root: OUDSCheckboxIndicatorState = [.unselected, .indeterminate, .selected][selections.count]
    let items = try bitmap(width: 300) {
      VStack(spacing: 0) {
        OUDSCheckboxItemIndeterminate("All (\(selections.count))", selection: .constant(root))
        OUDSCheckboxItem("a", isOn: .constant(selections.contains("a")))
        OUDSCheckboxItem("b", isOn: .constant(selections.contains("b")))
      }
    }
    #expect(picker == items)
  }

  @Test("settings of a picker hold for every item, the divider for all but the last")
  func radioPicker() throws {
    let data = ["a", "b"].map { OUDSRadioPickerData(tag: $0, label: $0) }
    let picker = try bitmap(width: 300) {
      OUDSRadioPicker(
        selection: .constant("b"), radios: data, isOutlined: true, isReversed: true, hasDivider: true)
    }
    let items = try bitmap(width: 300) {
      VStack(spacing: 0) {
        OUDSRadioItem("a", isOn: .constant(false), isOutlined: true, isReversed: true, hasDivider: true)
        OUDSRadioItem("b", isOn: .constant(true), isOutlined: true, isReversed: true)
      }
    }
    #expect(picker == items)
    let row = try size { OUDSRadioPicker(selection: .constant("b"), radios: data, placement: .horizontal(true)) }
    #expect(row == [320, 60])
  }

  @Test("rows that reach the sides of the window keep its margin instead of their own")
  func edgeToEdge() throws {
    func left(_ margin: Double?) throws -> Double? {
      let list = try draw(width: 300) {
        let item = OUDSCheckboxItem("A", isOn: .constant(false))
        if let margin { item.oudsEdgeToEdge(margin: margin) } else { item }
      }.list
      return list.commands.compactMap { if case .border(let border) = $0 { border.rect.minX } else { nil } }.first
    }
    #expect(try left(nil) == theme.controlItem.spacePaddingInline)
    #expect(try left(theme.grids.compactMargin) == theme.grids.compactMargin)
    #expect(theme.grids.compactMargin != theme.controlItem.spacePaddingInline)
  }
}
