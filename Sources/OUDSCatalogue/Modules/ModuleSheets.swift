internal import OUDS

/// The sheets of the modules: whole screens.
enum ModuleSheets: ComponentSheets {
  static let component = "modules"

  static let sheets: [SheetDefinition] = [
    sheet("sign-in", isDrawnAtPairwisePoints: true) { SignInScreen(isFailed: false) },
    sheet("sign-in/failed") { SignInScreen(isFailed: true) },
    sheet("profile", isDrawnAtPairwisePoints: true) { ProfileScreen() },
    sheet("settings", isDrawnAtPairwisePoints: true) { SettingsScreen() },
    sheet("plans") { PlansScreen() },
    sheet("alerts") { AlertsScreen() },
    sheet("checkout") { CheckoutScreen() },
  ]
}

/// The screen of a phone: top bar, content at its full height, and the tab bar if the screen is one of its places.
private struct Screen<Content: View>: View {
  let title: String
  var place: Int?
  @ViewBuilder let content: Content

  @Environment(\.theme) private var theme

  var body: some View {
    VStack(spacing: 0) {
      OUDSTopBar(title: title, navigationIcon: place == nil ? .back : nil)
      content.fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, minHeight: 480, alignment: .topLeading)
      if let place {
        OUDSNavigationBar(
          items: [
            (BarSampleIcons.star, "Offers"), (BarSampleIcons.mail, "Messages"), (BarSampleIcons.sliders, "Settings"),
          ].enumerated().map { index, tab in
            OUDSNavigationBarItem(
              image: OUDSImage(asset: Image(tab.0)), label: tab.1, isSelected: index == place)
          })
      }
    }
    .frame(width: SheetMetrics.phoneWidth)
    .oudsBackground(theme.colors.bgPrimary)
    .markFrame(SheetState.enabled.rawValue)
  }
}

private struct SignInScreen: View {
  let isFailed: Bool

  @State private var email = "ada@example.org"
  @State private var password = "correct horse"
  @State private var staysSignedIn = true

  var body: some View {
    Screen(title: "Welcome") {
      OUDSSignInForm(
        email: $email, password: $password, staysSignedIn: $staysSignedIn,
        errorMessage: isFailed ? "The address and the password do not belong together." : nil
      ) {}
    }
  }
}

private struct ProfileScreen: View {
  @State private var profile = OUDSProfile(
    name: "Ada Lovelace", about: "Mathematics, and engines that weave it.", contact: .letter,
    interests: [.internet, .security], acceptsTerms: true)

  var body: some View {
    Screen(title: "Profile") { OUDSProfileForm(profile: $profile) {} }
  }
}

private struct SettingsScreen: View {
  @State private var isOn = true
  @State private var isOff = false

  var body: some View {
    Screen(title: "Settings", place: 2) {
      OUDSSettingsList(groups: [
        OUDSSettingsGroup(
          title: "Messages",
          settings: [
            OUDSSetting(label: "Bills", description: "When there is a new one", isOn: $isOn),
            OUDSSetting(label: "Offers", description: "Once a month", isOn: $isOff),
            OUDSSetting(label: "Interruptions", isOn: $isOn, isEnabled: false),
          ]),
        OUDSSettingsGroup(
          title: "Privacy",
          settings: [
            OUDSSetting(label: "Show my name", image: OUDSImage(asset: Image(BarSampleIcons.person)), isOn: $isOn),
            OUDSSetting(
              label: "Show my calendar", image: OUDSImage(asset: Image(BarSampleIcons.calendar)), isOn: $isOff),
          ]),
      ])
    }
  }
}

private struct PlansScreen: View {
  @Environment(\.theme) private var theme

  var body: some View {
    Screen(title: "Plans", place: 0) {
      VStack(spacing: theme.spaces.fixedMedium) {
        OUDSPlanCard(
          name: "Fibre", price: "29 €", period: "a month", tag: "Best seller",
          features: ["1 Gbit/s down and up", "A box with six antennas", "Calls to fixed lines"], isHighlighted: true
        ) {}
        OUDSPlanCard(
          name: "Mobile", price: "9 €", period: "a month", features: ["20 GB", "Calls and messages without limit"]
        ) {}
      }
      .padding(theme.spaces.fixedMedium)
    }
  }
}

private struct AlertsScreen: View {
  var body: some View {
    Screen(title: "Messages", place: 1) {
      OUDSAlertCentre(
        new: [
          OUDSAlert(
            label: "Your bill is overdue", description: "Please pay it before 3 December.", status: .negative,
            link: "Pay now"),
          OUDSAlert(label: "Almost used up", description: "You have 1 GB left until Friday.", status: .warning),
          OUDSAlert(label: "Your new box is on its way", status: .positive),
        ],
        earlier: [
          OUDSAlert(label: "Maintenance on Sunday", status: .info),
          OUDSAlert(label: "Your number was moved", status: .positive),
        ])
    }
  }
}

private struct CheckoutScreen: View {
  @State private var acceptsTerms = true

  var body: some View {
    Screen(title: "Checkout") {
      OUDSCheckoutSummary(
        lines: [
          OUDSCheckoutLine(label: "Fibre", description: "12 months", price: "29.00 €"),
          OUDSCheckoutLine(label: "Box", description: "Lent while you stay", price: "0.00 €"),
          OUDSCheckoutLine(label: "Set-up", price: "39.00 €"),
        ],
        total: "68.00 €", progress: 0.75, acceptsTerms: $acceptsTerms
      ) {}
    }
  }
}
