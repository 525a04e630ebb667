// What a view says of pointers, hands and pens, which touch no picture.

/// What a gesture of a hand, or a crown, is for.
public struct HandGestureShortcut: Hashable, Sendable {
  /// What the screen is mostly for.
  public static let primaryAction = HandGestureShortcut()
}

/// By what somebody would scroll.
public struct ScrollInputKind: Hashable, Sendable {
  /// A gesture of a hand.
  public static let handGestureShortcut = ScrollInputKind()
  /// By looking.
  public static let look = ScrollInputKind()
}

/// Whether somebody scrolls by something.
public enum ScrollInputBehavior: Hashable, Sendable { case automatic, enabled, disabled }

/// What chosen things in a palette look like; a menu is closed in a picture.
public enum PaletteSelectionEffect: Hashable, Sendable {
  case automatic, custom
  /// With a variant of its symbol.
  case symbolVariant(SymbolVariants)
}

extension View {
  /// The same view: nobody makes a gesture.
  public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> Self { self }
  /// The same view: nobody scrolls.
  public func scrollInputBehavior(_ behavior: ScrollInputBehavior, for input: ScrollInputKind) -> Self { self }
  /// The same view: no pointer is over it.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> Self { self }
  /// The same view: palettes are in menus, which are drawn closed.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  /// The same view: nobody taps a pen.
  public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> Self { self }
  /// The same view: nobody squeezes a pen.
  public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> Self { self }
}

/// Where a pen was when somebody tapped it; nobody does.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {}

/// What becomes of a pen that somebody squeezes; nobody does.
public enum PencilSqueezeGesturePhase: Hashable, Sendable { case failed }
