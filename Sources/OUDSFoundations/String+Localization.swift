public import Foundation

extension String {
  /// The key itself: pictures depend on no locale and no bundle.
  public func localized(_ bundle: Bundle = .main) -> String { self }

  /// The key with a value in the place that its format has for one.
  public func localized(with argument: any CVarArg, _ bundle: Bundle = .main) -> String {
    String(format: self, argument)
  }

  /// The key with values in the places that its format has for them.
  public func localized(with arguments: [any CVarArg], _ bundle: Bundle = .main) -> String {
    String(format: self, arguments: arguments)
  }

  /// The same with a large first letter.
  public var camelCase: String { prefix(1).capitalized + dropFirst() }
}
