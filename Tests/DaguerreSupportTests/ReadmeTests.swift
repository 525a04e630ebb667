import Foundation
import Testing

/// What the README and the articles of modules point at is there.
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

  @Test("articles are linked to, and only those that are there")
  func articles() throws {
    let catalogs = try FileManager.default.subpathsOfDirectory(atPath: OurSources.folder.path(percentEncoded: false))
      .filter { $0.hasSuffix(".docc") }
    #expect(catalogs.count >= 4)
    for catalog in catalogs {
      let folder = OurSources.folder.appending(path: catalog)
      let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let links = try files.flatMap { file in
        try String(contentsOf: file, encoding: .utf8).matches(of: /<doc:(\w+)>/).map { String($0.output.1) }
      }
      let names = files.map { $0.deletingPathExtension().lastPathComponent }
      let landing = folder.deletingPathExtension().lastPathComponent
      #expect(Set(links).union([landing]) == Set(names), "\(catalog)")
    }
  }
}
