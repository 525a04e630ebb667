internal import OUDS

/// The sheets of the top bar: each style with a title alone, with a back button and an action, and with several
/// actions; all styles with a long title; and one before content.
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
      sheet("long-title") { LongTitleSheet() },
      sheet("default/translucent") {
        GlassSheet(edge: .top, bar: OUDSTopBar(title: "Title", navigationIcon: .back, isTranslucent: true))
      },
    ]

  private static func bar(_ style: OUDSTopBar.Style, _ content: Content) -> OUDSTopBar {
    switch content {
    case .title: OUDSTopBar(title: "Title", style: style)
    case .backAndAction:
      OUDSTopBar(title: "Title", style: style, navigationIcon: .back, actions: [.icon(image(SampleIcons.heart))])
    case .actions:
      OUDSTopBar(
        title: "Title", style: style, navigationIcon: .custom(image(BarSampleIcons.sliders)),
        actions: [
          .icon(image(BarSampleIcons.person), badge: OUDSIconBadge(count: 10, accessibilityLabel: "10 messages")),
          .avatar(OUDSAvatar(image: Image(BarSampleIcons.checkerboard), accessibilityLabel: "Avatar")),
          .avatar(
            OUDSAvatar(
              monogram: "a", color: .white, background: Color(rgba: 0xD520_4EFF), accessibilityLabel: "Avatar")),
        ])
    }
  }

  fileprivate static func image(_ icon: VectorImage) -> OUDSImage { OUDSImage(asset: Image(icon)) }
}

/// A bar alone, as wide as a phone.
private struct TopBarSheet: View {
  let bar: OUDSTopBar

  var body: some View { bar.frame(width: SheetMetrics.phoneWidth).markFrame(SheetState.enabled.rawValue) }
}

/// A bar of each style whose title needs more than a line, with one of the icons that lead away.
private struct LongTitleSheet: View {
  private static let bars: [(style: OUDSTopBar.Style, icon: OUDSTopBar.NavigationIcon?)] = [
    (.default, .close), (.centerAligned, .menu), (.medium, .back), (.large, nil),
  ]

  var body: some View {
    VStack(spacing: SheetMetrics.gap) {
      ForEach(Self.bars, id: \.style) { bar in
        OUDSTopBar(
          title: "Title that needs more than one line", style: bar.style, navigationIcon: bar.icon,
          actions: [.icon(TopBarSheets.image(SampleIcons.heart))]
        )
        .markFrame(bar.style.rawValue)
      }
    }
    .padding(.vertical, SheetMetrics.margin)
    .frame(width: SheetMetrics.phoneWidth)
  }
}
