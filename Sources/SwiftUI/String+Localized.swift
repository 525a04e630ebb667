public import DaguerreViews
public import Foundation

extension String {
  /// A key, with the values in it.
  public typealias LocalizationValue = LocalizedStringKey

  /// What the tables of a bundle have for a key in the language around a view, else the key; the locale says nothing.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.localized(table, bundle)
  }

  /// What a key stands for where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }
}
