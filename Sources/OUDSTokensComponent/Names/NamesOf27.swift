public import OUDSTokensSemantic

// The names that tokens 2.7.0 give to tokens of before.

extension AccordionFaqComponentTokens {
  /// The name of ``spacePaddingBlockBottomSlotListItemContainerMobile`` from tokens 2.7.0 on.
  public var spacePaddingBlockBottomSlotContainerMobile: SpaceSemanticToken {
    spacePaddingBlockBottomSlotListItemContainerMobile
  }
  /// The name of ``spacePaddingBlockBottomSlotListItemContainerTablet`` from tokens 2.7.0 on.
  public var spacePaddingBlockBottomSlotContainerTablet: SpaceSemanticToken {
    spacePaddingBlockBottomSlotListItemContainerTablet
  }
}
