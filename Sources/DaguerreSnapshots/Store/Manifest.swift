import DaguerreSupport

/// The list of references of one theme: a heading, then a line for each look of a sheet, with fields separated by tabs.
///
/// ```
/// daguerre-manifest 3   mode=light,dark   tuning=default,max-it   direction=ltr,rtl   contrast=normal,high
/// badge/icon   dark/*/ltr   720x96   0f13…32 digits   9a51…32 digits or - without a picture
/// badge/icon   dark/max-it/ltr   reads   55aa…32 digits, only where records do not say it
/// ```
///
/// The heading gives the version of the form and the values of the axes. A line names all cases that look the same, see
/// ``PointSetText``, the size, the digest of the pixels and that of the picture's bytes. Lines are sorted by their bytes.
struct Manifest {
  let lines: [ManifestLine]
  let axes: SnapshotAxes
  /// The axes without a column in the file; all lines have their default.
  let missingColumns: [String]
  /// Whether the file has a form of before, which recording renews.
  let isOlder: Bool
  /// Of the identities of all lines.
  var form: PixelIdentity.Form { isOlder ? .bytes : .runs }

  static let currentVersion = 3
  /// In which digests are of the bytes of pixels; otherwise it is as the current one.
  static let versionOfBytes = 2
  static let mark = "daguerre-manifest"
  static let noPicture = "-"
  static let reads = "reads"

  init(lines: [ManifestLine], axes: SnapshotAxes, missingColumns: [String] = [], isOlder: Bool = false) {
    self.lines = lines.sorted { $0.key < $1.key }
    self.axes = axes
    self.missingColumns = missingColumns
    self.isOlder = isOlder
  }

  /// What the file says; lines of one look must have the same picture.
  var bytes: [UInt8] {
    let columns = axes.stored.map { index in
      // First those of the catalogue, as the first is the default; then those that only lines have.
      let declared = lines.first.map { axes.all[index].values(in: $0.key.point.theme) } ?? []
      let others = Set(lines.map { $0.key.point.values[index] }).subtracting(declared)
      return PointSetText.Column(axis: index, name: axes.all[index].name, values: declared + others.sorted())
    }
    let text = PointSetText(columns: columns, axes: axes)
    let heading =
      ["\(Self.mark) \(Self.currentVersion)"] + columns.map { "\($0.name)=\($0.values.joined(separator: ","))" }
    var rows: [String] = []
    for (look, lines) in Dictionary(grouping: lines, by: Look.init) {
      let pixels = look.pixels
      rows.append(
        [
          look.id, text.text(of: lines.map(\.key.point)), "\(pixels.width)x\(pixels.height)", "\(pixels.digest)",
          lines.first?.picture.map { "\($0.digest)" } ?? Self.noPicture,
        ].joined(separator: "\t"))
    }
    for (own, lines) in Dictionary(grouping: lines, by: OwnTokens.init) {
      guard case .own(let digest) = own.tokens else { continue }
      rows.append([own.id, text.text(of: lines.map(\.key.point)), Self.reads, "\(digest)"].joined(separator: "\t"))
    }
    return TextLines.bytes(of: [heading.joined(separator: "\t")] + rows.sorted(by: Self.isBefore))
  }

  private static func isBefore(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// What the cases of a line have in common.
  private struct Look: Hashable {
    let id: String
    let pixels: PixelIdentity

    init(_ line: ManifestLine) { (id, pixels) = (line.key.id, line.pixels) }
  }

  private struct OwnTokens: Hashable {
    let id: String
    let tokens: ManifestLine.Tokens

    init(_ line: ManifestLine) { (id, tokens) = (line.key.id, line.tokens) }
  }
}
