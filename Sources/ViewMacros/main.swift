import Foundation

// The compiler's plugin for `#Preview`, `@Previewable` and `@MainActor`, which expand to nothing, `@Entry`, `@Animatable`
// and `#bundle`.
//
// The compiler sends messages in JSON, each after its length in eight bytes, the lowest first, and waits for an answer
// to each; swift-syntax declares them in `PluginMessages.swift`. That library is what plugins are usually made with, but
// whoever uses one of the two would have to build its parser of the whole language, for a line like `var name: Type = value`.

private func message() throws -> Data? {
  guard let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 else { return nil }
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard length > 0, length < 1 << 31 else { return nil }
  return try FileHandle.standardInput.read(upToCount: Int(length))
}

private func send(_ answer: [String: Any]) throws {
  let content = try JSONSerialization.data(withJSONObject: answer)
  let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(content.count) >> ($0 * 8)) }
  try FileHandle.standardOutput.write(contentsOf: Data(header) + content)
}

/// What the compiler is answered where a macro stands.
private func expansion(_ source: String, error: String? = nil, at place: [String: Any]? = nil) -> [String: Any] {
  let diagnostics = error.map { message -> [[String: Any]] in
    let position: [String: Any] = ["fileName": place?["fileName"] ?? "", "offset": place?["offset"] ?? 0]
    let empty: [String] = []
    return [
      [
        "message": message, "severity": "error", "position": position, "highlights": empty, "notes": empty,
        "fixIts": empty,
      ]
    ]
  }
  return ["expandMacroResult": ["expandedSource": source, "diagnostics": diagnostics ?? []] as [String: Any]]
}

private func entry(_ attached: [String: Any]) -> [String: Any] {
  let declaration = attached["declSyntax"] as? [String: Any]
  guard let entry = EntryDeclaration(declaration?["source"] as? String ?? "") else {
    return expansion(
      "", error: "@Entry stands before a variable with a value, as in: @Entry var name: Type = value",
      at: declaration?["location"] as? [String: Any])
  }
  return expansion(attached["macroRole"] as? String == "accessor" ? entry.accessors : entry.key)
}

/// The extension by which a type conforms, where it does not already.
private func conformance(_ attached: [String: Any]) -> [String: Any] {
  func source(_ key: String) -> String? { (attached[key] as? [String: Any])?["source"] as? String }
  guard let type = source("extendedTypeSyntax"), source("conformanceListSyntax") != nil else { return expansion("") }
  return expansion("extension \(type): SwiftUI.Animatable {}")
}

/// The bundle that the package manager makes for a target with resources.
private let bundleOfTarget = """
  {
  #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
    return Bundle.module
  #else
    return Bundle.main
  #endif
  }()
  """

while let message = try message(), let content = try JSONSerialization.jsonObject(with: message) as? [String: Any] {
  if content["getCapability"] != nil {
    try send(["getCapabilityResult": ["capability": ["protocolVersion": 7, "features": [String]()] as [String: Any]]])
  } else if let attached = content["expandAttachedMacro"] as? [String: Any],
    (attached["macro"] as? [String: Any])?["typeName"] as? String == "Entry"
  {
    try send(entry(attached))
  } else if let attached = content["expandAttachedMacro"] as? [String: Any],
    (attached["macro"] as? [String: Any])?["typeName"] as? String == "Animatable"
  {
    try send(conformance(attached))
  } else if let freestanding = content["expandFreestandingMacro"] as? [String: Any],
    (freestanding["macro"] as? [String: Any])?["typeName"] as? String == "BundleOfTarget"
  {
    try send(expansion(bundleOfTarget))
  } else {
    try send(expansion(""))
  }
}
