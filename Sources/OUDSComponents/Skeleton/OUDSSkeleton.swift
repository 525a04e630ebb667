internal import OUDSTokensSemantic
internal import OUDSTokensComponent
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
  @Environment(\.skeletonState) private var state

  /// - Parameters:
  ///   - securityMargin: whether a little room above and below stays empty, as around a line of text.
  ///   - shape: what is filled.
  public init(securityMargin: Bool = true, shape: Outline = Rectangle()) {
    self.securityMargin = securityMargin
    self.shape = shape
  }

  /// Filled with the colour `theme.skeleton.colorBg`, or as large as the shape and empty.
  public var body: some View {
    if state?.isVisible == true {
      shape
        .fill(theme.skeleton.colorBg.color(for: colorScheme))
        .padding(.vertical, securityMargin ? theme.spaces.paddingBlock3xsmall : 0)
    } else {
      Color.clear
    }
  }
}

extension View {
  /// Shows the skeletons within the view, or what they stand for.
  ///
  /// - Parameters:
  ///   - isVisible: whether skeletons are shown.
  ///   - isAnimated: kept for sources that name it; a picture shows the start of the animation, which is the plain
  ///     fill.
  public func oudsSkeletonState(isVisible: Bool = true, isAnimated: Bool = true) -> some View {
    environment(\.skeletonState, OUDSSkeletonState(isVisible: isVisible, isAnimated: isAnimated))
  }

  /// As ``oudsSkeletonState(isVisible:isAnimated:)``, by the name that the iOS app of the design system has for it.
  public func oudsSkeleton(isVisible: Bool = true, isAnimated: Bool = true) -> some View {
    oudsSkeletonState(isVisible: isVisible, isAnimated: isAnimated)
  }

  /// Shows a rectangle in place of the view while skeletons are visible; the view keeps its size.
  ///
  /// - Parameter securityMargin: whether a little room above and below stays empty, as around a line of text.
  public func skeleton(securityMargin: Bool = true) -> some View {
    skeleton(securityMargin: securityMargin, shape: Rectangle())
  }

  /// Shows a shape in place of the view while skeletons are visible; the view keeps its size.
  public func skeleton(securityMargin: Bool = true, shape: some Shape) -> some View {
    modifier(SkeletonModifier(skeleton: OUDSSkeleton(securityMargin: securityMargin, shape: shape)))
  }
}

private struct SkeletonModifier<Outline: Shape>: ViewModifier {
  let skeleton: OUDSSkeleton<Outline>

  @Environment(\.skeletonState) private var state

  @ViewBuilder
  func body(content: Content) -> some View {
    if state?.isVisible == true { content.hidden().overlay(skeleton) } else { content }
  }
}
