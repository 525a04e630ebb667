/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  /// It takes something away.
  public static let destructive = ButtonRole(name: "destructive")
  /// It stops something.
  public static let cancel = ButtonRole(name: "cancel")
  /// It closes what it is part of.
  public static let close = ButtonRole(name: "close")
  /// It agrees to something.
  public static let confirm = ButtonRole(name: "confirm")

  /// What stands for a button of the role that says nothing else: the system's words, with one of its symbols.
  fileprivate var label: (title: String, symbol: String) {
    switch self {
    case .destructive: ("Delete", "trash")
    case .cancel: ("Cancel", "xmark")
    case .close: ("Close", "xmark")
    case .confirm: ("Done", "checkmark")
    default: (name, "circle")
    }
  }
}

/// A label that does something when it is tapped; drawn as the label in the accent colour, or in that of texts where only
/// that is set, unless a style says otherwise.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let label: Label

  @Environment(\.tint) private var tint
  @Environment(\.accent) private var accent
  @Environment(\.labelAccent) private var labelAccent
  @Environment(\.foregroundPaints?.ownColor) private var ownForeground
  @Environment(\.buttonStyle) private var style
  @Environment(\.interactionState) private var interactionState
  @Environment(\.controlFill) private var controlFill
  @Environment(\.controlOpacity) private var opacity
  @Environment(\.controlSize) private var size
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.buttonSizing) private var sizing

  /// - Parameters:
  ///   - role: what it is for: the system's red for what takes something away, unless a style says otherwise.
  ///   - action: what it would do; never called, since nothing here moves.
  ///   - label: what it shows.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.label = label()
  }

  private var row: some View { LabelRow(content: label).environment(\.tintsIcons, false) }

  /// The label as the style has it.
  @ViewBuilder
  public var body: some View {
    if let own = style.own {
      own(
        ButtonStyleConfiguration(
          role: role, label: .init(content: AnyView(row)), isPressed: interactionState == .pressed)
      )
      .markTarget().accessibilityAddTraits(.isButton)
    } else {
      let red = role == .destructive ? Color.red : nil
      switch style.system {
      case .automatic, .borderless:
        row.foregroundColor(red ?? labelAccent).faded(opacity).markTarget().accessibilityAddTraits(.isButton)
      case .plain: row.faded(opacity).markTarget().accessibilityAddTraits(.isButton)
      case .bordered, .glass:
        boxed(red ?? labelAccent, in: (red ?? tint)?.opacity(0.15) ?? controlFill)
          .drawnOtherwise("buttonStyle", style.system == .glass ? Self.glassRule : nil)
      case .borderedProminent, .glassProminent:
        boxed(ownForeground ?? .white, in: red ?? accent)
          .drawnOtherwise("buttonStyle", style.system == .glassProminent ? Self.glassRule : nil)
      }
    }
  }

  private static var glassRule: String { "a button of glass is drawn in a box without any." }

  @ViewBuilder private var sizedLabel: some View {
    if sizing == .flexible { row.frame(maxWidth: .infinity) } else { row }
  }

  private func boxed(_ color: Color, in fill: Color) -> some View {
    paddedLabel.foregroundColor(color).background(borderShape.fill(fill)).faded(opacity)
      .markTarget().accessibilityAddTraits(.isButton)
  }

  @ViewBuilder private var paddedLabel: some View {
    if borderShape == .circle {
      SquareLayout { row.padding(size.padding.vertical) }
    } else {
      sizedLabel.padding(.horizontal, size.padding.horizontal).padding(.vertical, size.padding.vertical)
    }
  }
}

/// A view in the middle of a square as large as its longer side.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    let sizes = subviews.map { $0.sizeThatFits(proposal) }
    let side = sizes.reduce(0) { max($0, $1.width, $1.height) }
    return Size(width: side, height: side)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews {
      view.place(at: Point(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
  }
}

extension Button where Label == DaguerreViews.Label<Text, Image> {
  /// A button with a role and no words: those of the system, with one of its symbols.
  public init(role: ButtonRole, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Label(role.label.title, systemImage: role.label.symbol) }
  }

  /// A button of words and one of the system's symbols.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style draws, as another style has it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

extension Button where Label == Text {
  /// A button of words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}
