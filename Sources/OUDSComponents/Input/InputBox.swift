internal import DaguerreViews

/// The ground and the border of an input, in the frame of its content.
struct InputBox: ViewModifier {
  let appearance: InputAppearance

  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: appearance.cornerRadius)
    return
      content
      .background {
        if let background = appearance.background { shape.fill(background.color(for: colorScheme)) }
      }
      .overlay {
        if let border = appearance.borderColor?.color(for: colorScheme) {
          if appearance.isBorderAround {
            shape.strokeBorder(border, lineWidth: appearance.borderWidth)
          } else {
            InputBottomBorder(cornerRadius: appearance.cornerRadius, lineWidth: appearance.borderWidth).fill(border)
          }
        }
      }
  }
}
