public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensComponent
internal import OUDSTokensSemantic

/// A text in a heading style, which screen readers know as a heading.
public struct OUDSHeading: View {
  /// A text style of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case xLarge, large, medium, small }

  private let text: String
  private let size: Size
  private let hasMarker: Bool
  /// The part in the brand's second colour; nil for none.
  private let coloredText: String?

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme

  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - size: how large it is.
  ///   - hasMarker: whether a mark of the brand's colour stands below a large heading, in themes that have one.
  public init(text: String, size: Size = .large, hasMarker: Bool = false) {
    self.init(text, size, hasMarker, nil)
  }

  /// A large heading of which a part stands out.
  ///
  /// - Parameter coloredText: the part in the brand's second colour, where it first occurs in `text`; in a theme that
  ///   has none it is as the rest.
  public init(text: String, coloredText: String) { self.init(text, .large, false, coloredText) }

  /// A heading that is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, size: Size = .large,
    hasMarker: Bool = false
  ) {
    self.init(key.localized(tableName, bundle), size, hasMarker, nil)
  }

  /// A large heading that is a key and of which a part stands out.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main,
    coloredText: LocalizedStringKey
  ) {
    self.init(key.localized(tableName, bundle), .large, false, coloredText.key)
  }

  /// A large heading that is a key and of which a part stands out.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, coloredText: String) {
    self.init(key.localized(tableName, bundle), .large, false, coloredText)
  }

  private init(_ text: String, _ size: Size, _ hasMarker: Bool, _ coloredText: String?) {
    self.text = text
    self.size = size
    self.hasMarker = hasMarker
    self.coloredText = coloredText
  }

  /// In the theme's style of the size, in `contentDefault`.
  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      styled.oudsForegroundColor(theme.colors.contentDefault)
      if hasMarker && size == .large && theme.hasTypographyHeadingLargeMarker {
        Rectangle().fill(theme.typography.colorContentMarker)
          .frame(width: Self.markerWidth, height: Self.markerHeight)
          .padding(.top, theme.typography.spacePaddingBlockTopHeadingLargeMarker)
          .padding(.bottom, theme.typography.spacePaddingBlockBottomHeadingLargeMarker)
          .accessibilityHidden(true)
      }
    }
    .accessibilityLabel(text)
    .accessibilityAddTraits(.isHeader)
  }

  // Of the marker, in points; no token gives them.
  private static let markerWidth = 30.0
  private static let markerHeight = 6.0

  @ViewBuilder
  private var styled: some View {
    switch size {
    case .xLarge: content.headingXLarge(theme)
    case .large: content.headingLarge(theme)
    case .medium: content.headingMedium(theme)
    case .small: content.headingSmall(theme)
    }
  }

  private var content: Text {
    guard let coloredText, let range = text.range(of: coloredText) else { return Text(text) }
    let color = theme.colors.contentBrandSecondary
    guard !color.hasForbiddenColorValue() else { return Text(text) }
    return Text(String(text[..<range.lowerBound]))
      + Text(coloredText).foregroundColor(color.color(for: colorScheme)) + Text(String(text[range.upperBound...]))
  }
}
