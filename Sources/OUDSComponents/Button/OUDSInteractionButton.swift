public import DaguerreViews

/// What a person does with something that can be tapped.
public enum OUDSButtonInteractionState: Hashable, Sendable {
  case enabled, hover, pressed, disabled, readOnly

  /// - Parameters:
  ///   - isEnabled: whether it can be tapped.
  ///   - isHover: whether a pointer is over it.
  ///   - isPressed: whether it is held.
  ///   - isReadOnly: whether it is shown without being offered, which counts most.
  public init(isEnabled: Bool, isHover: Bool, isPressed: Bool, isReadOnly: Bool = false) {
    self =
      isReadOnly ? .readOnly : !isEnabled ? .disabled : isPressed ? .pressed : isHover ? .hover : .enabled
  }
}

/// What a person does with a chip.
public enum OUDSChipInteractionState: Hashable, Sendable {
  case enabled, hover, pressed, disabled

  /// That of a button; a chip that is only read is as one at rest.
  public init(with state: OUDSButtonInteractionState) {
    self =
      switch state {
      case .enabled, .readOnly: .enabled
      case .hover: .hover
      case .pressed: .pressed
      case .disabled: .disabled
      }
  }
}

/// Something of one's own that can be tapped, with a look for each thing that a person does with it.
public struct OUDSInteractionButton<Content: View>: View {
  private let isReadOnly: Bool
  private let action: () -> Void
  private let content: (OUDSButtonInteractionState) -> Content

  /// - Parameters:
  ///   - isReadOnly: whether it is shown without being offered.
  ///   - action: what a tap does, which no picture shows.
  ///   - content: how it looks in a state.
  public init(
    isReadOnly: Bool = false, action: @escaping () -> Void,
    @ViewBuilder content: @escaping (OUDSButtonInteractionState) -> Content
  ) {
    self.isReadOnly = isReadOnly
    self.action = action
    self.content = content
  }

  /// The content in the state that `interactionState` and `isEnabled` of the environment say.
  public var body: some View {
    Button("") { if !isReadOnly { action() } }
      .buttonStyle(OUDSInteractionButtonStyle(isReadOnly: isReadOnly, content: content))
  }
}

/// A button with a look of one's own for each thing that a person does with it, in place of its label.
public struct OUDSInteractionButtonStyle<Content: View>: ButtonStyle {
  private let isReadOnly: Bool
  private let content: (OUDSButtonInteractionState) -> Content

  /// - Parameters:
  ///   - isReadOnly: whether the button is shown without being offered.
  ///   - content: how it looks in a state.
  public init(
    isReadOnly: Bool = false, @ViewBuilder content: @escaping (OUDSButtonInteractionState) -> Content
  ) {
    self.isReadOnly = isReadOnly
    self.content = content
  }

  /// The content.
  public func makeBody(configuration: Configuration) -> some View {
    InteractionContent(isReadOnly: isReadOnly, content: content)
  }
}

private struct InteractionContent<Content: View>: View {
  let isReadOnly: Bool
  let content: (OUDSButtonInteractionState) -> Content
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.interactionState) private var interaction

  var body: some View {
    content(
      OUDSButtonInteractionState(
        isEnabled: isEnabled, isHover: interaction == .hovered, isPressed: interaction == .pressed,
        isReadOnly: isReadOnly))
  }
}
