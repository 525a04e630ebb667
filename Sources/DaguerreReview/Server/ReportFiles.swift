import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The files of a report by the names under which they are served.
struct ReportFiles: Sendable {
  let report: Report
  private let folder: Folder
  private let page: [String: [UInt8]]
  /// What the report itself names.
  private let names: Set<String>

  /// - Throws: `FileError` when there is no report in the folder, or one that cannot be read.
  init(folder path: String) throws {
    guard let folder = try Folder.existing(path), let bytes = try folder.read("report.json"),
      let report = try? JSONDecoder().decode(Report.self, from: Data(bytes)),
      report.cases.allSatisfy({ report.groups.indices.contains($0.group) }),
      report.groups.allSatisfy({ $0.cases.allSatisfy(report.cases.indices.contains) })
    else { throw FileError("read the report in", path, reason: "there is none, or it is damaged") }
    self.folder = folder
    self.report = report
    var page = Dictionary(ReviewPage.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    page["index.html"] = ReviewPage.index(withSession: true)
    self.page = page
    names = Set(
      report.groups.flatMap { [$0.before?.file, $0.after?.file, $0.change] }.compactMap { $0 }
        + ["report.js", "report.json"])
  }

  /// The contents of a file; nil for any other name.
  func bytes(_ name: String) throws(FileError) -> [UInt8]? {
    if let bytes = page[name] { return bytes }
    return names.contains(name) ? try folder.read(name) : nil
  }

  static func contentType(_ name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "json": "application/json"
    default: "image/png"
    }
  }
}
