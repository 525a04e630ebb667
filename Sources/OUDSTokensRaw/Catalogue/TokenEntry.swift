public import DaguerreSkins

/// The layers of tokens: each gives a meaning to the one above it.
public enum TokenLayer: String, Sendable, CaseIterable {
  /// Values without a meaning: a colour, a length.
  case raw
  /// Roles: the colour of an enabled action.
  case semantic
  /// Parts of components: the background of an enabled button.
  case component
}

/// What the value of a token depends on, if anything.
public enum TokenAxis: String, Sendable {
  /// On nothing: one value everywhere.
  case none
  /// A value for light and one for dark mode.
  case colorScheme
  /// A value for compact and one for regular size.
  case sizeClass
}

/// One token in the catalogue: what it is called, and how to read it from a `Source`, which is a theme or, for raw
/// tokens, nothing.
public struct TokenEntry<Source>: Sendable {
  /// The key under which a skin overrides it.
  public let key: SkinKey
  /// Raw, semantic or component.
  public let layer: TokenLayer
  /// Family of a raw or semantic token, or component of a component token, as in the token files: `color-mode`.
  public let family: String
  /// How Swift code reads it: `colors.actionEnabled` of a theme, `ColorRawTokens.functionalBlack`.
  public let swiftName: String
  /// What it holds: `color`, `number`, `mode`, `opacity`, `fontFamily`, `fontWeight`, `string`, `typography`, `shadow`.
  public let type: String
  /// What the value depends on.
  ///
  /// A colour of no axis has the same value in both modes.
  public let axis: TokenAxis
  /// Whether the number is a length in points, rather than a count or a share.
  public let isLength: Bool
  private let reader: @Sendable (Source) -> any SkinValue

  /// Whether it holds colours, which are texts as the names of fonts are.
  public var isColor: Bool { type == "color" }

  /// The dotted path: `color.action.enabled`.
  public var path: String { key.name }

  /// The last part of ``swiftName``: `actionEnabled`.
  public var name: String { String(swiftName.split(separator: ".").last ?? "") }

  /// - Parameter read: how to get the value from a source, through the property that `swiftName` names.
  public init<Value: SkinValue>(
    _ key: SkinKey, layer: TokenLayer, family: String, swiftName: String, type: String,
    isLength: Bool = false, axis: TokenAxis = .none, read: @escaping @Sendable (Source) -> Value
  ) {
    self.key = key
    self.layer = layer
    self.family = family
    self.swiftName = swiftName
    self.type = type
    self.isLength = isLength
    self.axis = axis
    reader = read
  }

  /// The value in `source`, under the skin in force.
  ///
  /// A token that the theme lacks is an optional that is nil.
  public func value(in source: Source) -> any SkinValue { reader(source) }

  /// The value in `source` and where it comes from: the token and every other on the way, by name.
  public func reads(in source: Source) -> [ReadRecorder.Read] {
    let recorder = ReadRecorder()
    SkinScope.recording(recorder) { _ = reader(source) }
    return recorder.reads
  }
}

/// A raw token in the catalogue.
public typealias RawTokenEntry = TokenEntry<Void>

extension TokenEntry where Source == Void {
  /// The same token, read from anything.
  public func anywhere<Other>(_ type: Other.Type = Other.self) -> TokenEntry<Other> {
    TokenEntry<Other>(self) { [reader] _ in reader(()) }
  }
}

extension TokenEntry {
  private init<Other>(_ other: TokenEntry<Other>, reader: @escaping @Sendable (Source) -> any SkinValue) {
    key = other.key
    layer = other.layer
    family = other.family
    swiftName = other.swiftName
    type = other.type
    isLength = other.isLength
    axis = other.axis
    self.reader = reader
  }
}
