package import DaguerreSupport

extension ShortDigest {
  /// The digest of one line `path=value` for each token.
  package init(ofTokens tokens: some Sequence<(path: String, value: String)>) {
    var bytes: [UInt8] = []
    for (path, value) in tokens { bytes += Array("\(path)=\(value)\n".utf8) }
    self.init(of: bytes)
  }
}
