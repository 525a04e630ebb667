public import DaguerreViews
public import Foundation

/// The texts of a list item, and what else stands among them.
public struct OUDSListItemData {
  /// A view of one's own within a list item.
  public struct Slot {
    let view: AnyView

    /// What a closure lists.
    public init(@ViewBuilder content: () -> some View) { view = AnyView(content()) }
  }

  enum Label {
    case text(String, isBold: Bool)
    case view(AnyView, accessibilityLabel: String)
  }

  let label: Label
  let overline: (any OUDSTextContent)?
  let extraLabel: String?
  let description: String?
  let helperText: String?
  let textSlot: Slot?
  let bottomSlot: Slot?

  /// - Parameters:
  ///   - label: the first text, which every item has.
  ///   - hasBoldLabel: whether the label is emphasised.
  ///   - description: a text under the labels, which wraps.
  ///   - overline: a small text over the label, a `String` or an `AttributedString`; not in small items.
  ///   - extraLabel: a strong text under the label; not in small items.
  ///   - helperText: a text under the item.
  ///   - textSlot: a view of one's own under the texts.
  ///   - bottomSlot: a view of one's own under the row; not in small items.
  public init(
    label: String, hasBoldLabel: Bool = false, description: String? = nil, overline: (any OUDSTextContent)? = nil,
    extraLabel: String? = nil, helperText: String? = nil, textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(label, isBold: hasBoldLabel), description, overline, extraLabel, helperText, textSlot, bottomSlot)
  }

  /// The same with the overline, which has styles of its own, in second place.
  public init(
    label: String, overline: AttributedString, hasBoldLabel: Bool = false, description: String? = nil,
    extraLabel: String? = nil, helperText: String? = nil, textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(label, isBold: hasBoldLabel), description, overline, extraLabel, helperText, textSlot, bottomSlot)
  }

  /// Texts whose label is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, hasBoldLabel: Bool = false,
    description: String? = nil, overline: (any OUDSTextContent)? = nil, extraLabel: String? = nil,
    helperText: String? = nil, textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(key.key, isBold: hasBoldLabel), description, overline, extraLabel, helperText, textSlot, bottomSlot)
  }

  /// Texts with a view of one's own in place of the label.
  ///
  /// - Parameter accessibilityLabel: what a screen reader says for the view.
  public init(
    label: some View, accessibilityLabel: String, description: String? = nil,
    overline: (any OUDSTextContent)? = nil, extraLabel: String? = nil, helperText: String? = nil,
    textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .view(AnyView(label), accessibilityLabel: accessibilityLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  private init(
    _ label: Label, _ description: String?, _ overline: (any OUDSTextContent)?, _ extraLabel: String?,
    _ helperText: String?, _ textSlot: Slot?, _ bottomSlot: Slot?
  ) {
    self.label = label
    self.description = description
    self.overline = overline
    self.extraLabel = extraLabel
    self.helperText = helperText
    self.textSlot = textSlot
    self.bottomSlot = bottomSlot
  }

  /// With a view of one's own under the row.
  func with(bottomSlot: some View) -> OUDSListItemData {
    OUDSListItemData(
      label, description, overline, extraLabel, helperText, textSlot, Slot { bottomSlot })
  }
}
