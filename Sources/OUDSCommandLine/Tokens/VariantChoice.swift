internal import OUDS

/// Which variants of tokens count that have one for each mode or size class; nil means both.
struct VariantChoice: Hashable, Sendable {
  static let modes = ["light", "dark"]
  static let sizeClasses = ["compact", "regular"]

  var mode: String?
  var sizeClass: String?

  /// The mode for the interface of themes.
  var isDark: Bool? { mode.map { $0 == "dark" } }
  /// The size class for the interface of themes.
  var isRegular: Bool? { sizeClass.map { $0 == "regular" } }

  func includes(_ row: TokenRow) -> Bool {
    (mode == nil || row.mode == nil || row.mode == mode)
      && (sizeClass == nil || row.sizeClass == nil || row.sizeClass == sizeClass)
  }
}
