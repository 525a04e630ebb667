public import Foundation

extension UserDefaults {
  /// What is kept for a name, by the way that Apple's platforms have for the values of any object.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value for a name, or forgets it where it is nil.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
