package import DaguerreSupport

/// What the references say of one case.
package struct RecordedCase: Hashable, Sendable {
  package let id: String
  package let point: SnapshotPoint
  package let pixels: PixelIdentity
  /// Relative to the theme's folder, and the digest of its bytes; nil where the picture is not kept.
  package let file: String?
  package let fileDigest: ShortDigest?
  /// Of the tokens that it read, with their values; nil where that is not recorded.
  package let tokens: ShortDigest?
}

extension SnapshotStore {
  /// What the references of a theme say of every case, sorted; nothing for a theme without references.
  package func recordedCases(_ theme: String, axes: SnapshotAxes) throws -> [RecordedCase] {
    guard let manifest = try manifest(theme, axes: axes) else { return [] }
    let recorded = RecordedTokens(reads: try reads(axes: axes), tokens: try tokens(theme))
    return manifest.lines.map(recorded.resolved).map { line in
      let tokens: ShortDigest? = if case .own(let digest) = line.tokens { digest } else { nil }
      return RecordedCase(
        id: line.key.id, point: line.key.point, pixels: line.pixels, file: line.picture?.file,
        fileDigest: line.picture?.digest, tokens: tokens)
    }
  }
}
