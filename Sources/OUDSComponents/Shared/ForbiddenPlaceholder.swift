package import DaguerreViews
internal import OUDSThemesContract

/// What sheets show in place of a component that may not be used there, as large as the component would be.
struct ForbiddenPlaceholder: View {
  /// Nil where there is no room for words.
  let message: String?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.oudsOnColoredSurface) private var onColoredSurface

  var body: some View {
    let color = onColoredSurface ? Color.white : theme.colors.actionNegativeEnabled.color(for: colorScheme)
    ZStack {
      if onColoredSurface { Color.black.opacity(0.68) }
      Rectangle().stroke(color, style: .dashed(on: 10, off: 5), lineWidth: 1)
      if let message {
        Text(message)
          .font(.custom("monospace", size: 14))
          .lineHeight(16)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
      } else {
        noEntry(color)
      }
    }
    .foregroundColor(color)
  }

  /// The road sign.
  private func noEntry(_ color: Color) -> some View {
    Circle().strokeBorder(color, lineWidth: 2)
      .overlay { color.frame(width: 8, height: 2) }
      .frame(width: 16, height: 16)
  }
}

extension View {
  /// Shows a placeholder with words in place of a component that does not exist in some state.
  package func notRelevant(_ message: String) -> some View {
    hidden().overlay { ForbiddenPlaceholder(message: message) }.markBox()
  }
}
