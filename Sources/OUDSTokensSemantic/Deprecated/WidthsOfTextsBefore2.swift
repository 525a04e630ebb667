// The names that the widths of texts had before release 2 of the iOS library.

extension AllSizeSemanticTokensProvider {
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayLarge")
  public var maxWidthTypeDisplayLarge: MultipleSizeSemanticToken { maxWidthDisplayLarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayLargeMobile")
  public var maxWidthTypeDisplayLargeMobile: SizeSemanticToken { maxWidthDisplayLargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayLargeTablet")
  public var maxWidthTypeDisplayLargeTablet: SizeSemanticToken { maxWidthDisplayLargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayMedium")
  public var maxWidthTypeDisplayMedium: MultipleSizeSemanticToken { maxWidthDisplayMedium }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayMediumMobile")
  public var maxWidthTypeDisplayMediumMobile: SizeSemanticToken { maxWidthDisplayMediumMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplayMediumTablet")
  public var maxWidthTypeDisplayMediumTablet: SizeSemanticToken { maxWidthDisplayMediumTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplaySmall")
  public var maxWidthTypeDisplaySmall: MultipleSizeSemanticToken { maxWidthDisplaySmall }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplaySmallMobile")
  public var maxWidthTypeDisplaySmallMobile: SizeSemanticToken { maxWidthDisplaySmallMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthDisplaySmallTablet")
  public var maxWidthTypeDisplaySmallTablet: SizeSemanticToken { maxWidthDisplaySmallTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingXlarge")
  public var maxWidthTypeHeadingXlarge: MultipleSizeSemanticToken { maxWidthHeadingXlarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingXlargeMobile")
  public var maxWidthTypeHeadingXlargeMobile: SizeSemanticToken { maxWidthHeadingXlargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingXlargeTablet")
  public var maxWidthTypeHeadingXlargeTablet: SizeSemanticToken { maxWidthHeadingXlargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingLarge")
  public var maxWidthTypeHeadingLarge: MultipleSizeSemanticToken { maxWidthHeadingLarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingLargeMobile")
  public var maxWidthTypeHeadingLargeMobile: SizeSemanticToken { maxWidthHeadingLargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingLargeTablet")
  public var maxWidthTypeHeadingLargeTablet: SizeSemanticToken { maxWidthHeadingLargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingMedium")
  public var maxWidthTypeHeadingMedium: MultipleSizeSemanticToken { maxWidthHeadingMedium }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingMediumMobile")
  public var maxWidthTypeHeadingMediumMobile: SizeSemanticToken { maxWidthHeadingMediumMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingMediumTablet")
  public var maxWidthTypeHeadingMediumTablet: SizeSemanticToken { maxWidthHeadingMediumTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingSmall")
  public var maxWidthTypeHeadingSmall: MultipleSizeSemanticToken { maxWidthHeadingSmall }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingSmallMobile")
  public var maxWidthTypeHeadingSmallMobile: SizeSemanticToken { maxWidthHeadingSmallMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthHeadingSmallTablet")
  public var maxWidthTypeHeadingSmallTablet: SizeSemanticToken { maxWidthHeadingSmallTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyLarge")
  public var maxWidthTypeBodyLarge: MultipleSizeSemanticToken { maxWidthBodyLarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyLargeMobile")
  public var maxWidthTypeBodyLargeMobile: SizeSemanticToken { maxWidthBodyLargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyLargeTablet")
  public var maxWidthTypeBodyLargeTablet: SizeSemanticToken { maxWidthBodyLargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyMedium")
  public var maxWidthTypeBodyMedium: MultipleSizeSemanticToken { maxWidthBodyMedium }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyMediumMobile")
  public var maxWidthTypeBodyMediumMobile: SizeSemanticToken { maxWidthBodyMediumMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodyMediumTablet")
  public var maxWidthTypeBodyMediumTablet: SizeSemanticToken { maxWidthBodyMediumTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodySmall")
  public var maxWidthTypeBodySmall: MultipleSizeSemanticToken { maxWidthBodySmall }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodySmallMobile")
  public var maxWidthTypeBodySmallMobile: SizeSemanticToken { maxWidthBodySmallMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthBodySmallTablet")
  public var maxWidthTypeBodySmallTablet: SizeSemanticToken { maxWidthBodySmallTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelXlarge")
  public var maxWidthTypeLabelXlarge: MultipleSizeSemanticToken { maxWidthLabelXlarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelXlargeMobile")
  public var maxWidthTypeLabelXlargeMobile: SizeSemanticToken { maxWidthLabelXlargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelXlargeTablet")
  public var maxWidthTypeLabelXlargeTablet: SizeSemanticToken { maxWidthLabelXlargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelLarge")
  public var maxWidthTypeLabelLarge: MultipleSizeSemanticToken { maxWidthLabelLarge }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelLargeMobile")
  public var maxWidthTypeLabelLargeMobile: SizeSemanticToken { maxWidthLabelLargeMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelLargeTablet")
  public var maxWidthTypeLabelLargeTablet: SizeSemanticToken { maxWidthLabelLargeTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelMedium")
  public var maxWidthTypeLabelMedium: MultipleSizeSemanticToken { maxWidthLabelMedium }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelMediumMobile")
  public var maxWidthTypeLabelMediumMobile: SizeSemanticToken { maxWidthLabelMediumMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelMediumTablet")
  public var maxWidthTypeLabelMediumTablet: SizeSemanticToken { maxWidthLabelMediumTablet }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelSmall")
  public var maxWidthTypeLabelSmall: MultipleSizeSemanticToken { maxWidthLabelSmall }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelSmallMobile")
  public var maxWidthTypeLabelSmallMobile: SizeSemanticToken { maxWidthLabelSmallMobile }
  /// A former name.
  @available(*, deprecated, renamed: "maxWidthLabelSmallTablet")
  public var maxWidthTypeLabelSmallTablet: SizeSemanticToken { maxWidthLabelSmallTablet }
}
