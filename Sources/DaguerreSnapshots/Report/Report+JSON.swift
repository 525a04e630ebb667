/// Cases and causes have the values of the axes beside their own members, as in `{"id": …, "theme": …, "mode": …}`.
private struct Member: CodingKey {
  let stringValue: String
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  var intValue: Int? { nil }
}

extension KeyedEncodingContainer<Member> {
  fileprivate mutating func encode(_ value: some Encodable, _ name: String) throws {
    try encode(value, forKey: Member(name))
  }
}

extension KeyedDecodingContainer<Member> {
  fileprivate func value<Value: Decodable>(_ name: String) throws -> Value {
    try decode(Value.self, forKey: Member(name))
  }

  /// The texts of the members that are none of `names`.
  fileprivate func others(_ names: Set<String>) throws -> [String: String] {
    var values: [String: String] = [:]
    for key in allKeys where !names.contains(key.stringValue) {
      values[key.stringValue] = try decodeIfPresent(String.self, forKey: key)
    }
    return values
  }
}

extension Report {
  /// What stands beside the values of the axes, where no axis may be called so.
  package static var memberNames: Set<String> { Cause.names.union(Case.names) }
}

extension Report.Cause: Codable {
  fileprivate static let names: Set = [
    "path", "old", "new", "follows", "caseCount", "cellCount", "changedPixels", "visiblePixels", "deltaE", "contrasts",
    "contactSheet",
  ]

  /// The axes' values stand beside the other members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    try container.encode(path, "path")
    for (axis, value) in values { try container.encode(value, axis) }
    try container.encode(old, "old")
    try container.encode(new, "new")
    try container.encode(follows, "follows")
    try container.encode(caseCount, "caseCount")
    try container.encode(cellCount, "cellCount")
    try container.encode(changedPixels, "changedPixels")
    try container.encode(visiblePixels, "visiblePixels")
    try container.encode(deltaE, "deltaE")
    try container.encode(contrasts, "contrasts")
    try container.encode(contactSheet, "contactSheet")
  }

  /// The axes' values are the members of no other name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    self.init(
      path: try container.value("path"), values: try container.others(Self.names), old: try container.value("old"),
      new: try container.value("new"), follows: try container.value("follows"),
      caseCount: try container.value("caseCount"), cellCount: try container.value("cellCount"),
      changedPixels: try container.value("changedPixels"), visiblePixels: try container.value("visiblePixels"),
      deltaE: try container.value("deltaE"), contrasts: try container.value("contrasts"),
      contactSheet: try container.value("contactSheet"))
  }
}

extension Report.Case: Codable {
  fileprivate static let names: Set = ["id", "kind", "changedPixels", "bounds", "cells", "causes", "group"]

  /// The axes' values stand beside the other members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    try container.encode(id, "id")
    for (axis, value) in values { try container.encode(value, axis) }
    try container.encode(kind, "kind")
    try container.encode(changedPixels, "changedPixels")
    try container.encode(bounds, "bounds")
    try container.encode(cells, "cells")
    try container.encode(causes, "causes")
    try container.encode(group, "group")
  }

  /// The axes' values are the members of no other name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    self.init(
      id: try container.value("id"), values: try container.others(Self.names), kind: try container.value("kind"),
      changedPixels: try container.value("changedPixels"), bounds: try container.value("bounds"),
      cells: try container.value("cells"), causes: try container.value("causes"), group: try container.value("group"))
  }
}
