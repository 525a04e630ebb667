public import OUDSTokensSemantic

// The names that releases 2 and 3 of the iOS library give to tokens of before.

extension ButtonComponentTokens {
  /// The name of ``sizeIcon`` from release 3 on.
  public var sizeIconDefault: SizeSemanticToken { sizeIcon }
  /// The name of ``sizeIconOnly`` from release 3 on.
  public var sizeIconOnlyDefault: SizeSemanticToken { sizeIconOnly }
  /// The name of ``sizeMaxHeightIconOnly`` from release 3 on.
  public var sizeMaxHeightIconOnlyDefault: SizeSemanticToken { sizeMaxHeightIconOnly }
  /// The name of ``sizeMinHeight`` from release 3 on.
  public var sizeMinHeightDefault: SizeSemanticToken { sizeMinHeight }
  /// The name of ``sizeMinWidth`` from release 3 on.
  public var sizeMinWidthDefault: SizeSemanticToken { sizeMinWidth }
  /// The name of ``spaceColumnGapChevron`` from release 3 on.
  public var spaceColumnGapChevronDefault: SpaceSemanticToken { spaceColumnGapChevron }
  /// The name of ``spaceColumnGapIcon`` from release 3 on.
  public var spaceColumnGapIconDefault: SpaceSemanticToken { spaceColumnGapIcon }
  /// The name of ``spaceColumnGapIconChevron`` from release 3 on.
  public var spaceColumnGapIconChevronDefault: SpaceSemanticToken { spaceColumnGapIconChevron }
  /// The name of ``spaceInsetIconOnly`` from release 3 on.
  public var spaceInsetIconOnlyDefault: SpaceSemanticToken { spaceInsetIconOnly }
  /// The name of ``spacePaddingBlock`` from release 3 on.
  public var spacePaddingBlockDefault: SpaceSemanticToken { spacePaddingBlock }
  /// The name of ``spacePaddingInlineChevronEnd`` from release 3 on.
  public var spacePaddingInlineChevronEndDefault: SpaceSemanticToken { spacePaddingInlineChevronEnd }
  /// The name of ``spacePaddingInlineChevronStart`` from release 3 on.
  public var spacePaddingInlineChevronStartDefault: SpaceSemanticToken { spacePaddingInlineChevronStart }
  /// The name of ``spacePaddingInlineEndIconStart`` from release 3 on.
  public var spacePaddingInlineEndIconStartDefault: SpaceSemanticToken { spacePaddingInlineEndIconStart }
  /// The name of ``spacePaddingInlineIconNone`` from release 3 on.
  public var spacePaddingInlineIconNoneDefault: SpaceSemanticToken { spacePaddingInlineIconNone }
  /// The name of ``spacePaddingInlineIconStart`` from release 3 on.
  public var spacePaddingInlineIconStartDefault: SpaceSemanticToken { spacePaddingInlineIconStart }
  /// The name of ``spacePaddingInlineStartIconEnd`` from release 3 on.
  public var spacePaddingInlineStartIconEndDefault: SpaceSemanticToken { spacePaddingInlineStartIconEnd }
}

extension AlertComponentTokens {
  /// The name of ``sizeIcon`` from release 3 on.
  public var sizeAsset: SizeSemanticToken { sizeIcon }
  /// The name of ``sizeMinHeightBottomActionPlacement`` from release 3 on.
  public var sizeMinHeightBottomAction: SizeSemanticToken { sizeMinHeightBottomActionPlacement }
}

extension LinkComponentTokens {
  /// The name of ``spacePaddingBlock`` from release 3 on.
  public var spacePaddingBlockDefault: SpaceSemanticToken { spacePaddingBlock }
  /// The name of ``sizeMinWidthDefault`` from release 3 on.
  public var sizeMinWidth: SizeSemanticToken { sizeMinWidthDefault }
}

extension BarComponentTokens {
  /// The name of ``colorIosAccent`` from release 2 on.
  public var colorAccent: MultipleColorSemanticToken { colorIosAccent }
  /// The name of ``colorContentOnIosAccent`` from release 2 on.
  public var colorContentOnAccent: MultipleColorSemanticToken { colorContentOnIosAccent }
}

extension ButtonComponentTokens {
  /// What guides of the iOS library call ``sizeLoader`` before release 3.
  public var sizeProgressIndicator: SizeSemanticToken { sizeLoader }
}

extension LinkComponentTokens {
  /// What guides of the iOS library call ``sizeIconDefault``.
  public var sizeIcon: SizeSemanticToken { sizeIconDefault }
}

/// What release 3 of the iOS library calls the tokens of controls, which list items share.
public typealias ListItemComponentTokens = ControlItemComponentTokens

extension ControlItemComponentTokens {
  /// The name of ``borderRadiusMediaRoundedCorner`` from release 3 on.
  public var borderRadiusMediaRounded: BorderRadiusSemanticToken { borderRadiusMediaRoundedCorner }
  /// The name of ``colorBadgeSafetyArea`` from release 3 on.
  public var colorBgBadgeSafetyArea: MultipleColorSemanticToken { colorBadgeSafetyArea }
  /// The name of ``sizeMinHeightCompact`` from release 3 on.
  public var sizeMinHeightSmall: SizeSemanticToken { sizeMinHeightCompact }
  /// The name of ``spacePaddingBlockBottomSlot`` from release 3 on.
  public var spacePaddingBlockSlotTextContainer: SpaceSemanticToken { spacePaddingBlockBottomSlot }
  /// The name of ``spacePaddingBlockDensityCompact`` from release 3 on.
  public var spacePaddingBlockSmall: SpaceSemanticToken { spacePaddingBlockDensityCompact }
  /// The name of ``spacePaddingBlockDensityCompactTopAlignmentTopCounterweight`` from release 3 on.
  public var spacePaddingBlockTopAlignmentTopCounterweightSmall: SpaceSemanticToken {
    spacePaddingBlockDensityCompactTopAlignmentTopCounterweight
  }
  /// The name of ``spacePaddingBlockDensityCompactTopAlignmentTopTextContainer`` from release 3 on.
  public var spacePaddingBlockTopAlignmentTopTextContainerSmall: SpaceSemanticToken {
    spacePaddingBlockDensityCompactTopAlignmentTopTextContainer
  }
  /// The name of ``spacePaddingBlockDensityDefaultTopAlignmentTopCounterweight`` from release 3 on.
  public var spacePaddingBlockTopAlignmentTopCounterweightDefault: SpaceSemanticToken {
    spacePaddingBlockDensityDefaultTopAlignmentTopCounterweight
  }
  /// The name of ``spacePaddingBlockDensityDefaultTopAlignmentTopTextContainer`` from release 3 on.
  public var spacePaddingBlockTopAlignmentTopTextContainerDefault: SpaceSemanticToken {
    spacePaddingBlockDensityDefaultTopAlignmentTopTextContainer
  }
}
