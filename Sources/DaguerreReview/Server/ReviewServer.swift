public import DaguerreSnapshots
public import DaguerreSupport
import FlyingFox
import FlyingSocks
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
    do {
      let socket = try Socket(domain: Int32(sa_family_t(AF_INET)))
      defer { try? socket.close() }
      try socket.setValue(true, for: .localAddressReuse)
      try socket.bind(to: .inet(ip4: "127.0.0.1", port: port))
      try socket.listen()
    } catch {
      throw Failure(port: port)
    }
  }

  /// After how many seconds no answer is waited for: writing the references of a large catalogue takes minutes, and ends
  /// by itself.
  package var timeout = 1e9

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
    let server = HTTPServer(
      config: HTTPServer.Configuration(
        address: try .inet(ip4: "127.0.0.1", port: port), timeout: timeout, logger: .disabled),
      handler: ReviewHandler(files: files, session: session, token: token))
    let run = Task { try await server.run() }
    do {
      try await server.waitUntilListening()
      guard case .ip4(_, let port) = await server.listeningAddress else { throw SocketError.unsupportedAddress }
      ready("http://127.0.0.1:\(port)/\(token)/")
    } catch {
      run.cancel()
      throw Failure(port: port)
    }
    let ending = await session.ended()
    // The last answer still has to reach the page.
    await server.stop(timeout: 2)
    run.cancel()
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
