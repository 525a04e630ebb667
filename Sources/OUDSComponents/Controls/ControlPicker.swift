internal import DaguerreViews

/// The items of a picker in a column or a row.
struct ControlPicker<Item: View>: View {
  /// Settings of the whole picker: what is set here holds for every item, what is not is left to each.
  struct Settings {
    var isOutlined = false
    var isReversed: Bool
    var isError: Bool
    var isReadOnly: Bool
    /// A line after every item but the last.
    var hasDivider: Bool
  }

  let contents: [ControlItemContent]
  let settings: Settings
  /// Whether a row has a scroll indicator; nil for a column.
  let row: Bool?
  let item: (Int, ControlItemContent) -> Item

  var body: some View {
    if let showsIndicators = row {
      ScrollView(.horizontal, showsIndicators: showsIndicators) {
        HStack(alignment: .top, spacing: 0) { items }
      }
    } else {
      VStack(alignment: .leading, spacing: 0) { items }
    }
  }

  private var items: some View {
    ForEach(0..<contents.count) { index in item(index, content(index)) }
  }

  private func content(_ index: Int) -> ControlItemContent {
    var content = contents[index]
    content.isOutlined = content.isOutlined || settings.isOutlined
    content.isReversed = content.isReversed || settings.isReversed
    content.isError = content.isError || settings.isError
    content.isReadOnly = content.isReadOnly || settings.isReadOnly
    content.hasDivider = content.hasDivider || settings.hasDivider && index + 1 < contents.count
    return content
  }
}
