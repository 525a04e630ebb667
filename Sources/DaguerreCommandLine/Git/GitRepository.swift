import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The repository that holds a folder, asked by running git.
struct GitRepository: Sendable {
  /// Where git is run.
  let folder: String

  private struct Answer {
    let isDone: Bool
    let output: [UInt8]
    let complaint: String
  }

  private func run(_ arguments: [String]) throws -> Answer {
    let (process, pipe, errors) = (Process(), Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardInput = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    // The wait of Foundation's looks twenty times a second, which is most of what git takes.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    do { try process.run() } catch {
      throw LaunchError(diagnostics: [Diagnostic("git cannot be run: \(error.localizedDescription)", at: folder)])
    }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    // A line or two, which a pipe holds.
    let complaint = errors.fileHandleForReading.readDataToEndOfFile()
    ended.wait()
    return Answer(
      isDone: process.terminationStatus == 0, output: [UInt8](bytes),
      complaint: String(decoding: complaint, as: UTF8.self))
  }

  /// Runs git; nil when it fails: what it complains of is not for the user, an answer that is missing is told in our words.
  func output(_ arguments: [String]) throws -> [UInt8]? {
    let answer = try run(arguments)
    return answer.isDone ? answer.output : nil
  }

  /// Whether a repository holds the folder.
  ///
  /// - Throws: what git says of a repository that is there and that it does not use, such as another user's.
  func isThere() throws -> Bool {
    let answer = try run(["rev-parse", "--show-toplevel"])
    if answer.isDone { return true }
    guard Self.root(holding: URL(fileURLWithPath: folder).path) != nil else { return false }
    let words = answer.complaint.prefix { $0 != "\n" }.trimmingPrefix("fatal: ")
    throw LaunchError(diagnostics: [
      Diagnostic(
        "git does not use the repository that holds the folder: \(words)", at: folder,
        hint: "Run 'git status' there; git says what to do.")
    ])
  }

  /// The nearest folder that holds a folder and looks like a repository; nil where none does.
  static func root(holding folder: String) -> String? {
    var folder = folder
    while !FileManager.default.fileExists(atPath: "\(folder)/.git") {
      if folder == "/" || folder.isEmpty { return nil }
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return folder
  }

  /// The first line that git prints; nil when it fails.
  func line(_ arguments: [String]) throws -> String? {
    try output(arguments).map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
  }

  /// The bytes of a file in a commit; nil when there is none.
  func file(_ path: String, in commit: String) throws -> [UInt8]? {
    try output(["cat-file", "blob", "\(commit):\(path)"])
  }

  struct LaunchError: DiagnosticError { let diagnostics: [Diagnostic] }
}

extension GitRepository {
  /// The commits of a merge that is under way.
  struct Sides {
    let base: String
    let ours: String
    let theirs: String
  }

  /// The commits that a file's three versions come from; nil where that cannot be told, as of a base that git made up
  /// because the branches have several in common.
  ///
  /// git gives a merge driver the versions of one file only, and writes down late which commit it merges. So those that
  /// may be it are tried: what a merge, a cherry-pick or a rebase leaves behind.
  func sides(of path: String, base: [UInt8], ours: [UInt8], theirs: [UInt8]) throws -> Sides? {
    // A side without the file is empty, for git and for us.
    func has(_ commit: String, _ bytes: [UInt8]) throws -> Bool { try (file(path, in: commit) ?? []) == bytes }
    guard let head = try line(["rev-parse", "--verify", "-q", "HEAD"]), try has(head, ours) else { return nil }
    for other in try candidates() {
      guard try has(other, theirs) else { continue }
      let bases = [try line(["merge-base", head, other]), try line(["rev-parse", "--verify", "-q", "\(other)^"])]
      for known in bases.compactMap(\.self) where try has(known, base) {
        return Sides(base: known, ours: head, theirs: other)
      }
    }
    return nil
  }

  private func candidates() throws -> [String] {
    let marks = ProcessInfo.processInfo.environment.keys.sorted().compactMap { name in
      name.hasPrefix("GITHEAD_") ? String(name.dropFirst("GITHEAD_".count)) : nil
    }
    var names = marks + ["MERGE_HEAD", "CHERRY_PICK_HEAD", "REBASE_HEAD", "REVERT_HEAD"]
    // A rebase names the commit that it is at only in its list.
    if let list = try line(["rev-parse", "--git-path", "rebase-merge/done"]) {
      let path = list.hasPrefix("/") ? list : "\(folder)/\(list)"
      let rows = (try? String(contentsOfFile: path, encoding: .utf8))?.split(separator: "\n") ?? []
      if let words = rows.last?.split(separator: " "), words.count > 1 { names.append(String(words[1])) }
    }
    return try names.compactMap { try line(["rev-parse", "--verify", "-q", "\($0)^{commit}"]) }
  }
}
