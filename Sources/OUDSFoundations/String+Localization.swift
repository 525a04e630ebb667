public import Foundation

/// Puts a value into the text for a key.
infix operator <-

extension String {
  /// What the table `Localizable` of a bundle has for the key in the language around a view, else the key.
  public func localized(_ bundle: Bundle = .main) -> String { LocalizedStringKey(self).localized(nil, bundle) }

  /// The same with a value in the place that the text has for one.
  public func localized(with argument: any CVarArg, _ bundle: Bundle = .main) -> String {
    String(format: localized(bundle), argument)
  }

  /// The same with values in the places that the text has for them.
  public func localized(with arguments: [any CVarArg], _ bundle: Bundle = .main) -> String {
    String(format: localized(bundle), arguments: arguments)
  }

  /// The text for a key with a value in its place, as `"greeting" <- name`.
  public static func <- (key: String, value: String) -> String { key.localized(with: value) }

  /// The text for a key with a number in its place, as `"items" <- 3`.
  public static func <- (key: String, value: Int) -> String { key.localized(with: value) }

  /// The same with a large first letter.
  public var camelCase: String { prefix(1).capitalized + dropFirst() }
}
