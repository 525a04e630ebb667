internal import OUDS

/// The sheets of `OUDSLinearProgressIndicator`: three quarters done, with each of its parts or without.
enum LinearProgressIndicatorSheets: ComponentSheets {
  static let component = "linear-progress-indicator"

  private static let done = 0.75

  static let sheets: [SheetDefinition] =
    OUDSProgressIndicatorStatus.allCases.map { status in
      sheet(status.rawValue) { OUDSLinearProgressIndicator(progress: done, status: status) }
    } + [
      sheet("no-track") { OUDSLinearProgressIndicator(progress: done, track: false) },
      sheet("small-gap") { OUDSLinearProgressIndicator(progress: done, gapSize: .small) },
      sheet("stop-indicator") { OUDSLinearProgressIndicator(progress: done, track: false, stopIndicator: true) },
      sheet("helper-text", isDrawnAtFurtherPoints: true) {
        OUDSLinearProgressIndicator(progress: done, helperText: "Loading...")
      },
      sheet("indeterminate-with-long-helper-text") {
        OUDSLinearProgressIndicator(
          helperText: "Uploading file: http://download-website.com/directory/file.jpg")
      },
    ]

  private static func sheet(
    _ name: String, isDrawnAtFurtherPoints: Bool = false,
    indicator: @escaping @Sendable () -> OUDSLinearProgressIndicator
  ) -> SheetDefinition {
    SheetDefinition(id: "\(component)/\(name)", isDrawnAtFurtherPoints: isDrawnAtFurtherPoints) {
      ProgressSheet(indicator: indicator(), margin: SheetMetrics.margin, width: SheetMetrics.phoneWidth)
    }
  }
}
