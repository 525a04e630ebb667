import OUDS

/// A form as an app for iOS would have it, in the names of the library's newest releases.
struct AccountScreen: View {
  enum Plan: String, CaseIterable, Identifiable {
    case solo, family, business
    var id: String { rawValue }
  }

  enum Field: Hashable { case name, email, password }

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.dismiss) private var dismiss

  @State private var name = "Ada Quist"
  @State private var email = "ada@"
  @State private var password = ""
  @State private var bio: String = ""
  @State private var code = "12"
  @State private var plan: Plan = .family
  @State private var interests: [String] = ["music"]
  @State private var wantsNews = true
  @State private var acceptsTerms = false
  @State private var isBusy = false
  @FocusState private var focus: Field?

  private let steps = ["Account", "Address", "Payment"]
  private let corner: CGFloat = 12

  var body: some View {
    NavigationStack {
      ScrollView(.vertical, showsIndicators: false) {
        VStack(alignment: .leading, spacing: theme.spaces.fixedLarge) {
          header
          identity
          choices
          consent
          footer
        }
        .padding(.horizontal, theme.spaces.paddingInlineLarge)
        .padding(.vertical, theme.spaces.paddingBlockLarge)
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .background(theme.colors.bgPrimary)
      .navigationTitle("Account")
      .navigationBarTitleDisplayMode(.inline)
    }
    .onAppear { focus = .name }
    .onChange(of: acceptsTerms) { _, accepted in if accepted { focus = nil } }
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: theme.spaces.fixedXsmall) {
      HStack(spacing: theme.spaces.fixed2xsmall) {
        ForEach(Array(steps.enumerated()), id: \.offset) { index, step in
          OUDSTag(
            label: step, status: index == 0 ? .info(leading: .icon) : .neutral(), appearance: .muted, size: .small)
        }
        Spacer(minLength: 0)
        OUDSBadgeCount(3, accessibilityLabel: "3 steps", status: .accent)
      }
      Text("Create your account").headingLarge(theme).foregroundStyle(theme.colors.contentDefault)
        .accessibilityAddTraits(.isHeader)
      (Text("It takes ") + Text("two minutes").bold() + Text("."))
        .bodyDefaultMedium(theme).foregroundColor(theme.colors.contentMuted)
      OUDSLinearProgressIndicator(progress: 0.33)
    }
  }

  @ViewBuilder private var identity: some View {
    OUDSAlertMessage(
      label: "Check your address", status: .warning, description: "We could not reach it.",
      link: .init(text: "Why?") {}, onClose: { withAnimation { isBusy = false } })
    Group {
      OUDSTextInput(
        label: "Name", text: $name, leadingIcon: OUDSImage(asset: Image(decorative: "ic_heart")),
        helperText: "As in your passport"
      )
      .textContentType(.name).focused($focus, equals: .name)
      OUDSTextInput(
        label: "E-mail", text: $email,
        trailingAction: .init(icon: OUDSImage(asset: Image("ic_heart", bundle: .main)), actionHint: "Clear") {
          email = ""
        },
        status: .error(message: "This address is not complete")
      )
      .keyboardType(.emailAddress).textInputAutocapitalization(.never).focused($focus, equals: .email)
      OUDSPasswordInput(label: "Password", text: $password, hasLeadingIcon: true, helperText: "8 characters or more")
        .submitLabel(.next)
      OUDSTextArea(label: "About you", text: $bio, placeholder: "A few words", helperText: .charactersRemaining(140))
      OUDSPinCodeInput($code, length: .six, helperText: "Sent to your phone")
    }
    .disabled(isBusy)
  }

  private var choices: some View {
    VStack(alignment: .leading, spacing: .zero) {
      Section {
        OUDSRadioPicker(
          selection: $plan,
          radios: Plan.allCases.map { OUDSRadioPickerData(tag: $0, label: $0.rawValue.capitalized) },
          hasDivider: true)
      } header: {
        Text("Plan").labelStrongLarge(theme).oudsForegroundColor(theme.colors.contentDefault)
      }
      OUDSChipPicker(
        title: "Interests", selections: $interests,
        chips: ["music", "sport", "film"].map { OUDSChipPickerData(tag: $0, layout: .text(text: $0)) })
    }
  }

  private var consent: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      OUDSSwitchItem("News by e-mail", isOn: $wantsNews, description: "Once a month", hasDivider: true)
      OUDSCheckboxItem(
        "I accept the terms", isOn: $acceptsTerms, isError: !acceptsTerms, errorText: "Please accept to go on")
      if wantsNews, !isBusy {
        OUDSInlineAlert(label: "You can stop at any time", status: .info)
          .padding(theme.spaces.insetMedium)
          .transition(.opacity)
      }
    }
    .overlay {
      RoundedRectangle(cornerRadius: corner, style: .continuous)
        .stroke(theme.colors.borderDefault.color(for: colorScheme), lineWidth: 1)
    }
    .animation(.easeInOut, value: wantsNews)
  }

  private var footer: some View {
    VStack(spacing: horizontalSizeClass == .compact ? theme.spaces.fixedSmall : theme.spaces.fixedMedium) {
      OUDSHorizontalDivider(color: .muted)
      OUDSButton(text: "Continue", appearance: .strong, style: isBusy ? .loading() : .default, isFullWidth: true) {
        withAnimation(.easeInOut(duration: 0.2)) { isBusy.toggle() }
      }
      OUDSButton("Cancel", appearance: .minimal, isFullWidth: true) { dismiss() }
      OUDSLink("Help", indicator: .external) {}
    }
    .frame(maxWidth: .infinity)
  }
}

struct AccountScreen_Previews: PreviewProvider {
  static var previews: some View {
    OUDSThemeableView(theme: OrangeTheme()) { AccountScreen() }.preferredColorScheme(.dark)
  }
}
