public import DaguerreViews

/// Narrows what is shown; one that is selected has a tick.
///
/// Shows a text, a text with an icon after it, or an icon alone. Whether it is enabled, and what a person does to it, come
/// from the environment.
public struct OUDSFilterChip: View {
  private let layout: Chip.Layout
  private let selected: Bool
  private let action: () -> Void

  /// A chip with an icon after its text.
  ///
  /// - Parameters:
  ///   - image: the icon.
  ///   - text: what it says; wraps where there is not enough room.
  ///   - selected: whether the filter is on.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(image: OUDSImage, text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(.textAndIcon(text, image), selected, action)
  }

  /// A chip with an icon alone; the label is what is spoken.
  public init(image: OUDSImage, accessibilityLabel: String, selected: Bool = false, action: @escaping () -> Void) {
    var image = image
    image.accessibilityLabel = accessibilityLabel
    self.init(.icon(image), selected, action)
  }

  /// A chip with a text.
  public init(text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(.text(text), selected, action)
  }

  /// A chip with an icon after its text, in the form of the first releases.
  public init(icon: Image, text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(image: OUDSImage(asset: icon), text: text, selected: selected, action: action)
  }

  /// A chip with an icon alone, in the form of the first releases.
  public init(icon: Image, accessibilityLabel: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(
      image: OUDSImage(asset: icon), accessibilityLabel: accessibilityLabel, selected: selected, action: action)
  }

  private init(_ layout: Chip.Layout, _ selected: Bool, _ action: @escaping () -> Void) {
    self.layout = layout
    self.selected = selected
    self.action = action
  }

  public var body: some View { Chip(layout: layout, iconPosition: .end, isSelected: selected) }
}
