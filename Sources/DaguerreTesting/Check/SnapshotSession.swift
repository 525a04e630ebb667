import DaguerreSupport
import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import Foundation
import Synchronization

/// Where the references and reports of one test file are, and whether references may be written.
struct SnapshotSession: Sendable {
  /// Where `__Snapshots__/FILE` of the test file is.
  let references: Place
  /// Where pictures of failures go.
  let report: Place
  let recording: SnapshotRecording
  /// Whether `CI` keeps references from being recorded.
  let isLocked: Bool

  private let names: SnapshotNames

  /// A folder of ours within one that is not.
  struct Place: Sendable {
    let base: String
    let name: String

    var path: String { "\(base)/\(name)" }

    /// Links within the base are not followed.
    func made() throws(FileError) -> Folder { try Folder.made(base).madeFolder(name) }
    func existing() throws(FileError) -> Folder? { try Folder.existing(base)?.folder(name) }
  }

  /// - Throws: `SessionError` when `DAGUERRE_RECORD` is not one of the words.
  init(
    testFile: String, recording: SnapshotRecording?,
    environment: [String: String] = ProcessInfo.processInfo.environment, names: SnapshotNames = .shared
  ) throws(SessionError) {
    let file = URL(fileURLWithPath: testFile)
    let name = file.deletingPathExtension().lastPathComponent
    let folder = Files.folder(of: testFile)
    references = Place(base: folder, name: "__Snapshots__/\(name)")
    if let chosen = environment["DAGUERRE_REPORT"], !chosen.isEmpty {
      report = Place(base: chosen, name: name)
    } else if let package = PackageFolder.holding(folder) {
      report = Place(base: "\(package)/.build", name: "daguerre-report\(folder.dropFirst(package.count))/\(name)")
    } else {
      report = Place(base: FileManager.default.temporaryDirectory.path, name: "daguerre-report/\(name)")
    }
    isLocked = environment["CI"].map { !$0.isEmpty } ?? false
    var asked = recording ?? .missing
    if recording == nil, let word = environment["DAGUERRE_RECORD"], !word.isEmpty {
      guard let known = SnapshotRecording(rawValue: word) else { throw SessionError.unknownRecording(word) }
      asked = known
    }
    self.recording = isLocked ? .never : asked
    self.names = names
  }

  /// Draws a picture and compares it with its reference, or records that.
  ///
  /// - Parameter name: of the reference, without its extension.
  func check(name: String, draw: () throws -> DrawnPicture) -> SnapshotOutcome {
    let path = "\(references.path)/\(name).png"
    do {
      let drawn = try draw()
      try names.claim(path, for: PixelIdentity(of: drawn.bitmap))
      return try Self.files.withLock { _ in try compare(drawn, with: path, name: name) }
    } catch {
      return SnapshotOutcome(name: name, findings: ["\(error)"])
    }
  }

  /// How many views are told of a picture.
  private static let mostPainters = 6

  /// Guards the files of references and reports, which two tests may have in common.
  private static let files = Mutex(())

