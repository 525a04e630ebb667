internal import OUDSTokensSemantic
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
      Rectangle().strokeBorder(color, style: .dashed(on: 10, off: 5), lineWidth: 1)
      if let message {
        Text(message)
          .font(.custom("monospace", size: 14))
          .lineHeight(16)
          .multilineTextAlignment(.center)
          .fixedSize(horizontal: false, vertical: true)
          // The font of the design system's own sheets stands that much higher in its lines.
          .offset(y: -2.0 / 3)
      } else {
        NoEntrySign()
      }
    }
    .foregroundColor(color)
  }
}

/// The road sign, in its own colours, for places that have no room for words.
private struct NoEntrySign: View {
  private static let diameter = 47.0 / 3
  private static let red = Color(rgba: 0xF443_36FF)
  private static let bar = Color(rgba: 0xFAFA_FAFF)

  var body: some View {
    Circle().fill(Self.red)
      .overlay { RoundedRectangle(cornerRadius: 2.0 / 3).fill(Self.bar).frame(width: 34.0 / 3, height: 7.0 / 3) }
      .frame(width: Self.diameter, height: Self.diameter)
  }
}

/// A component in a state that its design has no use for.
private struct IrrelevantUse<Content: View>: View {
  let content: Content
  let message: String?

  @Environment(\.showsDisallowedAsPlaceholder) private var showsPlaceholder

  @ViewBuilder
  var body: some View {
    if showsPlaceholder { content.notRelevant(message) } else { content }
  }
}

extension View {
  /// Shows a placeholder, with words where there are any, in place of a component that does not exist in some state.
  package func notRelevant(_ message: String?) -> some View {
    hidden().overlay { ForbiddenPlaceholder(message: message) }.markBox()
  }
  /// Reports a use of a component that the design system forbids; sheets show a placeholder with words in its place.
  ///
  /// - Parameters:
  ///   - component: the component's name, for the error.
  ///   - rule: what is not allowed and what to use instead, a sentence.
  ///   - message: the words of the placeholder; nil where there is no room for them.
  @ViewBuilder
  func forbidden(_ isForbidden: Bool, in component: String, rule: String, message: String?) -> some View {
    if isForbidden { DisallowedUse(component, rule: rule) { notRelevant(message) } } else { self }
  }

  /// Shows a placeholder on sheets in place of what the design has no use for; elsewhere it is drawn as it comes.
  @ViewBuilder
  func irrelevant(_ isIrrelevant: Bool, message: String?) -> some View {
    if isIrrelevant { IrrelevantUse(content: self, message: message) } else { self }
  }

  /// Reports an error of a control that nobody can mend: one that is read-only or disabled.
  func errorAllowed(_ isError: Bool, in component: String, _ state: ComponentState, message: String? = nil) -> some View
  {
    forbidden(
      isError && (state == .readOnly || state == .disabled), in: component,
      rule: "an error is not allowed together with a \(state == .disabled ? "disabled" : "read-only") control; "
        + "drop isError, or let a person change the value.", message: message)
  }
}
