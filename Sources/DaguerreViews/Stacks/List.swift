/// Rows one below the other, with a line between two rows, in groups where the style says so.
///
/// All rows are made, and cut to the room that there is as in a ``ScrollView``. A row is each view that a ``VStack`` would
/// place; what it says by ``View/listRowInsets(_:)``, ``View/listRowSeparator(_:edges:)`` and
/// ``View/listRowBackground(_:)`` holds for it.
public struct List<SelectionValue: Hashable, Content: View>: PrimitiveView {
  private let content: Content

  init(rows content: Content) { self.content = content }

  /// A node that places the rows.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var inner = context.inStack(.vertical)
    inner.environment.isListRow = true
    inner.environment.tintsIcons = true
    let rows = content._resolve(in: inner)
    guard context.environment.lists.style.isGrouped else {
      return ScrollView { ListRows(nodes: rows, ground: nil) }._resolve(in: context)
    }
    let views = SubviewsCollection(views: rows.enumerated().map { Subview(id: $0, node: $1) })
    return ListGroups(sections: SectionCollection(views))._resolve(in: context)
  }
}

/// Rows one below the other, with a line between two.
struct ListRows: View {
  let nodes: [LayoutNode]
  /// What lies under rows and lines where a row says nothing; nil for nothing.
  let ground: AnyView?

  @Environment(\.listRowSpacing) private var spacing

  var body: some View {
    let traits = nodes.map(\.traits.listRow)
    VStack(spacing: 0) {
      ForEach(nodes.indices, id: \.self) { index in
        if let background = traits[index].background {
          VStack(spacing: 0) { row(index, traits, on: nil) }.background { background }
        } else {
          row(index, traits, on: ground)
        }
        if let spacing, index + 1 < nodes.count { Color.clear.frame(height: spacing) }
      }
    }
    .lazily()
  }

  /// A row and the line below it, each on what lies under both.
  @ViewBuilder private func row(_ index: Int, _ traits: [ListRowTraits], on ground: AnyView?) -> some View {
    ListRow(row: Resolved(nodes: [nodes[index]]), traits: traits[index], ground: ground)
    if index + 1 < nodes.count, traits[index].separators.contains(.bottom), traits[index + 1].separators.contains(.top)
    {
      ListSeparator(
        row: nodes[index], insets: traits[index].insets,
        color: traits[index].colorBelow ?? traits[index + 1].colorAbove
      )
      .background { ground }
    }
  }
}

/// The line below a row, in a colour of its own where one of the rows beside it says so.
private struct ListSeparator: View {
  let row: LayoutNode
  let insets: EdgeInsets
  let color: Color?

  @Environment(\.displayScale) private var displayScale

  var body: some View {
    line.wrapped { SeparatorNode($0, below: row, insets: insets, $1.environment) }
  }

  @ViewBuilder private var line: some View {
    if let color { color.frame(height: 1 / displayScale) } else { Divider() }
  }
}

/// Has a line begin and end where the row above it says: else below its first text, and where the list ends.
private final class SeparatorNode: WrapperNode {
  private let row: LayoutNode
  private let insets: EdgeInsets

  init(_ line: LayoutNode, below row: LayoutNode, insets: EdgeInsets, _ environment: EnvironmentValues) {
    self.row = row
    self.insets = insets.aligned(to: environment.pixelGrid)
    super.init(line, environment)
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    // What is looked for is no line, and looking for the texts of rows in rows took twice as long with each of them.
    guard !canvas.isSeeking else { return }
    let offer = ProposedViewSize(width: max(rect.width - insets.horizontal, 0), height: nil)
    func stated(_ guide: HorizontalAlignment) -> Double? {
      row.statedPosition(of: guide, in: row.size(for: offer), proposal: offer).map { insets.leading + grid.nearest($0) }
    }
    let start = max(stated(.listRowSeparatorLeading) ?? textStart(offer, in: rect, canvas) ?? insets.leading, 0)
    let end = stated(.listRowSeparatorTrailing) ?? rect.width
    let room = ProposedViewSize(width: max(end - start, 0), height: proposal.height)
    place(child, at: Point(x: start, y: 0), of: room, in: rect, on: canvas)
  }

  /// How far the row's first text is from the side where lines begin; nil for a row without one.
  private func textStart(_ offer: ProposedViewSize, in rect: Rect, _ canvas: Canvas) -> Double? {
    canvas.find([.text]) { place(row, at: Point(x: insets.leading, y: 0), of: offer, in: rect, on: canvas) }[.text]
      .map { layoutDirection == .leftToRight ? $0.minX - rect.minX : rect.maxX - $0.maxX }
  }
}

extension View {
  /// Has the line below a row begin where the view does: for what the system draws without texts that it knows of.
  func separatedAtItsEdge() -> NodeModifier<Self> { alignmentGuide(.listRowSeparatorLeading) { $0[.leading] } }
}

private enum IsListRowKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether the view is a row of a list, or in one.
  var isListRow: Bool {
    get { self[IsListRowKey.self] }
    set { self[IsListRowKey.self] = newValue }
  }
}

/// A row of a list, around what it shows.
private struct ListRow: View {
  let row: Resolved
  let traits: ListRowTraits
  let ground: AnyView?

  @Environment(\.defaultMinListRowHeight) private var leastHeight

  var body: some View {
    let row = content.padding(traits.insets)
      .frame(maxWidth: .infinity, minHeight: leastHeight, alignment: .leading)
      .wrapped { FilledRowNode($0, $1.environment) }
    if let ground {
      row.background { ground }
    } else {
      row
    }
  }

  @ViewBuilder private var content: some View {
    if let badge = traits.badge {
      HStack(spacing: 8) {
        row
        Spacer(minLength: 0)
        badge.foregroundStyle(.secondary)
      }
    } else {
      row
    }
  }
}

/// Offers what it shows its own height, so that what grows, as a bar beside texts, is as high as the row.
private final class FilledRowNode: WrapperNode {
  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    let filled = ProposedViewSize(width: proposal.width, height: rect.height)
    // Nothing else than its room may change: what is offered a height may need more.
    let fits = abs(child.size(for: filled).height - rect.height) <= grid.tolerance
    child.draw(in: rect, proposal: fits ? filled : proposal, on: canvas)
  }
}
