// The names that types had in earlier documentation of the design system.

@available(*, deprecated, renamed: "MultipleColorModeSemanticToken")
public typealias MultipleColorModeSemanticTokens = MultipleColorModeSemanticToken

@available(*, deprecated, renamed: "MultipleColorSemanticToken")
public typealias MultipleColorSemanticTokens = MultipleColorSemanticToken

@available(*, deprecated, renamed: "MultipleColorSemanticToken")
public typealias MultipleColorTokens = MultipleColorSemanticToken

@available(*, deprecated, renamed: "MultipleElevationCompositeRawToken")
public typealias MultipleElevationCompositeRawTokens = MultipleElevationCompositeRawToken

@available(*, deprecated, renamed: "MultipleElevationCompositeRawToken")
public typealias MultipleElevationTokens = MultipleElevationCompositeRawToken

@available(*, deprecated, renamed: "MultipleFontCompositeSemanticToken")
public typealias MultipleFontCompositeRawTokens = MultipleFontCompositeSemanticToken

@available(*, deprecated, renamed: "MultipleFontCompositeSemanticToken")
public typealias MultipleFontCompositeSemanticTokens = MultipleFontCompositeSemanticToken

@available(*, deprecated, renamed: "MultipleFontLetterSpacingSemanticToken")
public typealias MultipleFontLetterSpacingSemanticTokens = MultipleFontLetterSpacingSemanticToken

@available(*, deprecated, renamed: "MultipleFontLetterSpacingSemanticToken")
public typealias MultipleFontLetterSpacingTokens = MultipleFontLetterSpacingSemanticToken

@available(*, deprecated, renamed: "MultipleFontLineHeightSemanticToken")
public typealias MultipleFontLineHeightSemanticTokens = MultipleFontLineHeightSemanticToken

@available(*, deprecated, renamed: "MultipleFontLineHeightSemanticToken")
public typealias MultipleFontLineHeightTokens = MultipleFontLineHeightSemanticToken

@available(*, deprecated, renamed: "MultipleFontSizeSemanticToken")
public typealias MultipleFontSizeSemanticTokens = MultipleFontSizeSemanticToken

@available(*, deprecated, renamed: "MultipleFontSizeSemanticToken")
public typealias MultipleFontSizeTokens = MultipleFontSizeSemanticToken

@available(*, deprecated, renamed: "MultipleSizeSemanticToken")
public typealias MultipleSizeSemanticTokens = MultipleSizeSemanticToken

@available(*, deprecated, renamed: "MultipleSizeSemanticToken")
public typealias MultipleSizeTokens = MultipleSizeSemanticToken

@available(*, deprecated, renamed: "MultipleSpaceSemanticToken")
public typealias MultipleSpaceSemanticTokens = MultipleSpaceSemanticToken

@available(*, deprecated, renamed: "MultipleSpaceSemanticToken")
public typealias MultipleSpaceTokens = MultipleSpaceSemanticToken
