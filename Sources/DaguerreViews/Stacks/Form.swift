/// How the system would draw a ``Form``; here each is drawn as a plain list.
public enum FormStyle: Hashable, Sendable, CaseIterable { case automatic, grouped, columns }

/// Controls one below the other, drawn as a ``List``.
public struct Form<Content: View>: View {
  private let content: Content

  /// A form of the views that a closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list of them.
  public var body: some View { List { content } }
}

extension View {
  /// The same view: each ``Form`` is drawn as a plain list.
  public func formStyle(_ style: FormStyle) -> Self { self }
}
