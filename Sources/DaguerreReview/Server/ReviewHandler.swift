import Foundation

/// Answers the requests of the page, and refuses all others.
struct ReviewHandler: Sendable {
  let files: ReportFiles
  let session: ReviewSession
  let token: String

  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    do { return try await response(to: request) } catch { return refuse(500, "Internal Server Error") }
  }

  private func response(to request: HTTPRequest) async throws -> HTTPResponse {
    // As it was sent: whatever else would lead to the same place is another name.
    let path = request.path
    guard isHere(request), path.hasPrefix("/\(token)/") else { return refuse(404, "Not Found") }
    let name = String(path.dropFirst(token.count + 2))
    switch (request.method, name) {
    case (.get, "session.js"): return answer(try await session.script(), "text/javascript; charset=utf-8")
    case (.get, _):
      let file = name.isEmpty ? "index.html" : name
      guard let bytes = try files.bytes(file) else { return refuse(404, "Not Found") }
      return answer(bytes, ReportFiles.contentType(file))
    case (.put, "decisions"), (.post, "apply"), (.post, "end"):
      guard isOwn(request) else { return refuse(403, "Forbidden") }
      return try await change(request, name)
    default: return refuse(405, "Method Not Allowed")
    }
  }

  private func change(_ request: HTTPRequest, _ name: String) async throws -> HTTPResponse {
    let answer =
      switch name {
      case "apply": await session.write(onTopOf: revision(of: request))
      case "end": await session.end()
      default: await session.keep(request.body, onTopOf: revision(of: request))
      }
    return self.answer([UInt8](try JSONEncoder().encode(answer)), "application/json")
  }

  /// The decisions that the page had when it sent the request.
  private func revision(of request: HTTPRequest) -> Int? {
    request.headers["x-daguerre-revision"].flatMap { Int($0) }
  }

  /// Whether the request names this machine, so that no other name can be made to lead here.
  private func isHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers["host"] else { return false }
    return ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" }.lowercased())
  }

  /// Whether a request that changes something comes from the page.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    guard request.headers["x-daguerre-token"] == token, let host = request.headers["host"] else { return false }
    if let origin = request.headers["origin"], origin != "http://\(host)" { return false }
    if let site = request.headers["sec-fetch-site"], site != "same-origin" { return false }
    let type = request.headers["content-type"]?.prefix { $0 != ";" }
    return request.method != .put || type == "application/json"
  }

  private func answer(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    HTTPResponse(headers: Self.headers + [("Content-Type", type)], body: bytes)
  }

  private func refuse(_ status: Int, _ phrase: String) -> HTTPResponse {
    HTTPResponse(
      status: status, phrase: phrase,
      headers: Self.headers + [("Content-Type", "text/plain"), ("Connection", "close")],
      body: Array("\(status) \(phrase)\n".utf8))
  }

  private static let headers = [
    ("Cache-Control", "no-store"), ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
    ("X-Frame-Options", "DENY"), ("Cross-Origin-Resource-Policy", "same-origin"),
  ]
}
