public import DaguerreViews
public import Foundation

extension String {
  /// A key, with the values in it.
  public typealias LocalizationValue = LocalizedStringKey

  /// A key as it is, as every `LocalizedStringKey`; where it would be looked up says nothing.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = key.key
  }

  /// What a key stands for where no table has it.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key
  }
}
