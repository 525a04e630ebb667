public import DaguerreViews
internal import OUDSThemesContract

/// A plain shape in the room that content will take when it is loaded.
///
/// It is drawn where skeletons are visible, see ``View/oudsSkeletonState(isVisible:isAnimated:)``.
public struct OUDSSkeleton<Outline: Shape>: View {
  private let securityMargin: Bool
  private let shape: Outline

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isSkeletonVisible) private var isVisible

  /// - Parameters:
  ///   - securityMargin: whether a little room above and below stays empty, as around a line of text.
  ///   - shape: what is filled.
  public init(securityMargin: Bool = true, shape: Outline = Rectangle()) {
    self.securityMargin = securityMargin
    self.shape = shape
  }

  public var body: some View {
    if isVisible {
      shape
        .fill(theme.skeleton.colorBg.color(for: colorScheme))
        .padding(.vertical, securityMargin ? theme.spaces.paddingBlock3xsmall : 0)
    } else {
      Color.clear
    }
  }
}
