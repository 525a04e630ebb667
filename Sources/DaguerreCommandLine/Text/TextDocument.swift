import DaguerreSupport
import DaguerreGraphics
import DaguerreSnapshots
import DaguerreText
import DesignTokens
import Foundation

/// A JSON file of texts to lay out; takes time and memory in proportion to the file.
struct TextDocument {
  let texts: [TextDescription]

  /// - Throws: an error that names the file, the text and the field.
  init(path: String) throws {
    let bytes = try Files.read(path)
    do {
      texts = try JSONDecoder().decode([TextDescription].self, from: Data(bytes))
    } catch let error as DecodingError {
      if case .dataCorrupted(let context) = error, context.codingPath.isEmpty,
        let fault = JSONParser.fault(in: bytes, file: path)
      {
        throw fault
      }
      throw TextDocumentError(path: path, reason: Self.reason(error))
    }
    if let fault = JSONFault(in: bytes) {
      throw TextDocumentError(path: "\(path):\(fault.line)", reason: fault.message)
    }
    var ids: [FileName: String] = [:]
    for text in texts {
      if let other = ids.updateValue(text.id, forKey: FileName(text.id)) {
        let reason = other == text.id ? "" : " and '\(other)', which some disks cannot tell apart"
        throw TextDocumentError(path: path, reason: "two texts have the id '\(text.id)'\(reason)")
      }
      if let reason = text.problem { throw TextDocumentError(path: path, reason: "text '\(text.id)': \(reason)") }
    }
  }

  private static func reason(_ error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
      return path.isEmpty ? "" : " at \(path)"
    }
    return switch error {
    case .typeMismatch(_, let context) where context.codingPath.isEmpty:
      "it is no list of texts: write one as in "
        + #"[{"id": "title", "runs": [{"text": "Hello", "font": "Roboto", "size": 16}]}]"#
    case .keyNotFound(let key, let context): "'\(key.stringValue)' is missing\(place(context))"
    case .typeMismatch(_, let context), .valueNotFound(_, let context): "the value\(place(context)) has another type"
    case .dataCorrupted(let context):
      // Foundation calls that no JSON, and does not say where.
      context.codingPath.isEmpty
        ? "maxLines and weight must be whole numbers" : "\(context.debugDescription)\(place(context))"
    @unknown default: "it cannot be read"
    }
  }
}

/// One text of the file.
struct TextDescription: Decodable {
  struct Run: Decodable {
    var text: String
    var font: OneOrMore
    var weight: Int?
    var size: Double
    var letterSpacing: Double?
    var color: TextColor?
    var underline: Bool?
    var strikethrough: Bool?
  }

  var id: String
  var runs: [Run]
  var lineHeight: Double?
  var maxWidth: Double?
  var maxLines: Int?
  var truncation: TextOptions.Truncation?
  var align: TextOptions.Alignment?
  var direction: TextOptions.Direction?
  var language: String?
  var features: [String]?

  /// Why the text cannot be laid out; nil when it can.
  var problem: String? {
    if let problem = FileName.problem(of: id) { return "the id cannot be the name of a file: \(problem)" }
    if runs.contains(where: { !($0.size > 0 && $0.size <= 10_000) }) {
      return "a size must be above 0 and at most 10000"
    }
    if runs.contains(where: { !(1...1000).contains($0.weight ?? 400) }) { return "a weight must be from 1 to 1000" }
    if runs.contains(where: { !(abs($0.letterSpacing ?? 0) <= 10_000) }) {
      return "letterSpacing must be from -10000 to 10000"
    }
    if let maxWidth, !(maxWidth >= 0) { return "maxWidth must not be below 0" }
    if let maxLines, maxLines < 1 { return "maxLines must be 1 or more" }
    if let lineHeight, !(lineHeight > 0 && lineHeight <= 10_000) {
      return "lineHeight must be above 0 and at most 10000"
    }
    return nil
  }
}

/// A string, or a list of them.
struct OneOrMore: Decodable {
  let values: [String]
  let isList: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(String.self) {
      (values, isList) = ([value], false)
    } else {
      (values, isList) = (try container.decode([String].self), true)
    }
    guard !values.isEmpty else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "the list of fonts is empty")
    }
  }
}

/// A colour as `[r, g, b, a]`, or as `#RRGGBB` or `#RRGGBBAA`.
struct TextColor: Decodable {
  let color: Color

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let channels = try? container.decode([UInt8].self), channels.count == 4 {
      color = Color(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
      return
    }
    let code = (try? container.decode(String.self)) ?? ""
    guard let rgba = HexadecimalColor.rgba(code) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "a colour is [r, g, b, a], \"#RRGGBB\" or \"#RRGGBBAA\"")
    }
    color = Color(rgba: rgba)
  }
}

extension TextOptions.Truncation: Decodable {
  init(from decoder: any Decoder) throws { self = try .word(from: decoder) }
}

extension TextOptions.Alignment: Decodable {
  init(from decoder: any Decoder) throws { self = try .word(from: decoder) }
}

extension TextOptions.Direction: Decodable {
  init(from decoder: any Decoder) throws { self = try .word(from: decoder) }
}

extension RawRepresentable where Self: CaseIterable, RawValue == String {
  /// One of the words of the type; any other is an error that lists them.
  fileprivate static func word(from decoder: any Decoder) throws -> Self {
    let container = try decoder.singleValueContainer()
    if let value = Self(rawValue: try container.decode(String.self)) { return value }
    let known = allCases.map(\.rawValue).joined(separator: ", ")
    throw DecodingError.dataCorruptedError(in: container, debugDescription: "the value is none of \(known)")
  }
}

/// What is wrong with a file of texts.
struct TextDocumentError: DiagnosticError {
  let path: String
  let reason: String

  var diagnostics: [Diagnostic] { [Diagnostic(reason, at: path)] }
}
