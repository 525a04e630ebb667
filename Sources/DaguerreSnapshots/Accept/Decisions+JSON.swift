import Foundation

/// A member of any name: axes stand beside the other members.
private struct Member: CodingKey {
  let stringValue: String
  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
  var intValue: Int? { nil }

  /// A misspelt decision would be none.
  static func check(_ decoder: any Decoder, _ known: [String]) throws {
    let members = try decoder.container(keyedBy: Member.self).allKeys
    guard let other = members.filter({ !known.contains($0.stringValue) }).min(by: { $0.stringValue < $1.stringValue })
    else { return }
    let reason = "it is none of \(known.joined(separator: ", "))"
    throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath + [other], debugDescription: reason))
  }
}

extension Decisions {
  private enum Key: String, CodingKey, CaseIterable { case version, references, accept, reject, notes, changes, looks }

  /// Members but the version and the references may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    // Of another version only the number can be read.
    let found = try container.decode(Int.self, forKey: .version)
    guard found == Self.currentVersion else { throw OtherVersion(found: found) }
    try Member.check(decoder, Key.allCases.map(\.rawValue))
    self.init(
      references: try container.decode(String.self, forKey: .references),
      accept: try container.decodeIfPresent(Side.self, forKey: .accept) ?? Side(),
      reject: try container.decodeIfPresent(Side.self, forKey: .reject) ?? Side(),
      notes: try container.decodeIfPresent([Note].self, forKey: .notes) ?? [])
    changes = try container.decodeIfPresent([Change].self, forKey: .changes)
    looks = try container.decodeIfPresent([Look].self, forKey: .looks)
  }

  /// All members but changes and looks that are not known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(version, forKey: .version)
    try container.encode(references, forKey: .references)
    try container.encode(accept, forKey: .accept)
    try container.encode(reject, forKey: .reject)
    try container.encode(notes, forKey: .notes)
    try container.encodeIfPresent(changes, forKey: .changes)
    try container.encodeIfPresent(looks, forKey: .looks)
  }
}

extension Decisions.Side {
  private enum Key: String, CodingKey, CaseIterable { case causes, cases }

  /// Both lists may be left out.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    try Member.check(decoder, Key.allCases.map(\.rawValue))
    self.init(
      causes: try container.decodeIfPresent([Decisions.Cause].self, forKey: .causes) ?? [],
      cases: try container.decodeIfPresent([Decisions.Case].self, forKey: .cases) ?? [])
  }
}

extension Decisions.Cause: Codable {
  private enum Key: String, CodingKey, CaseIterable { case path, theme }

  /// A path, or an object with a path and perhaps a theme.
  public init(from decoder: any Decoder) throws {
    if let path = try? decoder.singleValueContainer().decode(String.self) {
      self.init(path: path)
      return
    }
    guard let container = try? decoder.container(keyedBy: Key.self) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it should be a path, or an object with a path"))
    }
    // A cause of one mode only would be accepted in both.
    try Member.check(decoder, Key.allCases.map(\.rawValue))
    self.init(
      path: try container.decode(String.self, forKey: .path),
      theme: try container.decodeIfPresent(String.self, forKey: .theme))
  }

  /// A path where the decision is for all themes.
  public func encode(to encoder: any Encoder) throws {
    guard let theme else {
      var container = encoder.singleValueContainer()
      return try container.encode(path)
    }
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(theme, forKey: .theme)
  }
}

extension Decisions.Case: Codable {
  /// Members but the id are values on axes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Member.self)
    var values: [String: String] = [:]
    for key in container.allKeys where key.stringValue != "id" {
      values[key.stringValue] = try container.decode(String.self, forKey: key)
    }
    self.init(id: try container.decode(String.self, forKey: Member("id")), values: values)
  }

  /// The axes' values stand beside the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Member.self)
    try container.encode(id, forKey: Member("id"))
    for (axis, value) in values { try container.encode(value, forKey: Member(axis)) }
  }
}

extension Decisions.Note.Subject: Codable {
  /// An empty text, an object with a path, or one with an id.
  public init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = text.isEmpty ? .everything : .cause(Decisions.Cause(path: text))
      return
    }
    let container = try decoder.container(keyedBy: Member.self)
    self =
      container.contains(Member("id"))
      ? .case(try Decisions.Case(from: decoder)) : .cause(try Decisions.Cause(from: decoder))
  }

  /// A cause is an object here also where it is one of all themes.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .everything:
      var container = encoder.singleValueContainer()
      try container.encode("")
    case .case(let item): try item.encode(to: encoder)
    case .cause(let cause):
      var container = encoder.container(keyedBy: Member.self)
      try container.encode(cause.path, forKey: Member("path"))
      try container.encodeIfPresent(cause.theme, forKey: Member("theme"))
    }
  }
}

extension DecodingError {
  /// What is wrong where, as in `accept.cases[2]: 'id' is missing`.
  var words: String {
    func place(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
      let path = (context.codingPath + (key.map { [$0] } ?? [])).reduce(into: "") { path, key in
        if let index = key.intValue {
          path += "[\(index)]"
        } else {
          path += (path.isEmpty ? "" : ".") + key.stringValue
        }
      }
      return path.isEmpty ? "the file" : "'\(path)'"
    }
    switch self {
    case .keyNotFound(let key, let context): return "\(place(context, key)) is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let kind =
        if type == String.self {
          "a text"
        } else if type is any FixedWidthInteger.Type {
          "a number"
        } else if "\(type)".hasPrefix("Array") {
          "a list"
        } else {
          "an object"
        }
      return "\(place(context)) should be \(kind)"
    case .dataCorrupted(let context):
      // Foundation tells neither what is no JSON nor where a number is that an integer can't be.
      return context.codingPath.isEmpty
        ? "the file is not JSON, or has a number that is not whole" : "\(place(context)): \(context.debugDescription)"
    @unknown default: return "the file cannot be read"
    }
  }
}
