// What views say of all texts within them, where these do not say it themselves.

/// How texts differ from their font, together, as each text reads them.
struct TextTraits: Sendable {
  var weight: Font.Weight?
  var isItalic = false
  var isUnderlined = false
  var isStruckThrough = false
  var textCase: Text.Case?
}

private enum TextTraitsKey: EnvironmentKey { static let defaultValue = TextTraits() }

extension EnvironmentValues {
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }

  /// Which letters texts are shown in; nil for their own.
  public var textCase: Text.Case? {
    get { textTraits.textCase }
    set { textTraits.textCase = newValue }
  }
}

extension Text {
  /// Which letters texts are shown in.
  public enum Case: Hashable, Sendable, CaseIterable {
    case uppercase, lowercase

    /// By Unicode's mapping without a language, so that it is the same everywhere.
    func presented(_ text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

/// Whether people could select text.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }

extension View {
  /// Sets the weight of texts within the view; nil for that of their font.
  public func fontWeight(_ weight: Font.Weight?) -> EnvironmentModifier<Self> { textTraits { $0.weight = weight } }

  /// Makes texts within the view bold.
  public func bold(_ isActive: Bool = true) -> EnvironmentModifier<Self> { fontWeight(isActive ? .bold : nil) }

  /// Makes texts within the view italic.
  public func italic(_ isActive: Bool = true) -> EnvironmentModifier<Self> { textTraits { $0.isItalic = isActive } }

  /// Draws a line under texts within the view.
  public func underline(_ isActive: Bool = true) -> EnvironmentModifier<Self> {
    textTraits { $0.isUnderlined = isActive }
  }

  /// Draws a line through texts within the view.
  public func strikethrough(_ isActive: Bool = true) -> EnvironmentModifier<Self> {
    textTraits { $0.isStruckThrough = isActive }
  }

  /// Shows texts within the view in capital or small letters; nil for their own.
  public func textCase(_ textCase: Text.Case?) -> EnvironmentModifier<Self> { environment(\.textCase, textCase) }

  /// The same view: nobody selects text in a picture.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }

  /// The same view: digits are as wide as the font has them, and Roboto's are of one width.
  public func monospacedDigit() -> Self { self }

  private func textTraits(_ change: @escaping (inout TextTraits) -> Void) -> EnvironmentModifier<Self> {
    transformEnvironment(\.textTraits, transform: change)
  }
}
