import FlyingFox
import Foundation

/// Answers the requests of the page, and refuses all others.
struct ReviewHandler: HTTPHandler {
  let files: ReportFiles
  let session: ReviewSession
  let token: String

  /// The longest body that is read; decisions about a hundred thousand cases are shorter.
  static let maximumBody = 64 << 20

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // As it was sent: whatever else would lead to the same place is another name.
    let path = request.target.path()
    guard isHere(request), path.hasPrefix("/\(token)/") else { return refuse(404, "Not Found") }
    let name = String(path.dropFirst(token.count + 2))
    switch (request.method, name) {
    case (.GET, "session.js"): return answer(try await session.script(), "text/javascript; charset=utf-8")
    case (.GET, _):
      let file = name.isEmpty ? "index.html" : name
      guard let bytes = try files.bytes(file) else { return refuse(404, "Not Found") }
      return answer(bytes, ReportFiles.contentType(file))
    case (.PUT, "decisions"), (.POST, "apply"), (.POST, "end"):
      guard isOwn(request) else { return refuse(403, "Forbidden") }
      return try await change(request, name)
    default: return refuse(405, "Method Not Allowed")
    }
  }

  private func change(_ request: HTTPRequest, _ name: String) async throws -> HTTPResponse {
    guard let body = try await body(of: request) else { return refuse(413, "Content Too Large") }
    let answer =
      switch name {
      case "apply": await session.write(onTopOf: revision(of: request))
      case "end": await session.end()
      default: await session.keep(body, onTopOf: revision(of: request))
      }
    return self.answer([UInt8](try JSONEncoder().encode(answer)), "application/json")
  }

  /// The decisions that the page had when it sent the request.
  private func revision(of request: HTTPRequest) -> Int? {
    request.headers[HTTPHeader("X-Daguerre-Revision")].flatMap { Int($0) }
  }

  /// Whether the request names this machine, so that no other name can be made to lead here.
  private func isHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers[.host] else { return false }
    return ["127.0.0.1", "localhost"].contains(host.prefix { $0 != ":" }.lowercased())
  }

  /// Whether a request that changes something comes from the page.
  private func isOwn(_ request: HTTPRequest) -> Bool {
    guard request.headers[HTTPHeader("X-Daguerre-Token")] == token, let host = request.headers[.host] else {
      return false
    }
    if let origin = request.headers[HTTPHeader("Origin")], origin != "http://\(host)" { return false }
    if let site = request.headers[HTTPHeader("Sec-Fetch-Site")], site != "same-origin" { return false }
    let type = request.headers[.contentType]?.prefix { $0 != ";" }
    return request.method != .PUT || type == "application/json"
  }

  /// Nil for one that is too long.
  private func body(of request: HTTPRequest) async throws -> [UInt8]? {
    if let count = request.bodySequence.count, count > Self.maximumBody { return nil }
    var body: [UInt8] = []
    for try await part in request.bodySequence {
      guard body.count + part.count <= Self.maximumBody else { return nil }
      body += part
    }
    return body
  }

  private func answer(_ bytes: [UInt8], _ type: String) -> HTTPResponse {
    var response = HTTPResponse(statusCode: .ok, headers: Self.headers, body: Data(bytes))
    response.headers[.contentType] = type
    return response
  }

  private func refuse(_ code: Int, _ phrase: String) -> HTTPResponse {
    // What remains of a body is not read.
    var headers = Self.headers
    headers[.connection] = "close"
    return HTTPResponse(
      statusCode: HTTPStatusCode(code, phrase: phrase), headers: headers, body: Data("\(code) \(phrase)\n".utf8))
  }

  private static let headers: HTTPHeaders = [
    .cacheControl: "no-store", HTTPHeader("X-Content-Type-Options"): "nosniff",
    HTTPHeader("Referrer-Policy"): "no-referrer", HTTPHeader("X-Frame-Options"): "DENY",
    HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
  ]
}
