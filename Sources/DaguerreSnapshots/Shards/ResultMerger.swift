import DaguerreSupport
import Foundation

/// Joins what the shards of a run have found.
///
/// The report has the bytes of that of an undivided run; nothing is drawn.
public struct ResultMerger: Sendable {
  private let axes: SnapshotAxes

  /// - Parameter axes: of the catalogue that was drawn.
  public init(axes: SnapshotAxes) { self.axes = axes }

  /// Writes the report of all shards, unless nothing was found.
  ///
  /// - Parameters:
  ///   - paths: the folders of the shards, in any order.
  ///   - output: where the report goes, in place of an earlier one; none of the folders.
  /// - Returns: what was found, and whether there is a report.
  /// - Throws: an error in words when a folder holds no result, or not all of one run are there, each once; `FileError`.
  public func merge(_ paths: [String], report output: ReportOutput) throws -> (run: RunReport, isWritten: Bool) {
    let parts = try paths.map { try ResultFile($0, axes: axes) }.sorted {
      $0.result.shard.index < $1.result.shard.index
    }
    try check(parts)
    let target = URL(fileURLWithPath: output.folder).resolvingSymlinksInPath().path
    for part in parts where URL(fileURLWithPath: part.path).resolvingSymlinksInPath().path == target {
      throw ResultError(
        "the report of all shards cannot replace that of one", at: part.path, hint: "Choose another -o.")
    }
    var run = RunReport(parts.map(\.result), axes: axes)
    var folder: ReportFolder? = ReportFolder(output.folder, page: output.page)
    do { try folder?.clear() } catch {
      folder = nil
      if run.failure == nil { run.failure = Diagnostic.phrase(of: error) }
    }
    guard let folder else { return (run, false) }
    do {
      guard !run.isEqual else {
        try folder.finishWithoutReport()
        return (run, false)
      }
      try copy(parts, to: folder)
      try folder.finish(&run, RunResult(joining: parts.map(\.result)), contactSheet: output.drawsContactSheet)
      return (run, true)
    } catch let error as FileError {
      if run.failure == nil { run.failure = Diagnostic.phrase(of: error) }
      return (run, false)
    }
  }

  /// Throws unless the results are all the parts of one run, each once.
  private func check(_ parts: [ResultFile]) throws {
    guard let first = parts.first else { return }
    for part in parts.dropFirst() {
      func differs(_ what: String) -> ResultError {
        ResultError(
          "\(what) other than in '\(first.path)', so they are not parts of one run", at: part.path,
          hint: "Run all shards again, on the same commit and with the same options.")
      }
      let (one, other) = (first.result, part.result)
      guard one.shard.count == other.shard.count else {
        throw differs("it is one of \(other.shard.count) shards,")
      }
      guard one.references == other.references else { throw differs("it is about references") }
      guard one.tool == other.tool, one.plan == other.plan else { throw differs("its cases, program or fonts are") }
      guard one.causes == other.causes else { throw differs("tokens have changed") }
    }
    for (one, other) in zip(parts, parts.dropFirst()) where one.result.shard == other.result.shard {
      throw ResultError("shard \(other.result.shard) is there twice: it is in '\(one.path)' too", at: other.path)
    }
    let there = Set(parts.map(\.result.shard.index))
    let count = first.result.shard.count
    let missing = (1...count).filter { !there.contains($0) }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(count)" }
      throw ResultError(
        "\(counted(missing.count, "shard")) of \(count) missing: \(ResultWriter.list(names, most: 20))",
        at: first.path, hint: "Name the folders of all shards; one that failed must run again.")
    }
  }

  /// Copies the pictures and scripts that the report names.
  private func copy(_ parts: [ResultFile], to folder: ReportFolder) throws {
    var sources: [String: (number: Int, part: ResultFile)] = [:]
    for part in parts {
      for look in part.result.looks {
        for file in [look.before?.file, look.after?.file, look.change].compactMap({ $0 }) {
          // Scripts tell of the first case of a look.
          if let known = sources[file], known.number <= look.number { continue }
          sources[file] = (look.number, part)
        }
      }
      for file in part.result.tokenFiles { sources[file.path] = (0, part) }
    }
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      guard let bytes = try source.part.folder.read(file) else {
        throw FileError("read", "\(source.part.path)/\(file)", reason: "the result names it, and it is missing")
      }
      try folder.write(bytes, to: file)
    }
  }
}

extension RunResult {
  /// The whole that some parts are of.
  fileprivate init(joining parts: [RunResult]) {
    self = parts[0]
    shard = .whole
    func first(_ left: CaseName, _ right: CaseName) -> Bool { left.number < right.number }
    tested = parts.flatMap(\.tested).sorted(by: first)
    cellCount = parts.reduce(0) { $0 + $1.cellCount }
    problems = parts.flatMap(\.problems).sorted { $0.order.lexicographicallyPrecedes($1.order) }
    readProblem = parts.lazy.compactMap(\.readProblem).first
    readProblem?.cases = parts.compactMap(\.readProblem).flatMap(\.cases).sorted(by: first)
    cases = parts.flatMap(\.cases).sorted { first($0.name, $1.name) }
    hidden = parts.flatMap(\.hidden).sorted { $0.number < $1.number }
    looks = parts.flatMap(\.looks).sorted { $0.number < $1.number }
    contrasts = parts.flatMap(\.contrasts)
    obsolete = parts.flatMap(\.obsolete)
    tokenFiles = parts.flatMap(\.tokenFiles)
    failure = parts.lazy.compactMap(\.failure).first
    readings = []
    drawn = []
    for part in parts {
      drawn += part.drawn.map { item in
        Drawn(
          name: item.name, width: item.width, height: item.height, pixels: item.pixels, tokens: item.tokens,
          reading: readings.count + item.reading)
      }
      readings += part.readings
    }
    drawn.sort { first($0.name, $1.name) }
  }
}
