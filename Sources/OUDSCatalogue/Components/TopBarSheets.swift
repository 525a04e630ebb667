internal import OUDS

/// The sheets of the top bar: each style with a title alone, with a back button and an action, and with several
/// actions; and one before content.
enum TopBarSheets: ComponentSheets {
  static let component = "top-bar"

  private enum Content: String, CaseIterable {
    case title
    case backAndAction = "back-and-action"
    case actions
  }

  static let sheets: [SheetDefinition] =
    OUDSTopBar.Style.allCases.flatMap { style in
      Content.allCases.map { content in
        sheet(
          "\(style.rawValue)/\(content.rawValue)",
          isDrawnAtPairwisePoints: style == .default && content == .backAndAction
        ) {
          TopBarSheet(bar: bar(style, content))
        }
      }
    }
    + [
      sheet("default/translucent") {
        GlassSheet(edge: .top, bar: OUDSTopBar(title: "Title", navigationIcon: .back, isTranslucent: true))
      }
    ]

  private static func bar(_ style: OUDSTopBar.Style, _ content: Content) -> OUDSTopBar {
    switch content {
    case .title: OUDSTopBar(title: "Title", style: style)
    case .backAndAction:
      OUDSTopBar(title: "Title", style: style, navigationIcon: .back, actions: [.icon(image(SampleIcons.heart))])
    case .actions:
      OUDSTopBar(
        title: "Title", style: style,
        actions: [
          .icon(image(BarSampleIcons.sliders)),
          .icon(image(BarSampleIcons.person), badge: OUDSIconBadge(count: 10, accessibilityLabel: "10 messages")),
          .avatar(OUDSAvatar(image: Image(BarSampleIcons.checkerboard), accessibilityLabel: "Avatar")),
          .avatar(
            OUDSAvatar(
              monogram: "a", color: .white, background: Color(rgba: 0xD520_4EFF), accessibilityLabel: "Avatar")),
        ])
    }
  }

  private static func image(_ icon: VectorImage) -> OUDSImage { OUDSImage(asset: Image(icon)) }
}

/// A bar alone, as wide as a phone.
private struct TopBarSheet: View {
  let bar: OUDSTopBar

  var body: some View { bar.frame(width: SheetMetrics.phoneWidth).markFrame(SheetState.enabled.rawValue) }
}
