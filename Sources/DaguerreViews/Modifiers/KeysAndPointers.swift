// Keys, pointers and what is carried from view to view: nobody uses them on a picture.

public import Foundation

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public let character: Character
  /// The key that writes a character.
  public init(_ character: Character) { self.character = character }
  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Takes what is before the cursor away.
  public static let delete = KeyEquivalent("\u{8}")
  /// Takes what is after the cursor away.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// To the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// To the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// A page back.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// A page on.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Capitals are locked.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the block of digits.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held meanwhile.
  public var modifiers: EventModifiers
  /// A key, with command by default.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

/// A key that somebody pressed.
public struct KeyPress: Hashable, Sendable {
  /// Whether somebody else is told of it.
  public enum Result: Hashable, Sendable { case handled, ignored }

  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int
    /// A set by its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is pressed.
    public static let down = Phases(rawValue: 1)
    /// It is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// It is let go.
    public static let up = Phases(rawValue: 4)
    /// All of it.
    public static let all = Phases(rawValue: 7)
  }

  /// Which key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// What is held meanwhile.
  public let modifiers: EventModifiers
  /// What happens to it.
  public let phase: Phases
}

extension View {
  /// The same view: nobody presses keys.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
  /// The same view: nobody presses keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> Self { self }

  /// The same view: no pointer is over a picture, so `action` is not called; see ``InteractionState``.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self { self }
  /// Sets what views ask for, unless it is set around them already; no pointer is over a picture.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> EnvironmentModifier<Self> {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// The same view: nothing moves the focus, see ``FocusState``.
  public func focusEffectDisabled(_ disabled: Bool = true) -> Self { self }
  /// The same view: nothing moves the focus, see ``FocusState``.
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> Self { self }

  /// The same view: nobody carries it away.
  public func draggable<Item>(_ item: @autoclosure @escaping () -> Item) -> Self { self }
  /// The same view: nobody carries it away.
  public func draggable<Item>(
    _ item: @autoclosure @escaping () -> Item, @ViewBuilder preview: () -> some View
  ) -> Self { self }
  /// The same view: nobody brings anything, so neither closure is called.
  public func dropDestination<Item>(
    for type: Item.Type = Item.self, action: @escaping (_ items: [Item], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }

  /// The same view: nobody touches a picture.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool = false) -> Self { self }
}

/// Where a pointer is.
public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a place in points.
  case active(CGPoint)
  /// Elsewhere.
  case ended
}

/// For what the shape of a view counts.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where it is touched.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// As what it is carried away.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// As what it stands before a menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Where a pointer is over it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology frames.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}

/// Whether a button does what it does again while somebody holds it.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }

extension SensoryFeedback {
  /// How heavy what meets feels.
  public enum Weight: Hashable, Sendable { case light, medium, heavy }
  /// How hard what meets feels.
  public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

  /// Things that meet.
  public static func impact(weight: Weight, intensity: Double = 1) -> SensoryFeedback { .impact }
  /// Things that meet.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { .impact }
}

extension View {
  /// The same view: nothing is felt, since no value changes while a picture is drawn.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value, condition: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> Self { self }

  /// The same view: nothing is felt, since no value changes while a picture is drawn.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (_ old: Value, _ new: Value) -> SensoryFeedback?
  ) -> Self { self }

  /// The same view: nothing is felt, since no value changes while a picture is drawn.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping () -> SensoryFeedback?
  ) -> Self { self }
}
