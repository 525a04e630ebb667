internal import OUDS

/// The sheets of the badges: every status in every size, as a dot, with numbers and with icons.
enum BadgeSheets: ComponentSheets {
  static let component = "badge"

  private static let width = 420.0

  static let sheets: [SheetDefinition] =
    [
      sheet("standard", count: nil), sheet("count-1", count: 1), sheet("count-99", count: 99),
      sheet("count-100", count: 100, isDrawnAtPairwisePoints: true),
      sheet("count-27/disabled", count: 27, isEnabled: false),
    ]
    + [true, false].map { isEnabled in
      sheet("icon\(isEnabled ? "" : "/disabled")", isDrawnAtPairwisePoints: isEnabled) {
        GridSheet(rows: OUDSBadgeStandard.Status.withIcons, columns: OUDSBadgeIcon.Size.allCases, width: width) {
          status, size in
          badge(status, size).disabled(!isEnabled)
        }
      }
    }
    + [
      sheet("untinted-icon") {
        GridSheet(
          rows: [OUDSBadgeStandard.Status.neutral, .accent], columns: OUDSBadgeIcon.Size.allCases, width: width
        ) {
          badge($0, $1, icon: SampleIcons.rainbowHeart, renderingMode: .original)
        }
      }
    ]

  private static func sheet(
    _ word: String, count: UInt8?, isEnabled: Bool = true, isDrawnAtPairwisePoints: Bool = false
  ) -> SheetDefinition {
    sheet(word, isDrawnAtPairwisePoints: isDrawnAtPairwisePoints) {
      GridSheet(
        rows: OUDSStatus.allCases.map(OUDSBadgeStandard.Status.init), columns: OUDSBadgeStandard.Size.allCases,
        width: width
      ) { status, size in
        badge(count, status, size).disabled(!isEnabled)
      }
    }
  }

  /// A number, in the sizes that have room for one.
  @ViewBuilder
  private static func badge(
    _ count: UInt8?, _ status: OUDSBadgeStandard.Status, _ size: OUDSBadgeStandard.Size
  ) -> some View {
    let label = status.rawValue
    switch (count, size) {
    case (let count?, .medium): OUDSBadgeCount(count, accessibilityLabel: label, status: status, size: .medium)
    case (let count?, .large): OUDSBadgeCount(count, accessibilityLabel: label, status: status, size: .large)
    default: OUDSBadgeStandard(accessibilityLabel: label, status: status, size: size)
    }
  }

  // MARK: Icons

  private static func badge(
    _ status: OUDSBadgeStandard.Status, _ size: OUDSBadgeIcon.Size, icon: VectorImage = SampleIcons.heart,
    renderingMode: Image.TemplateRenderingMode = .template
  ) -> OUDSBadgeIcon {
    let image = OUDSImage(asset: Image(icon), renderingMode: renderingMode)
    let iconStatus: OUDSBadgeIcon.Status =
      switch status {
      case .neutral: .neutral(image: image)
      case .accent: .accent(image: image)
      case .positive: .positive
      case .warning: .warning
      case .negative: .negative
      case .info: .info
      }
    return OUDSBadgeIcon(status: iconStatus, accessibilityLabel: status.rawValue, size: size)
  }
}

extension OUDSBadgeStandard.Status: GridCaption {
  /// In the order of the reference sheets of badges with icons.
  fileprivate static let withIcons: [Self] = [.neutral, .accent, .positive, .warning, .negative, .info]
}
extension OUDSBadgeStandard.Size: GridCaption {}
extension OUDSBadgeIcon.Size: GridCaption {}

/// The sheets of badges on an icon.
enum BadgedIconSheets: ComponentSheets {
  static let component = "badged-icon"

  static let sheets = [
    sheet("dot", count: nil, ring: .white), sheet("count-1", count: 1),
    sheet("count-100", count: 100, trailingMargin: 24),
    sheet("count-100/limited", count: 100, ring: .white, maxOverflow: maxOverflow, trailingMargin: 16),
    sheet("count-20/limited", count: 20, maxOverflow: maxOverflow, trailingMargin: 16),
  ]

  private static let maxOverflow = 8.0

  private static func sheet(
    _ word: String, count: UInt8?, ring: Color? = nil, maxOverflow: Double = .infinity,
    trailingMargin: Double = BadgedIconSheet.margin
  ) -> SheetDefinition {
    sheet(word) {
      BadgedIconSheet(
        badge: OUDSIconBadge(count: count, accessibilityLabel: word), ring: ring, maxOverflow: maxOverflow,
        trailingMargin: trailingMargin)
    }
  }
}

/// A heart of 26 points with 8 points around it.
private struct BadgedIconSheet: View {
  let badge: OUDSIconBadge
  let ring: Color?
  let maxOverflow: Double
  /// In points; more for a badge that reaches far.
  let trailingMargin: Double

  static let margin = 8.0

  @Environment(\.theme) private var theme

  var body: some View {
    BadgedIcon(
      image: .heart, size: 26, badge: badge, ring: ring,
      maxOverflow: maxOverflow
    )
    .oudsForegroundColor(theme.colors.contentDefault)
    .markFrame(SheetState.enabled.rawValue)
    .padding(Self.margin)
    .padding(.trailing, trailingMargin - Self.margin)
  }
}
