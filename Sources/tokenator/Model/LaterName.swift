/// The names that tokens have in releases of the iOS library later than the token files.
///
/// The modules of tokens declare them in their `Names` folders, for reading. A class that can be subclassed declares
/// them too, because a theme of one's own may override a token under either name.
enum LaterName {
  /// - Parameters:
  ///   - word: of the provider: `button`, `elevation`.
  ///   - name: of the property, without backticks.
  static func of(_ name: String, in word: String) -> String? {
    if word == "button", defaults.contains(name) { return name + "Default" }
    return byWord[word]?[name]
  }

  /// Of buttons, which have small ones since release 3.
  private static let defaults: Set<String> = [
    "sizeIcon", "sizeIconOnly", "sizeMaxHeightIconOnly", "sizeMinHeight", "sizeMinWidth", "spaceColumnGapChevron",
    "spaceColumnGapIcon", "spaceColumnGapIconChevron", "spaceInsetIconOnly", "spacePaddingBlock",
    "spacePaddingInlineChevronEnd", "spacePaddingInlineChevronStart", "spacePaddingInlineEndIconStart",
    "spacePaddingInlineIconNone", "spacePaddingInlineIconStart", "spacePaddingInlineStartIconEnd",
  ]

  private static let byWord: [String: [String: String]] = [
    "accordion": [
      "spacePaddingBlockBottomSlotListItemContainerMobile": "spacePaddingBlockBottomSlotContainerMobile",
      "spacePaddingBlockBottomSlotListItemContainerTablet": "spacePaddingBlockBottomSlotContainerTablet",
    ],
    "alert": ["sizeIcon": "sizeAsset", "sizeMinHeightBottomActionPlacement": "sizeMinHeightBottomAction"],
    "bar": ["colorIosAccent": "colorAccent", "colorContentOnIosAccent": "colorContentOnAccent"],
    "button": ["sizeLoader": "sizeProgressIndicatorDefault"],
    // Of list items, as release 3 calls what they and controls share.
    "control-item": [
      "borderRadiusMediaRoundedCorner": "borderRadiusMediaRounded",
      "colorBadgeSafetyArea": "colorBgBadgeSafetyArea",
      "sizeMinHeightCompact": "sizeMinHeightSmall",
      "spacePaddingBlockBottomSlot": "spacePaddingBlockSlotTextContainer",
      "spacePaddingBlockDensityCompact": "spacePaddingBlockSmall",
      "spacePaddingBlockDensityCompactTopAlignmentTopCounterweight":
        "spacePaddingBlockTopAlignmentTopCounterweightSmall",
      "spacePaddingBlockDensityCompactTopAlignmentTopTextContainer":
        "spacePaddingBlockTopAlignmentTopTextContainerSmall",
      "spacePaddingBlockDensityDefaultTopAlignmentTopCounterweight":
        "spacePaddingBlockTopAlignmentTopCounterweightDefault",
      "spacePaddingBlockDensityDefaultTopAlignmentTopTextContainer":
        "spacePaddingBlockTopAlignmentTopTextContainerDefault",
    ],
    "elevation": [
      "blurDefault": "blurElevated", "xDefault": "xElevated", "yDefault": "yElevated",
      "colorDefaultLight": "colorElevatedLight", "colorDefaultDark": "colorElevatedDark",
      "colorDefault": "colorElevated", "default": "elevated",
    ],
    "link": ["spacePaddingBlock": "spacePaddingBlockDefault", "sizeMinWidthDefault": "sizeMinWidth"],
    "size": ["minInteractiveArea": "minInteractiveAreaDefault"],
    "tag": [
      "spaceInsetLoaderDefault": "spaceInsetProgressIndicatorDefault",
      "spaceInsetLoaderSmall": "spaceInsetProgressIndicatorSmall",
    ],
  ]
}
