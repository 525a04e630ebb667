public import DaguerreViews

/// Narrows what is shown; one that is selected has a tick.
///
/// Shows a text, a text with an icon after it, or an icon alone. Whether it is enabled, and what a person does to it,
/// come from the environment.
public struct OUDSFilterChip: View {
  private let layout: Chip.Layout
  private let selected: Bool

  /// A chip with an icon after its text.
  ///
  /// - Parameters:
  ///   - image: the icon.
  ///   - text: what it says; wraps where there is not enough room.
  ///   - selected: whether the filter is on.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(image: OUDSImage, text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(.textAndIcon(text, image), selected)
  }

  /// A chip with an icon alone; the label is what is spoken.
  public init(image: OUDSImage, accessibilityLabel: String, selected: Bool = false, action: @escaping () -> Void) {
    var image = image
    image.accessibilityLabel = accessibilityLabel
    self.init(.icon(image), selected)
  }

  /// A chip with an icon alone; the image's accessibility label is what is spoken.
  public init(image: OUDSImage, selected: Bool = false, action: @escaping () -> Void) {
    self.init(.icon(image), selected)
  }

  /// A chip with a text.
  public init(text: String, selected: Bool = false, action: @escaping () -> Void) {
    self.init(.text(text), selected)
  }

  private init(_ layout: Chip.Layout, _ selected: Bool) {
    self.layout = layout
    self.selected = selected
  }

  /// Drawn with the tokens of `theme.chip`.
  public var body: some View { Chip(layout: layout, iconPosition: .end, isSelected: selected) }
}
