/// Says that something goes on, as the style around it draws it: a ring, or a bar where it is known how much is done.
public struct ProgressView<Label: View>: View {
  private let fraction: Double?
  private let label: Label
  private var current: AnyView?

  @Environment(\.progressViewStyle) private var style

  /// Something of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) {
    fraction = nil
    self.label = label()
  }

  /// Something of which a part is done, with a label.
  ///
  /// - Parameters:
  ///   - value: what is done; nil while it is not known.
  ///   - total: what there is to do.
  ///   - label: what it is about.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    fraction = value.map { total > 0 ? ($0 / total).asShare : 0 }
    self.label = label()
  }

  /// Something of which a part is done, with a label and with what is done below the bar.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(value: value, total: total, label: label)
    current = AnyView(currentValueLabel())
  }

  /// What the style makes of it.
  public var body: some View {
    let drawn = style.draw(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: current.map { .init(content: $0) }))
    if let fraction {
      drawn.accessibilityValue(fraction.percentage)
    } else {
      drawn.accessibilityAddTraits(.updatesFrequently)
    }
  }
}

extension ProgressView where Label == EmptyView {
  /// Something of unknown length.
  public init() { self.init { EmptyView() } }

  /// Something of which a part is done, of `total`; nil while it is not known.
  public init(value: Double?, total: Double = 1) { self.init(value: value, total: total) { EmptyView() } }
}

extension ProgressView where Label == Text {
  /// Something of unknown length, with words.
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Something of which a part is done, with words; nil while it is not known.
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}
