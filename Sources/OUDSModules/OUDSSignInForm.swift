internal import FoundationEssentials
public import DaguerreViews
internal import OUDSComponents
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// Asks a person who they are: an address, a password, and ways on for those who have forgotten it or are new.
public struct OUDSSignInForm: View {
  private let title: String
  private let email: Binding<String>
  private let password: Binding<String>
  private let staysSignedIn: Binding<Bool>
  private let errorMessage: String?
  private let isSigningIn: Bool
  private let action: () -> Void

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - errorMessage: why the last attempt failed; nil for none.
  ///   - isSigningIn: whether an attempt is under way.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(
    title: String = "Sign in", email: Binding<String>, password: Binding<String>, staysSignedIn: Binding<Bool>,
    errorMessage: String? = nil, isSigningIn: Bool = false, action: @escaping () -> Void
  ) {
    self.title = title
    self.email = email
    self.password = password
    self.staysSignedIn = staysSignedIn
    self.errorMessage = errorMessage
    self.isSigningIn = isSigningIn
    self.action = action
  }

  /// A column of components, with the fixed spaces of the theme between them.
  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedMedium) {
      Text(title).headingXLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
        .accessibilityAddTraits(.isHeader)
      if let errorMessage {
        OUDSAlertMessage(label: "We could not sign you in", status: .negative, description: errorMessage)
      }
      OUDSTextInput(
        label: "E-mail address", text: email, helperText: "The one that your bills are sent to.",
        status: errorMessage == nil ? .enabled : .error(message: ""))
      OUDSPasswordInput(
        label: "Password", password: password, lockIcon: true,
        status: errorMessage == nil ? .enabled : .error(message: ""))
      OUDSCheckboxItem("Stay signed in", isOn: staysSignedIn, description: "Not on a device that you share.")
      OUDSButton(
        text: "Sign in", appearance: .strong, style: isSigningIn ? .loading : .default, isFullWidth: true,
        action: action)
      HStack {
        OUDSLink(text: "Forgotten your password?", size: .small) {}
        Spacer()
        OUDSLink(text: "New here?", indicator: .next, size: .small) {}
      }
    }
    .padding(theme.spaces.fixedMedium)
  }
}
