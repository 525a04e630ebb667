public import Foundation

// What happens to a view in the course of time once it is there: a picture is of the moment before, so none of these
// closures is ever called.

extension View {
  /// The same view: `action` is not called.
  public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

  /// The same view: nothing is awaited for a still picture, so `action` is not called.
  public func task(priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void) -> Self { self }

  /// The same view: nothing is awaited for a still picture, so `action` is not called.
  public func task(
    id: some Equatable, priority: TaskPriority = .userInitiated, _ action: @escaping () async -> Void
  ) -> Self { self }

  /// The view as a target, see ``View/markTarget(_:)``: `action` is not called.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> NodeModifier<Self> { markTarget() }

  /// The view as a target, see ``View/markTarget(_:)``: `action` is not called.
  public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void
  ) -> NodeModifier<Self> { markTarget() }

  /// The same view: `action` is not called.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> Self { self }

  /// The same view: nobody opens an address, so `action` is not called.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }

  /// The same view: nobody moves it aside.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> Self { self }

  /// The same view: no pointer is over a picture, so `action` is not called; see ``InteractionState``.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }

  /// The same view: no pointer is over a picture.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> Self { self }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func focusSection() -> Self { self }

  /// The same view: no pointer rests on it for its words to be shown.
  public func help(_ text: some StringProtocol) -> Self { self }

  /// The same view: no pointer rests on it for its words to be shown.
  public func help(_ text: Text) -> Self { self }

  /// The same view: nobody touches a picture.
  public func allowsHitTesting(_ enabled: Bool) -> Self { self }

  /// The same view: nobody touches a picture.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> Self { self }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self { self }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> Self { self }

  /// The same view: nobody submits anything.
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }
}

/// For what a view would take the focus.
public struct FocusInteractions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// To be pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// To be changed.
  public static let edit = FocusInteractions(rawValue: 2)
  /// As the platform has it.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How the system would show that a pointer is over a view.
public enum HoverEffect: Hashable, Sendable { case automatic, highlight, lift }

/// What a person submits.
public enum SubmitTriggers: Hashable, Sendable { case text, search }

/// How a person could change the elements of a list.
public struct EditActions<Data>: OptionSet, Sendable {
  /// One bit for each kind.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Their order.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Whether they are there.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// Both.
  public static var all: EditActions { [.move, .delete] }
}

extension View {
  /// The same view: nobody deletes rows.
  public func deleteDisabled(_ isDisabled: Bool) -> Self { self }
  /// The same view: nobody moves rows.
  public func moveDisabled(_ isDisabled: Bool) -> Self { self }
  /// The same view: nobody chooses rows.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
}

extension ForEach {
  /// The same views: nobody deletes an element, so `action` is not called.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// The same views: nobody moves an element, so `action` is not called.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// What a device would let a hand feel.
public enum SensoryFeedback: Hashable, Sendable, CaseIterable {
  case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact
}

extension View {
  /// The same view: nothing is felt, since no value changes while a picture is drawn.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
}
