/// A label as what is touched has it: several views stand side by side, and so are one.
struct LabelRow<Content: View>: PrimitiveView {
  let content: Content

  func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    let nodes = content._resolve(in: context)
    return nodes.count > 1 ? HStack { content }._resolve(in: context) : nodes
  }
}
