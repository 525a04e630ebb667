import DaguerreReview
import DaguerreSnapshots
import DaguerreSupport
import Foundation
import SnapshotFixtures
import Synchronization
import TestSupport
import Testing

/// A review of two changed tokens of a recorded catalogue, served on this machine.
private struct Review: Sendable {
  let folder: TemporaryFolder
  let store: SnapshotStore
  let port: UInt16
  let token: String
  private let run: Task<ReviewEnding, any Error>
  private static let layers: [OverlayLayer] = [
    .value(path: "tile.color", text: "FF0000"), .value(path: "bar.length", text: "33"),
  ]

  /// - Parameters:
  ///   - delay: how long it takes to begin to apply decisions, in seconds.
  ///   - patience: how long a client may let it wait, in seconds.
  ///   - isInterrupted: whether someone asks for the end while decisions are applied.
  init(delay: Double = 0, patience: Int32 = 50, isInterrupted: Bool = false) async throws {
    let folder = try TemporaryFolder()
    let store = SnapshotStore(folder: folder.path("Snapshots"))
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    _ = try Recorder(catalogue: catalogue, store: store, threads: 2).record(SnapshotSelection())
    let report = folder.path("report")
    _ = try Verifier(catalogue: try catalogue.laying(Self.layers), store: store, threads: 2)
      .verify(SnapshotSelection(), report: ReportOutput(folder: report, page: ReviewPage.files))
    let applier = DecisionApplier(catalogue: catalogue, layers: Self.layers, store: store, threads: 2)
    var server = ReviewServer(folder: report, decisions: nil) {
      Thread.sleep(forTimeInterval: delay)
      if isInterrupted { throw InterruptionError() }
      return try applier.apply($0, writingTo: report)
    }
    server.patience = patience
    let address = Mutex("")
    run = Task { [server] in try await server.run { ready in address.withLock { $0 = ready } } }
    while address.withLock(\.isEmpty) { try await Task.sleep(for: .milliseconds(5)) }
    let parts = try #require(address.withLock(\.self).firstMatch(of: /http:\/\/127.0.0.1:(\d+)\/([0-9a-f]{32})\//))
    port = try #require(UInt16(parts.output.1))
    token = String(parts.output.2)
    self.folder = folder
    self.store = store
  }

  var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  func ending() async throws -> ReviewEnding { try await run.value }

  /// Sends a request and gives the status and the body of the answer.
  ///
  /// - Parameter path: below the token, unless it begins with a slash.
  func send(
    _ method: String, _ path: String, _ headers: [String: String] = [:], body: String = ""
  ) async throws -> (status: Int, body: String) {
    var fields = ["Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.utf8.count)"]
    fields.merge(headers) { _, own in own }
    let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    let target = path.hasPrefix("/") ? path : "/\(token)/\(path)"
    let answer = try await DriverConnection.exchange(
      port: port, Array("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n\(body)".utf8))
    let status = try #require(answer.head.firstMatch(of: /^HTTP\/1.1 (\d+)/).flatMap { Int($0.output.1) })
    return (status, String(decoding: answer.body, as: UTF8.self))
  }

  /// As the page sends it.
  func own(_ method: String, _ path: String, body: String = "") async throws -> (status: Int, body: String) {
    let headers = [
      "X-Daguerre-Token": token, "Origin": "http://127.0.0.1:\(port)", "Content-Type": "application/json",
    ]
    return try await send(method, path, headers, body: body)
  }

  func decisions(accept: [String], reject: [String]) throws -> String {
    let quoted = { (paths: [String]) in paths.map { "\"\($0)\"" }.joined(separator: ", ") }
    return """
      {"version": 1, "references": "\(try store.state())", "accept": {"causes": [\(quoted(accept))], "cases": []}, \
      "reject": {"causes": [\(quoted(reject))], "cases": []}, "notes": []}
      """
  }
}

@Suite("Server of a review")
struct ReviewServerTests {
  @Test("the page, its report and its pictures are there, and the session")
  func files() async throws {
    let review = try await Review()
    #expect(try await review.send("GET", "").body.contains("session.js"))
    #expect(try await review.send("GET", "session.js").body.contains(review.token))
    let report = try JSONDecoder().decode(
      Report.self, from: Data(try await review.send("GET", "report.json").body.utf8))
    let group = try #require(report.groups.first)
    #expect(try await review.send("GET", try #require(group.after?.file)).status == 200)
    #expect(try await review.send("GET", try #require(group.change)).body.hasPrefix("daguerre.change("))
    #expect(try await review.own("POST", "end").status == 200)
    guard case .asked = try await review.ending() else {
      Issue.record("it did not end")
      return
    }
  }

