// What Xcode would offer of a package's views; a picture offers nothing.

/// Views and modifiers that Xcode lists for those who write screens.
public protocol LibraryContentProvider {
  /// What a modifier is shown on.
  associatedtype ModifierBase = Any
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
  /// The modifiers.
  @LibraryContentBuilder func modifiers(base: ModifierBase) -> [LibraryItem]
}

extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
  /// None.
  public func modifiers(base: ModifierBase) -> [LibraryItem] { [] }
}

/// One of them.
public struct LibraryItem {
  /// Among which others it is listed.
  public enum Category: Hashable, Sendable { case control, effect, layout, other }

  /// A view or what a modifier makes of one, under a name.
  public init<Content>(
    _ content: @autoclosure @escaping () -> Content, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature signature: String? = nil
  ) {}
}

/// Collects them.
@resultBuilder
public enum LibraryContentBuilder {
  /// All of them.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
