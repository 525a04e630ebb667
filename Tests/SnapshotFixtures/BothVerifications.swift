import DaguerreSnapshots

/// A catalogue verified by what changed tokens reach, and in full: the two must find the same cases.
struct BothVerifications {
  /// Of the first.
  let report: VerificationReport
  /// Its folder.
  let folder: String
  let problems: [String]

  /// - Parameter folder: where both reports can be made.
  init(_ catalogue: any SnapshotCatalogue, _ store: SnapshotStore, folder: String) throws {
    let verifier = Verifier(catalogue: catalogue, store: store, threads: 2)
    self.folder = folder + "/affected"
    report = try verifier.verify(
      SnapshotSelection(), scope: .affected(proving: 0, seed: 0), report: ReportOutput(folder: self.folder))
    let full = try verifier.verify(SnapshotSelection(), report: ReportOutput(folder: folder + "/full"))
    let isSame = report.differences.map(\.summary) == full.differences.map(\.summary)
    problems = isSame ? [] : ["a full verification finds other cases"]
  }
}

extension CaseDifference {
  fileprivate var summary: String {
    "\(id) \(point) \(kind) \(causes.map { "\($0.path) \($0.pixels)" }) \(withoutToken) \(look)"
  }
}
