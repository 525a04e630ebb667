import Foundation
import Testing

/// Files are written, moved and removed by `DaguerreSupport` alone.
@Suite("One place for files")
struct OnePlaceTests {
  /// Run while the package is built, on what the build tool or the compiler gives them.
  private static let exceptions = ["AssetSymbolsPlugin/", "assetnames/", "embed/", "sheetlist/", "ViewMacros/"]

  /// Calls that change something on disk, or follow links on the way to something of ours.
  private static let calls = [
    #"FileManager\.default\.(remove|create|copy|move|replace|link)"#, #"\.write\(to(File)?: (url|URL|path|file)"#,
    "FileHandle",
    "Data\\(contentsOf", "OutputStream", "(Glibc|Darwin|Foundation)\\.(open|write|rename|unlink|mkdir)",
    #"\b(openat?|fopen|creat|rename|unlink(at)?|rmdir|mkdir(at)?|symlink|truncate)\((path|"|try|folder)"#,
  ]

  @Test("no other module calls the system for that")
  func calls() throws {
    let pattern = try NSRegularExpression(pattern: Self.calls.joined(separator: "|"))
    let files = try OurSources.names().filter { name in
      name.hasSuffix(".swift") && !name.hasPrefix("DaguerreSupport/")
        && !Self.exceptions.contains(where: name.hasPrefix)
    }
    #expect(files.count > 300)
    for file in files { #expect(try OurSources.lines(of: file, with: pattern) == [], "\(file)") }
  }

  @Test("plugins give paths as they are, not as addresses write them: a folder may have a blank in its name")
  func blanks() throws {
    let pattern = try NSRegularExpression(pattern: #"\.path\(\)"#)
    let files = try OurSources.names().filter { $0.contains("Plugin/") }
    #expect(files.count == 3)
    for file in files { #expect(try OurSources.lines(of: file, with: pattern) == [], "\(file)") }
  }
}
