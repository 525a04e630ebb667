/// How many pages there are is shown by dots.
public struct PageIndexViewStyle: Hashable, Sendable {
  /// When there is a ground behind the dots.
  public enum BackgroundDisplayMode: Hashable, Sendable { case automatic, always, interactive, never }

  let hasGround: Bool

  /// Dots, on a ground of their own if that is always there.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    hasGround = backgroundDisplayMode == .always
  }
  /// Dots.
  public static let page = PageIndexViewStyle()
  /// Dots, on a ground of their own if that is always there.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum PageIndexStyleKey: EnvironmentKey { static let defaultValue = PageIndexViewStyle.page }

extension EnvironmentValues {
  fileprivate var pageIndexStyle: PageIndexViewStyle {
    get { self[PageIndexStyleKey.self] }
    set { self[PageIndexStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how views within the view show how many pages there are.
  public func indexViewStyle(_ style: PageIndexViewStyle) -> EnvironmentModifier<Self> {
    environment(\.pageIndexStyle, style)
  }
}

/// A dot for each page, white as the system's are whatever the page is, that of the page shown brightest.
struct PageIndex: View {
  let entries: [TabEntry]

  @Environment(\.pageIndexStyle) private var style

  var body: some View {
    // Over the page above it, which has all the room.
    Color.clear.frame(height: 0).overlay(alignment: .bottom) {
      HStack(spacing: 10) {
        ForEach(entries) { Circle().fill(Color.white.opacity($0.isSelected ? 1 : 0.3)).frame(width: 7, height: 7) }
      }
      .padding(.horizontal, 12).frame(height: 26)
      .background(Capsule().fill(style.hasGround ? Color.black.opacity(0.2) : Color.clear))
      .fixedSize()
      .padding(.bottom, 8)
    }
  }
}
