public import DaguerreViews
internal import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// What a person tells about themselves.
public struct OUDSProfile: Hashable, Sendable {
  /// How a person wants to be reached.
  public enum Contact: String, Hashable, Sendable, CaseIterable { case mail, phone, letter }

  /// What a person wants to hear about.
  public enum Interest: String, Hashable, Sendable, CaseIterable { case mobile, internet, television, security }

  /// What the person is called.
  public var name: String
  /// Where the person lives.
  public var city: String
  /// Words of the person's own, of several lines.
  public var about: String
  /// The one way to reach the person.
  public var contact: Contact
  /// In the order in which they were chosen.
  public var interests: [Interest]
  /// Without it the profile cannot be saved.
  public var acceptsTerms: Bool

  /// A profile of which nothing is known unless said otherwise.
  public init(
    name: String = "", city: String = "", about: String = "", contact: Contact = .mail, interests: [Interest] = [],
    acceptsTerms: Bool = false
  ) {
    self.name = name
    self.city = city
    self.about = about
    self.contact = contact
    self.interests = interests
    self.acceptsTerms = acceptsTerms
  }
}

/// A form for a person's profile: texts, one choice of several, several choices, and consent.
public struct OUDSProfileForm: View {
  private let profile: Binding<OUDSProfile>
  private let action: () -> Void

  @Environment(\.theme) private var theme

  /// - Parameter action: what saving would do; never called, since nothing here moves.
  public init(profile: Binding<OUDSProfile>, action: @escaping () -> Void) {
    self.profile = profile
    self.action = action
  }

  /// A column of inputs under titles, with the fixed spaces of the theme between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedLarge) {
      ModuleSection(title: "About you") {
        OUDSTextInput(label: "Name", text: profile.name)
        OUDSTextInput(label: "City", text: profile.city, placeholder: "Paris")
        OUDSTextArea(label: "A few words", text: profile.about, helperText: "Others can read them.")
      }
      ModuleSection(title: "How we reach you") {
        OUDSRadioPicker(selection: profile.contact, radios: contacts, hasDivider: true)
      }
      ModuleSection(title: "What we may tell you about") {
        OUDSChipPicker(selections: profile.interests, chips: interests)
      }
      OUDSCheckboxItem(
        "I accept the terms of use", isOn: profile.acceptsTerms, isError: !profile.wrappedValue.acceptsTerms,
        errorText: "Without it we cannot keep your profile.")
      OUDSButton(text: "Save", appearance: .strong, isFullWidth: true, action: action)
        .disabled(!profile.wrappedValue.acceptsTerms)
    }
    .padding(theme.spaces.fixedMedium)
  }

  private var contacts: [OUDSRadioPickerData<OUDSProfile.Contact>] {
    [
      OUDSRadioPickerData(tag: .mail, label: "E-mail", description: "At most one a week"),
      OUDSRadioPickerData(tag: .phone, label: "Telephone", description: "On weekdays"),
      OUDSRadioPickerData(tag: .letter, label: "Letter"),
    ]
  }

  private var interests: [OUDSChipPickerData<OUDSProfile.Interest>] {
    OUDSProfile.Interest.allCases.map { interest in
      OUDSChipPickerData(
        tag: interest, layout: .text(text: interest.rawValue.prefix(1).uppercased() + interest.rawValue.dropFirst()))
    }
  }
}
