import DaguerreSupport
import Foundation

extension TokenRecord {
  private struct File: Codable {
    var base: String
    var points: [String: [String: String?]]
  }

  /// Takes time and memory in proportion to the file.
  ///
  /// - Parameter path: what errors call the file.
  init(parsing bytes: [UInt8], path: String) throws(StoreError) {
    if let lines = TokenLines(bytes) {
      self.init(base: lines.base, points: lines.points)
      return
    }
    try StoreText.checkForConflict(bytes, path: path)
    let file: File
    do { file = try JSONDecoder().decode(File.self, from: Data(bytes)) } catch {
      throw .brokenTokens(path: path, reason: "this is not a record of tokens")
    }
    if let fault = JSONFault(in: bytes) {
      throw .brokenTokens(path: "\(path):\(fault.line)", reason: fault.message)
    }
    guard file.points.isEmpty || file.points[file.base] != nil else {
      throw .brokenTokens(path: path, reason: "the point '\(file.base)' is missing")
    }
    self.init(base: file.base, points: file.points)
  }
}

/// A record as ``TokenRecord/bytes`` writes it, read ten times as fast as any JSON: every command reads those of all
/// themes.
private struct TokenLines {
  private(set) var base = ""
  private(set) var points: [String: [String: String?]] = [:]
  private let bytes: [UInt8]
  private var place = 0

  private struct AnotherForm: Error {}

  /// Nothing for what is written in another way, or has characters that JSON escapes: it may still be a record.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    do {
      try take("{\n  \"base\": ")
      base = try takeText()
      try take(",\n  \"points\": {\n")
      points = try takeMembers("    ") { lines throws(AnotherForm) in
        try lines.take("{\n")
        let tokens = try lines.takeMembers("      ") { lines throws(AnotherForm) in
          lines.accept("null") ? nil : try lines.takeText()
        }
        try lines.take("    }")
        return tokens
      }
      try take("  }\n}\n")
    } catch { return nil }
    guard place == bytes.count, points[base] != nil else { return nil }
  }

  /// Lines with a name and a value each.
  private mutating func takeMembers<Value>(
    _ indentation: String, value: (inout TokenLines) throws(AnotherForm) -> Value
  ) throws(AnotherForm) -> [String: Value] {
    var members: [String: Value] = [:]
    var hasComma = true
    while hasComma, accept(indentation) {
      let name = try takeText()
      try take(": ")
      guard members.updateValue(try value(&self), forKey: name) == nil else { throw AnotherForm() }
      hasComma = accept(",")
      try take("\n")
    }
    guard members.isEmpty || !hasComma else { throw AnotherForm() }
    return members
  }

  private mutating func accept(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }

  private mutating func take(_ text: String) throws(AnotherForm) {
    guard accept(text) else { throw AnotherForm() }
  }

  private mutating func takeText() throws(AnotherForm) -> String {
    try take("\"")
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20, bytes[place] != UInt8(ascii: "\\") else { throw AnotherForm() }
      place += 1
    }
    guard let text = String(validating: bytes[start..<place], as: UTF8.self) else { throw AnotherForm() }
    try take("\"")
    return text
  }
}
