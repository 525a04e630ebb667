public import Foundation

/// Says that something goes on, as the style around it draws it: a ring, or a bar where it is known how much is done.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label
  private let current: CurrentValueLabel
  /// What a style makes it of.
  private var configuration: ProgressViewStyleConfiguration?

  @Environment(\.progressViewStyle) private var style

  /// Something of which a part is done, with a label and with what is done below the bar.
  ///
  /// - Parameters:
  ///   - value: what is done; nil while it is not known.
  ///   - total: what there is to do.
  ///   - label: what it is about.
  public init(
    value: Double?, total: Double = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    fraction = value.map { total > 0 ? ($0 / total).asShare : 0 }
    self.label = label()
    current = currentValueLabel()
  }

  /// What the style makes of it.
  @ViewBuilder
  public var body: some View {
    if let configuration {
      style.draw(configuration, \.progressViewStyle)
    } else {
      styled
    }
  }

  @ViewBuilder
  private var styled: some View {
    let drawn = style.draw(
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(current))),
      \.progressViewStyle)
    if let fraction {
      drawn.accessibilityValue(fraction.percentage)
    } else {
      drawn.accessibilityAddTraits(.updatesFrequently)
    }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Something of unknown length, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(value: nil, label: label) }

  /// Something of which a part is done, with a label.
  ///
  /// - Parameters:
  ///   - value: what is done; nil while it is not known.
  ///   - total: what there is to do.
  ///   - label: what it is about.
  public init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) {
    self.init(value: value, total: total, label: label) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// What a style draws, as the style around that one has it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted)
    self.configuration = configuration
  }

  /// Something of unknown length.
  public init() { self.init { EmptyView() } }

  /// Something of which a part is done, of `total`; nil while it is not known.
  public init(value: Double?, total: Double = 1) { self.init(value: value, total: total) { EmptyView() } }
}

extension ProgressView {
  /// A time of which a part is over at ``EnvironmentValues/presentMoment``, with a label and with words below the bar.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
    let over = EnvironmentValues.current.presentMoment.timeIntervalSince(timerInterval.lowerBound)
    self.init(
      value: countsDown ? length - over : over, total: length, label: label, currentValueLabel: currentValueLabel)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// A time of which a part is over at ``EnvironmentValues/presentMoment``, with a label, above a clock that counts.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// A time of which a part is over at ``EnvironmentValues/presentMoment``, above a clock that counts.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Something whose progress Foundation keeps, as it stands when the view is made.
  public init(_ progress: Progress) { self.init(value: progress.fractionCompleted) }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Something of unknown length, with words.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init { Text(title) } }

  /// Something of which a part is done, with words; nil while it is not known.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: Double?, total: Double = 1) {
    self.init(value: value, total: total) { Text(title) }
  }
}

/// The clock below the bar of a ``ProgressView`` about a time.
public struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool

  /// What is over, or left.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}
