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

  /// The first text, or a view in its place.
  public enum Label {
    /// A text, emphasised or not.
    case text(_ text: String, isBold: Bool = false)
    /// A view of one's own, and what a screen reader says for it.
    case custom(_ view: AnyView, accessibilityLabel: String)

    /// What a screen reader says.
    public var stringValue: String {
      switch self {
      case .text(let text, _): text
      case .custom(_, let accessibilityLabel): accessibilityLabel
      }
    }
  }

  /// The first text, or a view in its place.
  public let labelContent: Label
  /// A text under the labels.
  public let description: String?
  /// A strong text under the label.
  public let extraLabel: String?
  /// A text under the item.
  public let helperText: String?
  /// A view of one's own under the texts.
  public let textSlot: Slot?
  /// A view of one's own under the row.
  public let bottomSlot: Slot?
  /// A small text over the label, with styles of its own or without.
  let anyOverline: (any OUDSTextContent)?

  /// The small text over the label, where it has no styles of its own.
  public var overline: String? { anyOverline?.plain }
  /// The small text over the label, where it has styles of its own.
  public var attributedOverline: AttributedString? { anyOverline?.attributed }

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
      .text(key.localized(tableName, bundle), isBold: hasBoldLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  /// The same with the overline, which has styles of its own, in second place.
  public init(
    _ key: LocalizedStringKey, overline: AttributedString, tableName: String? = nil, bundle: Bundle = .main,
    hasBoldLabel: Bool = false, description: String? = nil, extraLabel: String? = nil, helperText: String? = nil,
    textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(key.localized(tableName, bundle), isBold: hasBoldLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  /// The same with a name for the key.
  public init(
    key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, hasBoldLabel: Bool = false,
    description: String? = nil, overline: (any OUDSTextContent)? = nil, extraLabel: String? = nil,
    helperText: String? = nil, textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(key.localized(tableName, bundle), isBold: hasBoldLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  /// The same with the overline, which has styles of its own, in second place.
  public init(
    key: LocalizedStringKey, overline: AttributedString, tableName: String? = nil, bundle: Bundle = .main,
    hasBoldLabel: Bool = false, description: String? = nil, extraLabel: String? = nil, helperText: String? = nil,
    textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .text(key.localized(tableName, bundle), isBold: hasBoldLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
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
      .custom(AnyView(label), accessibilityLabel: accessibilityLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  /// The same with the overline, which has styles of its own, before the description.
  public init(
    label: some View, accessibilityLabel: String, overline: AttributedString, description: String? = nil,
    extraLabel: String? = nil, helperText: String? = nil, textSlot: Slot? = nil, bottomSlot: Slot? = nil
  ) {
    self.init(
      .custom(AnyView(label), accessibilityLabel: accessibilityLabel), description, overline, extraLabel, helperText,
      textSlot, bottomSlot)
  }

  private init(
    _ label: Label, _ description: String?, _ overline: (any OUDSTextContent)?, _ extraLabel: String?,
    _ helperText: String?, _ textSlot: Slot?, _ bottomSlot: Slot?
  ) {
    self.labelContent = label
    self.description = description
    self.anyOverline = overline
    self.extraLabel = extraLabel
    self.helperText = helperText
    self.textSlot = textSlot
    self.bottomSlot = bottomSlot
  }

  /// With a view of one's own under the row.
  func with(bottomSlot: some View) -> OUDSListItemData {
    OUDSListItemData(
      labelContent, description, anyOverline, extraLabel, helperText, textSlot, Slot { bottomSlot })
  }
}
