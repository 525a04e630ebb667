public import DaguerreViews
public import Foundation

// The texts of list items in former releases.

extension OUDSListItemData {
  /// Texts with the former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use hasBoldLabel:.")
  public init(
    label: String, isBoldLabel: Bool, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, helperText: String? = nil
  ) {
    self.init(
      label: label, hasBoldLabel: isBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText)
  }

  /// Texts in their former order.
  @available(*, deprecated, message: "The order is: label, hasBoldLabel, description, overline, extraLabel, ...")
  @_disfavoredOverload
  public init(
    label: String, isBold: Bool = false, overline: String? = nil, extraLabel: String? = nil,
    description: String? = nil, helperText: String? = nil
  ) {
    self.init(
      label: label, hasBoldLabel: isBold, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText)
  }
}

extension OUDSListItemData {
  /// Texts with the helper text in last place.
  @available(*, deprecated, message: "helperText: comes before textSlot: and bottomSlot:.")
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, textSlot: Slot?, bottomSlot: Slot? = nil, helperText: String
  ) {
    self.init(
      label: label, hasBoldLabel: hasBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText, textSlot: textSlot, bottomSlot: bottomSlot)
  }

  /// Texts with the helper text in last place.
  @available(*, deprecated, message: "helperText: comes before textSlot: and bottomSlot:.")
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, bottomSlot: Slot?, helperText: String
  ) {
    self.init(
      label: label, hasBoldLabel: hasBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText, bottomSlot: bottomSlot)
  }

  /// Texts with a closure for the view under them, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText: and textSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder textSlot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, textSlot: Slot(content: textSlot))
  }

  /// Texts with a closure for the view under the row, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText: and bottomSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder bottomSlot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, bottomSlot: Slot(content: bottomSlot))
  }

  /// Texts with closures for the views under them and under the row, and the helper text in last place.
  @available(*, deprecated, message: "Use helperText:, textSlot: Slot and bottomSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder textSlot: () -> some View,
    @ViewBuilder bottomSlot: () -> some View, helperText: String
  ) {
    self.init(
      label: label, description: description, helperText: helperText, textSlot: Slot(content: textSlot),
      bottomSlot: Slot(content: bottomSlot))
  }

  /// Texts with a view of one's own under them, by its former name.
  @available(*, deprecated, message: "slot: is textSlot: now.")
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, helperText: String? = nil, slot: Slot?, bottomSlot: Slot? = nil
  ) {
    self.init(
      label: label, hasBoldLabel: hasBoldLabel, description: description, overline: overline, extraLabel: extraLabel,
      helperText: helperText, textSlot: slot, bottomSlot: bottomSlot)
  }

  /// Texts whose label is a key with a view of one's own under them, by its former name.
  @available(*, deprecated, message: "slot: is textSlot: now.")
  public init(
    key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, hasBoldLabel: Bool = false,
    description: String? = nil, overline: (any OUDSTextContent)? = nil, extraLabel: String? = nil,
    helperText: String? = nil, slot: Slot?, bottomSlot: Slot? = nil
  ) {
    self.init(
      key: key, tableName: tableName, bundle: bundle, hasBoldLabel: hasBoldLabel, description: description,
      overline: overline, extraLabel: extraLabel, helperText: helperText, textSlot: slot, bottomSlot: bottomSlot)
  }

  /// Texts with a view of one's own in place of the label and one under them, by its former name.
  @available(*, deprecated, message: "slot: is textSlot: now.")
  public init(
    label: some View, accessibilityLabel: String, description: String? = nil,
    overline: (any OUDSTextContent)? = nil, extraLabel: String? = nil, helperText: String? = nil, slot: Slot?,
    bottomSlot: Slot? = nil
  ) {
    self.init(
      label: label, accessibilityLabel: accessibilityLabel, description: description, overline: overline,
      extraLabel: extraLabel, helperText: helperText, textSlot: slot, bottomSlot: bottomSlot)
  }

  /// Texts with a view of one's own under them, by its former name, as a closure.
  @available(*, deprecated, message: "Use helperText: and textSlot: Slot.")
  public init(
    label: String, description: String? = nil, @ViewBuilder slot: () -> some View, helperText: String
  ) {
    self.init(label: label, description: description, helperText: helperText, textSlot: Slot(content: slot))
  }
}

extension OUDSListItemData {
  /// Texts whose label is a key, with the former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use init(key:tableName:bundle:hasBoldLabel:...).")
  @_disfavoredOverload
  public init(
    key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, isBoldLabel: Bool = false,
    description: String? = nil, overline: String? = nil, extraLabel: String? = nil, helperText: String? = nil
  ) {
    self.init(
      label: key.localized(tableName, bundle), hasBoldLabel: isBoldLabel, description: description, overline: overline,
      extraLabel: extraLabel,
      helperText: helperText)
  }

  /// The first text, or what a screen reader says for the view in its place.
  @available(*, deprecated, message: "Use labelContent.")
  public var label: String { labelContent.stringValue }

  /// Whether the first text is emphasised.
  @available(*, deprecated, message: "Use labelContent.")
  public var hasBoldLabel: Bool { if case .text(_, true) = labelContent { true } else { false } }

  /// The former name of `hasBoldLabel`.
  @available(*, deprecated, message: "Use labelContent.")
  public var isBoldLabel: Bool { hasBoldLabel }

  /// The former name of `textSlot`.
  @available(*, deprecated, renamed: "textSlot")
  public var slot: Slot? { textSlot }
}
