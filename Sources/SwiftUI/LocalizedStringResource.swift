public import DaguerreViews
public import Foundation

/// A text that is looked up later, in the tables of the app, as every ``LocalizedStringKey``.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let localizedKey: LocalizedStringKey
  fileprivate let table: String?
  /// What is looked up.
  public var key: String { localizedKey.key }
  /// Kept for sources that name it.
  public var locale: Locale

  /// A text by its key, and the table that has it; nil for `Localizable`.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    localizedKey = key
    self.table = table
    self.locale = locale
  }

  /// What a key stands for where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self.init(defaultValue, locale: locale)
  }

  /// A text by its key.
  public init(stringLiteral key: String) { self.init(LocalizedStringKey(key)) }
  /// A text by its key, with values in it.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// What the app's tables have for a resource in the language around a view, else its key.
  public init(localized resource: LocalizedStringResource) { self = resource.localizedKey.localized(resource.table) }
}

extension Text {
  /// What is shown of a resource; what is written out between quotes is a ``LocalizedStringKey``.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self.init(resource.localizedKey, tableName: resource.table) }
}
