/// A token of a component that is yes or no, for which token files have no type; no skin overrides it.
struct FlagToken {
  /// Of the property.
  let name: String
  let summary: String
  let value: (ThemeDescription) -> Bool

  static func all(ofComponent component: String) -> [FlagToken] {
    guard component == "typography" else { return [] }
    return [
      FlagToken(
        name: "headingLargeMarker", summary: "Whether a mark of the brand may stand below large headings.",
        value: \.hasHeadingMarker)
    ]
  }
}
