import CHTTPServer
import Foundation
import Synchronization

/// Answers HTTP requests that come by the loopback interface, with libevent.
///
/// One thread reads and writes; answers are made elsewhere, by a task for each request.
final class HTTPServer: @unchecked Sendable {  // but for `outbox`, it is used by one thread after the other
  typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  /// The longest body that is read; decisions about a hundred thousand cases are shorter.
  static let longestBody = 64 << 20
  static let longestHead = 64 << 10

  /// What the thread has to do.
  private struct Outbox {
    var answers: [(request: Int, HTTPResponse)] = []
    var isEnding = false
  }

  private let server: OpaquePointer
  private let answer: Handler
  private let outbox = Mutex(Outbox())
  /// Requests that wait for an answer.
  private var requests: [Int: OpaquePointer] = [:]
  private var lastRequest = 0
  /// Of the requests that are not answered to the last byte.
  private var openCount = 0
  private var isEnding = false

  /// Begins to listen; nothing is answered before ``run()``.
  ///
  /// - Parameters:
  ///   - port: 0 for any that is free.
  ///   - patience: for how many seconds a client may let us wait; it may itself wait longer for an answer.
  /// - Returns: nil where it cannot listen there.
  init?(port: UInt16, patience: Int32, answer: @escaping Handler) {
    guard let server = http_server_new(port, Self.longestHead, Self.longestBody, patience) else { return nil }
    (self.server, self.answer) = (server, answer)
  }

  deinit { http_server_free(server) }

  /// Where it listens.
  var port: UInt16 { http_server_port(server) }

  /// Serves on a thread of its own until ``end()``.
  func run() async {
    await withCheckedContinuation { continuation in
      Thread {
        self.serve()
        continuation.resume()
      }.start()
    }
  }

  /// Asks it to end once all answers have reached those who asked.
  func end() {
    outbox.withLock { $0.isEnding = true }
    http_server_wake(server)
  }

  private func serve() {
    let events = http_events(
      context: Unmanaged.passUnretained(self).toOpaque(),
      received: { own, request in HTTPServer.from(own)?.received(request) },
      woken: { own in HTTPServer.from(own)?.send() },
      sent: { own in HTTPServer.from(own)?.sent() })
    http_server_run(server, events)
  }

  private static func from(_ pointer: UnsafeMutableRawPointer?) -> HTTPServer? {
    pointer.map { Unmanaged<HTTPServer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func received(_ pointer: OpaquePointer?) {
    guard let pointer else { return }
    lastRequest += 1
    openCount += 1
    let (number, request) = (lastRequest, HTTPRequest(pointer))
    requests[number] = pointer
    Task {
      let response = await answer(request)
      outbox.withLock { $0.answers.append((number, response)) }
      http_server_wake(server)
    }
  }

  private func send() {
    let (answers, isEnding) = outbox.withLock { outbox in
      defer { outbox.answers = [] }
      return (outbox.answers, outbox.isEnding)
    }
    for (number, response) in answers {
      guard let request = requests.removeValue(forKey: number) else { continue }
      for (name, value) in response.headers { http_request_add_header(request, name, value) }
      http_request_answer(
        request, server, Int32(response.status), response.phrase, response.body, response.body.count)
    }
    guard isEnding, !self.isEnding else { return }
    self.isEnding = true
    // Nobody waits for clients that do not take their answer.
    http_server_end(server, 2)
    endIfSent()
  }

  private func sent() {
    openCount -= 1
    endIfSent()
  }

  private func endIfSent() {
    if isEnding, openCount == 0 { http_server_end(server, 0) }
  }
}

extension HTTPRequest {
  fileprivate init(_ pointer: OpaquePointer) {
    method =
      switch UInt8(bitPattern: http_request_method(pointer)) {
      case UInt8(ascii: "G"): .get
      case UInt8(ascii: "P"): .post
      case UInt8(ascii: "U"): .put
      default: .other
      }
    target = http_request_target(pointer).map { String(cString: $0) } ?? ""
    headers = [:]
    withUnsafeMutablePointer(to: &headers) { headers in
      http_request_headers(pointer, headers) { headers, name, value in
        guard let headers, let name, let value else { return }
        let known = headers.assumingMemoryBound(to: [String: String].self)
        let (key, text) = (String(cString: name).lowercased(), String(cString: value))
        known.pointee[key] = known.pointee[key].map { "\($0), \(text)" } ?? text
      }
    }
    body = Array(unsafeUninitializedCapacity: http_request_body_size(pointer)) { bytes, count in
      http_request_body(pointer, bytes.baseAddress, bytes.count)
      count = bytes.count
    }
  }
}
