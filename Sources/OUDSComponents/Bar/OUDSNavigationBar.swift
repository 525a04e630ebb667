public import DaguerreViews
internal import OUDSThemesContract

/// The places of an application, side by side at the bottom of its screens.
public struct OUDSNavigationBar: View {
  private let items: [OUDSNavigationBarItem]
  private let isTranslucent: Bool

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  /// - Parameters:
  ///   - items: three to five, one of them selected.
  ///   - isTranslucent: whether content shows through the bar.
  public init(items: [OUDSNavigationBarItem], isTranslucent: Bool = false) {
    self.items = items
    self.isTranslucent = isTranslucent
  }

  /// The items side by side on the ground of bars, `theme.bar.colorBgOpaque` or `colorBgTranslucent`.
  public var body: some View {
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { items[$0] }
    }
    .environment(\.navigationBarItemAxis, horizontalSizeClass == .regular ? .horizontal : .vertical)
    // All as high as the highest, which is higher than the bar usually is where labels are larger.
    .fixedSize(horizontal: false, vertical: true)
    .background { BarBackground(isTranslucent: isTranslucent, line: .top) }
  }
}
