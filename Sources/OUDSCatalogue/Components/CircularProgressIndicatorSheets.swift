internal import OUDS

/// The sheets of `OUDSCircularProgressIndicator`: three quarters done, with each of its parts or without.
enum CircularProgressIndicatorSheets: ComponentSheets {
  static let component = "circular-progress-indicator"

  private static let done = 0.75

  static let sheets: [SheetDefinition] =
    OUDSProgressIndicatorStatus.allCases.map { status in
      sheet(status.rawValue) { OUDSCircularProgressIndicator(progress: done, status: status) }
    } + [
      sheet("no-track") { OUDSCircularProgressIndicator(progress: done, track: false) },
      sheet("small-gap") { OUDSCircularProgressIndicator(progress: done, gapSize: .small) },
      sheet("helper-text") { OUDSCircularProgressIndicator(progress: done, helperText: "Loading...") },
      sheet("indeterminate") { OUDSCircularProgressIndicator() },
    ]

  private static func sheet(
    _ name: String, indicator: @escaping @Sendable () -> OUDSCircularProgressIndicator
  ) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(name)") { ProgressSheet(indicator: indicator(), margin: 0, width: nil) }
  }
}
