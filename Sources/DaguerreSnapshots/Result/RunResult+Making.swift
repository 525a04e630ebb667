import DaguerreImages
import DaguerreSupport

extension RunResult.Case {
  init(_ difference: CaseDifference, name: RunResult.CaseName, cellCount: Int) {
    self.init(
      name: name, kind: Report.Kind(difference.kind), changedPixels: difference.changedPixels,
      visiblePixels: difference.visiblePixels, bounds: difference.bounds, cells: difference.cellNames,
      causes: difference.causes.map {
        RunResult.Share(path: $0.path, pixels: $0.pixels, visible: difference.visibleShares[$0.path] ?? 0)
      }, withoutToken: difference.withoutToken, isProven: difference.isProven, cellCount: cellCount,
      look: difference.look)
  }
}

extension RunResult.Look {
  init(_ difference: CaseDifference, number: Int, _ change: Change) {
    self.init(
      name: difference.look, number: number, before: change.before, after: change.after, change: change.script,
      cells: change.cells, details: difference.details(painters: change.painters))
  }
}

extension RunResult.Cause {
  init(_ cause: Impact.Cause) {
    self.init(
      path: cause.path, theme: cause.theme, values: cause.values, old: cause.old, new: cause.new,
      follows: cause.follows)
  }
}

extension Impact.Cause {
  init(_ cause: RunResult.Cause) {
    self.init(
      path: cause.path, theme: cause.theme, values: cause.values, old: cause.old, new: cause.new,
      follows: cause.follows)
  }
}

extension Impact.Case {
  init(_ item: RunResult.Case, axes: SnapshotAxes) {
    var shares: [String: (changed: Int, visible: Int)] = [:]
    for share in item.causes { shares[share.path] = (share.pixels, share.visible) }
    let isKnown = item.kind == .pixels
    self.init(
      id: item.name.id, point: SnapshotPoint(axes: axes, values: item.name.values), cellCount: item.cellCount,
      causes: item.isUnexplained && !isKnown ? [] : shares.keys.sorted(),
      changedPixels: isKnown ? item.changedPixels : nil, visiblePixels: isKnown ? item.visiblePixels : nil,
      isUnproven: !item.isProven, shares: shares)
  }
}

extension RunResult.ReadProblem {
  func problem(_ axes: SnapshotAxes) -> StoreProblem {
    isMissing
      ? .missingReads(path: path)
      : .changedReads(path: path, cases: cases.map { $0.key(axes) }.sorted().map { "\($0)" })
  }
}

extension RunResult {
  /// Nothing compared yet.
  ///
  /// - Parameters:
  ///   - references: nil where nobody asks.
  ///   - cases: all that are selected, in all shards.
  ///   - drawnWith: see ``ReportOutput/drawnWith``.
  ///   - causes: what has changed at their points.
  init(
    tool: String, references: Digest?, shard: Shard, cases: [SnapshotCase], drawnWith: String = "",
    causes: [Impact.Cause], axes: SnapshotAxes
  ) {
    // A whole has no other parts to fit.
    let names =
      shard.isWhole
      ? "" : drawnWith + "\n" + cases.map { "\($0.id) \($0.point.values.joined(separator: "/"))\n" }.joined()
    self.init(
      tool: tool, references: references.map { "\($0)" } ?? "", axes: axes.all.map(Report.Axis.init), shard: shard,
      plan: "\(Digest(of: Array(names.utf8)))", tested: [])
    self.causes = causes.map(Cause.init)
  }

  /// Adds what cases have shown.
  ///
  /// - Parameter results: by number.
  mutating func add(
    _ results: [(snapshot: SnapshotCase, name: CaseName, result: CaseVerifier.Result)], changes: [String: Change],
    tokens: ReferenceTokens, threads: Int
  ) throws {
    var known: [Reading: Int] = [:]
    for (_, name, result) in results {
      guard let now = result.finding?.drawn else { continue }
      add(name, pixels: now.pixels, tokens: now.tokens, reads: result.reads, &known)
    }
    try add(
      results.compactMap { snapshot, name, result in
        result.finding?.difference.map { (snapshot, name, $0, result.reads.cellCount) }
      }, changes: changes, tokens: tokens, threads: threads)
  }

  /// Adds what differs, with its looks.
  ///
  /// - Parameter differences: by number.
  mutating func add(
    _ differences: [(snapshot: SnapshotCase, name: CaseName, difference: CaseDifference, cellCount: Int)],
    changes: [String: Change], tokens: ReferenceTokens, threads: Int
  ) throws {
    var known: Set<String> = []
    for (_, name, difference, cellCount) in differences {
      cases.append(Case(difference, name: name, cellCount: cellCount))
      guard known.insert(difference.look).inserted else { continue }
      looks.append(Look(difference, number: name.number, changes[difference.look] ?? Change()))
    }
    contrasts = try CauseContrasts.candidates(
      zip(differences, cases).map { ($0.snapshot, $1) }, isWhole: shard.isWhole, tokens: tokens, threads: threads)
  }

  /// Adds what recording would write.
  private mutating func add(
    _ name: CaseName, pixels: PixelIdentity, tokens: ShortDigest, reads: ReadRecord.Reads, _ known: inout [Reading: Int]
  ) {
    let reading = Reading(paths: reads.paths, cellCount: reads.cellCount)
    let index = known[reading] ?? readings.count
    if index == readings.count {
      known[reading] = index
      readings.append(reading)
    }
    drawn.append(
      Drawn(
        name: name, width: pixels.width, height: pixels.height, pixels: "\(pixels.digest)", tokens: "\(tokens)",
        reading: index))
  }
}

extension Report.Kind {
  init(_ kind: CaseDifference.Kind) {
    switch kind {
    case .pixels: self = .pixels
    case .tokens: self = .tokens
    case .noReference: self = .new
    case .noPicture: self = .unknown
    case .manifestMismatch: self = .line
    }
  }
}

extension CaseDifference {
  fileprivate var bounds: [Int]? {
    if case .pixels(let difference, _, _) = kind { return difference.bounds.numbers }
    return nil
  }

  fileprivate var cellNames: [String] {
    if case .pixels(_, _, let cells) = kind { return cells.map(\.name) }
    return []
  }
}
