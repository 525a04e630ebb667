extension PaintOrigin {
  /// The name of a type without what it is generic over.
  static func name(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}

/// The origins of a picture's paints, by the ids that its commands have.
struct PaintOrigins: Sendable {
  private var all: [(view: String, tokens: [String], outer: ProvenanceID)] = []

  mutating func add(_ view: Any.Type, reading tokens: [String], within outer: ProvenanceID) -> ProvenanceID {
    all.append((PaintOrigin.name(of: view), tokens, outer))
    return ProvenanceID(rawValue: UInt32(all.count))
  }

  /// Notes tokens that a view reads after its body was evaluated.
  mutating func add(_ tokens: [String], to id: ProvenanceID) {
    let known = all[Int(id.rawValue) - 1].tokens
    all[Int(id.rawValue) - 1].tokens += tokens.filter { !known.contains($0) }
  }

  subscript(id: ProvenanceID) -> PaintOrigin? {
    guard id != .none else { return nil }
    let (view, tokens, outer) = all[Int(id.rawValue) - 1]
    let around = self[outer]
    return PaintOrigin(
      views: (around?.views ?? []) + [view], tokens: tokens,
      surroundingTokens: around.map { [$0.tokens] + $0.surroundingTokens } ?? [])
  }
}

/// Attributes what its child draws to a view.
final class OriginNode: OnlookingNode {
  private let origin: ProvenanceID

  init(_ child: LayoutNode, _ origin: ProvenanceID, _ environment: EnvironmentValues) {
    self.origin = origin
    super.init(child, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    canvas.withOrigin(origin) { super.draw(in: rect, proposal: proposal, on: canvas) }
  }
}
