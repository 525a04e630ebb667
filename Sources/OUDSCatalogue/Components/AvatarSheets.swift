internal import OUDS

/// The sheets of the avatar as bars show it: a picture and a letter, in the states of buttons that it has.
enum AvatarSheets: ComponentSheets {
  static let component = "avatar"

  static let sheets = [
    sheet("image") { states(OUDSAvatar(image: Image(BarSampleIcons.checkerboard), accessibilityLabel: "Avatar")) },
    sheet("monogram", isDrawnAtPairwisePoints: true) {
      states(
        OUDSAvatar(monogram: "a", color: .white, background: Color(rgba: 0xD520_4EFF), accessibilityLabel: "Avatar"))
    },
  ]

  private static func states(_ avatar: OUDSAvatar) -> some View {
    FlowSheet([.enabled, .hover, .pressed, .focused], columns: 4) { _ in AvatarButton(avatar: avatar) }
  }
}
