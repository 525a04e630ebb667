public import DaguerreViews

/// Offers one action; it cannot be selected.
///
/// Shows a text, a text with an icon before it, or an icon alone. Whether it is enabled, and what a person does to it,
/// come from the environment.
public struct OUDSSuggestionChip: View {
  private let layout: Chip.Layout

  /// A chip with an icon before its text.
  ///
  /// - Parameters:
  ///   - image: the icon.
  ///   - text: what it says; wraps where there is not enough room.
  ///   - action: what it would do; never called, since nothing here moves.
  public init(image: OUDSImage, text: String, action: @escaping () -> Void) {
    self.init(.textAndIcon(text, image))
  }

  /// A chip with an icon alone; the label is what is spoken.
  public init(image: OUDSImage, accessibilityLabel: String, action: @escaping () -> Void) {
    var image = image
    image.accessibilityLabel = accessibilityLabel
    self.init(.icon(image))
  }

  /// A chip with an icon alone; the image's accessibility label is what is spoken.
  public init(image: OUDSImage, action: @escaping () -> Void) { self.init(.icon(image)) }

  /// A chip with a text.
  public init(text: String, action: @escaping () -> Void) { self.init(.text(text)) }

  private init(_ layout: Chip.Layout) { self.layout = layout }

  /// Drawn with the tokens of `theme.chip`.
  public var body: some View { Chip(layout: layout, iconPosition: .start, isSelected: false) }
}
