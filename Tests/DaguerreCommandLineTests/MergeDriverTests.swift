import DaguerreSnapshots
import Foundation
import TestSupport
import Testing

@testable import DaguerreCommandLine

/// Branches of references, merged by the real git.
@Suite("daguerre merge-driver")
struct MergeDriverTests {
  private let tool = BuiltTool.fixture
  private let folder: TemporaryFolder

  init() throws { try self.init(pictures: "none") }

  /// - Parameter pictures: that the references keep; git calls the program for each that both sides have changed.
  private init(pictures: String) throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("{\"version\": 1, \"pictures\": \"\(pictures)\"}", to: "Snapshots/settings.json")
    try record("", "base")
  }

  /// Records with overrides and commits, in a new branch from the main one.
  private func branch(_ name: String, _ overrides: String, without omitted: String = "") throws {
    try #require(git(["checkout", "-q", "-b", name, "main"]).status == 0)
    try record(overrides, name, without: omitted)
  }

  private func record(_ overrides: String, _ message: String, without omitted: String = "") throws {
    let outcome = try tool.run(
      ["record"], in: folder, environment: ["FIXTURE_OVERRIDE": overrides, "FIXTURE_OMITTED": omitted])
    try #require(outcome.status == 0, "\(outcome.errors)")
    if message == "base" {
      try #require(git(["init", "-q", "-b", "main"]).status == 0)
      try #require(tool.run(["merge-driver", "install"], in: folder).status == 0)
    }
    try #require(git(["add", "-A"]).status == 0)
    try #require(git(["commit", "-q", "-m", message]).status == 0)
  }

  @discardableResult
  private func git(
    _ arguments: [String], _ overrides: String = "", failing: String = ""
  ) throws -> BuiltTool.Outcome {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "core.pager=cat"]
    return try BuiltTool(name: "git", shell: "exec git \"$@\"").run(
      identity + arguments, in: folder,
      environment: [
        "FIXTURE_OVERRIDE": overrides, "FIXTURE_FAILING": failing, "HOME": folder.path, "GIT_CONFIG_NOSYSTEM": "1",
      ])
  }

  /// Whether the references are, byte for byte, what is recorded with overrides.
  private func isRecorded(_ overrides: String) throws -> Bool {
    let found = try folder.snapshot("Snapshots").mapValues(\.bytes)
    let outcome = try tool.run(["record"], in: folder, environment: ["FIXTURE_OVERRIDE": overrides])
    let recorded = try folder.snapshot("Snapshots").mapValues(\.bytes)
    return outcome.status == 0 && outcome.output.contains("nothing has changed") && recorded == found
  }

  @Test(
    "two branches that change different tokens merge without a hand, whatever the program draws with",
    arguments: [
      ("bar.length+=5", "tile.color+=16"), ("tile.width+=4,bar.length+=-3", "tile.color+=16,unread=5"),
    ])
  func merge(ours: String, theirs: String) throws {
    for (current, pictures) in [("", "all"), (ours, "none")] {
      let test = try MergeDriverTests(pictures: pictures)
      try test.branch("theirs", theirs)
      try test.branch("ours", ours)
      let merged = try test.git(["merge", "-q", "--no-edit", "theirs"], current)
      #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
      #expect(try test.isRecorded("\(ours),\(theirs)"))
    }
  }

  @Test(
    "pictures that both branches change are those of the branch that has all of it",
    arguments: [("tile.width=33", "tile.width=33,tile.color+=16"), ("tile.width=33,tile.color+=16", "tile.width=33")])
  func mergePart(ours: String, theirs: String) throws {
    let test = try MergeDriverTests(pictures: "all")
    try test.branch("theirs", theirs)
    try test.branch("ours", ours)
    #expect(try test.git(["merge", "-q", "--no-edit", "theirs"], ours).status == 0)
    #expect(try test.isRecorded("tile.width=33,tile.color+=16"))
  }

  @Test("a case that one side adds has the values that the other changes, or is a conflict where that is not proven")
  func added() throws {
    try record("", "fewer", without: "tile/solid")
    try branch("theirs", "tile.color+=16", without: "tile/solid")
    try branch("ours", "")
    let merged = try git(["merge", "-q", "--no-edit", "theirs"])
    #expect(merged.status == 0, "\(merged.output)\(merged.errors)")
    #expect(try isRecorded("tile.color+=16"))
    try git(["reset", "-q", "--hard", "HEAD~1"])
    try git(["checkout", "-q", "theirs"])
    // What this program cannot draw proves nothing.
    let refused = try git(["merge", "-q", "--no-edit", "ours"], failing: "tile/solid")
    #expect(
      refused.status == 1 && refused.errors.contains("what is right with both is not proven"), "\(refused.errors)")
  }

  @Test("what one side removes and the other changes is a conflict, of which our line and what it reads stay")
  func removed() throws {
    try branch("theirs", "", without: "tile/solid")
    try branch("ours", "tile.color+=16", without: "bar/long")
    let merged = try git(["merge", "-q", "--no-edit", "theirs"])
    #expect(
      merged.status == 1 && merged.errors.contains(": removed on one side and changed on the other"), "\(merged.errors)"
    )
    for file in ["plain/manifest.tsv", "reads.tsv"] {
      let text = try folder.text("Snapshots/\(file)")
      #expect(text.contains("tile/solid\t") && !text.contains("bar/long"), "\(file)")
    }
  }

  @Test("the first file of a merge joins all of them, and the others are found; those of another merge are not")
  func joinedOnce() throws {
    let path = "Snapshots/plain/manifest.tsv"
    try branch("others", "tile.width+=6")
    try branch("theirs", "tile.color+=16")
    try branch("ours", "tile.width+=4")
    try #require(git(["merge", "-q", "--no-edit", "theirs"]).status == 0)
    let merged = try folder.bytes(path)
    try #require(git(["reset", "-q", "--hard", "HEAD~1"]).status == 0)
    for (theirs, status) in [("theirs", Int32(0)), ("others", 1)] {
      for (name, commit) in [("base", "main"), ("ours", "ours"), ("theirs", theirs)] {
        try folder.write(git(["show", "\(commit):\(path)"]).output, to: name)
      }
      let commit = try git(["rev-parse", theirs]).output.prefix { $0 != "\n" }
      // What this program cannot draw, it has not drawn.
      let outcome = try tool.run(
        ["merge-driver", "merge", "base", "ours", "theirs", path], in: folder,
        environment: ["GITHEAD_\(commit)": theirs, "FIXTURE_FAILING": "tile/solid"])
      #expect(outcome.status == status, "\(outcome.errors)")
      if status == 0 { #expect(try folder.bytes("ours") == merged) }
    }
  }

  @Test(
    "a rebase and a cherry-pick join as a merge does",
    arguments: [["rebase", "-q", "theirs"], ["cherry-pick", "theirs"]])
  func rebase(command: [String]) throws {
    try branch("theirs", "tile.color+=16")
    try branch("ours", "tile.width+=4")
    let done = try git(command)
    if command[0] == "rebase" {
      #expect(done.status == 0, "\(done.output)\(done.errors)")
      #expect(try isRecorded("tile.color+=16,tile.width+=4"))
    } else {
      // git does not say which commit it picks while it does: what both sides have changed stays open.
      #expect(done.status == 1 && done.errors.contains(": changed on both sides"), "\(done.errors)")
    }
  }

  @Test(
    "what cases read is joined id by id where git does not say what it merges",
    arguments: [["cherry-pick", "theirs"], ["revert", "--no-edit", "HEAD~1"], ["stash", "pop"]])
  func reads(command: [String]) throws {
    let base = try folder.bytes("Snapshots/reads.tsv")
    if command[0] == "cherry-pick" {
      try git(["checkout", "-q", "-b", "theirs"])
      try addCell(to: "bar/long")
      try git(["commit", "-q", "-a", "-m", "bar"])
      try git(["checkout", "-q", "main"])
    } else {
      try addCell(to: "bar/long")
      try git(command[0] == "stash" ? ["stash", "-q"] : ["commit", "-q", "-a", "-m", "bar"])
    }
    try addCell(to: "tile/solid")
    try git(["commit", "-q", "-a", "-m", "tile"])
    let own = try folder.bytes("Snapshots/reads.tsv")
    let done = try git(command)
    #expect(done.status == 0, "\(done.output)\(done.errors)")
    let found = try folder.bytes("Snapshots/reads.tsv")
    #expect(found != own)
    if command[0] == "revert" {
      try folder.write(String(decoding: base, as: UTF8.self), to: "Snapshots/reads.tsv")
      try addCell(to: "tile/solid")
    } else {
      try folder.write(String(decoding: own, as: UTF8.self), to: "Snapshots/reads.tsv")
      try addCell(to: "bar/long")
    }
    #expect(try found == folder.bytes("Snapshots/reads.tsv"))
  }

  @Test("an id that reads something else on both sides is a conflict, where git does not say what it merges")
  func disputedReads() throws {
    try git(["checkout", "-q", "-b", "theirs"])
    try addCell(to: "bar/long", 2)
    try git(["commit", "-q", "-a", "-m", "theirs"])
    try git(["checkout", "-q", "main"])
    try addCell(to: "bar/long")
    try git(["commit", "-q", "-a", "-m", "ours"])
    let own = try folder.bytes("Snapshots/reads.tsv")
    let done = try git(["cherry-pick", "theirs"])
    #expect(done.status == 1 && done.errors.contains("what bar/long reads differs on both sides"), "\(done.errors)")
    #expect(try folder.bytes("Snapshots/reads.tsv") == own)
  }

  /// Has the record of reads say that the cases of an id have more cells.
  private func addCell(to id: String, _ count: Int = 1) throws {
    let lines = try String(decoding: folder.bytes("Snapshots/reads.tsv"), as: UTF8.self).split(separator: "\n")
    let changed = lines.map { line in
      var fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let place = fields.count - 2
      if fields[0] == id, let cells = Int(fields[place]) { fields[place] = "\(cells + count)" }
      return fields.joined(separator: "\t") + "\n"
    }
    try #require(changed.joined() != lines.map { $0 + "\n" }.joined())
    try folder.write(changed.joined(), to: "Snapshots/reads.tsv")
  }

  @Test("the same token with two values is a conflict in words; our side stands in the files, and recording settles it")
  func dispute() throws {
    try branch("theirs", "tile.color+=16")
    try branch("ours", "tile.color+=32")
    let merged = try git(["merge", "-q", "--no-edit", "theirs"])
    #expect(merged.status == 1)
    #expect(merged.errors.contains("tile.color at default/dark/compact: F0E0F0 here, F0E0E0 there"), "\(merged.errors)")
    #expect(merged.errors.contains(": changed on both sides"))
    let outcome = try tool.run(["record"], in: folder, environment: ["FIXTURE_OVERRIDE": "tile.color+=16"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    try git(["add", "-A"])
    try #require(git(["commit", "-q", "--no-edit"]).status == 0)
    #expect(try isRecorded("tile.color+=16"))
  }

  @Test("why pictures stay open their manifest tells, once for all of them")
  func disputedPictures() throws {
    let test = try MergeDriverTests(pictures: "all")
    try test.branch("theirs", "tile.color+=16")
    try test.branch("ours", "tile.color+=32")
    let merged = try test.git(["merge", "-q", "--no-edit", "theirs"])
    #expect(merged.status == 1 && merged.output.contains(".png"), "\(merged.output)")
    #expect(merged.errors.contains("manifest.tsv: error: ") && !merged.errors.contains(".png: error: "))
  }

  @Test("without the driver git leaves marks, and they are called that")
  func marks() throws {
    try git(["config", "--remove-section", "merge.daguerre"])
    try branch("theirs", "tile.width+=4")
    try branch("ours", "tile.width+=6")
    #expect(try git(["merge", "-q", "theirs"]).status == 1)
    let outcome = try tool.run(["verify"], in: folder)
    #expect(outcome.status == 3 && outcome.errors.contains("git has left both sides of a merge here"))
    #expect(outcome.errors.contains("merge-driver install"))
  }

  @Test("a difference of manifests and of reads is shown in words")
  func text() throws {
    try branch("theirs", "tile.width+=4")
    let shown = try git(["diff", "main", "theirs", "--", "*.tsv"]).output.split(separator: "\n")
    let changed = shown.filter { $0.hasPrefix("+tile/") }
    #expect(changed.count == 24 && changed.allSatisfy { $0.contains(": 200x100, looks like ") }, "\(shown)")
    let reads = try tool.run(["merge-driver", "text", "Snapshots/reads.tsv"], in: folder).output
    #expect(reads.contains("tile/solid: 2 cells\n  reads tile.color\n  reads tile.width\n"))
  }

  @Test("installing twice changes nothing; outside a repository it is an error")
  func install() throws {
    let before = try (folder.bytes(".git/config"), folder.bytes("Snapshots/.gitattributes"))
    let again = try tool.run(["merge-driver", "install"], in: folder)
    #expect(again.status == 0 && again.output.contains("kept "))
    #expect(try (folder.bytes(".git/config"), folder.bytes("Snapshots/.gitattributes")) == before)
    #expect(try tool.run(["verify"], in: folder).status == 0)
    try folder.write("{}", to: "Fonts/manifest.json")
    let fonts = try tool.run(["merge-driver", "install", "--strict", "--symbols", "icons"], in: folder)
    let options = "--fonts \(folder.path("Fonts")) --strict --symbols \(folder.path("icons"))"
    #expect(fonts.output.contains("merge-driver merge \(options) %O"), "\(fonts.output)")
    try folder.remove("Fonts")
    // As the shell reads it.
    try FileManager.default.createSymbolicLink(atPath: folder.path("it's"), withDestinationPath: "/bin/true")
    for key in ["merge.daguerre.driver", "diff.daguerre-tsv.textconv"] {
      try #require(git(["config", key, GitSetup.quoted(folder.path("it's")) + " merge-driver"]).status == 0)
    }
    #expect(try tool.run(["doctor"], in: folder).output.contains("ok: git\n"))
    try #require(git(["config", "merge.daguerre.driver", "'/no where/daguerre' merge-driver merge %O"]).status == 0)
    let doctor = try tool.run(["doctor"], in: folder)
    #expect(doctor.status == 1 && doctor.output.contains("calls a program that is not there"), "\(doctor.output)")
    // As where a container has a clone of another user.
    let foreign = ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1", "HOME": folder.path]
    for command in [["doctor"], ["merge-driver", "install"]] {
      let refused = try tool.run(command, in: folder, environment: foreign)
      #expect(
        refused.status != 0 && (refused.output + refused.errors).contains(": detected dubious ownership"),
        "\(refused.output)\(refused.errors)")
    }
    try folder.remove(".git")
    let outside = try tool.run(["merge-driver", "install"], in: folder)
    #expect(outside.status == 2 && outside.errors.contains("no git repository"))
  }
}
