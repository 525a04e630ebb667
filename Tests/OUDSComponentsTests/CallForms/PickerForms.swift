import DaguerreViews
import OUDS
import Testing

/// Pickers in the library's order, their data and their lists.
struct PickerForms {
  private typealias Boxes = OUDSCheckboxPickerData<String>
  private typealias Radios = OUDSRadioPickerData<String>

  @Test func spacing() throws {
    let forms = try Forms()
    let space = OrangeTheme().spaces.fixedSmall
    let boxes = [Boxes(tag: "a", label: "A"), Boxes(tag: "b", label: "B"), Boxes(tag: "c", label: "C")]
    func height(_ placement: OUDSCheckboxPickerPlacement, _ spacing: SpaceSemanticToken?) throws -> Double {
      try forms.draw {
        OUDSCheckboxPicker(
          selections: .constant(["a"]), checkboxes: boxes, placement: placement, isReversed: true, isError: false,
          isReadOnly: true, hasDivider: true, itemsSpacing: spacing)
      }.list.size.height
    }
    #expect(try height(.vertical, space) == height(.vertical, nil) + 2 * space)
    let root = OUDSCheckboxPickerPlacement.verticalRooted("All", .textOnly)
    #expect(try height(root, space) == height(root, nil) + 3 * space)
    let radios = [Radios(tag: "a", label: "A"), Radios(tag: "b", label: "B")]
    func radioHeight(_ spacing: SpaceSemanticToken?) throws -> Double {
      try forms.draw {
        OUDSRadioPicker(
          selection: .constant("a"), radios: radios, placement: .vertical, isOutlined: true, isReversed: true,
          isError: false, isReadOnly: true, hasDivider: true, itemsSpacing: spacing)
      }.list.size.height
    }
    #expect(try radioHeight(space) == radioHeight(nil) + space)
    try forms.expectSame([
      OUDSCheckboxPicker(
        selections: .constant(["a"]), checkboxes: boxes, placement: .vertical, isReversed: true, hasDivider: true),
      OUDSCheckboxPicker(
        selections: .constant(["a"]), checkboxes: boxes, isReversed: true, hasDivider: true, placement: .vertical),
    ])
  }

  @Test func rootLabels() throws {
    let forms = try Forms()
    let label: OUDSCheckboxPickerPlacement.RootLabel = "All"
    func picker(
      _ display: OUDSCheckboxPickerPlacement.DisplayType, _ selections: [String]
    ) -> OUDSCheckboxPicker<String> {
      OUDSCheckboxPicker(
        selections: .constant(selections), checkboxes: [.init(tag: "a", label: "A")],
        placement: .verticalRooted(label, display))
    }
    try forms.expectSame([picker(.textAndPositiveCount, ["a"]), picker(.textAndCount, ["a"])])
    try forms.expectSame([picker(.textAndPositiveCount, []), picker(.textOnly, [])])
    #expect(
      try forms.draw { picker(.textAndCount, []) }.list.commands
        != forms.draw { picker(.textOnly, []) }.list.commands)
  }

  @Test func data() throws {
    let box = Boxes(tag: "a", label: "A", description: "B", hasDivider: true, accessibilityIdentifier: "box")
    #expect(box.tag == "a" && box.label == "A")
    let radio = Radios(tag: "a", label: "A", icon: heart, accessibilityIdentifier: "radio")
    let forms = try Forms()
    let found = try forms.draw {
      VStack {
        OUDSCheckboxPicker(selections: .constant([]), checkboxes: [box])
        OUDSRadioPicker(selection: .constant("a"), radios: [radio])
      }
    }.accessibility.compactMap(\.properties.identifier)
    #expect(found == ["box", "radio"])
    try forms.expectSame([
      OUDSCheckboxPicker(
        selections: .constant([]), checkboxes: [Boxes(tag: "a", label: "A", description: "B", icon: heart)]),
      OUDSCheckboxPicker(
        selections: .constant([]), checkboxes: [Boxes(tag: "a", label: "A", extraLabel: nil, helper: "B", icon: heart)]),
    ])
    try forms.expectSame([
      OUDSRadioPicker(
        selection: .constant("a"),
        radios: [Radios(tag: "a", label: "A", extraLabel: "B", description: "C", icon: heart)]),
      OUDSRadioPicker(
        selection: .constant("a"),
        radios: [Radios(tag: "a", label: "A", additionalLabel: "B", helper: "C", icon: heart)]),
    ])
  }

  @Test func toggle() {
    let after = [OUDSCheckboxIndicatorState.selected, .unselected, .indeterminate].map { state in
      var state = state
      state.toggle()
      return state
    }
    #expect(after == [.unselected, .selected, .selected])
  }

  @OUDSBulletListItemBuilder private func items() -> [OUDSBulletList.Item] {
    OUDSBulletList.Item("A")
    OUDSBulletList.Item(LocalizedStringKey("B"), tableName: "T", bundle: .main, subListType: .ordered) {
      OUDSBulletList.Item("C")
    }
  }

  @Test func bulletLists() throws {
    try Forms().expectSame([
      OUDSBulletList { items() },
      OUDSBulletList {
        OUDSBulletList.Item("A")
        OUDSBulletList.Item("B", subListType: .ordered) { OUDSBulletList.Item("C") }
      },
    ])
  }

  @Test func emptyBlocks() throws {
    let isEmpty = items().isEmpty
    try Forms().expectSame([
      OUDSBulletList { items() },
      OUDSBulletList { if isEmpty {} else { items() } },
      OUDSBulletList {
        items()
        if !isEmpty {}
      },
    ])
    let text = Text("A")
    let bars: [any View] = [text.toolBarTop("A"), text.toolBarTop("A", leadingItems: {}, trailingItems: {})]
    #expect(bars.count == 2)
  }

  @Test func inputsAndSkeletons() throws {
    let forms = try Forms()
    try forms.expectSame([
      OUDSTextInput(label: "A", text: .constant("")),
      OUDSTextInput(label: "A", text: .constant(""), flipLeadingIcon: true),
    ])
    struct Reader: View {
      @Environment(\.skeletonState) private var state
      var body: some View { Text(state.map { "\($0.isVisible) \($0.isAnimated)" } ?? "none") }
    }
    try forms.expectSame([Reader(), Text("none")])
    try forms.expectSame([
      Reader().oudsSkeletonState(), Reader().environment(\.skeletonState, OUDSSkeletonState()), Text("true true"),
    ])
    try forms.expectSame([
      Text("A").skeleton().oudsSkeletonState(), Text("A").skeleton().oudsSkeletonState(isVisible: true),
      Text("A").skeleton().oudsSkeleton(isVisible: true, isAnimated: false),
    ])
  }
}
