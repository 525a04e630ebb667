/// Where a paint comes from, in words: what a ``ProvenanceID`` stands for.
public struct PaintOrigin: Hashable, Sendable {
  /// The types of the views and modifiers in whose bodies the paint stands, the outermost first.
  public let views: [String]
  /// The tokens that the innermost of them read while its body was evaluated, in that order; what these depend on is
  /// not among them.
  public let tokens: [String]

  /// An origin by the names of its views, the outermost first, and of its tokens.
  public init(views: [String], tokens: [String]) {
    self.views = views
    self.tokens = tokens
  }
}
