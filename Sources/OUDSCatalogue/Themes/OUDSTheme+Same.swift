internal import OUDS

extension OUDSTheme {
  /// Whether all tokens are the same, whatever skin lies over them.
  func hasTokens(of other: OUDSTheme) -> Bool {
    self === other || type(of: self) == type(of: other) && providers.isSame(as: other.providers)
  }

  /// Whether a sheet sees no difference between two tunings of a theme, tokens aside.
  ///
  /// - Parameter reads: the flags of the tuning that the sheet has read, by name.
  func isSame(as other: OUDSTheme, tunedIn reads: Set<String>) -> Bool {
    type(of: self) == type(of: other) && name == other.name && fontFamily == other.fontFamily
      && resourcesBundle == other.resourcesBundle && tuning.agrees(with: other.tuning, on: reads)
  }
}
