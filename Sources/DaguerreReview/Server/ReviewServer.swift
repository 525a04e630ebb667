public import DaguerreSnapshots
public import DaguerreSupport
import Foundation

/// Serves the page of a report to this machine, keeps the decisions that are taken there, and has them applied.
///
/// It listens on the loopback interface only. Every address begins with a random token, without which nothing is found;
/// requests that change something must carry it as a header as well, which a page of another origin cannot send. Files
/// are found by their names in the report: no path of a request is ever that of a file.
///
/// It ends when the page asks, and once decisions are applied, since the report is about other references then.
public struct ReviewServer: Sendable {
  /// What the server cannot do.
  public struct Failure: DiagnosticError {
    /// Where it could not listen, and why.
    public let diagnostics: [Diagnostic]

    init(port: UInt16) {
      diagnostics = [
        Diagnostic("cannot listen on port \(port)", hint: "Another process may; choose another one with --port.")
      ]
    }
  }

  /// Tries a port, before all is drawn that would be served there.
  ///
  /// - Parameter port: 0 for any that is free.
  /// - Throws: ``Failure`` where nothing can listen there now.
  public static func check(port: UInt16) throws(Failure) {
    guard HTTPServer(port: port, patience: 1, answer: { _ in HTTPResponse() }) != nil else { throw Failure(port: port) }
  }

  /// After how many seconds without a byte from it a client is left.
  package var patience: Int32 = 50

  private let folder: String
  private let port: UInt16
  private let decisions: Decisions?
  private let apply: @Sendable (Decisions) throws -> AppliedDecisions

  /// - Parameters:
  ///   - folder: the folder of the report, which also gets `decisions.json`.
  ///   - port: 0 for any that is free.
  ///   - decisions: those of an earlier review of the same references.
  ///   - apply: makes decisions the references.
  public init(
    folder: String, port: UInt16 = 0, decisions: Decisions?,
    apply: @escaping @Sendable (Decisions) throws -> AppliedDecisions
  ) {
    (self.folder, self.port, self.decisions, self.apply) = (folder, port, decisions, apply)
  }

  /// Serves until the review ends.
  ///
  /// - Parameter ready: told the address once there is an answer at it.
  /// - Throws: ``Failure`` where it cannot listen, `FileError` where the report cannot be read.
  public func run(ready: @escaping @Sendable (String) -> Void) async throws -> ReviewEnding {
    let token = SystemRandomNumberGenerator.token()
    let files = try ReportFiles(folder: folder)
    let session = ReviewSession(
      folder: folder, token: token, references: files.report.references, decisions: decisions, apply: apply)
    let handler = ReviewHandler(files: files, session: session, token: token)
    guard let server = HTTPServer(port: port, patience: patience, answer: handler.answer) else {
      throw Failure(port: port)
    }
    async let served: Void = server.run()
    ready("http://127.0.0.1:\(server.port)/\(token)/")
    let ending = await session.ended()
    server.end()
    await served
    return ending
  }
}

extension SystemRandomNumberGenerator {
  /// 128 random bits in hexadecimal digits.
  fileprivate static func token() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<2).map { _ in
      let digits = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
