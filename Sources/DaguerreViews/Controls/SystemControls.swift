/// The system's button that would begin and end editing; its word, as it stands before.
public struct EditButton: View {
  /// A button.
  public init() {}

  /// The button.
  public var body: some View { Button("Edit") {} }
}

/// The system's choice of a colour: a disc of it, at the end of the line that its label begins.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  @Environment(\.controlFill) private var controlFill

  /// A choice with a label of any views.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// The label, and the disc in a ring.
  public var body: some View {
    LabeledControl(label: label) {
      Circle().fill(color).padding(5).background(Circle().strokeBorder(controlFill, lineWidth: 3))
        .frame(width: 28, height: 28)
        .markTarget()
    }
  }
}

extension ColorPicker where Label == Text {
  /// A choice with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
