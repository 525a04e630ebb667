internal import OUDSTokensComponent
internal import DaguerreViews
internal import OUDSThemesContract

/// What stands below an input: the error, or else the helper text, then a link that helps.
struct InputMessage: View {
  let appearance: InputAppearance
  /// Nil or of no characters for none.
  let helper: InputText?
  let error: InputText?
  /// Nil or of no characters for none.
  let link: OUDSTextInput.Helperlink?
  /// From both sides, in points; nil for that of the content of a text input.
  var inset: Double?

  @Environment(\.theme) private var theme

  var body: some View {
    Group {
      if let error, !error.isEmpty {
        text(error).oudsForegroundColor(appearance.errorText)
      } else if let helper, !helper.isEmpty {
        text(helper).oudsForegroundColor(appearance.muted)
      }
      if let link, !link.text.isEmpty {
        OUDSLink(text: link.text, size: .small, action: link.action)
          .environment(\.isEnabled, appearance.state != .disabled)
          .markInactive(appearance.state == .disabled)
      }
    }
    .padding(.horizontal, inset ?? theme.textInput.spacePaddingInlineDefault)
  }

  private func text(_ text: InputText) -> some View {
    text.text.labelDefaultMedium(theme)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(.top, theme.textInput.spacePaddingBlockTopHelperText)
  }
}

/// A text below an input, plain or with styles of its own.
enum InputText {
  case content(any OUDSTextContent)
  /// A number in bold before words.
  case count(Int, String)

  var isEmpty: Bool {
    switch self {
    case .content(let content): content._isEmpty
    case .count: false
    }
  }

  var text: Text {
    switch self {
    case .content(let content): content._text
    case .count(let count, let words): Text("\(count)").bold() + Text(" \(words)")
    }
  }
}
