/// The sections of a list as groups: a header above, rows on a card, a footer below.
///
/// Lengths and colours are those of the system's lists on a phone, before its version 26.
struct ListGroups: View {
  let sections: SectionCollection

  @Environment(\.lists) private var lists
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.horizontalSizeClass) private var sizeClass

  /// Points above a header where the list begins with one.
  private static let spaceAboveFirstHeader = 16.0

  var body: some View {
    let column = ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(sections) { section in
          space(above: section)
          Group {
            edge(section.header, EdgeInsets(top: 0, leading: 0, bottom: 7, trailing: 0))
            rows(section.content.map(\.node))
            edge(section.footer, EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 0))
          }
          .padding(margins(of: section))
        }
        Color.clear.frame(height: lists.sectionSpacing.length)
      }
    }
    if lists.hasGround {
      column.background(SystemShapeStyle(light: 0xF2F2_F7FF, dark: 0x0000_00FF))
    } else {
      column
    }
  }

  private var isOnCards: Bool { lists.style != .grouped }

  /// Beside the card of a section.
  private func margins(of section: SectionConfiguration) -> EdgeInsets {
    let usual = isOnCards ? (sizeClass == .regular ? 20.0 : 16) : 0
    let own = section.content.first?.node.traits.listRow.cardMargins
    return EdgeInsets(top: 0, leading: own?.leading ?? usual, bottom: 0, trailing: own?.trailing ?? usual)
  }

  private func space(above section: SectionConfiguration) -> some View {
    let isFirstHeader = section.id == 0 && !section.header.isEmpty
    return Color.clear.frame(height: isFirstHeader ? Self.spaceAboveFirstHeader : lists.sectionSpacing.length)
  }

  /// What stands above or below the rows, beginning where these do.
  private func edge(_ views: SubviewsCollection, _ insets: EdgeInsets) -> some View {
    ForEach(views) { view in
      let row = view.node.traits.listRow.insets
      Resolved(nodes: [view.node]).padding(.leading, row.leading).padding(.trailing, row.trailing).padding(insets)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder private func rows(_ nodes: [LayoutNode]) -> some View {
    if nodes.isEmpty {
      EmptyView()
    } else if let rowSpacing {
      VStack(spacing: rowSpacing) {
        ForEach(nodes.indices, id: \.self) { card([nodes[$0]]) }
      }
    } else {
      card(nodes)
    }
  }

  @ViewBuilder private func card(_ nodes: [LayoutNode]) -> some View {
    let fill = SystemShapeStyle(light: 0xFFFF_FFFF, dark: 0x1C1C_1EFF)
    let rows = ListRows(nodes: nodes, ground: AnyView(Rectangle().fill(fill)))
    if isOnCards {
      rows.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    } else {
      Divider()
      rows
      Divider()
    }
  }
}
