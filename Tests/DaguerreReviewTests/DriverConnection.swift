import Foundation

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// HTTP/1.1 to a port of this machine, as far as chromedriver needs it, whose headers Foundation's client refuses.
enum DriverConnection {
  /// Sends one request and gives the JSON object of the answer.
  static func answer(port: UInt16, method: String, path: String, body: [UInt8]) async throws -> [String: Any]? {
    let head = """
      \(method) \(path) HTTP/1.1\r
      Host: 127.0.0.1:\(port)\r
      Content-Type: application/json\r
      Content-Length: \(body.count)\r
      Connection: close\r
      \r\n
      """
    let answer = try await exchange(port: port, Array(head.utf8) + body)
    return try JSONSerialization.jsonObject(with: Data(answer.body)) as? [String: Any]
  }

  /// Sends bytes and gives the answer.
  static func exchange(port: UInt16, _ request: [UInt8]) async throws -> (head: String, body: [UInt8]) {
    try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(with: Result { try exchangeNow(port: port, request) }) }
    }
  }

  /// Sends bytes and goes away.
  static func leave(port: UInt16, _ request: [UInt8]) throws {
    try connected(to: port) { sendAll(request, $0) }
  }

  private static func exchangeNow(port: UInt16, _ request: [UInt8]) throws -> (head: String, body: [UInt8]) {
    try connected(to: port) { handle in
      sendAll(request, handle)
      var received: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let count = recv(handle, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Browser.Failure(description: "chromedriver went away: \(errno)") }
        guard count > 0 else { throw Browser.Failure(description: "chromedriver gave half an answer") }
        received += buffer[..<count]
        if let answer = parts(of: received) { return answer }
      }
    }
  }

  private static func connected<Value>(to port: UInt16, _ body: (Int32) throws -> Value) throws -> Value {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let handle = socket(AF_INET, kind, 0)
    guard handle >= 0 else { throw Browser.Failure(description: "no socket: \(errno)") }
    defer { close(handle) }
    var limit = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let connected = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connected == 0 else { throw Browser.Failure(description: "chromedriver does not answer: \(errno)") }
    return try body(handle)
  }

  private static func sendAll(_ request: [UInt8], _ handle: Int32) {
    #if canImport(Glibc)
      let noSignal = Int32(MSG_NOSIGNAL)
    #else
      let noSignal: Int32 = 0
    #endif
    var sent = 0
    while sent < request.count {
      let count = request[sent...].withUnsafeBytes { send(handle, $0.baseAddress, $0.count, noSignal) }
      // A server that refuses a request need not read it to its end.
      guard count > 0 else { break }
      sent += count
    }
  }

  /// Head and body, once all of it is there.
  private static func parts(of answer: [UInt8]) -> (head: String, body: [UInt8])? {
    guard let end = answer.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let head = String(decoding: answer[..<end.lowerBound], as: UTF8.self)
    let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.output.1) } ?? 0
    let body = answer[end.upperBound...]
    return body.count >= length ? (head, Array(body.prefix(length))) : nil
  }
}
