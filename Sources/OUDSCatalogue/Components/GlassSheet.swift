internal import OUDS

/// A bar before the half of some content, which shows through it.
struct GlassSheet<Bar: View>: View {
  /// The side of the content that the bar covers.
  let edge: VerticalEdge
  let bar: Bar

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack(alignment: edge == .top ? .top : .bottom) {
      VStack(spacing: 0) {
        ForEach(0..<4, id: \.self) { row(isMarked: $0.isMultiple(of: 2)) }
      }
      bar.markFrame(SheetState.enabled.rawValue)
    }
    .frame(width: SheetMetrics.phoneWidth)
  }

  private func row(isMarked: Bool) -> some View {
    HStack(spacing: 0) {
      (isMarked ? theme.colors.contentBrandPrimary : theme.colors.contentDefault).color(for: colorScheme)
        .frame(width: isMarked ? 40 : 120, height: 24)
      Spacer(minLength: 0)
    }
    .padding(4)
  }
}
