/// The labels of tabs side by side, of one size whatever that of texts is, that of the screen shown in the accent colour.
struct PlainTabBar: View {
  let entries: [TabEntry]

  @Environment(\.accent) private var accent

  var body: some View {
    // Read here: labels are made where the environment is no longer that of the view.
    let accent = accent
    HStack(spacing: 0) {
      ForEach(entries) { entry in
        entry.label
          .font(.system(size: 10, weight: .medium)).lineLimit(1)
          .labelStyle(TabLabelStyle()).symbolVariant(.fill)
          .foregroundColor(entry.isSelected ? accent : .gray)
          .frame(maxWidth: .infinity, minHeight: Self.height)
          .overlay(alignment: .top) { TabBadge(label: entry.badge) }
          .markTarget()
          .accessibilityAddTraits(entry.isSelected ? [.isButton, .isSelected] : .isButton)
      }
    }
  }

  /// In points.
  private static let height = 49.0
}

/// A symbol above its words.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 18)).imageScale(.large).frame(minHeight: 28)
      configuration.title
    }
  }
}

/// What waits in a screen, beside the symbol of its tab.
private struct TabBadge: View {
  let label: String?

  var body: some View {
    if let label {
      Text(label)
        .font(.system(size: 13)).foregroundColor(.white).lineLimit(1)
        .padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
        .background(Capsule().fill(Color.red))
        .fixedSize()
        .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 4 }
        .padding(.top, 2)
    }
  }
}
