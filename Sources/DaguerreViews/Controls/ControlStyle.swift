// What the system's controls share. They are drawn plainly, at the sizes that they have on a phone: for screens whose
// subject is a design system's own components.

private enum LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether controls leave out what stands beside them.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  /// Whether controls show what stands beside them.
  public var labelsVisibility: Visibility {
    get { labelsAreHidden ? .hidden : .automatic }
    set { labelsAreHidden = newValue == .hidden }
  }

  /// Behind what a control moves or encloses.
  var controlFill: Color { Color(rgba: colorScheme == .dark ? 0x7878_8052 : 0x7878_8029) }

  /// Of what stands for words that are not there yet.
  var placeholderColor: Color { SystemShapeStyle.placeholder.color(in: self) }

  /// How opaque a control is.
  var controlOpacity: Double { isEnabled ? 1 : 0.5 }
}

extension View {
  /// Leaves out the labels of the system's controls within the view.
  public func labelsHidden() -> EnvironmentModifier<Self> { environment(\.labelsAreHidden, true) }
}

/// A control at the end of the line that its label begins.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  @ViewBuilder let control: Control

  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.controlOpacity) private var opacity

  @ViewBuilder var body: some View {
    if isLabelHidden {
      control.faded(opacity)
    } else {
      HStack {
        LabelLines(content: label)
        Spacer()
        control
      }
      .faded(opacity)
    }
  }
}

/// A title with what it is the title of.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  @Environment(\.labeledContentStyle) private var style

  /// What stands at the end of the line that `label` begins.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// What the style makes of it.
  public var body: some View {
    style.draw(
      .init(
        label: StyledPart(style.keeping(label, \.labeledContentStyle)),
        content: StyledPart(style.keeping(content, \.labeledContentStyle))),
      \.labeledContentStyle)
  }
}

extension LabeledContent where Label == StyledPart, Content == StyledPart {
  /// The line that a style draws, as the style around that one has it.
  public init(_ configuration: LabeledPartConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

extension LabeledContent where Label == Text {
  /// What stands at the end of the line that words begin.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Words at both ends of a line.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) { self.init(title) { Text(value) } }
}

extension ClosedRange where Bound: BinaryFloatingPoint {
  /// Where a value stands between the bounds, 0 to 1; 0 where they are equal.
  func share(of value: Bound) -> Double {
    let (least, most) = (Double(lowerBound), Double(upperBound))
    return most > least ? ((Double(value) - least) / (most - least)).asShare : 0
  }
}

extension Double {
  /// A share as assistive technology is told it.
  var percentage: String { "\(Int((self * 100).rounded())) %" }
}
