/// Where a report goes, and what shows it.
public struct ReportOutput: Sendable {
  /// The folder; a file in it that is not from a report is left alone.
  public var folder: String
  /// The name of the tool that writes it.
  public var tool: String
  /// The files of the page that shows the report, by paths in the folder; none for data and pictures alone.
  public var page: [(path: String, bytes: [UInt8])]
  /// A digest of the program, fonts and drawings that pictures are made with, which all shards of a run must have in
  /// common; empty where nobody asks.
  public var drawnWith = ""
  /// Whether a picture of what has changed most is drawn beside the report.
  public var drawsContactSheet = false

  /// A report for programs, unless a page is given.
  public init(folder: String, tool: String = "daguerre", page: [(path: String, bytes: [UInt8])] = []) {
    (self.folder, self.tool, self.page) = (folder, tool, page)
  }
}
