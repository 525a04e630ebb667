// The names that types had in earlier documentation of the design system.

/// A former name.
@available(*, deprecated, renamed: "MultipleColorModeSemanticToken")
public typealias MultipleColorModeSemanticTokens = MultipleColorModeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleColorSemanticToken")
public typealias MultipleColorSemanticTokens = MultipleColorSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleColorSemanticToken")
public typealias MultipleColorTokens = MultipleColorSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleElevationCompositeRawToken")
public typealias MultipleElevationCompositeRawTokens = MultipleElevationCompositeRawToken

/// A former name.
@available(*, deprecated, renamed: "MultipleElevationCompositeRawToken")
public typealias MultipleElevationTokens = MultipleElevationCompositeRawToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontCompositeSemanticToken")
public typealias MultipleFontCompositeRawTokens = MultipleFontCompositeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontCompositeSemanticToken")
public typealias MultipleFontCompositeSemanticTokens = MultipleFontCompositeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontLetterSpacingSemanticToken")
public typealias MultipleFontLetterSpacingSemanticTokens = MultipleFontLetterSpacingSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontLetterSpacingSemanticToken")
public typealias MultipleFontLetterSpacingTokens = MultipleFontLetterSpacingSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontLineHeightSemanticToken")
public typealias MultipleFontLineHeightSemanticTokens = MultipleFontLineHeightSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontLineHeightSemanticToken")
public typealias MultipleFontLineHeightTokens = MultipleFontLineHeightSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontSizeSemanticToken")
public typealias MultipleFontSizeSemanticTokens = MultipleFontSizeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleFontSizeSemanticToken")
public typealias MultipleFontSizeTokens = MultipleFontSizeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleSizeSemanticToken")
public typealias MultipleSizeSemanticTokens = MultipleSizeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleSizeSemanticToken")
public typealias MultipleSizeTokens = MultipleSizeSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleSpaceSemanticToken")
public typealias MultipleSpaceSemanticTokens = MultipleSpaceSemanticToken

/// A former name.
@available(*, deprecated, renamed: "MultipleSpaceSemanticToken")
public typealias MultipleSpaceTokens = MultipleSpaceSemanticToken
