public import OUDSTokensSemantic

// Names that tokens of components had in releases 1 and 2.0 of the iOS library.

extension BadgeComponentTokens {
  /// A former name.
  @available(*, deprecated, renamed: "spaceInsetMediumLarge")
  public var spaceInset: SpaceSemanticToken { spaceInsetMediumLarge }
}

extension BarComponentTokens {
  /// A former name.
  @available(*, deprecated, renamed: "colorCurrentIndicatorCustomSelectedEnabled")
  public var colorActiveIndicatorCustomSelectedEnabled: MultipleColorSemanticToken {
    colorCurrentIndicatorCustomSelectedEnabled
  }
  /// A former name.
  @available(*, deprecated, renamed: "colorCurrentIndicatorCustomSelectedHover")
  public var colorActiveIndicatorCustomSelectedHover: MultipleColorSemanticToken {
    colorCurrentIndicatorCustomSelectedHover
  }
  /// A former name.
  @available(*, deprecated, renamed: "colorCurrentIndicatorCustomSelectedPressed")
  public var colorActiveIndicatorCustomSelectedPressed: MultipleColorSemanticToken {
    colorCurrentIndicatorCustomSelectedPressed
  }
  /// A former name.
  @available(*, deprecated, renamed: "colorCurrentIndicatorCustomSelectedFocus")
  public var colorActiveIndicatorCustomSelectedFocus: MultipleColorSemanticToken {
    colorCurrentIndicatorCustomSelectedFocus
  }
  /// A former name.
  @available(*, deprecated, renamed: "opacityCurrentIndicatorCustom")
  public var opacityActiveIndicatorCustom: OpacitySemanticToken { opacityCurrentIndicatorCustom }
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusCurrentIndicatorCustomTop")
  public var borderRadiusActiveIndicatorCustomTop: BorderRadiusSemanticToken { borderRadiusCurrentIndicatorCustomTop }
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusCurrentIndicatorCustomBottom")
  public var borderRadiusActiveIndicatorCustomBottom: BorderRadiusSemanticToken {
    borderRadiusCurrentIndicatorCustomBottom
  }
  /// A former name.
  @available(*, deprecated, renamed: "sizeWidthCurrentIndicatorCustomTop")
  public var sizeWidthActiveIndicatorCustomTop: SizeSemanticToken { sizeWidthCurrentIndicatorCustomTop }
  /// A former name.
  @available(*, deprecated, renamed: "sizeWidthCurrentIndicatorCustomBottom")
  public var sizeWidthActiveIndicatorCustomBottom: SizeSemanticToken { sizeWidthCurrentIndicatorCustomBottom }
  /// A former name.
  @available(*, deprecated, renamed: "sizeHeightCurrentIndicatorCustom")
  public var sizeHeightActiveIndicatorCustom: SizeSemanticToken { sizeHeightCurrentIndicatorCustom }
}

extension ButtonComponentTokens {
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusDefault")
  public var buttonBorderRadiusDefault: BorderRadiusSemanticToken { borderRadiusDefault }
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusRounded")
  public var buttonBorderRadiusRounded: BorderRadiusSemanticToken { borderRadiusRounded }
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusSocial")
  public var buttonBorderRadiusSocial: BorderRadiusSemanticToken { borderRadiusSocial }
  /// A former name.
  @available(*, deprecated, renamed: "borderWidthDefault")
  public var buttonBorderWidthDefault: BorderWidthSemanticToken { borderWidthDefault }
  /// A former name.
  @available(*, deprecated, renamed: "borderWidthDefaultInteraction")
  public var buttonBorderWidthDefaultInteraction: BorderWidthSemanticToken { borderWidthDefaultInteraction }
  /// A former name.
  @available(*, deprecated, renamed: "borderWidthDefaultInteractionMono")
  public var buttonBorderWidthDefaultInteractionMono: BorderWidthSemanticToken { borderWidthDefaultInteractionMono }
}

extension ControlItemComponentTokens {
  /// A former name.
  @available(*, deprecated, renamed: "sizeMinHeightDefault")
  public var sizeMinHeight: SizeSemanticToken { sizeMinHeightDefault }
  /// A former name.
  @available(*, deprecated, renamed: "borderRadiusDefault")
  public var borderRadius: BorderRadiusSemanticToken { borderRadiusDefault }
  /// The name of release 2.0.
  @available(*, deprecated, renamed: "spacePaddingBlockDensityCompactTopAlignmentTopTextContainer")
  public var spacePaddingBlockDensityCompactTopAlignmentTopText_container: SpaceSemanticToken {
    spacePaddingBlockDensityCompactTopAlignmentTopTextContainer
  }
  /// A former name.
  @available(*, deprecated, renamed: "spacePaddingBlockTopHelperText")
  public var spacePaddingBlockTopErrorText: SpaceSemanticToken { spacePaddingBlockTopHelperText }
}
