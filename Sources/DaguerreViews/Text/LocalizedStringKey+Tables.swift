public import Foundation

private enum MainBundleKey: EnvironmentKey { static let defaultValue: Bundle? = nil }

extension EnvironmentValues {
  /// What stands for the bundle of the app: where images, colours and texts are looked up that name no bundle, or
  /// `Bundle.main`, which is that of the program that draws.
  ///
  /// A folder with the app's asset catalogues and tables is one: `Bundle(path: "App/Resources")`. Nil for none.
  public var mainBundle: Bundle? {
    get { self[MainBundleKey.self] }
    set { self[MainBundleKey.self] = newValue }
  }

  /// The bundle that is meant by one, or by none.
  func bundle(_ bundle: Bundle?) -> Bundle? {
    guard let bundle, bundle !== Bundle.main else { return mainBundle ?? bundle }
    return bundle
  }

  /// The table of a name in the bundle that is meant by one, or by none; nil where there is none.
  func stringTable(_ name: String?, _ bundle: Bundle?) -> StringTable? {
    self.bundle(bundle)?.stringTable(named: name ?? "Localizable")
  }
}

extension LocalizedStringKey {
  /// What the tables of a bundle have for the key in the language around, else the key, with its values in it.
  ///
  /// - Parameters:
  ///   - table: nil for `Localizable`.
  ///   - bundle: nil for the one that ``EnvironmentValues/mainBundle`` is.
  public func localized(_ table: String? = nil, _ bundle: Bundle? = nil) -> String {
    let environment = EnvironmentValues.current
    return Self.characters(
      of: parts(in: environment.stringTable(table, bundle), for: environment.locale), in: environment.locale)
  }

  /// What a table has for the key in a language, with the values of the key; else the key.
  func parts(in table: StringTable?, for locale: Locale) -> [Part] {
    guard let table else { return parts }
    let numbers = values.map { part -> Double? in
      if case .value(_, _, let number) = part { number } else { nil }
    }
    guard let text = table.text(for: name, numbers: numbers, in: locale) else { return parts }
    return hasValues ? filled(text) : [.characters(text)]
  }

  private var values: [Part] {
    parts.filter { part in
      if case .characters = part { false } else { true }
    }
  }

  private var hasValues: Bool { !values.isEmpty }

  /// What tables call the key: with formats of C in place of its values.
  private var name: String {
    let hasValues = hasValues
    return parts.map { part in
      switch part {
      case .characters(let characters): hasValues ? characters.replacingOccurrences(of: "%", with: "%%") : characters
      case .value(_, let format, _): format
      case .text: "%@"
      }
    }
    .joined()
  }

  /// A text of a table, with the values of the key where it has formats for them.
  ///
  /// They are taken in order, or by their number as in `%2$@`; a format for which there is no value stays as it is.
  private func filled(_ text: String) -> [Part] {
    let values = values
    var filled: [Part] = []
    var rest = text[...]
    var next = 0
    while let place = rest.firstMatch(
      of: /%(?:%|(?:(\d{1,3})\$)?[-+ 0#]*\d*(?:\.\d+)?(?:@|(?:hh|h|ll|l|q|z)?[diuxXofFeEgG]))/)
    {
      filled.append(.characters(String(rest[..<place.range.lowerBound])))
      if place.output.0 == "%%" {
        filled.append(.characters("%"))
      } else {
        let index = place.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
        next += place.output.1 == nil ? 1 : 0
        filled.append(values.indices.contains(index) ? values[index] : .characters(String(place.output.0)))
      }
      rest = rest[place.range.upperBound...]
    }
    return filled + [.characters(String(rest))]
  }
}
