import Foundation

// The compiler's plugin for `#Preview`, which expands to nothing.
//
// The compiler sends messages in JSON, each after its length in eight bytes, the lowest first, and waits for an answer
// to each; swift-syntax declares them in `PluginMessages.swift`. That library is what plugins are usually made with, but
// whoever uses a preview would have to build its parser of the whole language, for a macro that looks at nothing.

private func message() throws -> Data? {
  guard let header = try FileHandle.standardInput.read(upToCount: 8), header.count == 8 else { return nil }
  let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  guard length > 0, length < 1 << 31 else { return nil }
  return try FileHandle.standardInput.read(upToCount: Int(length))
}

private func send(_ answer: String) throws {
  let header = (0..<8).map { UInt8(truncatingIfNeeded: UInt64(answer.utf8.count) >> ($0 * 8)) }
  try FileHandle.standardOutput.write(contentsOf: Data(header + Array(answer.utf8)))
}

while let message = try message(), let content = try JSONSerialization.jsonObject(with: message) as? [String: Any] {
  if content["getCapability"] != nil {
    try send(#"{"getCapabilityResult": {"capability": {"protocolVersion": 7, "features": []}}}"#)
  } else {
    try send(#"{"expandMacroResult": {"expandedSource": "", "diagnostics": []}}"#)
  }
}
