/// How the system would draw a ``Picker``.
public enum PickerStyle: Hashable, Sendable, CaseIterable {
  /// What is chosen, in a row of a list or form after the label; so are those whose choices turn up elsewhere.
  case automatic, menu, wheel
  /// The same, before a chevron, as in a row that leads to another screen.
  case navigationLink
  /// All choices side by side in one box; a palette is drawn so too, as the system does it outside a menu.
  case segmented, palette
  /// All choices one below the other.
  case inline
}

private enum PickerStyleKey: EnvironmentKey { static let defaultValue = PickerStyle.automatic }

extension EnvironmentValues {
  fileprivate var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the system's pickers within the view are drawn.
  public func pickerStyle(_ style: PickerStyle) -> EnvironmentModifier<Self> { environment(\.pickerStyle, style) }
}

/// The system's choice of one thing among several, each a view with its value by ``View/tag(_:)`` or ``ForEach``.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let selection: AnyHashable
  private let content: Content
  private let label: Label
  /// What stands for what is chosen; nil for its own view.
  private var current: AnyView?

  /// A choice with a label of any views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(chosen: AnyHashable(selection.wrappedValue), content: content(), label: label()) }

  /// A choice with a label of any views, and another view for what is chosen where no other choice is seen.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: label)
    current = AnyView(currentValueLabel())
  }

  /// A choice with a label of any views.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }

  /// - Parameter current: stands for what is chosen; nil for its own view.
  init(chosen: AnyHashable, content: Content, label: Label, current: AnyView? = nil) {
    (selection, self.content, self.label, self.current) = (chosen, content, label, current)
  }

  /// The nodes of the picker, in its style.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let style = context.environment.pickerStyle
    var inner = context.inStack(nil)
    inner.environment.tabNotes = TabNotes()
    let isSegmented = style == .segmented || style == .palette
    if isSegmented { inner.environment.font = .system(size: 13, weight: .medium) }
    let isClosed = !isSegmented && style != .inline
    // As the two arrows beside it.
    if isClosed {
      inner.environment.setForeground = ChosenOne.style(in: context.environment)._paint(in: context.environment)
    }
    var choices = content._resolve(in: inner).enumerated().map { index, node in
      Choice(id: index, view: Resolved(nodes: [node]), isSelected: node.selectionTag == selection)
    }
    if let current, isClosed {
      choices = [Choice(id: 0, view: Resolved(nodes: current._resolve(in: inner)), isSelected: true)]
    }
    switch style {
    case .segmented, .palette: return SegmentedChoices(choices: choices)._resolve(in: context)
    case .inline: return InlineChoices(choices: choices)._resolve(in: context)
    case .automatic, .menu, .wheel, .navigationLink:
      if context.environment.isListRow {
        return LabeledControl(label: label) { ChosenOne(choices: choices, leadsElsewhere: style == .navigationLink) }
          ._resolve(in: context)
      }
      return ChosenMenu(choices: choices)._resolve(in: context)
    }
  }
}

extension Picker where Label == Text {
  /// A choice with words, and another view for what is chosen where no other choice is seen.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
  }

  /// A choice with words that are looked up, and another view for what is chosen where no other choice is seen.
  public init(
    _ key: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection: selection, content: content, label: { Text(key) }, currentValueLabel: currentValueLabel)
  }

  /// A choice with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

private struct Choice: Identifiable {
  let id: Int
  let view: Resolved
  let isSelected: Bool
}

/// What is chosen, before two small arrows or a chevron.
private struct ChosenOne: View {
  let choices: [Choice]
  /// Whether a chevron stands in place of the arrows.
  var leadsElsewhere = false

  @Environment(\.self) private var environment

  /// In rows, where nothing else is said, that of what is less important, and elsewhere that of buttons.
  static func style(in environment: EnvironmentValues) -> AnyShapeStyle {
    environment.isListRow && environment.tint == nil
      ? AnyShapeStyle(HierarchicalShapeStyle.secondary) : AnyShapeStyle(environment.labelAccent)
  }

  var body: some View {
    let style = Self.style(in: environment)
    HStack(spacing: leadsElsewhere ? 8 : 4) {
      ForEach(choices.filter(\.isSelected)) { $0.view }
      if leadsElsewhere {
        Chevron(style: .tertiary)
      } else {
        Path { path in
          path.addLines([Point(x: 0, y: 4), Point(x: 3.5, y: 0), Point(x: 7, y: 4)])
          path.close()
          path.addLines([Point(x: 0, y: 8), Point(x: 3.5, y: 12), Point(x: 7, y: 8)])
          path.close()
        }
        .fill(style).frame(width: 7, height: 12)
      }
    }
    .markTarget()
  }
}

/// What is chosen where no row has its label, as a button.
private struct ChosenMenu: View {
  let choices: [Choice]

  @Environment(\.controlOpacity) private var opacity

  var body: some View { ChosenOne(choices: choices).faded(opacity) }
}

private struct SegmentedChoices: View {
  let choices: [Choice]

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity

  var body: some View {
    HStack(spacing: 0) {
      ForEach(choices) { choice in
        let segment = choice.view.frame(maxWidth: .infinity, minHeight: 28).markTarget()
        if choice.isSelected {
          segment.background(
            RoundedRectangle(cornerRadius: 7).fill(colorScheme == .dark ? Color(rgba: 0x6363_66FF) : .white)
          )
          .accessibilityAddTraits([.isButton, .isSelected])
        } else {
          segment.accessibilityAddTraits(.isButton)
        }
      }
    }
    .padding(2).background(RoundedRectangle(cornerRadius: 9).fill(controlFill)).faded(opacity).separatedAtItsEdge()
  }
}

/// A row for each choice, that which is chosen with a tick.
private struct InlineChoices: View {
  let choices: [Choice]

  @Environment(\.accent) private var accent
  @Environment(\.controlOpacity) private var opacity

  var body: some View {
    // Read here: rows are made where the environment is no longer that of the view.
    let color = accent
    let opacity = opacity
    ForEach(choices) { choice in
      HStack {
        choice.view
        Spacer()
        if choice.isSelected {
          Path { path in
            path.addLines([
              Point(x: 0, y: 7), Point(x: 1.5, y: 5.5), Point(x: 4.5, y: 8.5), Point(x: 11, y: 1),
              Point(x: 12.5, y: 2.5),
              Point(x: 4.5, y: 11.5),
            ])
            path.close()
          }
          .fill(color).frame(width: 13, height: 12)
        }
      }
      .faded(opacity).markTarget().accessibilityAddTraits(choice.isSelected ? [.isButton, .isSelected] : .isButton)
    }
  }
}
