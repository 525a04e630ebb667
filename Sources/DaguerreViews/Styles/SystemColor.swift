package import DaguerreGraphics

/// Colours of the system by UIKit's names, which asset catalogues name too; the values are those that Apple's Human
/// Interface Guidelines give.
package enum SystemColor: String {
  case systemBackground, secondarySystemBackground, tertiarySystemBackground, systemGroupedBackground,
    secondarySystemGroupedBackground, tertiarySystemGroupedBackground, label, secondaryLabel, tertiaryLabel,
    quaternaryLabel, placeholderText, separator, opaqueSeparator, link, systemFill, secondarySystemFill,
    tertiarySystemFill, quaternarySystemFill, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6

  /// As it is in the light, and in the dark.
  package var color: Color {
    let (light, dark) = values
    return Color(light: Color(rgba: light), dark: Color(rgba: dark))
  }

  private var values: (UInt32, UInt32) {
    switch self {
    case .systemBackground: (0xFFFF_FFFF, 0x0000_00FF)
    case .secondarySystemBackground: (0xF2F2_F7FF, 0x1C1C_1EFF)
    case .tertiarySystemBackground: (0xFFFF_FFFF, 0x2C2C_2EFF)
    case .systemGroupedBackground: (0xF2F2_F7FF, 0x0000_00FF)
    case .secondarySystemGroupedBackground: (0xFFFF_FFFF, 0x1C1C_1EFF)
    case .tertiarySystemGroupedBackground: (0xF2F2_F7FF, 0x2C2C_2EFF)
    case .label: (0x0000_00FF, 0xFFFF_FFFF)
    case .secondaryLabel: (0x3C3C_4399, 0xEBEB_F599)
    case .tertiaryLabel: (0x3C3C_434D, 0xEBEB_F54D)
    case .quaternaryLabel: (0x3C3C_432E, 0xEBEB_F529)
    case .placeholderText: (0x3C3C_434D, 0xEBEB_F54D)
    case .separator: (0x3C3C_434A, 0x5454_5899)
    case .opaqueSeparator: (0xC6C6_C8FF, 0x3838_3AFF)
    case .link: (0x007A_FFFF, 0x0984_FFFF)
    case .systemFill: (0x7878_8033, 0x7878_805C)
    case .secondarySystemFill: (0x7878_8029, 0x7878_8052)
    case .tertiarySystemFill: (0x7676_801F, 0x7676_803D)
    case .quaternarySystemFill: (0x7474_8014, 0x7676_802E)
    case .systemGray2: (0xAEAE_B2FF, 0x6363_66FF)
    case .systemGray3: (0xC7C7_CCFF, 0x4848_4AFF)
    case .systemGray4: (0xD1D1_D6FF, 0x3A3A_3CFF)
    case .systemGray5: (0xE5E5_EAFF, 0x2C2C_2EFF)
    case .systemGray6: (0xF2F2_F7FF, 0x1C1C_1EFF)
    }
  }

  /// The colour that an asset catalogue refers to, such as `systemBlueColor`; nil for a name that is not known.
  static func color(referredToAs reference: String) -> Color? {
    guard reference.hasSuffix("Color") else { return nil }
    let name = String(reference.dropLast("Color".count))
    return SystemColor(rawValue: name)?.color ?? plain[name]
  }

  private static let plain: [String: Color] = [
    "systemRed": .red, "systemOrange": .orange, "systemYellow": .yellow, "systemGreen": .green, "systemMint": .mint,
    "systemTeal": .teal, "systemCyan": .cyan, "systemBlue": .blue, "systemIndigo": .indigo, "systemPurple": .purple,
    "systemPink": .pink, "systemBrown": .brown, "systemGray": .gray,
    "black": .black, "white": .white, "clear": .clear,
  ]
}
