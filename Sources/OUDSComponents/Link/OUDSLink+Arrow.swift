extension OUDSLink {
  /// Where a link leads, as the first releases called it.
  public enum Arrow: String, Hashable, Sendable, CaseIterable {
    case back, next

    fileprivate var indicator: Indicator {
      switch self {
      case .back: .previous
      case .next: .next
      }
    }
  }

  /// A link with an indicator of where it leads, in the form of the first releases.
  public init(text: String, arrow: Arrow, size: Size = .default, action: @escaping () -> Void) {
    self.init(text: text, indicator: arrow.indicator, size: size, action: action)
  }
}
