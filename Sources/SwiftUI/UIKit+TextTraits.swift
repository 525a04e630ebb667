public import DaguerreViews

// What UIKit's fields ask of the keyboard, which is no part of a picture.

/// What is written into, by UIKit's name.
public protocol UITextInputTraits: AnyObject {
  /// What it asks of the keyboard.
  var textTraits: UITextTraits { get set }
}

extension UITextInputTraits {
  /// Which keys it asks for.
  public var keyboardType: UIKeyboardType {
    get { textTraits.keyboardType }
    set { textTraits.keyboardType = newValue }
  }
  /// What the lowest key says.
  public var returnKeyType: UIReturnKeyType {
    get { textTraits.returnKeyType }
    set { textTraits.returnKeyType = newValue }
  }
  /// Which letters begin in capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { textTraits.autocapitalizationType }
    set { textTraits.autocapitalizationType = newValue }
  }
  /// Whether words are mended.
  public var autocorrectionType: UITextAutocorrectionType {
    get { textTraits.autocorrectionType }
    set { textTraits.autocorrectionType = newValue }
  }
  /// Whether words are marked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { textTraits.spellCheckingType }
    set { textTraits.spellCheckingType = newValue }
  }
  /// Whether dashes are joined.
  public var smartDashesType: UITextSmartDashesType {
    get { textTraits.smartDashesType }
    set { textTraits.smartDashesType = newValue }
  }
  /// Whether quotes are turned.
  public var smartQuotesType: UITextSmartQuotesType {
    get { textTraits.smartQuotesType }
    set { textTraits.smartQuotesType = newValue }
  }
  /// How light the keyboard is.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { textTraits.keyboardAppearance }
    set { textTraits.keyboardAppearance = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is for.
  public var textContentType: UITextContentType! {
    get { textTraits.contentType }
    set { textTraits.contentType = newValue }
  }
  /// Whether what is written is hidden.
  public var isSecureTextEntry: Bool {
    get { textTraits.isSecure }
    set { textTraits.isSecure = newValue }
  }
  /// Whether the lowest key waits for words.
  public var enablesReturnKeyAutomatically: Bool {
    get { textTraits.isReturnKeyUsedWithWords }
    set { textTraits.isReturnKeyUsedWithWords = newValue }
  }
}

/// What a field asks of the keyboard, all of it at once.
public struct UITextTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var contentType: UITextContentType?
  var isSecure = false
  var isReturnKeyUsedWithWords = false
}

/// What its lowest key says, by UIKit's names.
public enum UIReturnKeyType: Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}
/// Which letters it begins in capitals.
public enum UITextAutocapitalizationType: Hashable, Sendable { case none, words, sentences, allCharacters }
/// Whether it mends words.
public enum UITextAutocorrectionType: Hashable, Sendable { case `default`, no, yes }
/// Whether it marks words.
public enum UITextSpellCheckingType: Hashable, Sendable { case `default`, no, yes }
/// Whether it joins dashes.
public enum UITextSmartDashesType: Hashable, Sendable { case `default`, no, yes }
/// Whether it turns quotes.
public enum UITextSmartQuotesType: Hashable, Sendable { case `default`, no, yes }
/// How light it is.
public enum UIKeyboardAppearance: Hashable, Sendable { case `default`, light, dark }