  private func compare(_ drawn: DrawnPicture, with path: String, name: String) throws -> SnapshotOutcome {
    // Pictures of an earlier run that stay are told by those of this one, which cannot be written there either.
    if let old = try? report.existing() { try? DifferencePictures.remove(from: old, name: name) }
    guard let bytes = try references.existing()?.read("\(name).png") else {
      guard recording == .never else { return try record(drawn, to: path, name: name, because: "there was none") }
      let reason = isLocked ? "; CI is set, so none is recorded" : ""
      return try outcome(
        name, ["there is no reference \(path)\(reason)", "record it: DAGUERRE_RECORD=missing swift test"],
        DifferencePictures(expected: nil, actual: drawn.bitmap, difference: nil))
    }
    let expected: Bitmap
    do { expected = try Self.decode(bytes, besides: drawn.bitmap) } catch {
      if recording == .all {
        return try record(drawn, to: path, name: name, because: "it was damaged: \(Diagnostic.phrase(of: error))")
      }
      return try outcome(
        name,
        [
          "the reference \(path) cannot be read: \(Diagnostic.phrase(of: error))",
          "restore it, or replace it: DAGUERRE_RECORD=all swift test",
        ], DifferencePictures(expected: nil, actual: drawn.bitmap, difference: nil))
    }
    let comparison = BitmapComparison(expected: expected, actual: drawn.bitmap)
    guard case .different(let difference) = comparison.verdict else {
      return recording == .all
        ? SnapshotOutcome(name: name, findings: ["recorded \(path), which has not changed; a run that records fails"])
        : SnapshotOutcome(name: name)
    }
    var findings = ["\(difference)"]
    if let size = SizeChange(from: expected, to: drawn.bitmap) { findings.insert("\(size)", at: 0) }
    // The frontmost ones: what lies under them is mostly painted as before.
    let painters = try drawn.painters(difference.bounds)
    if painters.count > Self.mostPainters { findings.append("painted by \(painters.count) views, the last of them:") }
    findings += painters.suffix(Self.mostPainters).map(\.description)
    if recording == .all || recording == .failed {
      return try record(drawn, to: path, name: name, because: "it had changed: \(findings.joined(separator: ", "))")
    }
    return try outcome(
      name,
      ["the picture is not the reference \(path)"] + findings + ["if it is right: DAGUERRE_RECORD=failed swift test"],
      DifferencePictures(expected: expected, actual: drawn.bitmap, difference: comparison.differenceImage()))
  }

  /// The picture of a reference, in time and memory in proportion to what is drawn: a file of a few bytes may claim to be
  /// of any size, and one that is far larger is not unpacked.
  private static func decode(_ bytes: [UInt8], besides drawn: Bitmap) throws -> Bitmap {
    if let size = PNG.claimedSize(of: bytes) {
      let (area, isHuge) = size.width.multipliedReportingOverflow(by: size.height)
      guard !isHuge, area <= max(1 << 22, 16 * drawn.width * drawn.height) else {
        throw SessionError.tooLarge(width: size.width, height: size.height)
      }
    }
    return try PNG.decode(bytes)
  }

  private func record(
    _ drawn: DrawnPicture, to path: String, name: String, because reason: String
  ) throws -> SnapshotOutcome {
    let png = try PNG.encode(drawn.bitmap, compression: .small)
    try references.made().write(png, to: "\(name).png")
    var findings = ["recorded \(path): \(reason)", "look at it and run the test again"]
    if !drawn.unmappedScalars.isEmpty {
      let codes = drawn.unmappedScalars.map { "U+" + String($0.value, radix: 16, uppercase: true) }
      findings.insert("characters that no font has are drawn as boxes: \(codes.joined(separator: ", "))", at: 1)
    }
    return SnapshotOutcome(name: name, findings: findings)
  }

  /// What was found comes first, whether its pictures can be written or not.
  private func outcome(_ name: String, _ findings: [String], _ pictures: DifferencePictures) -> SnapshotOutcome {
    let places: [String]
    do {
      places = try pictures.write(to: try report.made(), name: name).map { "see \(report.path)/\($0)" }
    } catch {
      places = ["its pictures are not written: \(error)"]
    }
    return SnapshotOutcome(name: name, findings: findings + places, pictures: pictures)
  }
}

/// Why a test cannot compare anything, or a reference is not read.
enum SessionError: DiagnosticError, Equatable {
  case unknownRecording(String)
  case tooLarge(width: Int, height: Int)

  var diagnostics: [Diagnostic] {
    switch self {
    case .unknownRecording(let word):
      [
        Diagnostic(
          "the environment variable DAGUERRE_RECORD is '\(word)'", accepted: SnapshotRecording.allCases.map(\.rawValue))
      ]
    case .tooLarge(let width, let height):
      [Diagnostic("it says that it has \(width) x \(height) pixels, far more than what is drawn")]
    }
  }
}
