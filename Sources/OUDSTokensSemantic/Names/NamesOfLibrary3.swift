// The names that release 3 of the iOS library gives to colours of assistants.

extension ColorMultipleSemanticTokens {
  /// The name of ``aiPrimary`` in the iOS library.
  public var colorAiPrimary: MultipleColorSemanticToken { aiPrimary }
  /// The name of ``aiSecondary`` in the iOS library.
  public var colorAiSecondary: MultipleColorSemanticToken { aiSecondary }
  /// The name of ``aiTertiary`` in the iOS library.
  public var colorAiTertiary: MultipleColorSemanticToken { aiTertiary }
  /// The name of ``aiQuarternary`` in the iOS library, which spells it so.
  public var colorAiQuaternary: MultipleColorSemanticToken { aiQuarternary }
}
