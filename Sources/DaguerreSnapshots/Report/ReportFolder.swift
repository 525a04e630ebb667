import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import Foundation

/// The folder of a report.
///
/// ```
/// report.json          see ``Report``
/// result.json          what it is made from, see `RunResult`, where it is of a verification
/// tokens/THEME.json    the tokens as they are now, as recording would write them
/// report.js            the same for the page, which is read from a disk, too
/// index.html, …        the page
/// pictures/DIGEST.png  each picture once
/// contact/TOKEN.png    for each cause the cells that it changes most, before and after
/// changes/DIGEST.js    what is known of each pixel of a change, see ``ChangeScript``
/// files.txt            what the next run removes before it writes
/// ```
///
/// It is made with the first file.
final class ReportFolder: Sendable {
  private let folder: ManagedFolder
  private let page: [(path: String, bytes: [UInt8])]

  /// - Parameter page: what shows the report, by paths in the folder.
  init(_ path: String, page: [(path: String, bytes: [UInt8])]) {
    folder = ManagedFolder(path, listName: "files.txt", heading: "# daguerre report", owner: "verify")
    self.page = page
  }

  var path: String { folder.path }

  static func scriptPath(_ name: String) -> String { "changes/\(name).js" }

  static func picturePath(_ identity: PixelIdentity) -> String {
    "pictures/\(identity.digest).png"
  }

  /// Removes the report of an earlier run; its pictures go in the end, unless they are of this one too.
  func clear() throws(FileError) { try folder.clear() }

  /// Leaves nothing of an earlier run, where there is no report.
  func finishWithoutReport() throws(FileError) { try folder.removeEarlier() }

  /// Writes a picture, unless it is there.
  func write(_ bitmap: Bitmap, _ identity: PixelIdentity) throws -> Report.Picture {
    let file = Self.picturePath(identity)
    if try folder.note([file]) { try folder.write(try PNG.encode(bitmap, compression: .fastest), to: file) }
    return Report.Picture(file: file, width: identity.width, height: identity.height)
  }

  /// A picture that was written.
  func read(_ picture: Report.Picture) throws -> Bitmap? {
    guard let bytes = try Folder.existing(folder.path)?.read(picture.file) else { return nil }
    return try PNG.decode(bytes)
  }

  func write(_ bitmap: Bitmap, to file: String) throws { try folder.write(try PNG.encode(bitmap), to: file) }

  func writeScript(_ bytes: [UInt8], _ name: String) throws(FileError) {
    try folder.write(bytes, to: Self.scriptPath(name))
  }

  func write(_ bytes: [UInt8], to file: String) throws(FileError) { try folder.write(bytes, to: file) }

  /// Writes the report of a run with its result, and a contact sheet if that is wanted.
  func finish(_ run: inout RunReport, _ result: RunResult?, contactSheet: Bool) throws {
    if contactSheet { try writeContactSheet(&run.report) }
    if let result { try write(Self.json(result), to: RunResult.fileName) }
    try finish(run.report)
  }

  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try [UInt8](encoder.encode(value))
  }

  /// Writes the report and its page, and the list of all files.
  func finish(_ report: Report) throws {
    let json = try Self.json(report)
    let files =
      page + [("report.json", json), ("report.js", Array("daguerre.report(".utf8) + json + Array(");\n".utf8))]
    for file in files { try folder.write(file.bytes, to: file.path) }
    try folder.finish(files.map(\.path))
  }
}
