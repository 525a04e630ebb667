// What views ask of the system around them by names of their own; where pictures do not know, they have what is usual.

/// What was done and could be taken back; nothing is, in a picture.
public final class UndoManager: Sendable {
  /// False.
  public var canUndo: Bool { false }
  /// False.
  public var canRedo: Bool { false }
  /// Does nothing.
  public func undo() {}
  /// Does nothing.
  public func redo() {}
  /// Does nothing: nobody takes anything back.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {}

  /// Nothing was done.
  public init() {}
}

/// Asks people what they think of an application; in a picture, does nothing.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Renames something; in a picture, does nothing.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Where the system would put its bar of tabs.
public enum TabBarPlacement: Hashable, Sendable { case bottomBar, ellipsis, pageIndicator, sidebar, topBar }

private enum SymbolRenderingModeKey: EnvironmentKey { static let defaultValue: SymbolRenderingMode? = nil }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }
private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
private enum AssistanceKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// For views that look at it; a symbol has the colours of its drawing.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }

  /// For views that look at it; menus are drawn as their labels.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  /// For views that look at it; nothing is typed.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionKey.self] }
    set { self[AutocorrectionKey.self] = newValue }
  }

  /// For views that look at it; letters keep their distances.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }

  /// For views that look at it, whether assistive technology is used; false where nobody says otherwise.
  public var accessibilityEnabled: Bool {
    get { self[AssistanceKey.self] }
    set { self[AssistanceKey.self] = newValue }
  }

  /// Nil: nothing is done, and so nothing taken back.
  public var undoManager: UndoManager? { nil }
  /// For actions of controls that ask for a review.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
  /// Nil: nobody renames anything.
  public var rename: RenameAction? { nil }
  /// Nil: the system's bar of tabs is no part of a picture.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Nil: nobody presses keys.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// False: nobody uses a picture by switches.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False: nobody presses a picture long.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// False: nobody moves a hand.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// False: nothing flashes.
  public var accessibilityDimFlashingLights: Bool { false }
  /// False: nothing moves.
  public var accessibilityPlayAnimatedImages: Bool { false }
}
