import Foundation
import TestSupport

/// A headless Chromium, driven through chromedriver as the W3C WebDriver recommendation says.
final class Browser {
  /// Why the browser did not do what it was asked for.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private var driver: Process
  private var port: UInt16
  /// The path of the session, once there is one.
  private var root = ""
  private let temporary: TemporaryFolder
  /// Where downloads go.
  private let downloads: String

  private static func program(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The shell for what has no window does the same with half the work; the script of its name stays its parent, and
  /// would be ended in its place.
  private static var chromium: String? {
    let shell = "/usr/lib/chromium/chromium-headless-shell"
    return FileManager.default.isExecutableFile(atPath: shell) ? shell : program("chromium")
  }

  /// False where `Scripts/setup --browser` has not been run.
  static var isInstalled: Bool { chromium != nil && program("chromedriver") != nil }

  init(downloads: String) async throws {
    self.downloads = downloads
    temporary = try TemporaryFolder()
    (driver, port) = try Self.start(in: temporary)
    let options: [String: Any] = [
      "binary": Self.chromium ?? "chromium",
      "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--window-size=1280,900"],
    ]
    let wanted: [String: Any] = [
      "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"],
    ]
    func session() async throws -> String {
      let value = try await send("POST", "/session", ["capabilities": ["alwaysMatch": wanted]]) as? [String: Any]
      guard let id = value?["sessionId"] as? String else { throw Failure(description: "chromedriver gave no session") }
      return "/session/\(id)"
    }
    do {
      root = try await session()
    } catch {
      // On a busy machine Chromium at times does not start.
      end()
      (driver, port) = try Self.start(in: temporary)
      root = try await session()
    }
    try await command("Browser.setDownloadBehavior", ["behavior": "allow", "downloadPath": downloads])
  }

  /// Starts chromedriver at a port that is free.
  ///
  /// It takes one that is free for IPv6, and ends where that is not free for IPv4: then it is started again.
  private static func start(in folder: TemporaryFolder) throws -> (Process, UInt16) {
    var text = ""
    for _ in 0..<5 {
      let driver = Process()
      driver.executableURL = URL(fileURLWithPath: program("chromedriver") ?? "chromedriver")
      driver.arguments = ["--port=0"]
      // Chromium leaves files behind there.
      driver.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": folder.path]) { _, own in own }
      let output = Pipe()
      driver.standardOutput = output
      driver.standardError = FileHandle.nullDevice
      try driver.run()
      text = ""
      while true {
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { break }
        text += String(decoding: data, as: UTF8.self)
        if let port = text.firstMatch(of: /successfully on port (\d+)/).flatMap({ UInt16($0.output.1) }) {
          return (driver, port)
        }
      }
      guard text.contains("port not available") else { break }
    }
    throw Failure(description: "chromedriver ended: \(text)")
  }

  deinit { end() }

  /// A child inherits which signals are blocked, and libdispatch blocks the polite one.
  private func end() { if driver.isRunning { kill(driver.processIdentifier, SIGKILL) } }

  /// Ends the browser and its driver.
  func quit() async {
    _ = try? await send("DELETE", "", nil)
    end()
  }

  @discardableResult
  private func send(_ method: String, _ path: String, _ body: [String: Any]?) async throws -> Any? {
    let body = try body.map { [UInt8](try JSONSerialization.data(withJSONObject: $0)) }
    let answer = try await DriverConnection.answer(port: port, method: method, path: root + path, body: body ?? [])
    if let error = answer?["value"] as? [String: Any], let message = error["message"] as? String, error["error"] != nil
    {
      throw Failure(description: "\(path): \(message.prefix { $0 != "\n" })")
    }
    return answer?["value"]
  }

  // MARK: What a person does

  /// Opens an address anew, also when only what is behind `#` differs.
  func open(_ address: String) async throws {
    try await send("POST", "/url", ["url": "about:blank"])
    try await send("POST", "/url", ["url": address])
  }

  func reload() async throws { try await send("POST", "/refresh", [:]) }

  /// Clicks what is found first; it has to be in sight and not covered.
  func click(_ selector: String) async throws { try await click(selector, tries: 3) }

  private func click(_ selector: String, tries: Int) async throws {
    do {
      let element = try await element(selector)
      // The page scrolls smoothly, and lays out what comes into sight.
      try await script(
        "document.querySelector(arguments[0]).scrollIntoView({ block: 'center', behavior: 'instant' })", selector)
      try await send("POST", "/element/\(element)/click", [:])
    } catch let failure as Failure where tries > 1 && failure.description.contains("stale element reference") {
      // The page has shown something else since it was found.
      try await click(selector, tries: tries - 1)
    }
  }

  /// Presses keys one after the other, wherever the focus is.
  func press(_ keys: String..., shift: Bool = false) async throws { try await press(keys, shift: shift) }

  private func press(_ keys: [String], shift: Bool = false) async throws {
    var actions: [[String: String]] = shift ? [["type": "keyDown", "value": "\u{E008}"]] : []
    for key in keys {
      for type in ["keyDown", "keyUp"] { actions.append(["type": type, "value": key]) }
    }
    if shift { actions.append(["type": "keyUp", "value": "\u{E008}"]) }
    try await send("POST", "/actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
  }

  /// Types a text where the focus is.
  func type(_ text: String) async throws {
    try await press(text.map(String.init))
  }

  /// Moves the pointer to a place of an element, in pixels of the page from its top left.
  func point(at selector: String, _ x: Double, _ y: Double) async throws {
    let measure = "const box = document.querySelector(arguments[0]).getBoundingClientRect(); return [box.x, box.y]"
    guard let origin = try await script(measure, selector) as? [NSNumber], origin.count == 2 else {
      throw Failure(description: "no box of \(selector)")
    }
    let move: [String: Any] = [
      "type": "pointerMove", "duration": 0, "x": Int((origin[0].doubleValue + x).rounded()),
      "y": Int((origin[1].doubleValue + y).rounded()),
    ]
    try await send("POST", "/actions", ["actions": [["type": "pointer", "id": "mouse", "actions": [move]]]])
  }

  // MARK: What is there

  private func element(_ selector: String) async throws -> String {
    let found = try await send("POST", "/element", ["using": "css selector", "value": selector]) as? [String: String]
    guard let id = found?.values.first else { throw Failure(description: "there is no \(selector)") }
    return id
  }

  /// What the body of a function returns.
  @discardableResult
  func script(_ body: String, _ arguments: Any...) async throws -> Any? {
    try await send("POST", "/execute/sync", ["script": body, "args": arguments])
  }

  /// The text of what is found first, as it is seen.
  func text(_ selector: String) async throws -> String {
    try await script("return document.querySelector(arguments[0])?.innerText ?? ''", selector) as? String ?? ""
  }

  func number(_ expression: String) async throws -> Double {
    (try await script("return \(expression)") as? NSNumber)?.doubleValue ?? .nan
  }

  /// Waits up to twenty seconds for an expression to be true.
  func wait(for expression: String) async throws {
    for _ in 0..<400 {
      if try await script("return Boolean(\(expression))") as? Bool == true { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "this did not become true: \(expression)")
  }

  /// What a page has put on the console since this was asked last.
  func console() async throws -> [String] {
    let entries = try await send("POST", "/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// A file that has been downloaded, once it is there.
  func download(_ name: String) async throws -> [UInt8] {
    let file = URL(fileURLWithPath: "\(downloads)/\(name)")
    for _ in 0..<200 {
      if let data = try? Data(contentsOf: file), !data.isEmpty { return [UInt8](data) }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw Failure(description: "\(name) was not downloaded")
  }

  /// Another width, and light or dark.
  func show(width: Int, height: Int, dark: Bool) async throws {
    try await command(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
    try await command(
      "Emulation.setEmulatedMedia",
      ["features": [["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]]])
  }

  /// A command of Chromium's own protocol.
  private func command(_ name: String, _ parameters: [String: Any]) async throws {
    try await send("POST", "/goog/cdp/execute", ["cmd": name, "params": parameters])
  }
}
