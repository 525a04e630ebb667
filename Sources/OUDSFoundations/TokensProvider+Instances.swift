public import OUDSTokensSemantic

extension TokensProvider {
  /// Warns if there are several objects of one provider, which the sources of providers count.
  ///
  /// - Parameters:
  ///   - count: how many there are.
  ///   - providerName: of their class.
  public func checkInstances(count: Int, for providerName: String) {
    guard count > 1 else { return }
    OL.warning("There are \(count) objects of \(providerName), where one is enough")
  }
}
