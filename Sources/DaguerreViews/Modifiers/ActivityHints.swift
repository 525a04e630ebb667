public import Foundation

// What a view says of what people do with it elsewhere or by other means: nobody does, in a picture.

/// What somebody does, for it to go on elsewhere.
public final class NSUserActivity {
  /// The kind of it.
  public let activityType: String
  /// What it is called.
  public var title: String?
  /// What it is about.
  public var userInfo: [AnyHashable: Any]?
  /// Where it is in the web.
  public var webpageURL: URL?
  /// Whether it could go on elsewhere.
  public var isEligibleForHandoff = false
  /// Whether it could be found.
  public var isEligibleForSearch = false
  /// Something of a kind.
  public init(activityType: String) { self.activityType = activityType }
}

/// In which way somebody would move on.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// How a pointer would look over a view.
public enum PointerStyle: Hashable, Sendable {
  case `default`, horizontalText, verticalText, rectSelection, grabIdle, grabActive, link, zoomIn, zoomOut
}

/// How much the system would help to write.
public enum WritingToolsBehavior: Hashable, Sendable { case automatic, complete, limited, disabled }

/// In which language the letters of a text are set.
public enum TypesettingLanguage: Hashable, Sendable {
  case automatic
  /// In a language.
  case explicit(Locale.Language)
}

extension View {
  /// The same view: nothing goes on elsewhere, so `update` is not called.
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// The same view: nothing goes on elsewhere, so `update` is not called.
  public func userActivity<Element>(
    _ type: String, element: Element?, _ update: @escaping (Element, NSUserActivity) -> Void
  ) -> Self { self }
  /// The same view: nothing goes on here, so `action` is not called.
  public func onContinueUserActivity(_ type: String, perform action: @escaping (NSUserActivity) -> Void) -> Self {
    self
  }

  /// The same view: nobody presses keys, so `action` is not called.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onDeleteCommand(perform action: (() -> Void)?) -> Self { self }
  /// The same view: nobody presses keys, so `action` is not called.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
  /// The same view: no pointer is over a picture.
  public func pointerStyle(_ style: PointerStyle?) -> Self { self }

  /// The same view: nobody writes.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> Self { self }
  /// The same view: its colours are those of the picture.
  public func allowedDynamicRange(_ range: ImageDynamicRange?) -> Self { self }
  /// The same view: nobody touches it.
  public func widgetURL(_ url: URL?) -> Self { self }
  /// The same view: nothing waits for something newer.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  /// The same view: lines are as high, and broken, as their fonts and Unicode have it in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self { self }
  /// The same view: lines are as high, and broken, as their fonts and Unicode have it in all languages.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Self { self }
}

extension Text {
  /// The same text: lines are as high, and broken, as their fonts and Unicode have it in all languages.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}
