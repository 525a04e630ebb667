import Foundation
import Testing

/// What the README points at is there.
@Suite("README")
struct ReadmeTests {
  @Test("its pictures and links within the project name files")
  func paths() throws {
    let root = OurSources.folder.deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let paths = text.matches(of: /\]\((?<link>[^)#:]+)\)|src="(?<picture>[^":]+)"/).map { match in
      String(match.output.link ?? match.output.picture ?? "")
    }
    #expect(paths.contains { $0.hasSuffix(".png") } && paths.contains { $0.hasSuffix(".md") })
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: root.appending(path: path).path(percentEncoded: false)), "\(path)")
    }
  }
}
