import DaguerreSnapshots
import DaguerreGraphics
import DaguerreImages
import Foundation
import TestSupport
import Testing

@testable import DaguerreTesting

@Suite("References of tests")
struct SnapshotSessionTests {
  /// What is in the place of the reference before the test.
  enum Before: CaseIterable { case nothing, equal, changed, damaged }

  private let folder: TemporaryFolder
  private static let reference = "Tests/__Snapshots__/CardTests/card.light@2x.png"
  private static let report = ".build/daguerre-report/Tests/CardTests"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
  }

  private static func picture(_ color: Color, width: Double = 3) throws -> Bitmap {
    var list = DisplayList(size: Size(width: 4, height: 2), background: .white)
    list.append(.fillRect(Rect(x: 0, y: 0, width: width, height: 1), color))
    return try Rasterizer().draw(list, scale: 2)
  }

  private static let actual = Result { try picture(Color(rgba: 0x2040_60FF)) }

  private func prepare(_ before: Before) throws -> [UInt8]? {
    switch before {
    case .nothing: return nil
    case .equal: try folder.write(PNG.encode(Self.actual.get(), compression: .fast), to: Self.reference)
    case .changed: try folder.write(PNG.encode(Self.picture(Color(rgba: 0x2040_70FF), width: 2)), to: Self.reference)
    case .damaged: try folder.write("not a picture", to: Self.reference)
    }
    return try folder.bytes(Self.reference)
  }

  private func check(
    _ recording: SnapshotRecording?, environment: [String: String] = [:], names: SnapshotNames = SnapshotNames(),
    picture: Bitmap? = nil
  ) throws -> SnapshotOutcome {
    let session = try SnapshotSession(
      testFile: folder.path("Tests/CardTests.swift"), recording: recording, environment: environment, names: names)
    return session.check(name: "card.light@2x") { DrawnPicture(bitmap: try picture ?? Self.actual.get()) }
  }

  @Test("what a mode records", arguments: SnapshotRecording.allCases, Before.allCases)
  func recording(mode: SnapshotRecording, before: Before) throws {
    let old = try prepare(before)
    let outcome = try check(mode)
    let isRecorded =
      switch (mode, before) {
      case (.all, .nothing), (.all, .changed), (.all, .damaged): true
      case (.missing, .nothing), (.failed, .nothing), (.failed, .changed): true
      default: false
      }
    let path = folder.path(Self.reference)
    if isRecorded {
      #expect(try PNG.decode(folder.bytes(Self.reference)) == Self.actual.get())
      #expect(try #require(outcome.findings.first).hasPrefix("recorded \(path): "))
    } else if let old {
      #expect(try folder.bytes(Self.reference) == old)
    } else {
      #expect(!FileManager.default.fileExists(atPath: path))
    }
    // Nothing but an equal picture that is not being recorded passes.
    #expect(outcome.findings.isEmpty == (before == .equal && mode != .all), "\(outcome.findings)")
    // No half-written file stays behind.
    #expect(folder.files("Tests").allSatisfy { $0.hasSuffix(".png") })
  }

  @Test("a run that has recorded passes when it is repeated", arguments: [SnapshotRecording.missing, .failed])
  func repeated(mode: SnapshotRecording) throws {
    #expect(try !check(mode).findings.isEmpty)
    #expect(try check(mode).findings.isEmpty)
    #expect(try check(.never).findings.isEmpty)
  }

  @Test("a difference is told in numbers and shown")
  func difference() throws {
    _ = try prepare(.changed)
    let outcome = try check(.never)
    let report = folder.path(Self.report)
    // The first two columns have another colour, the third is new: all of the upper half.
    #expect(
      outcome.findings == [
        "the picture is not the reference \(folder.path(Self.reference))", "12 pixels, largest step 223, in 6x2 at 0,0",
        "if it is right: DAGUERRE_RECORD=failed swift test", "see \(report)/card.light@2x.expected.png",
        "see \(report)/card.light@2x.actual.png", "see \(report)/card.light@2x.difference.png",
      ])
    #expect(outcome.pictures?.files.map(\.word) == ["expected", "actual", "difference"])
    #expect(try PNG.decode(folder.bytes("\(Self.report)/card.light@2x.actual.png")) == Self.actual.get())
    for file in outcome.pictures?.files ?? [] {
      #expect(try folder.bytes("\(Self.report)/card.light@2x.\(file.word).png") == file.png)
    }
    // Pictures of a failure go when there is none any more.
    _ = try prepare(.equal)
    #expect(try check(.never).findings.isEmpty)
    #expect(folder.files(Self.report) == [])
  }

  @Test("another size is told")
  func size() throws {
    _ = try prepare(.equal)
    let outcome = try check(.never, picture: Bitmap(width: 5, height: 7))
    #expect(outcome.findings[1] == "size 5x7 instead of 8x4")
  }

  @Test("a reference that claims to be huge is not unpacked", arguments: [[0x10, 0], [0xFF, 0xFF]] as [[UInt8]])
  func huge(size: [UInt8]) throws {
    var bytes = try #require(try prepare(.equal))
    // Width and height, after the signature and the head of the first chunk.
    for place in [18, 22] { bytes.replaceSubrange(place..<place + 2, with: size) }
    if size[0] == 0xFF { for place in [16, 20] { bytes.replaceSubrange(place..<place + 2, with: size) } }
    try folder.write(bytes, to: Self.reference)
    let outcome = try check(.never)
    let number = size.reduce(0) { $0 << 8 | Int($1) } | (size[0] == 0xFF ? 0xFFFF_0000 : 0)
    #expect(
      outcome.findings.first
        == "the reference \(folder.path(Self.reference)) cannot be read: it says that it has \(number) x \(number) pixels, far more than what is drawn"
    )
    #expect(try check(.all).findings.first?.hasPrefix("recorded ") == true)
  }

  @Test("a reference that is a folder is an error", arguments: SnapshotRecording.allCases)
  func unreadable(mode: SnapshotRecording) throws {
    try folder.write("x", to: "\(Self.reference)/x")
    let outcome = try check(mode)
    #expect(outcome.findings.first?.contains("\(folder.path(Self.reference)): error: cannot read") == true)
    #expect(try folder.text("\(Self.reference)/x") == "x")
  }

  @Test("the environment sets the mode unless the call does")
  func mode() throws {
    func mode(_ recording: SnapshotRecording?, _ environment: [String: String]) throws -> SnapshotRecording {
      try SnapshotSession(testFile: "/a/B.swift", recording: recording, environment: environment).recording
    }
    #expect(try mode(nil, [:]) == .missing)
    for word in SnapshotRecording.allCases {
      #expect(try mode(nil, ["DAGUERRE_RECORD": word.rawValue]) == word)
      #expect(try mode(.failed, ["DAGUERRE_RECORD": word.rawValue]) == .failed)
      #expect(try mode(word, ["CI": "true", "DAGUERRE_RECORD": "all"]) == .never)
    }
    #expect(try mode(nil, ["DAGUERRE_RECORD": "", "CI": ""]) == .missing)
    #expect(throws: SessionError.unknownRecording("al")) { try mode(nil, ["DAGUERRE_RECORD": "al"]) }
  }

  @Test("nothing is recorded where CI is set")
  func continuousIntegration() throws {
    let outcome = try check(.all, environment: ["CI": "1"])
    #expect(outcome.findings.first?.hasSuffix("; CI is set, so none is recorded") == true)
    #expect(folder.files("Tests") == [])
  }

  @Test("pictures go where the environment says")
  func reportFolder() throws {
    _ = try check(.never, environment: ["DAGUERRE_REPORT": folder.path("out")])
    #expect(folder.files("out") == ["CardTests/card.light@2x.actual.png"])
  }

  @Test("what was found is told where its pictures cannot be written, too")
  func unwritableReport() throws {
    _ = try check(.all)
    try folder.write("a file", to: "out")
    let outcome = try check(
      .never, environment: ["DAGUERRE_REPORT": folder.path("out")], picture: Bitmap(width: 1, height: 1))
    #expect(outcome.findings.first == "the picture is not the reference \(folder.path(Self.reference))")
    #expect(outcome.findings.last?.hasPrefix("its pictures are not written: ") == true)
    let equal = try check(.never, environment: ["DAGUERRE_REPORT": folder.path("out")])
    #expect(equal.findings.isEmpty)
  }

  @Test("two pictures of one name are found, and the first one is kept")
  func sameName() throws {
    let names = SnapshotNames()
    _ = try check(.all, names: names)
    let kept = try folder.bytes(Self.reference)
    let outcome = try check(.all, names: names, picture: Bitmap(width: 1, height: 1))
    #expect(outcome.findings == ["\(NameError.taken(folder.path(Self.reference)))"])
    #expect(try folder.bytes(Self.reference) == kept)
  }

  @Test("characters that no font has are told when a reference is recorded")
  func unmappedScalars() throws {
    let session = try SnapshotSession(
      testFile: folder.path("Tests/CardTests.swift"), recording: .missing, environment: [:], names: SnapshotNames())
    let outcome = session.check(name: "card") {
      DrawnPicture(bitmap: Bitmap(width: 1, height: 1), unmappedScalars: ["\u{1F600}", "é"])
    }
    #expect(outcome.findings[1] == "characters that no font has are drawn as boxes: U+1F600, U+E9")
  }

  @Test("many tests at once record whole files")
  func parallel() async throws {
    let session = try SnapshotSession(
      testFile: folder.path("Tests/CardTests.swift"), recording: .failed, environment: [:], names: SnapshotNames())
    let bitmap = try Self.actual.get()
    let failures = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<64 {
        group.addTask { session.check(name: "card.light@2x") { DrawnPicture(bitmap: bitmap) }.findings.count }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    // One of them has recorded, the others have compared.
    #expect(failures.count { $0 > 0 } == 1)
    #expect(try PNG.decode(folder.bytes(Self.reference)) == Self.actual.get())
  }
}
