// Views and modifiers that say how often a view is made anew, which a picture never is, or that change nothing.

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Hashable, Sendable {
  /// A modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// A modifier that changes nothing.
  public init() {}
  /// The view.
  public func body(content: Content) -> some View { content }
}

/// A modifier after another.
public struct ModifierPair<First: ViewModifier, Second: ViewModifier>: ViewModifier {
  fileprivate let first: First
  fileprivate let second: Second

  /// The view as both change it.
  public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
}

extension ViewModifier {
  /// This modifier, and another for what it makes.
  public func concat<Other: ViewModifier>(_ other: Other) -> ModifierPair<Self, Other> {
    ModifierPair(first: self, second: other)
  }
}

/// A view that would be made anew only where it differs.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content
  /// A view as it is.
  public init(content: Content) { self.content = content }
  /// The view.
  public var body: Content { content }
}

extension View where Self: Equatable {
  /// The same view: it is made once.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

/// A device, by the name that a preview has for it.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String
  /// A device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A device by its name.
  public init(stringLiteral name: String) { rawValue = name }
}

/// How a device would be held.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// The same view: whoever draws a preview says for what.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// The same view: whoever draws a preview says how large it is.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }

  /// The same view: nothing is typed.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> Self { self }

  /// An error: colours are not made opaque or clear by how light they are.
  public func luminanceToAlpha() -> NodeModifier<Self> {
    undrawn("luminanceToAlpha", "colours are not made clear by how dark they are.")
  }
}

/// Which letters a keyboard makes capital by itself, by UIKit's names.
public enum UITextAutocapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }

extension View {
  /// Prints nothing: a view of a picture is made once, for no change.
  public static func _printChanges() {}
  /// Logs nothing: a view of a picture is made once, for no change.
  public static func _logChanges() {}
}
