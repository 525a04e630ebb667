internal import DesignTokens

extension TokenType {
  /// The word for the type in lists of tokens, which is that of the design system's export.
  func catalogueWord(of segments: [String], isRaw: Bool) -> String {
    switch self {
    case .color, .mode, .shadow, .typography, .fontWeight, .unknown: rawValue
    case .dimension, .duration: "number"
    case .number: segments.contains("opacity") ? "opacity" : "number"
    case .fontFamily: isRaw ? "string" : rawValue
    case .strokeStyle: "string"
    }
  }
}

extension TokenType {
  /// Tells the catalogue that a number is a length.
  var lengthArgument: String { self == .dimension ? ", isLength: true" : "" }
}

/// The Swift types of tokens.
enum SwiftType {
  /// Of a raw token: its plain type.
  static func raw(_ token: Token) -> String {
    let family = token.segments[1]
    switch token.type {
    case .color: return "ColorRawToken"
    case .fontFamily: return "FontFamilyRawToken"
    case .fontWeight: return "FontWeightRawToken"
    case .strokeStyle: return "BorderStyleRawToken"
    case .mode: return "ColorModeRawToken"
    case .typography: return "FontCompositeRawToken"
    case .shadow: return "ElevationCompositeRawToken"
    // The checker lets no token of an unknown type through.
    case .number, .dimension, .duration, .unknown:
      switch (family, token.segments[2]) {
      case ("border", "radius"): return "BorderRadiusRawToken"
      case ("border", _): return "BorderWidthRawToken"
      case ("font", "size"): return "FontSizeRawToken"
      case ("font", "line-height"): return "FontLineHeightRawToken"
      case ("font", _): return "FontLetterSpacingRawToken"
      case ("effect", _): return "EffectRawToken"
      case ("elevation", _): return "ElevationRawToken"
      case ("grid", _): return "GridRawToken"
      case ("opacity", _): return "OpacityRawToken"
      default: return "DimensionRawToken"
      }
    }
  }

  /// Of one side of a semantic or component token.
  ///
  /// - Parameter words: the path from its family's word on.
  static func leaf(_ type: TokenType, words: some Collection<String>) -> String {
    let (first, second) = (words.first ?? "", words.dropFirst().first ?? "")
    switch type {
    case .color: return "ColorSemanticToken"
    case .fontFamily: return "FontFamilySemanticToken"
    case .fontWeight: return "FontWeightSemanticToken"
    case .strokeStyle: return "BorderStyleSemanticToken"
    case .mode: return "ColorModeSemanticToken"
    case .typography: return "FontCompositeSemanticToken"
    case .shadow: return "ElevationCompositeSemanticToken"
    // The checker lets no token of an unknown type through.
    case .number, .dimension, .duration, .unknown:
      switch (first, second) {
      case ("border", "radius"): return "BorderRadiusSemanticToken"
      case ("border", _): return "BorderWidthSemanticToken"
      case ("font", "size"): return "FontSizeSemanticToken"
      case ("font", "line-height"): return "FontLineHeightSemanticToken"
      case ("font", _): return "FontLetterSpacingSemanticToken"
      case ("effect", _): return "EffectBlurSemanticToken"
      case ("elevation", "x"): return "ElevationXSemanticToken"
      case ("elevation", "y"): return "ElevationYSemanticToken"
      case ("elevation", _): return "ElevationBlurSemanticToken"
      case ("grid", _): return "GridSemanticToken"
      case ("opacity", _): return "OpacitySemanticToken"
      case ("size", _): return "SizeSemanticToken"
      case ("space", _): return "SpaceSemanticToken"
      default: return "DimensionSemanticToken"
      }
    }
  }

  /// Of a whole semantic or component token.
  static func whole(_ declaration: Contract.Declaration, words: some Collection<String>) -> String {
    let leaf = leaf(declaration.type, words: words)
    return switch declaration.type {
    case .color: declaration.isSingleColor ? leaf : "MultipleColorSemanticToken"
    case .mode: "MultipleColorModeSemanticToken"
    case .typography: "MultipleFontCompositeSemanticToken"
    case .shadow: leaf
    default: declaration.shape == .compactRegular ? "Multiple" + leaf : leaf
    }
  }
}

extension Contract.Declaration {
  /// The words that tell the type: a component's name is no part of them.
  func typeWords(isComponent: Bool) -> ArraySlice<String> { isComponent ? segments.dropFirst() : segments[...] }

  /// The names of the two sides as properties of their own, as in `actionEnabledLight`; nil when there are none.
  func sideNames(_ name: String) -> (first: String, second: String)? {
    switch shape {
    case .one: nil
    case .lightDark: (name + "Light", name + "Dark")
    case .compactRegular: (name + "Mobile", name + "Tablet")
    }
  }
}
