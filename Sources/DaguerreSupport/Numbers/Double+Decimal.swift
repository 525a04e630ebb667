extension Double {
  /// A finite number as people write it: Swift reads hexadecimal ones, infinity and others too.
  ///
  /// No initializer, which would make `Double.init` mean two things elsewhere.
  package static func decimal(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }
}
