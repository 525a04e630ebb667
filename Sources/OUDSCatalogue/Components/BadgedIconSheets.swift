internal import OUDS

/// The sheets of badges that are pinned on an icon.
enum BadgedIconSheets: ComponentSheets {
  static let component = "badged-icon"

  static let sheets = [
    sheet("dot", count: nil, ring: .white), sheet("count-1", count: 1), sheet("count-100", count: 100),
    sheet("count-100/limited", count: 100, ring: .white, maxOverflow: maxOverflow),
    sheet("count-20/limited", count: 20, maxOverflow: maxOverflow),
  ]

  private static let maxOverflow = 8.0

  private static func sheet(
    _ word: String, count: UInt8?, ring: Color? = nil, maxOverflow: Double = .infinity
  ) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(word)") {
      BadgedIconSheet(
        badge: OUDSIconBadge(count: count, accessibilityLabel: word), ring: ring, maxOverflow: maxOverflow)
    }
  }
}

/// A heart of 26 points with 8 points around it.
private struct BadgedIconSheet: View {
  let badge: OUDSIconBadge
  let ring: Color?
  let maxOverflow: Double

  @Environment(\.theme) private var theme

  var body: some View {
    BadgedIcon(
      image: OUDSImage(asset: Image(SampleIcons.heart)), size: 26, badge: badge, ring: ring,
      maxOverflow: maxOverflow
    )
    .oudsForegroundColor(theme.colors.contentDefault)
    .markFrame(SheetState.enabled.rawValue)
    .padding(8)
  }
}
