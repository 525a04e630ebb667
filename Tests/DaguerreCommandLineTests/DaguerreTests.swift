import DaguerreGraphics
import DaguerreImages
import Foundation
import TestSupport
import Testing

/// The program with the catalogue of the design system.
@Suite("daguerre")
struct DaguerreTests {
  private let tool = BuiltTool.daguerre

  @Test("the program says what it can do")
  func help() throws {
    let outcome = try tool.run(["--help"], in: try TemporaryFolder())
    #expect(outcome.status == 0)
    for command in ["list", "render", "record", "verify", "draw", "tokens", "transition"] {
      #expect(outcome.output.contains("\n  \(command) "))
    }
  }

  @Test("a package without fonts is told what is missing, and stays as it is")
  func missingFonts() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    for command in ["record", "verify", "render", "list"] {
      let outcome = try tool.run([command], in: folder)
      #expect(outcome.status == 3 && outcome.errorLines.count == 1, "\(command): \(outcome.errors)")
      #expect(outcome.errors.contains("\(folder.path)/Fonts/manifest.json"))
    }
    #expect(folder.files() == ["Package.swift"])
  }

  @Test("a button is recorded, verified, and one changed pixel of a reference is found")
  func button() throws {
    let folder = try TemporaryFolder()
    let options = ["--snapshots", "store", "--fonts", PackageFonts.directory]
    let recorded = try tool.run(
      ["record", "--theme", "orange", "--filter", "button/default/text"] + options, in: folder)
    try #require(recorded.status == 0, "\(recorded.errors)")
    let points = ["--theme", "orange", "--filter", "button/default/text", "--mode", "dark", "--direction", "ltr"]
    let equal = try tool.run(["verify"] + points + options, in: folder)
    #expect(equal.status == 0 && equal.output.hasSuffix(" cases are equal to their references\n"))

    let picture = "store/orange/dark/button.default.text.png"
    var bitmap = try PNG.decode(folder.bytes(picture))
    bitmap.pixels[bitmap.pixels.count / 2] ^= 0x01_00
    try folder.write(try PNG.encode(bitmap), to: picture)
    let changed = try tool.run(["verify"] + points + options, in: folder)
    #expect(changed.status == 1)
    #expect(
      changed.output.contains(
        "\nbutton/default/text (orange/default/dark/compact/ltr) and 5 more cases\n  1 pixel, largest step 1, in 1x1 at "
      ))
    #expect(
      changed.output.contains("  which tokens have changed is not known, as its theme was not recorded as a whole"))
  }

  @Test("a misspelt tuning is answered with the nearest one")
  func tuning() throws {
    let options = ["--theme", "orange", "--tuning", "maxit", "-o", "out", "--fonts", PackageFonts.directory]
    let outcome = try tool.run(["render"] + options, in: try TemporaryFolder())
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("error: 'maxit' is not a tuning. Did you mean 'max-it'? Known: default, "))
  }
}
