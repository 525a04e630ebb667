import Foundation
import OUDS
import Testing

@testable import OUDSCommandLine

/// Exported files against the rules of the Design Tokens Format Module and Color Module, 2025.10.
@Suite("Schema of exported files")
struct DesignTokensSchemaTests {
  @Test(
    "every theme, mode and size class", arguments: ThemeInForce.everyTheme.map(\.name), [nil, false, true] as [Bool?])
  func themes(name: String, side: Bool?) throws {
    let theme = try #require(try ThemeInForce.selected([name], tuning: nil).first?.theme)
    let file = try DesignTokensFile(theme.designTokens(dark: side, regular: side))
    #expect(file.problems == [])
    #expect(file.tokenCount > 1200)
  }

  @Test(
    "the rules find what breaks them",
    arguments: [
      ##"{"a": {"$type": "color", "$value": "#FF0000"}}"##,
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0]}}}"##,
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 2]}}}"##,
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF000080"}}}"##,
      ##"{"a": {"$type": "dimension", "$value": {"value": 1, "unit": "pt"}}}"##,
      ##"{"a": {"$type": "dimension", "$value": 1}}"##,
      ##"{"a": {"$type": "fontWeight", "$value": 0}}"##,
      ##"{"a": {"$type": "number", "$value": "1"}}"##,
      ##"{"a": {"$type": "length", "$value": 1}}"##,
      ##"{"a": {"$type": "number", "$value": "{b}"}}"##,
      ##"{"a": {"$type": "number", "$value": "{b}"}, "b": {"$type": "color", "$value": "{a}"}}"##,
      ##"{"a": {"$type": "number", "$value": "{a}"}}"##,
      ##"{"a.b": {"$type": "number", "$value": 1}}"##,
      ##"{"a": {"$type": "number", "$value": 1, "b": {"$type": "number", "$value": 1}}}"##,
      ##"{"$mode": {}}"##,
    ])
  func broken(text: String) throws {
    #expect(try DesignTokensFile(text).problems != [])
  }
}

/// A file in the Design Tokens format, and what is wrong with it.
private struct DesignTokensFile {
  private var tokens: [String: [String: Any]] = [:]
  private(set) var problems: [String] = []

  var tokenCount: Int { tokens.count }

  init(_ text: String) throws {
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    group(root, path: [])
    for (path, token) in tokens.sorted(by: { $0.key < $1.key }) { check(path, token) }
  }

  private mutating func group(_ group: [String: Any], path: [String]) {
    for (name, value) in group {
      let place = (path + [name]).joined(separator: ".")
      if name.hasPrefix("$"), name != "$root" {
        property(name, value, of: ["$description", "$extensions", "$type", "$deprecated", "$extends"], at: place)
        continue
      }
      guard let object = value as? [String: Any], !name.isEmpty, !name.contains(where: { "{}.".contains($0) }) else {
        problems.append("\(place): not a group, or not a name")
        continue
      }
      if object["$value"] == nil { self.group(object, path: path + [name]) } else { tokens[place] = object }
    }
  }

  private mutating func property(_ name: String, _ value: Any, of known: [String], at place: String) {
    let isGood =
      switch name {
      case "$description", "$type", "$extends": value is String
      case "$extensions": value is [String: Any]
      case "$deprecated": value is String || value is Bool
      default: true
      }
    if !known.contains(name) || !isGood { problems.append("\(place): not a property of the format") }
  }

  private mutating func check(_ path: String, _ token: [String: Any]) {
    for (name, value) in token {
      property(
        name, value, of: ["$value", "$type", "$description", "$extensions", "$deprecated"], at: "\(path).\(name)")
    }
    guard let type = token["$type"] as? String, let value = token["$value"] else {
      problems.append("\(path): no type")
      return
    }
    let dark = (token["$extensions"] as? [String: Any])?.values.map { $0 } ?? []
    for value in [value] + dark where !isValid(value, type: type, way: [path]) {
      problems.append("\(path): \(value) is not a \(type)")
    }
  }

  private func isValid(_ value: Any, type: String, way: [String]) -> Bool {
    if let text = value as? String, text.hasPrefix("{"), text.hasSuffix("}") {
      let target = String(text.dropFirst().dropLast())
      guard !way.contains(target), let token = tokens[target], let next = token["$value"] else { return false }
      return token["$type"] as? String == type && isValid(next, type: type, way: way + [target])
    }
    switch type {
    case "color": return (value as? [String: Any]).map(isColor) ?? false
    case "dimension":
      guard let object = value as? [String: Any] else { return false }
      return object.keys.sorted() == ["unit", "value"] && isNumber(object["value"])
        && ["px", "rem"].contains(object["unit"] as? String)
    case "fontFamily": return (value as? String)?.isEmpty == false || (value as? [String])?.isEmpty == false
    case "fontWeight": return isNumber(value) && (1...1000).contains(value as? Double ?? 0)
    case "number": return isNumber(value)
    case "strokeStyle":
      let styles = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
      return (value as? String).map(styles.contains) ?? false
    default: return false
    }
  }

  private func isColor(_ object: [String: Any]) -> Bool {
    guard Set(object.keys).isSubset(of: ["colorSpace", "components", "alpha", "hex"]),
      object["colorSpace"] as? String == "srgb", let components = object["components"] as? [Double],
      components.count == 3, components.allSatisfy({ (0...1).contains($0) })
    else { return false }
    if let alpha = object["alpha"] {
      guard isNumber(alpha), (0...1).contains(alpha as? Double ?? -1) else { return false }
    }
    guard let hex = object["hex"] else { return true }
    return (hex as? String)?.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil
  }

  private func isNumber(_ value: Any?) -> Bool { value is Double && !(value is String) }
}
