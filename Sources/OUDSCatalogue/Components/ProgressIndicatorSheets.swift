internal import OUDS

/// Three quarters.
private let done = 0.75

/// The sheets of `OUDSCircularProgressIndicator`: three quarters done, with each of its parts or without; and the
/// assistant's.
enum CircularProgressIndicatorSheets: ComponentSheets {
  static let component = "circular-progress-indicator"

  static let sheets =
    OUDSStatus.allCases.map(OUDSProgressIndicatorStatus.init).map { status in
      indicator(status.rawValue) { OUDSCircularProgressIndicator(progress: done, status: status, helperText: nil) }
    } + [
      indicator("no-track") {
        OUDSCircularProgressIndicator(progress: done, status: .accent, track: false, helperText: nil)
      },
      indicator("small-gap") {
        OUDSCircularProgressIndicator(progress: done, status: .accent, gapSize: .small, helperText: nil)
      },
      indicator("helper-text") {
        OUDSCircularProgressIndicator(progress: done, status: .accent, helperText: .description("Loading..."))
      },
      indicator("indeterminate") { OUDSCircularProgressIndicator(status: .accent) },
      indicator("assistant") { OUDSAssistantCircularProgressIndicator() },
    ]

  private static func indicator(
    _ name: String, _ indicator: @escaping @Sendable () -> some View
  ) -> SheetDefinition {
    sheet(name) { SingleSheet(margin: SheetMetrics.margin, marksOwnBox: true) { indicator() } }
  }
}

/// The sheets of `OUDSLinearProgressIndicator`: three quarters done, with each of its parts or without.
enum LinearProgressIndicatorSheets: ComponentSheets {
  static let component = "linear-progress-indicator"

  static let sheets =
    OUDSStatus.allCases.map(OUDSProgressIndicatorStatus.init).map { status in
      indicator(status.rawValue) { OUDSLinearProgressIndicator(progress: done, status: status, helperText: nil) }
    } + [
      indicator("no-track") {
        OUDSLinearProgressIndicator(progress: done, status: .accent, track: false, helperText: nil)
      },
      indicator("small-gap") {
        OUDSLinearProgressIndicator(progress: done, status: .accent, helperText: nil, gapSize: .small)
      },
      indicator("stop-indicator") {
        OUDSLinearProgressIndicator(
          progress: done, status: .accent, track: false, stopIndicator: true, helperText: nil)
      },
      indicator("helper-text", isDrawnAtPairwisePoints: true) {
        OUDSLinearProgressIndicator(progress: done, status: .accent, helperText: .description("Loading..."))
      },
      indicator("indeterminate-with-long-helper-text") {
        OUDSLinearProgressIndicator(
          status: .accent, helperText: "Uploading file: http://download-website.com/directory/file.jpg")
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
