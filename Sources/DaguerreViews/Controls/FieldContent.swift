/// What a field shows while it is empty: words, of which the placeholder's colour is part, or any view.
enum FieldPlaceholder {
  case words(Text)
  case view(AnyView)

  /// A prompt, or what a closure makes.
  init<Label: View>(_ prompt: Text?, _ label: () -> Label) {
    if let prompt {
      self = .words(prompt)
    } else {
      let label = label()
      self = (label as? Text).map { .words($0) } ?? .view(AnyView(label))
    }
  }
}

/// A line of text in the style that is set.
struct FieldContent: View {
  let text: Text
  let placeholder: FieldPlaceholder
  /// Nil for what is said around the field.
  let lineLimit: Int?
  /// Whether it is all that can be hit.
  var isTarget = true

  @Environment(\.textFieldStyle) private var style
  @Environment(\.multilineTextAlignment) private var textAlignment
  @Environment(\.placeholderColor) private var placeholderColor
  @Environment(\.controlOpacity) private var opacity

  private var alignment: Alignment {
    switch textAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  @ViewBuilder var body: some View {
    if let draw = style.draw {
      // The field of the style is a plain one.
      draw(TextField(part)).environment(\.textFieldStyle, CurrentTextFieldStyle()).markTarget()
    } else if isTarget {
      line.markTarget()
    } else {
      line
    }
  }

  private var part: FieldContent {
    FieldContent(text: text, placeholder: placeholder, lineLimit: lineLimit, isTarget: false)
  }

  private var isEmpty: Bool { text.characters.isEmpty }

  @ViewBuilder private var shown: some View {
    if !isEmpty {
      text
    } else {
      switch placeholder {
      case .words(let words): words.foregroundColor(placeholderColor)
      case .view(let view): view.foregroundColor(placeholderColor)
      }
    }
  }

  private var line: some View {
    shown
      // What somebody typed stays as it is.
      .transformEnvironment(\.textCase) { if !isEmpty { $0 = nil } }
      .changeEnvironment { if let lineLimit { $0.setLines(atMost: lineLimit) } }
      .frame(maxWidth: .infinity, alignment: alignment)
      .faded(opacity)
  }
}
