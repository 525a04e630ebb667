import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The decisions of a review, and its end.
actor ReviewSession {
  /// What the page is told.
  struct Answer: Encodable {
    var ok: Bool
    var message: String
    /// Of the decisions that are kept.
    var revision: Int?
    /// Whether the review has ended, so that nothing answers any more.
    var isOver: Bool?
  }

  private let folder: String
  private let token: String
  /// The digest of the references that the report is about.
  private let references: String
  private var decisions: Decisions?
  /// How often decisions were kept: who decides says on top of which ones.
  private var revision = 0
  private let apply: @Sendable (Decisions) throws -> AppliedDecisions
  private var isApplying = false
  private var ending: ReviewEnding?
  private var waiting: CheckedContinuation<ReviewEnding, Never>?

  init(
    folder: String, token: String, references: String, decisions: Decisions?,
    apply: @escaping @Sendable (Decisions) throws -> AppliedDecisions
  ) {
    (self.folder, self.token, self.references) = (folder, token, references)
    (self.decisions, self.apply) = (decisions, apply)
  }

  /// `session.js`: what the page needs to talk to the server.
  func script() throws -> [UInt8] {
    let kept = try decisions.map { String(decoding: try $0.bytes(), as: UTF8.self) } ?? "null"
    return Array(
      "daguerre.session({\"token\": \(JSONText.quoted(token)), \"revision\": \(revision), \"decisions\": \(kept)});\n"
        .utf8)
  }

  private static let busy = Answer(ok: false, message: "the decisions are being applied")
  private static let stale = Answer(
    ok: false, message: "something was decided in another window meanwhile: reload this one to go on")

  /// Keeps decisions, in memory and in `decisions.json`.
  ///
  /// - Parameter base: the revision on top of which they were taken; nil where that is not told.
  func keep(_ bytes: [UInt8], onTopOf base: Int?) -> Answer {
    guard !isApplying, ending == nil else { return Self.busy }
    if let base, base != revision { return Self.stale }
    do {
      let new = try Decisions(bytes, name: "the decisions")
      guard new.references == references else {
        return Answer(ok: false, message: "these are decisions about other references")
      }
      try Folder.made(folder).write(try new.bytes(), to: "decisions.json")
      decisions = new
      revision += 1
      return Answer(ok: true, message: "Saved in \(folder)/decisions.json", revision: revision)
    } catch {
      return Answer(ok: false, message: Diagnostic.phrase(of: error))
    }
  }

  /// Makes the decisions the references, and ends the review if that worked.
  func write(onTopOf base: Int?) async -> Answer {
    guard let decisions else { return Answer(ok: false, message: "nothing has been decided yet") }
    guard !isApplying, ending == nil else { return Self.busy }
    if let base, base != revision { return Self.stale }
    isApplying = true
    let result = await withCheckedContinuation { continuation in
      // It takes its time and its threads.
      Thread { [apply] in continuation.resume(returning: Result { try apply(decisions) }) }.start()
    }
    isApplying = false
    switch result {
    case .failure(let error as InterruptionError):
      end(.asked)
      return Answer(ok: false, message: "\(error)", isOver: true)
    case .failure(let error): return Answer(ok: false, message: Diagnostic.phrase(of: error))
    case .success(let applied):
      end(.applied(applied))
      return Answer(ok: true, message: "\(applied.summary); this page can be closed", isOver: true)
    }
  }

  func end() -> Answer {
    guard !isApplying else { return Self.busy }
    end(.asked)
    return Answer(ok: true, message: "Ended; this page can be closed", isOver: true)
  }

  func ended() async -> ReviewEnding {
    if let ending { return ending }
    return await withCheckedContinuation { waiting = $0 }
  }

  private func end(_ ending: ReviewEnding) {
    guard self.ending == nil else { return }
    self.ending = ending
    waiting?.resume(returning: ending)
    waiting = nil
  }
}
