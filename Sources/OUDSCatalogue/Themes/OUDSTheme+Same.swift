internal import OUDS

extension OUDSTheme {
  /// Whether a sheet sees no difference between two themes of the catalogue's one theme, tokens aside.
  ///
  /// - Parameter reads: the flags of the tuning that the sheet has read, by name.
  func isSame(as other: OUDSTheme, tunedIn reads: Set<String>) -> Bool {
    type(of: self) == type(of: other) && name == other.name && fontFamily == other.fontFamily
      && resourcesBundle == other.resourcesBundle
      && hasTypographyHeadingLargeMarker == other.hasTypographyHeadingLargeMarker
      && tuning.agrees(with: other.tuning, on: reads)
  }
}
