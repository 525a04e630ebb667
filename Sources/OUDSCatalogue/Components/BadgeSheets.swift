internal import OUDS

/// The sheets of the badges: every status in every size, as a dot, with numbers and with icons.
enum BadgeSheets: ComponentSheets {
  static let component = "badge"

  private static let width = 420.0

  private static let statuses: [OUDSBadgeStandard.Status] = [
    .neutral, .accent, .positive, .info, .warning, .negative,
  ]

  static let sheets: [SheetDefinition] =
    [
      sheet("standard", count: nil), sheet("count-1", count: 1), sheet("count-99", count: 99),
      sheet("count-100", count: 100, isDrawnAtFurtherPoints: true),
      sheet("count-27/disabled", count: 27, isEnabled: false),
    ]
    + [true, false].map { isEnabled in
      SheetDefinition(id: "\(component)/icon\(isEnabled ? "" : "/disabled")", isDrawnAtFurtherPoints: isEnabled) {
        GridSheet(rows: IconRow.allCases, columns: OUDSBadgeStandard.Size.allCases, width: width) { row, size in
          badge(row, size).disabled(!isEnabled)
        }
      }
    }
    + [
      SheetDefinition(id: "\(component)/untinted-icon") {
        GridSheet(rows: [IconRow.neutral, .accent], columns: OUDSBadgeStandard.Size.allCases, width: width) {
          badge($0, $1, icon: SampleIcons.rainbowHeart, renderingMode: .original)
        }
      }
    ]

  private static func sheet(
    _ word: String, count: UInt8?, isEnabled: Bool = true, isDrawnAtFurtherPoints: Bool = false
  ) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(word)", isDrawnAtFurtherPoints: isDrawnAtFurtherPoints) {
      GridSheet(rows: statuses, columns: OUDSBadgeStandard.Size.allCases, width: width) { status, size in
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

  private enum IconRow: String, CaseIterable, GridCaption {
    case neutral, accent, positive, warning, negative, info
  }

  private static func badge(
    _ row: IconRow, _ size: OUDSBadgeStandard.Size, icon: VectorImage = SampleIcons.heart,
    renderingMode: Image.TemplateRenderingMode = .template
  ) -> OUDSBadgeIcon {
    let status: OUDSBadgeIcon.Status =
      switch row {
      case .neutral: .neutral(icon: Image(icon), renderingMode: renderingMode)
      case .accent: .accent(icon: Image(icon), renderingMode: renderingMode)
      case .positive: .positive
      case .warning: .warning
      case .negative: .negative
      case .info: .info
      }
    return OUDSBadgeIcon(status: status, accessibilityLabel: row.rawValue, size: size)
  }
}

extension OUDSStatus: GridCaption {}
extension OUDSBadgeStandard.Size: GridCaption {}
