internal import DaguerreViews

/// Settings of a whole picker: what is set here holds for every item, what is not is left to each.
struct ControlPickerSettings {
  var isOutlined = false
  var isReversed: Bool
  var isError: Bool
  var isReadOnly: Bool
  /// A line after every item but the last.
  var hasDivider: Bool
  /// Between the items, in points.
  var spacing: Double
}

/// The items of a picker in a column or a row.
struct ControlPicker<Item: View>: View {
  let contents: [ControlItemContent]
  let settings: ControlPickerSettings
  /// Whether a row has a scroll indicator; nil for a column.
  let row: Bool?
  let item: (Int, ControlItemContent) -> Item

  var body: some View {
    if let showsIndicators = row {
      ScrollView(.horizontal, showsIndicators: showsIndicators) {
        HStack(alignment: .top, spacing: settings.spacing) { items }
      }
    } else {
      VStack(alignment: .leading, spacing: settings.spacing) { items }
    }
  }

  private var items: some View {
    ForEach(0..<contents.count) { index in identified(index) }
  }

  @ViewBuilder
  private func identified(_ index: Int) -> some View {
    if let identifier = contents[index].accessibilityIdentifier {
      item(index, content(index)).accessibilityIdentifier(identifier)
    } else {
      item(index, content(index))
    }
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
