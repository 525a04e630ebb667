// What a field asks of the keyboard, which is no part of a picture.

/// The keys a field asks for, by UIKit's names.
public enum UIKeyboardType: Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad
}

/// What a field is for, by the names that autofill uses.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name that HTML has for it.
  public let rawValue: String
  /// A kind of text by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// What an account is known by.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be set.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// The code of a town or street for letters.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// Street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A part of a country.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// Between the given and the family name.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// Before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// After a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What somebody is called by friends.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does in an organisation.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A firm or an association.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The number of a card to pay with.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name on a card to pay with.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// Until when a card is good.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The code on the back of a card.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
}

/// Which letters a keyboard makes capital by itself.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }

/// What the keyboard's return key says.
public enum SubmitLabel: Hashable, Sendable {
  case done, go, send, join, route, search, `return`, next, `continue`
}

extension View {
  /// The same view: the keyboard is no part of the picture.
  public func keyboardType(_ type: UIKeyboardType) -> Self { self }

  /// The same view: nothing is filled in by itself.
  public func textContentType(_ type: UITextContentType?) -> Self { self }

  /// The same view: nothing is typed.
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> Self { self }

  /// The older name of ``autocorrectionDisabled(_:)``; nil for what is usual.
  public func disableAutocorrection(_ disable: Bool?) -> EnvironmentModifier<Self> {
    autocorrectionDisabled(disable ?? false)
  }

  /// Sets what views ask for; nothing is typed.
  public func autocorrectionDisabled(_ disabled: Bool = true) -> EnvironmentModifier<Self> {
    environment(\.autocorrectionDisabled, disabled)
  }

  /// The same view: the keyboard is no part of the picture.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
}
