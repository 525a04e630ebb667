import Foundation
import Testing

/// The harbour's own tool, which is a catalogue and one line.
@Suite("The tool of another design system")
struct HarbourToolTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("harbour-\(UUID().uuidString)")

  private func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let process = Process()
    // The program lies beside the bundle of tests.
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("harbour")
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Fonts").path
    process.arguments = arguments + (arguments.contains("--help") ? [] : ["--fonts", fonts])
    process.currentDirectoryURL = folder
    process.environment = [:]
    let output = Pipe()
    (process.standardOutput, process.standardError) = (output, output)
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test("records, verifies, draws and makes a gallery, with an option for its own axis")
  func commands() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run(["record", "--snapshots", "Snapshots"]).status == 0)
    let verified = try run(["verify", "--snapshots", "Snapshots"])
    #expect(verified.status == 0 && verified.output.contains("48 cases are equal"), "\(verified.output)")
    let manifestFile = folder.appendingPathComponent("Snapshots/summer/manifest.tsv")
    let manifest = try String(contentsOf: manifestFile, encoding: .utf8)
    #expect(manifest.hasPrefix("daguerre-manifest 3\tmode=light,dark\tsizeClass="))

    let dense = try run(["list", "--row-density", "dense", "--theme", "winter", "--mode", "dark"])
    #expect(dense.output.split(separator: "\n").count == 6, "\(dense.output)")
    #expect(dense.output.hasPrefix("flag/default winter/dark/compact/dense\n"))
    let wrong = try run(["list", "--row-density", "dens"])
    #expect(wrong.status == 2 && wrong.output.contains("Did you mean 'dense'?"))

    #expect(try run(["render", "-o", "out"]).status == 0)
    let picture = folder.appendingPathComponent("out/summer/light/compact/ticket/default.png")
    #expect(FileManager.default.fileExists(atPath: picture.path))
    #expect(try run(["gallery", "--row-density", "dense", "--row-density", "comfortable"]).status == 0)
    let page = try String(contentsOf: folder.appendingPathComponent("gallery/components/ticket.html"), encoding: .utf8)
    #expect(page.contains("<select name=\"Row density\">"))
  }

  @Test("a colour of the asset catalogue that an attribute has is a token: it is listed, and told as a cause")
  func tokens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try run(["record", "--snapshots", "Snapshots"]).status == 0)
    let list = try run(["tokens", "list"])
    #expect(list.status == 0 && list.output.contains("harbour.color.signal"), "\(list.output)")
    let verified = try run(
      ["verify", "--snapshots", "Snapshots", "--set", "harbour.color.signal=#00FF00", "--theme", "winter"])
    #expect(verified.status == 1 && verified.output.contains("cause harbour.color.signal: "), "\(verified.output)")
  }

  @Test("its help speaks of its own catalogue")
  func help() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let help = try run(["render", "--help"]).output
    #expect(help.contains("--row-density <row-density>") && help.contains("comfortable or dense."))
    #expect(help.contains("USAGE: harbour render") && !help.contains("orange") && !help.contains("daguerre"))
  }
}
