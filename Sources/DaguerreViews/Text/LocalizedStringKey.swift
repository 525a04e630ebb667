public import Foundation

/// A text that an app would look up in its tables.
///
/// Pictures depend on no locale and no bundle, so the key is shown as it is; table and bundle are kept for sources
/// that name them.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What is shown.
  public let key: String

  /// A key by its text.
  public init(_ key: String) { self.key = key }
  /// A key by its text.
  public init(stringLiteral key: String) { self.key = key }
}

extension Text {
  /// The key as text.
  @_disfavoredOverload
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    self.init(verbatim: key.key)
  }
}

extension Label where Title == Text, Icon == Image {
  /// - Parameter systemImage: a name in the environment's library, which stands for the system's symbols.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }
}
