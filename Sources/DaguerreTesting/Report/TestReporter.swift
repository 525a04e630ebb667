import DaguerreSnapshots
import Testing
import XCTest

/// Tells the test framework that is running.
struct TestReporter {
  let site: CallSite

  func report(_ outcome: SnapshotOutcome) {
    guard !outcome.findings.isEmpty else { return }
    if Test.current != nil {
      for file in outcome.pictures?.files ?? [] {
        Attachment.record(file.png, named: "\(outcome.name).\(file.word).png", sourceLocation: location)
      }
    }
    fail("\(outcome.name): " + outcome.findings.joined(separator: "\n  "))
  }

  func fail(_ message: String) {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    // Outside its own tests XCTest does nothing, and outside its own Swift Testing does not. A task that a test has
    // detached belongs to neither, so both are told then.
    if Test.current == nil { XCTFail(message, file: site.filePath, line: site.line) }
  }

  private var location: SourceLocation {
    SourceLocation(
      fileID: "\(site.fileID)", filePath: "\(site.filePath)", line: Int(site.line), column: Int(site.column))
  }
}
