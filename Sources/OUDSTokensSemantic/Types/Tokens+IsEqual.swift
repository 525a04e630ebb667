public import OUDSTokensRaw

// Tokens are objects in the library, which are compared so too.

extension LightDark where Value: Equatable {
  /// Whether the other is a token of the same kind with the same values.
  public func isEqual(_ object: Any?) -> Bool { object as? LightDark == self }
}

extension CompactRegular where Value: Equatable {
  /// Whether the other is a token of the same kind with the same values.
  public func isEqual(_ object: Any?) -> Bool { object as? CompactRegular == self }
}

extension MultipleColorModeSemanticToken {
  /// Whether the other is a token for the same surface with the same modes.
  public func isEqual(_ object: Any?) -> Bool { object as? MultipleColorModeSemanticToken == self }
}

extension ElevationCompositeRawToken {
  /// Whether the other is the same shadow.
  public func isEqual(_ object: Any?) -> Bool { object as? ElevationCompositeRawToken == self }
}
