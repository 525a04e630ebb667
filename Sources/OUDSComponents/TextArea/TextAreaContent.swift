internal import OUDSTokensRaw
internal import OUDSTokensSemantic
internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// The label of a text area and the lines that were entered.
struct TextAreaContent: View {
  let appearance: InputAppearance
  let label: String
  let value: String
  let placeholder: String?
  let height: Height

  /// How high the area becomes with its lines.
  enum Height {
    /// As the theme's least height.
    case least
    /// Up to the theme's greatest height.
    case growing
  }

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  var body: some View {
    let leastHeight = heightOfLines(within: theme.textArea.sizeMinHeightInput)
    let mostHeight =
      switch height {
      case .least: leastHeight
      case .growing: heightOfLines(within: theme.textArea.sizeMaxHeightInput)
      }
    return VStack(alignment: .leading, spacing: theme.textInput.spaceRowGapLabelInput) {
      if !label.isEmpty { labelText.oudsForegroundColor(appearance.label) }
      // As in a field that scrolls, what is beyond the height is cut, not left out.
      lines
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background {
          GeometryReader { Color.clear.preference(key: HiddenHeightKey.self, value: $0.size.height - mostHeight) }
        }
        .boundedHeight(leastHeight...mostHeight)
        .clipped()
    }
  }

  /// The height of as many whole lines as there is room for, three at least: larger lines are fewer.
  private func heightOfLines(within height: Double) -> Double {
    let lineHeight = theme.fonts.labelModerateLarge.compact.lineHeight * textScale
    guard lineHeight > 0 else { return height }
    return max(Double(OUDSTextArea.minLines), (height / lineHeight).rounded(.down)) * lineHeight
  }

  @ViewBuilder
  private var labelText: some View {
    if value.isEmpty && placeholder?.isEmpty != false && appearance.state != .focus {
      Text(label).labelDefaultLarge(theme)
    } else {
      Text(label).labelDefaultSmall(theme)
    }
  }

  @ViewBuilder
  private var lines: some View {
    if value.isEmpty {
      Text(placeholder ?? "").labelDefaultLarge(theme).oudsForegroundColor(appearance.muted)
    } else {
      Text(verbatim: value).labelModerateLarge(theme).oudsForegroundColor(appearance.value)
    }
  }
}

/// How much of the lines there is no room for, in points; nothing unless it is above 0.
private enum HiddenHeightKey: PreferenceKey {
  static let defaultValue = 0.0
  static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
}

/// The bar at the end of what is seen of an area, which tells how much that is of all.
private struct ScrollBar: View {
  /// In points.
  let hiddenHeight: Double

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  private static let width = 4.0
  /// Of its corners, in points: 10 pixels at 3 pixels per point, more than half of its width.
  private static let radius = 10.0 / 3

  var body: some View {
    GeometryReader { seen in
      if hiddenHeight > 0 {
        RoundedRectangle(cornerRadius: Self.radius)
          .fill(theme.colors.actionDisabled.color(for: colorScheme))
          .frame(width: Self.width, height: seen.size.height * seen.size.height / (seen.size.height + hiddenHeight))
          .frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }
}

extension View {
  /// Draws a bar at the end of the view where a text area in it has more lines than it shows.
  func textAreaScrollBar() -> some View {
    overlayPreferenceValue(HiddenHeightKey.self) { ScrollBar(hiddenHeight: $0) }
  }

  /// Gives the view a height within limits, with the view at the top and what is too high below.
  fileprivate func boundedHeight(_ limits: ClosedRange<Double>) -> some View {
    frame(minHeight: limits.lowerBound, maxHeight: limits.upperBound, alignment: .top)
      .fixedSize(horizontal: false, vertical: true)
  }
}
