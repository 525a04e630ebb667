public import DaguerreViews
public import OUDSTokensSemantic

/// Clips content to rounded corners and draws a border along them, inside.
public struct TokenBorder: ViewModifier {
  let style: BorderStyleSemanticToken
  let width: BorderWidthSemanticToken
  let radius: BorderRadiusSemanticToken
  let color: MultipleColorSemanticToken

  @Environment(\.colorScheme) private var colorScheme

  /// The content in the border.
  @ViewBuilder
  public func body(content: Content) -> some View {
    switch style {
    case "none": content.clipShape(shape)
    case "solid": bordered(content, .solid)
    case "dashed": bordered(content, .dashed(on: 2, off: 2))
    case "dotted": bordered(content, .dotted(spacing: 6))
    default:
      DisallowedUse(
        "oudsBorder", rule: "there is no border style '\(style)'; use none, solid, dashed or dotted."
      ) { content }
    }
  }

  private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: radius) }

  private func bordered(_ content: Content, _ style: Border.Style) -> some View {
    content.clipShape(shape)
      .overlay(shape.strokeBorder(color.color(for: colorScheme), style: style, lineWidth: width))
  }
}

extension View {
  /// Rounds the view's corners and draws a border along them, inside the frame; a width of 0 draws none.
  ///
  /// - Parameters:
  ///   - style: `none`, `solid`, `dashed` (2 points on, 2 off) or `dotted` (a dot every 6 points).
  ///   - width: in points.
  ///   - radius: in points; more than half of the shorter side gives half circles.
  public func oudsBorder(
    style: BorderStyleSemanticToken, width: BorderWidthSemanticToken, radius: BorderRadiusSemanticToken,
    color: MultipleColorSemanticToken
  ) -> ModifiedContent<Self, TokenBorder> {
    modifier(TokenBorder(style: style, width: width, radius: radius, color: color))
  }
}
