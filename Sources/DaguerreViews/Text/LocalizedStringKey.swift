public import Foundation

/// A text that is looked up in the tables of a bundle, in the language of the environment; where none has it, it is shown
/// as it is.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What a key is put together of.
  enum Part: Sendable {
    case characters(String)
    /// A value as it is written, and the format by which tables name its place.
    case value(String, format: String, number: Double?)
    case text(Text)

    /// A value: a number as a locale has it, with its separators.
    fileprivate func written(in locale: Locale?) -> String {
      guard case .value(let characters, let format, let number) = self else { return "" }
      guard let locale, let number else { return characters }
      switch format.last {
      case "d", "i", "u": return Int(exactly: number).map { String(format: format, locale: locale, $0) } ?? characters
      case "f", "F", "e", "E", "g", "G": return String(format: format, locale: locale, number)
      default: return characters
      }
    }

    fileprivate var isNumber: Bool {
      if case .value(_, _, let number) = self { number != nil } else { false }
    }
  }

  let parts: [Part]

  /// The key with its values in it, without the styles of texts that it was put together of.
  public var key: String { Self.characters(of: parts, in: nil) }

  /// - Parameter locale: that by which numbers are written; nil for that of no language.
  static func characters(of parts: [Part], in locale: Locale?) -> String {
    parts.map { part in
      switch part {
      case .characters(let characters): characters
      case .value: part.written(in: locale)
      case .text(let text): text.characters
      }
    }
    .joined()
  }

  /// A key by its text.
  public init(_ key: String) { parts = [.characters(key)] }
  /// A key by its text.
  public init(stringLiteral key: String) { self.init(key) }
  /// A key with values in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// What a literal with values in it is put together of.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var parts: [Part] = []

    /// An interpolation of nothing yet.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds what stands between values.
    public mutating func appendLiteral(_ literal: String) {
      if case .characters(let before) = parts.last {
        parts[parts.count - 1] = .characters(before + literal)
      } else if !literal.isEmpty {
        parts.append(.characters(literal))
      }
    }

    /// Adds a number as the environment's locale has it, with six digits after the point if it can have some, or another
    /// value as it describes itself; a view is an error.
    @_disfavoredOverload
    public mutating func appendInterpolation(_ value: some Any) {
      guard value is any View else {
        let (format, number) = Self.format(of: value)
        return parts.append(.value("\(value)", format: format, number: number))
      }
      parts.append(.text(Text(refusing: "a \(type(of: value)) stands in it, where only texts and images can.")))
    }

    /// Adds a number in a format of C.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      let number = Self.format(of: value).number
      parts.append(.value(String(format: specifier, value), format: specifier, number: number))
    }

    /// The format of C by which tables name the place of a value, and the value where it is a number.
    private static func format(of value: Any) -> (format: String, number: Double?) {
      switch value {
      case let number as any UnsignedInteger & FixedWidthInteger: ("%llu", Double(number))
      case let number as any FixedWidthInteger: ("%lld", Double(number))
      case let number as Float: ("%f", Double(number))
      case let number as any BinaryFloatingPoint: ("%lf", Double(number))
      default: ("%@", nil)
      }
    }

    /// Adds a value in a format, as the environment's locale has it.
    public mutating func appendInterpolation<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatOutput == String { parts.append(.text(Text(input, format: format))) }

    /// Adds a moment as the environment's locale and time zone have it.
    public mutating func appendInterpolation(_ moment: Date, style: Text.DateStyle) {
      parts.append(.text(Text(moment, style: style)))
    }

    /// Adds a time from one moment to another, as the environment's locale and time zone have it.
    public mutating func appendInterpolation(_ moments: ClosedRange<Date>) { parts.append(.text(Text(moments))) }

    /// Adds a clock that counts, as it stands at ``EnvironmentValues/presentMoment``.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) {
      parts.append(
        .text(
          Text(timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }

    /// Adds a text with its styles.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }

    /// Adds an image that stands in the line as a letter does.
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
  }

  /// Whether both show the same characters.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool { left.key == right.key }
  /// Hashes the characters.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension Text {
  /// What the tables of a bundle have for a key in the language around, else the key; its marks of inline Markdown are read,
  /// as on other platforms.
  ///
  /// - Parameters:
  ///   - tableName: nil for `Localizable`.
  ///   - bundle: nil for the one that ``EnvironmentValues/mainBundle`` is.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    let environment = EnvironmentValues.current
    let table = environment.stringTable(tableName, bundle)
    guard table != nil || key.parts.contains(where: \.isNumber) else {
      self.init(key.parts, in: environment.locale)
      return
    }
    let parts = key.parts(in: table, for: environment.locale)
    if parts.contains(where: { if case .text = $0 { true } else { false } })
      || Self.hasMarks(LocalizedStringKey.characters(of: parts, in: environment.locale))
    {
      self.init(parts, in: environment.locale)
    } else {
      // The language may be another one where the text stands.
      self.init(formatted: {
        LocalizedStringKey.characters(of: key.parts(in: table, for: $0.locale), in: $0.locale)
      })
    }
  }

  private init(_ parts: [LocalizedStringKey.Part], in locale: Locale) {
    var texts: [Text] = []
    // What stands between texts is one: marks may begin before a value and end after it.
    var characters = ""
    for part in parts {
      switch part {
      case .characters(let more): characters += more
      case .value: characters += part.written(in: locale)
      case .text(let text):
        if !characters.isEmpty { texts.append(Text(marked: characters)) }
        characters = ""
        texts.append(text)
      }
    }
    if !characters.isEmpty || texts.isEmpty { texts.append(Text(marked: characters)) }
    self.init(joining: texts)
  }

  private init(marked text: String) {
    // Most texts have no mark, and are not looked at further.
    if Self.hasMarks(text) {
      self.init(InlineMarkdown(text).string)
    } else {
      self.init(verbatim: text)
    }
  }

  private static func hasMarks(_ text: String) -> Bool {
    text.utf8.contains { marks.contains($0) } || InlineMarkdown.mayHaveAddresses(text)
  }

  /// What inline Markdown begins with.
  private static let marks = Array("*_~[\\`<&!".utf8)
}

extension Label where Title == Text, Icon == Image {
  /// - Parameter systemImage: a name in the environment's library, which stands for the system's symbols.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}
