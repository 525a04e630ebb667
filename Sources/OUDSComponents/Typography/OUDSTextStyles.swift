public import DaguerreViews
public import Foundation
internal import OUDSThemesContract
internal import OUDSTokensSemantic

/// A text in a display style, the largest there is.
public struct OUDSDisplay: View {
  /// A text style of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case large, medium, small }

  private let text: String
  private let size: Size

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - size: how large it is.
  public init(text: String, size: Size = .large) {
    self.text = text
    self.size = size
  }

  /// A text that is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, size: Size = .large
  ) {
    self.init(text: key.localized(tableName, bundle), size: size)
  }

  /// In the theme's style of the size, in `contentDefault`.
  public var body: some View { styled.oudsForegroundColor(theme.colors.contentDefault) }

  @ViewBuilder
  private var styled: some View {
    switch size {
    case .large: Text(text).displayLarge(theme)
    case .medium: Text(text).displayMedium(theme)
    case .small: Text(text).displaySmall(theme)
    }
  }
}

/// A text in a body style, for reading.
public struct OUDSBody: View {
  /// A text style of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case large, medium, small }
  /// How strong it is.
  public enum Weight: String, Hashable, Sendable, CaseIterable { case `default`, moderate, strong }

  private let text: String
  private let size: Size
  private let weight: Weight

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - size: how large it is.
  ///   - weight: how strong it is.
  public init(text: String, size: Size = .medium, weight: Weight = .default) {
    self.text = text
    self.size = size
    self.weight = weight
  }

  /// A text that is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, size: Size = .medium,
    weight: Weight = .default
  ) {
    self.init(text: key.localized(tableName, bundle), size: size, weight: weight)
  }

  /// In the theme's style of size and weight, in `contentDefault`.
  public var body: some View { styled.oudsForegroundColor(theme.colors.contentDefault) }

  @ViewBuilder
  private var styled: some View {
    switch (size, weight) {
    case (.large, .default): Text(text).bodyDefaultLarge(theme)
    case (.large, .moderate): Text(text).bodyModerateLarge(theme)
    case (.large, .strong): Text(text).bodyStrongLarge(theme)
    case (.medium, .default): Text(text).bodyDefaultMedium(theme)
    case (.medium, .moderate): Text(text).bodyModerateMedium(theme)
    case (.medium, .strong): Text(text).bodyStrongMedium(theme)
    case (.small, .default): Text(text).bodyDefaultSmall(theme)
    case (.small, .moderate): Text(text).bodyModerateSmall(theme)
    case (.small, .strong): Text(text).bodyStrongSmall(theme)
    }
  }
}

/// A text in a label style, for what is short.
public struct OUDSLabel: View {
  /// A text style of the theme each.
  public enum Size: String, Hashable, Sendable, CaseIterable { case xLarge, large, medium, small }
  /// How strong it is.
  public enum Weight: String, Hashable, Sendable, CaseIterable { case `default`, moderate, strong }

  private let text: String
  private let size: Size
  private let weight: Weight

  @Environment(\.theme) private var theme

  /// - Parameters:
  ///   - text: what it says; wraps where there is not enough room.
  ///   - size: how large it is.
  ///   - weight: how strong it is.
  public init(text: String, size: Size = .medium, weight: Weight = .default) {
    self.text = text
    self.size = size
    self.weight = weight
  }

  /// A text that is a key.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main, size: Size = .medium,
    weight: Weight = .default
  ) {
    self.init(text: key.localized(tableName, bundle), size: size, weight: weight)
  }

  /// In the theme's style of size and weight, in `contentDefault`.
  public var body: some View { styled.oudsForegroundColor(theme.colors.contentDefault) }

  @ViewBuilder
  private var styled: some View {
    switch weight {
    case .default:
      switch size {
      case .xLarge: Text(text).labelDefaultXLarge(theme)
      case .large: Text(text).labelDefaultLarge(theme)
      case .medium: Text(text).labelDefaultMedium(theme)
      case .small: Text(text).labelDefaultSmall(theme)
      }
    case .moderate:
      switch size {
      case .xLarge: Text(text).labelModerateXLarge(theme)
      case .large: Text(text).labelModerateLarge(theme)
      case .medium: Text(text).labelModerateMedium(theme)
      case .small: Text(text).labelModerateSmall(theme)
      }
    case .strong:
      switch size {
      case .xLarge: Text(text).labelStrongXLarge(theme)
      case .large: Text(text).labelStrongLarge(theme)
      case .medium: Text(text).labelStrongMedium(theme)
      case .small: Text(text).labelStrongSmall(theme)
      }
    }
  }
}

/// A text in the code style, all of whose characters are as wide.
public struct OUDSCode: View {
  private let text: String

  @Environment(\.theme) private var theme

  /// - Parameter text: what it says; wraps where there is not enough room.
  public init(text: String) { self.text = text }

  /// A text that is a key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle = .main) {
    self.init(text: key.localized(tableName, bundle))
  }

  /// In the theme's style `codeMedium`, in `contentDefault`.
  public var body: some View { Text(text).codeMedium(theme).oudsForegroundColor(theme.colors.contentDefault) }
}
