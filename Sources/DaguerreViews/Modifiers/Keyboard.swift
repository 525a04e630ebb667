// What a field asks of the keyboard, which is no part of a picture.

/// The keys a field asks for, by UIKit's names.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, by the names that autofill uses.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let name = UITextContentType(rawValue: "name")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}

/// Which letters a keyboard makes capital by itself.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }

/// What the keyboard's return key says.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// The same view: the keyboard is no part of the picture.
  public func keyboardType(_ type: UIKeyboardType) -> some View { self }

  /// The same view: nothing is filled in by itself.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// The same view: nothing is typed.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// The same view: nothing is typed.
  public func autocorrectionDisabled(_ disabled: Bool = true) -> some View { self }

  /// The same view: the keyboard is no part of the picture.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
}
