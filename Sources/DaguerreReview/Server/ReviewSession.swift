import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// The decisions of a review, and its end.
actor ReviewSession {
  /// What the page is told.
  struct Answer: Encodable {
    var ok: Bool
    var message: String
  }

  private let folder: String
  private let token: String
  private var decisions: Decisions?
  private let apply: @Sendable (Decisions) throws -> AppliedDecisions
  private var isApplying = false
  private var ending: ReviewEnding?
  private var waiting: CheckedContinuation<ReviewEnding, Never>?

  init(
    folder: String, token: String, decisions: Decisions?,
    apply: @escaping @Sendable (Decisions) throws -> AppliedDecisions
  ) {
    (self.folder, self.token, self.decisions, self.apply) = (folder, token, decisions, apply)
  }

  /// `session.js`: what the page needs to talk to the server.
  func script() throws -> [UInt8] {
    let kept = try decisions.map { String(decoding: try $0.bytes(), as: UTF8.self) } ?? "null"
    return Array("daguerre.session({\"token\": \(JSONText.quoted(token)), \"decisions\": \(kept)});\n".utf8)
  }

  /// Keeps decisions, in memory and in `decisions.json`.
  func keep(_ bytes: [UInt8]) -> Answer {
    guard !isApplying, ending == nil else { return Answer(ok: false, message: "the decisions are being applied") }
    do {
      let new = try Decisions(bytes, name: "the decisions")
      try Folder.made(folder).write(try new.bytes(), to: "decisions.json")
      decisions = new
      return Answer(ok: true, message: "Saved in \(folder)/decisions.json")
    } catch {
      return Answer(ok: false, message: "\(error)")
    }
  }

  /// Makes the decisions the references, and ends the review if that worked.
  func write() async -> Answer {
    guard let decisions else { return Answer(ok: false, message: "nothing has been decided yet") }
    guard !isApplying, ending == nil else { return Answer(ok: false, message: "the decisions are being applied") }
    isApplying = true
    let result = await withCheckedContinuation { continuation in
      // It takes its time and its threads.
      Thread { [apply] in continuation.resume(returning: Result { try apply(decisions) }) }.start()
    }
    isApplying = false
    switch result {
    case .failure(let error): return Answer(ok: false, message: "\(error)")
    case .success(let applied):
      end(.applied(applied))
      return Answer(ok: true, message: "\(applied.summary); this page can be closed")
    }
  }

  func end() -> Answer {
    guard !isApplying else { return Answer(ok: false, message: "the decisions are being applied") }
    end(.asked)
    return Answer(ok: true, message: "Ended; this page can be closed")
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
