public import DaguerreViews

/// What several previews would share around their views.
///
/// Previews are checked by the compiler and not drawn, so that nothing asks for it.
public protocol PreviewModifier {
  /// What is made once for all previews.
  associatedtype Context = Void
  /// The view of a preview with what is around it.
  associatedtype Body: View
  /// The view of a preview.
  typealias Content = PreviewModifierContent

  /// Makes what all previews share.
  static func makeSharedContext() async throws -> Context
  /// The view of a preview with what is around it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview, which is not drawn.
public struct PreviewModifierContent: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As a modifier would show it.
  public static func modifier(_ modifier: some PreviewModifier) -> Self { Self() }
}
