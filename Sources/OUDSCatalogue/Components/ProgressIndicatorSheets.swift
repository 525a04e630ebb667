internal import OUDS

/// Three quarters.
private let done = 0.75

/// The sheets of `OUDSCircularProgressIndicator`: three quarters done, with each of its parts or without.
enum CircularProgressIndicatorSheets: ComponentSheets {
  static let component = "circular-progress-indicator"

  static let sheets =
    OUDSProgressIndicatorStatus.allCases.map { status in
      indicator(status.rawValue) { OUDSCircularProgressIndicator(progress: done, status: status) }
    } + [
      indicator("no-track") { OUDSCircularProgressIndicator(progress: done, track: false) },
      indicator("small-gap") { OUDSCircularProgressIndicator(progress: done, gapSize: .small) },
      indicator("helper-text") { OUDSCircularProgressIndicator(progress: done, helperText: "Loading...") },
      indicator("indeterminate") { OUDSCircularProgressIndicator() },
    ]

  private static func indicator(
    _ name: String, _ indicator: @escaping @Sendable () -> OUDSCircularProgressIndicator
  ) -> SheetDefinition {
    sheet(name) { SingleSheet(marksOwnBox: true) { indicator() } }
  }
}

/// The sheets of `OUDSLinearProgressIndicator`: three quarters done, with each of its parts or without.
enum LinearProgressIndicatorSheets: ComponentSheets {
  static let component = "linear-progress-indicator"

  static let sheets =
    OUDSProgressIndicatorStatus.allCases.map { status in
      indicator(status.rawValue) { OUDSLinearProgressIndicator(progress: done, status: status) }
    } + [
      indicator("no-track") { OUDSLinearProgressIndicator(progress: done, track: false) },
      indicator("small-gap") { OUDSLinearProgressIndicator(progress: done, gapSize: .small) },
      indicator("stop-indicator") { OUDSLinearProgressIndicator(progress: done, track: false, stopIndicator: true) },
      indicator("helper-text", isDrawnAtPairwisePoints: true) {
        OUDSLinearProgressIndicator(progress: done, helperText: "Loading...")
      },
      indicator("indeterminate-with-long-helper-text") {
        OUDSLinearProgressIndicator(helperText: "Uploading file: http://download-website.com/directory/file.jpg")
      },
    ]

  private static func indicator(
    _ name: String, isDrawnAtPairwisePoints: Bool = false,
    _ indicator: @escaping @Sendable () -> OUDSLinearProgressIndicator
  ) -> SheetDefinition {
    sheet(name, isDrawnAtPairwisePoints: isDrawnAtPairwisePoints) {
      SingleSheet(width: SheetMetrics.phoneWidth, margin: SheetMetrics.margin, marksOwnBox: true) { indicator() }
    }
  }
}
