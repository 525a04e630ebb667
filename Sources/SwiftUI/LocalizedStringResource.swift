public import DaguerreViews
public import Foundation

/// A text that is looked up later, in the tables of the app, as every ``LocalizedStringKey``.
public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
  fileprivate let localizedKey: LocalizedStringKey
  fileprivate let table: String?
  fileprivate let bundle: Bundle?
  /// What is looked up.
  public var key: String { localizedKey.key }
  /// Kept for sources that name it.
  public var locale: Locale

  /// Where the tables are.
  public enum BundleDescription: Sendable {
    /// In the app.
    case main
    /// In the bundle that has a class.
    case forClass(AnyClass)
    /// In the bundle at a place.
    case atURL(URL)

    fileprivate var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }
  }

  /// A text by its key, the table that has it, nil for `Localizable`, and the bundle that has that, nil for the app's.
  @_disfavoredOverload
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle?,
    comment: StaticString? = nil
  ) {
    localizedKey = key
    self.table = table
    self.bundle = bundle
    self.locale = locale
  }

  /// A text by its key, and the table that has it; nil for `Localizable`.
  public init(
    _ key: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(key, table: table, locale: locale, bundle: bundle.bundle, comment: comment)
  }

  /// What a key stands for where no table has it.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(defaultValue, locale: locale)
  }

  /// What a key stands for where no table has it.
  @_disfavoredOverload
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle?, comment: StaticString? = nil
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

extension LocalizedStringResource {
  /// What the tables have for it in the language around a view, else its key.
  fileprivate var text: String { localizedKey.localized(table, bundle) }
}

extension AttributedString {
  /// What the tables of a bundle have for a key in the language around a view, else the key; its marks of inline Markdown
  /// are read, as on other platforms.
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = Self.marked(key.localized(table, bundle))
  }

  /// What the tables have for a resource, in the same way.
  public init(localized resource: LocalizedStringResource) { self = Self.marked(resource.text) }

  private static func marked(_ text: String) -> AttributedString {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    return (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}

// Where a text is written out between quotes, it is a ``LocalizedStringKey``.
extension View {
  /// Says what the view is called, by the characters of a resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> NodeModifier<Self> {
    accessibilityLabel(label.text)
  }
  /// Says what the view holds now, by the characters of a resource.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> NodeModifier<Self> {
    accessibilityValue(value.text)
  }
  /// Says what using the view does, by the characters of a resource.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> NodeModifier<Self> {
    accessibilityHint(hint.text)
  }
  /// The same view: the system's bar is no part of the picture.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> Self { self }
}

extension Button where Label == Text {
  /// A button of words that are looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension String {
  /// What the app's tables have for a resource in the language around a view, else its key.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension Text {
  /// What is shown of a resource; what is written out between quotes is a ``LocalizedStringKey``.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) {
    self.init(resource.localizedKey, tableName: resource.table, bundle: resource.bundle)
  }
}
