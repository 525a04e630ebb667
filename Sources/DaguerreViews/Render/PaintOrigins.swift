extension PaintOrigin {
  init(view: Any.Type, tokens: [String], within outer: PaintOrigin?) {
    self.init(
      views: (outer?.views ?? []) + [Self.name(of: view)], tokens: tokens,
      surroundingTokens: outer.map { [$0.tokens] + $0.surroundingTokens } ?? [])
  }

  /// The name of a type without what it is generic over.
  static func name(of type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}

/// The origins of a picture's paints, by the ids that its commands have.
struct PaintOrigins: Sendable {
  private var all: [PaintOrigin] = []

  mutating func add(_ origin: PaintOrigin) -> ProvenanceID {
    all.append(origin)
    return ProvenanceID(rawValue: UInt32(all.count))
  }

  subscript(id: ProvenanceID) -> PaintOrigin? { id == .none ? nil : all[Int(id.rawValue) - 1] }
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
