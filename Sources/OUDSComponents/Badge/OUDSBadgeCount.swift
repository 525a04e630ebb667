public import DaguerreViews
internal import OUDSThemesContract
internal import OUDSTokensComponent

/// A pill with a number of things that wait for a person.
public struct OUDSBadgeCount: View {
  /// The height, and the text style that goes with it.
  public enum Size: String, Hashable, Sendable, CaseIterable { case medium, large }

  /// The greatest number that is shown as it is; above it stands `+99`.
  public static let maxCount: UInt8 = 99

  private let count: UInt8
  private let accessibilityLabel: String
  private let status: OUDSBadgeStandard.Status
  private let size: Size

  @Environment(\.theme) private var theme
  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - count: the number; more than ``maxCount`` is shown as `+99`.
  ///   - accessibilityLabel: what a screen reader says.
  ///   - status: what the badge is about.
  ///   - size: how large it is; it grows with the size of texts.
  public init(
    _ count: UInt8, accessibilityLabel: String, status: OUDSBadgeStandard.Status = .neutral, size: Size = .medium
  ) {
    self.count = count
    self.accessibilityLabel = accessibilityLabel
    self.status = status
    self.size = size
  }

  /// Drawn with the sizes and spaces of `theme.badge` and the colours of the status.
  public var body: some View {
    label
      .lineLimit(1)
      .modifier(BadgeContentColor(status: status.common))
      .padding(.horizontal, padding)
      .frame(minWidth: side, minHeight: side)
      .background { BadgeBackground(status: status.common) }
      .fixedSize()
      .accessibilityLabel(accessibilityLabel)
  }

  @ViewBuilder
  private var label: some View {
    let text = Text(count > Self.maxCount ? "+\(Self.maxCount)" : "\(count)")
    switch size {
    case .medium: text.labelDefaultSmall(theme)
    case .large: text.labelDefaultMedium(theme)
    }
  }

  private var padding: Double {
    size == .medium ? theme.badge.spacePaddingInlineMedium : theme.badge.spacePaddingInlineLarge
  }

  private var side: Double {
    (size == .medium ? theme.badge.sizeMedium : theme.badge.sizeLarge) * textScale
  }
}
