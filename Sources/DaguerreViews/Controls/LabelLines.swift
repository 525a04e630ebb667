/// A label as controls have it: of several texts, the first is the title, and those below it are paler and smaller.
///
/// How much smaller, and 2 points between them, is a choice of ours, as the system says no number.
struct LabelLines<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let nodes = content._resolve(in: context)
    guard nodes.count > 1, nodes.allSatisfy({ $0 is TextNode }) else { return nodes }
    return VStack(alignment: .leading, spacing: 2) {
      Resolved(nodes: [nodes[0]])
      Subtitles(content: content).font(.subheadline).foregroundColor(.secondary)
    }
    ._resolve(in: context)
  }
}

/// All views but the first.
private struct Subtitles<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(in context: ResolutionContext) -> [LayoutNode] { Array(content._resolve(in: context).dropFirst()) }
}
