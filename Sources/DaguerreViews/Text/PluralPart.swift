internal import Foundation

/// A part of a text that has plurals of its own.
struct PluralPart: Sendable {
  /// Which value of the key it is about, from 1; nil for that which its place says.
  let argument: Int?
  /// How the value is written, as in `lld`.
  let format: String
  /// By the categories of plurals.
  let forms: [String: String]

  /// A text with its parts in it; all values are then told by number, as in `%2$lld`.
  ///
  /// - Parameters:
  ///   - form: of the value with an index from 0.
  ///   - missing: is told the name of a part that the text has and nobody describes.
  static func filled(
    _ text: String, _ parts: [String: PluralPart], form: (_ index: Int, _ forms: [String: String]) -> String?,
    missing: (_ name: String) -> Void
  ) -> String {
    var filled = ""
    var rest = text[...]
    var next = 1
    // Values that the text has itself count, too.
    while let place = rest.firstMatch(
      of: /%(?:%|(?:(\d{1,3})\$)?(?:#@([^@]+)@|[-+ 0#]*\d*(?:\.\d+)?(?:@|l{0,2}[diufg])))/)
    {
      filled += rest[..<place.range.lowerBound]
      let numbered = place.output.1.flatMap { Int($0) }
      if let part = place.output.2.flatMap({ parts[String($0)] }) {
        let argument = numbered ?? part.argument.flatMap { 1...999 ~= $0 ? $0 : nil } ?? next
        filled += part.text(about: argument, form(argument - 1, part.forms) ?? "")
        next = argument + 1
      } else if let name = place.output.2 {
        missing(String(name))
      } else if numbered == nil, place.output.0 != "%%" {
        filled += "%\(next)$" + place.output.0.dropFirst()
        next += 1
      } else {
        filled += place.output.0
      }
      rest = rest[place.range.upperBound...]
    }
    return filled + rest
  }

  /// A form, in which `%arg` and formats without a number stand for the value.
  private func text(about argument: Int, _ form: String) -> String {
    form.replacing(/%(?:%|arg|(l{0,2}[diufg]|@))/) { match in
      match.output.0 == "%%" ? "%%" : "%\(argument)$\(match.output.1 ?? format[...])"
    }
  }
}

/// A text of a `.stringsdict` file.
///
/// Apple, "Localizing strings that contain plurals".
struct PluralText: Decodable {
  private static let formatKey = "NSStringLocalizedFormatKey"
  private static let valueKey = "NSStringFormatValueTypeKey"

  private enum Item: Decodable {
    case text(String)
    case part([String: String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let text = try? value.decode(String.self) {
        self = .text(text)
      } else {
        self = .part(try value.decode([String: String].self))
      }
    }
  }

  private let items: [String: Item]

  init(from decoder: any Decoder) throws { items = try decoder.singleValueContainer().decode([String: Item].self) }

  /// Nil where it has no text.
  var entry: StringTable.Entry? {
    guard case .text(let text)? = items[Self.formatKey] else { return nil }
    let parts = items.compactMapValues { item in
      if case .part(let part) = item {
        PluralPart(argument: nil, format: part[Self.valueKey] ?? "d", forms: part)
      } else {
        nil
      }
    }
    return .parts(text, parts)
  }
}