  @Test("what is not the page's is refused, and the server goes on")
  func hostile() async throws {
    let review = try await Review()
    let before = try review.folder.snapshot("Snapshots")
    try review.folder.write("secret", to: "report/secret.txt")
    let missing = [
      "/", "/index.html", "/\(review.token)", "/\(String(review.token.reversed()))/index.html", "../report/report.json",
      "../../../../../../../../etc/passwd", "..%2f..%2f..%2fetc%2fpasswd", "pictures/../report.json", "//report.json",
      "./report.json", "report.json%00.png", "secret.txt", "decisions.json", "files.txt", "pictures/", "%2e%2e/x",
      "pictures/" + String(repeating: "a", count: 5000),
    ]
    for path in missing { #expect(try await review.send("GET", path).status == 404, "\(path)") }
    let host = ["Host": "daguerre.example:\(review.port)"]
    #expect(try await review.send("GET", "index.html", host).status == 404)
    #expect(try await review.send("DELETE", "report.json").status == 405)

    let decisions = try review.decisions(accept: ["tile.color"], reject: [])
    let good = ["X-Daguerre-Token": review.token, "Content-Type": "application/json"]
    func put(_ change: [String: String?], path: String = "decisions", method: String = "PUT") async throws -> Int {
      var headers = good
      for (name, value) in change { headers[name] = value }
      return try await review.send(method, path, headers, body: method == "PUT" ? decisions : "").status
    }
    #expect(try await put(["X-Daguerre-Token": nil]) == 403)
    #expect(try await put(["X-Daguerre-Token": "0"]) == 403)
    #expect(try await put(["Origin": "http://daguerre.example"]) == 403)
    #expect(try await put(["Origin": "null"]) == 403)
    #expect(try await put(["Sec-Fetch-Site": "cross-site"]) == 403)
    #expect(try await put(["Content-Type": "text/plain"]) == 403)
    #expect(try await put(["X-Daguerre-Token": nil], path: "apply", method: "POST") == 403)
    #expect(try await put(["X-Daguerre-Token": nil], path: "end", method: "POST") == 403)
    #expect(try await put(["Content-Length": "99999999999"]) == 413)
    #expect(try await review.own("PUT", "report.json", body: decisions).status == 405)
    for body in ["", "{}", "[", "null", #"{"version": 9}"#, String(repeating: "[", count: 100_000)] {
      let answer = try await review.own("PUT", "decisions", body: body)
      #expect(answer.status == 200 && answer.body.contains(#""ok":false"#), "\(body.prefix(20))")
    }
    // Nothing was decided by all this.
    #expect(try await review.own("POST", "apply").body.contains("nothing has been decided"))
    #expect(!review.folder.files("report").contains("decisions.json"))
    #expect(try review.folder.snapshot("Snapshots") == before)
    #expect(try await review.own("POST", "end").status == 200)
    _ = try await review.ending()
  }

  @Test("decisions are kept, applied, and end the review")
  func applied() async throws {
    let review = try await Review()
    let decisions = try review.decisions(accept: ["tile.color"], reject: ["bar.length"])
    #expect(try await review.own("PUT", "decisions", body: decisions).body.contains(#""ok":true"#))
    #expect(try await review.send("GET", "session.js").body.contains("tile.color"))
    let answer = try await review.own("POST", "apply")
    #expect(answer.status == 200 && answer.body.contains(#""ok":true"#), "\(answer.body)")
    guard case .applied(let applied) = try await review.ending() else {
      Issue.record("it was not applied")
      return
    }
    #expect(Set(applied.acceptedCauses.map(\.path)) == ["tile.color"])
    #expect(Set(applied.rejectedCauses.map(\.path)) == ["bar.length"])
    #expect(review.folder.files("report").contains("undo/plain.tokens.json"))
  }

  @Test("who waits for an answer is not left, however long writing takes")
  func slow() async throws {
    let review = try await Review(delay: 3, patience: 1)
    let decisions = try review.decisions(accept: ["tile.color"], reject: ["bar.length"])
    #expect(try await review.own("PUT", "decisions", body: decisions).body.contains(#""ok":true"#))
    let answer = try await review.own("POST", "apply")
    #expect(answer.status == 200 && answer.body.contains(#""isOver":true"#), "\(answer)")
    _ = try await review.ending()
  }

  @Test("while decisions are applied the review is not ended, nor is anything else decided")
  func busy() async throws {
    let review = try await Review(delay: 2)
    let decisions = try review.decisions(accept: ["tile.color"], reject: ["bar.length"])
    #expect(try await review.own("PUT", "decisions", body: decisions).body.contains(#""ok":true"#))
    let applying = Task { try await review.own("POST", "apply") }
    // It begins when the request is read, which the answer to one that was sent later tells.
    try await Task.sleep(for: .milliseconds(700))
    for (method, path) in [("POST", "end"), ("POST", "apply"), ("PUT", "decisions")] {
      let answer = try await review.own(method, path, body: path == "decisions" ? decisions : "")
      #expect(answer.body.contains(#""ok":false"#) && answer.body.contains("are being applied"), "\(answer.body)")
    }
    #expect(try await applying.value.body.contains(#""ok":true"#))
    guard case .applied = try await review.ending() else {
      Issue.record("it was not applied")
      return
    }
  }

  @Test("what is no request, or has no end, is refused at once, and the server goes on")
  func malformed() async throws {
    let review = try await Review()
    let long = String(repeating: "a", count: 1 << 20)
    let (start, host) = ("/\(review.token)/", "Host: 127.0.0.1:\(review.port)\r\n")
    let requests = [
      "\r\n\r\n", "\0\0\0\0\r\n\r\n", "GET\r\n\r\n", "GET \(start)\r\n\r\n", "GET \(start) HTTP/9\r\n\(host)\r\n", long,
      "GET /\(long) HTTP/1.1\r\n\(host)\r\n", "GET \(start) HTTP/1.1\r\n\(host)X: \(long)\r\n\r\n",
      "GET \(start) HTTP/1.1\r\nno colon\r\n\r\n",
      "PUT \(start)decisions HTTP/1.1\r\n\(host)Content-Length: -1\r\n\r\n",
      "PUT \(start)decisions HTTP/1.1\r\n\(host)Transfer-Encoding: chunked\r\n\r\nfffffffffffffff\r\n\(long)",
      "BREW \(start) HTTP/1.1\r\n\(host)\r\n",
    ]
    for request in requests {
      let answer = try? await DriverConnection.exchange(port: review.port, Array(request.utf8))
      #expect(answer?.head.contains(/^HTTP\/1.[01] [45]/) ?? true, "\(request.prefix(90)): \(answer?.head ?? "")")
    }
    #expect(try await review.send("GET", "report.json").status == 200)
    #expect(try await review.own("POST", "end").status == 200)
    _ = try await review.ending()
  }

  @Test("who lets us wait, or does not wait, is left, and the others are answered")
  func idle() async throws {
    let review = try await Review(patience: 1)
    let silent = Task { [port = review.port] in try await DriverConnection.exchange(port: port, Array("GET /".utf8)) }
    let request = Array("GET /\(review.token)/report.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".utf8)
    for _ in 0..<50 { try DriverConnection.leave(port: review.port, request) }
    #expect(try await review.send("GET", "report.json").status == 200)
    await #expect(throws: Browser.Failure.self) { try await silent.value }
    #expect(try await review.own("POST", "end").status == 200)
    _ = try await review.ending()
  }

  @Test("what cannot be applied is said, and the review goes on")
  func refused() async throws {
    let review = try await Review()
    let state = "\(try review.store.state())"
    let others = try review.decisions(accept: ["tile.color"], reject: []).replacing(state, with: "0000")
    #expect(try await review.own("PUT", "decisions", body: others).body.contains("about other references"))
    let decisions = try review.decisions(accept: ["no.such"], reject: [])
    #expect(try await review.own("PUT", "decisions", body: decisions).body.contains(#""ok":true"#))
    let answer = try await review.own("POST", "apply")
    #expect(answer.body.contains(#""ok":false"#) && answer.body.contains("no.such"), "\(answer.body)")
    #expect(!answer.body.contains("error:"), "\(answer.body)")
    #expect(try await review.own("POST", "end").status == 200)
    _ = try await review.ending()
  }

  @Test("an interrupted writing is no success, and ends the review as if asked to")
  func interrupted() async throws {
    let review = try await Review(isInterrupted: true)
    let decisions = try review.decisions(accept: ["tile.color"], reject: [])
    #expect(try await review.own("PUT", "decisions", body: decisions).body.contains(#""ok":true"#))
    let answer = try await review.own("POST", "apply").body
    #expect(answer.contains(#""ok":false"#) && answer.contains(#""isOver":true"#), "\(answer)")
    #expect(answer.contains("nothing has changed"), "\(answer)")
    guard case .asked = try await review.ending() else {
      Issue.record("it ended as if something was written")
      return
    }
  }

  @Test("a window that does not know what was decided in another one decides and writes nothing")
  func windows() async throws {
    let review = try await Review()
    func send(_ method: String, _ path: String, revision: Int, accept: String = "") async throws -> String {
      let headers = [
        "X-Daguerre-Token": review.token, "Content-Type": "application/json", "X-Daguerre-Revision": "\(revision)",
      ]
      let body = try accept.isEmpty ? "" : review.decisions(accept: [accept], reject: [])
      return try await review.send(method, path, headers, body: body).body
    }
    #expect(try await send("PUT", "decisions", revision: 0, accept: "tile.color").contains(#""revision":1"#))
    #expect(try await send("PUT", "decisions", revision: 0, accept: "bar.length").contains("in another window"))
    #expect(try await send("POST", "apply", revision: 0).contains("in another window"))
    #expect(try await review.send("GET", "session.js").body.contains(#""revision": 1"#))
    #expect(try await review.send("GET", "session.js").body.contains("tile.color"))
    #expect(try await send("POST", "apply", revision: 1).contains(#""isOver":true"#))
    guard case .applied = try await review.ending() else {
      Issue.record("it was not applied")
      return
    }
  }

  @Test("a report of cases whose change is not in it is one that cannot be read")
  func damaged() throws {
    let folder = try TemporaryFolder()
    func run(group: Int) throws {
      try folder.write(
        """
        {"version": 1, "tool": "t", "references": "", "axes": [], "comparedCases": 1, "problems": [], "exceptions": [],
         "causes": [], "groups": [], "cases": [{"id": "a", "kind": "new", "changedPixels": 0, "bounds": null,
         "cells": [], "causes": [], "group": \(group)}]}
        """, to: "report.json")
      _ = try TerminalReview(
        folder: folder.path, axes: SnapshotAxes([.theme(["plain"])]), decisions: nil, environment: [:]
      ) { _ in throw CancellationError() }
    }
    for group in [0, -1] { #expect(throws: FileError.self) { try run(group: group) } }
  }

  @Test("a port that is taken is one before anything is drawn")
  func port() async throws {
    let review = try await Review()
    #expect(throws: ReviewServer.Failure.self) { try ReviewServer.check(port: review.port) }
    try ReviewServer.check(port: 0)
    _ = try await review.own("POST", "end")
    _ = try await review.ending()
  }
}

@Suite(
  "Review in a browser", .serialized,
  .enabled(if: Browser.isInstalled, "there is no chromium and chromedriver; run Scripts/setup --browser"))
struct ReviewBrowserTests {
  @Test("one cause accepted, one rejected, written: the references follow and the server ends")
  func review() async throws {
    let review = try await Review()
    let browser = try await Browser(downloads: review.folder.path)
    try await browser.open(review.address)
    try await browser.wait(for: "document.querySelectorAll('[data-path=\"tile.color\"]').length > 0")
    try await browser.click("[data-path=\"tile.color\"] [data-decision=\"accept\"]")
    try await browser.click("[data-path=\"bar.length\"] [data-decision=\"reject\"]")
    // Decisions are kept as they are taken.
    for _ in 0..<200 where try await !review.send("GET", "session.js").body.contains("bar.length") {
      try await Task.sleep(for: .milliseconds(50))
    }
    try await browser.reload()
    let state = "document.querySelector('[data-path=\"tile.color\"] .decider')?.dataset.state"
    try await browser.wait(for: "\(state) === 'accept'")
    #expect(try await browser.console().isEmpty)
    try await browser.click("[data-action=\"apply\"]")
    try await browser.click("#ask button[value=\"yes\"]")
    guard case .applied(let applied) = try await review.ending() else {
      Issue.record("it was not applied")
      return
    }
    #expect(Set(applied.acceptedCauses.map(\.path)) == ["tile.color"])
    #expect(Set(applied.rejectedCauses.map(\.path)) == ["bar.length"])
    await browser.quit()
  }
}
