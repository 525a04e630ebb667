internal import OUDS

/// The sheets of the tag: every status in both sizes, with the appearances that the reference shows.
enum TagSheets: ComponentSheets {
  static let component = "tag"

  /// What precedes the labels of a sheet.
  private enum Asset { case none, bullet, icon }

  static let sheets: [SheetDefinition] =
    OUDSTag.Appearance.allCases.flatMap { appearance in
      [
        sheet("\(appearance.rawValue)/text", appearance),
        sheet("\(appearance.rawValue)/bullet", appearance, .bullet),
        sheet(
          "\(appearance.rawValue)/icon", appearance, .icon, isDrawnAtPairwisePoints: appearance == .muted),
        sheet("\(appearance.rawValue)/icon/square", appearance, .icon, shape: .square),
      ]
    }
    + [
      sheet("loader", isDrawnAtPairwisePoints: true) {
        GridSheet(rows: OUDSTag.Status.Category.all, columns: OUDSTag.Size.allCases) { _, size in
          OUDSTag(loadingLabel: "Label", progress: 0.6, size: size)
        }
      },
      sheet("categorical") {
        GridSheet(rows: OUDSCategoricalTag.Category.allCases, columns: OUDSTag.Size.allCases) { category, size in
          OUDSCategoricalTag(label: "Label", category: category, leading: .bullet, size: size)
        }
      },
      sheet("muted/text/disabled", .muted, isEnabled: false),
      sheet("muted/icon/disabled", .muted, .icon, isEnabled: false),
      sheet("untinted-icon") {
        GridSheet(rows: [OUDSTag.Status.Category.neutral, .accent], columns: OUDSTag.Size.allCases) { category, size in
          OUDSTag(
            label: "Label",
            status: category == .neutral ? .neutral(image: .rainbowHeart) : .accent(image: .rainbowHeart),
            size: size)
        }
      },
    ]

  private static func sheet(
    _ word: String, _ appearance: OUDSTag.Appearance, _ asset: Asset = .none, shape: OUDSTag.Shape = .rounded,
    isEnabled: Bool = true, isDrawnAtPairwisePoints: Bool = false
  ) -> SheetDefinition {
    sheet("\(word)", isDrawnAtPairwisePoints: isDrawnAtPairwisePoints) {
      GridSheet(rows: OUDSTag.Status.Category.all, columns: OUDSTag.Size.allCases) { category, size in
        OUDSTag(label: "Label", status: status(category, asset), appearance: appearance, shape: shape, size: size)
          .disabled(!isEnabled)
      }
    }
  }

  private static func status(_ category: OUDSTag.Status.Category, _ asset: Asset) -> OUDSTag.Status {
    let leading: OUDSTag.Status.Leading =
      switch asset {
      case .none: .none
      case .bullet: .bullet
      case .icon: .icon
      }
    return switch (category, asset) {
    case (.neutral, .icon): .neutral(image: .heart)
    case (.neutral, _): .neutral(bullet: asset == .bullet)
    case (.accent, .icon): .accent(image: .heart)
    case (.accent, _): .accent(bullet: asset == .bullet)
    case (.positive, _): .positive(leading: leading)
    case (.warning, _): .warning(leading: leading)
    case (.negative, _): .negative(leading: leading)
    case (.info, _): .info(leading: leading)
    }
  }
}

extension OUDSTag.Size: GridCaption {}
extension OUDSTag.Status.Category: GridCaption {
  /// In the order of the reference sheets.
  fileprivate static let all: [Self] = [.neutral, .accent, .positive, .warning, .negative, .info]
}
extension OUDSCategoricalTag.Category: GridCaption {}

/// The sheet of the input tag in its states.
enum InputTagSheets: ComponentSheets {
  static let component = "input-tag"

  static let sheets = [
    sheet("text", isDrawnAtPairwisePoints: true) {
      FlowSheet(SheetState.actions, columns: 3, marksOwnBox: true) { _ in OUDSInputTag(label: "Label") {} }
    }
  ]
}
