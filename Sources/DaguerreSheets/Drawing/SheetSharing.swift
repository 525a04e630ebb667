import DaguerreSkins
import DaguerreSupport

/// Knows at which points a sheet is the same because nothing differs that it has read.
///
/// Two thirds of the points of a matrix are like that; to lay out their sheets again would be most of the work.
package struct SheetSharing: Sendable {
  private let catalogue: any SnapshotCatalogue

  /// - Parameter catalogue: with the layers in force.
  package init(_ catalogue: any SnapshotCatalogue) { self.catalogue = catalogue }

  fileprivate func tokenSource(at point: SnapshotPoint) -> String { catalogue.tokenSource(at: point) }

  /// Whether a sheet is the same at another point that has the same tokens.
  fileprivate func isSame(_ known: LaidOutSheet, at point: SnapshotPoint) -> Bool {
    known.sheet.surroundings.map { catalogue.isSame($0, at: known.point, and: point) } ?? false
  }
}

/// The sheets that a thread has laid out of one id, in one theme, which may be the same at other points.
final class SharedSheets {
  /// What sheets must have in common to be the same.
  private struct Tokens: Hashable {
    /// The name of the skin that they were laid out under.
    let skin: String
    /// See ``SnapshotCatalogue/tokenSource(at:)``.
    let source: String
  }

  private let sharing: SheetSharing
  private var group: (id: String, theme: String)?
  private var sheets: [Tokens: [LaidOutSheet]] = [:]

  init(_ sharing: SheetSharing) { self.sharing = sharing }

  /// The sheet of a case: one that was laid out for another point where it is the same, or a new one.
  func sheet(
    of snapshot: SnapshotCase, under skin: String, makeSheet: () throws -> LaidOutSheet
  ) rethrows -> LaidOutSheet {
    let (point, tokens) = (snapshot.point, Tokens(skin: skin, source: sharing.tokenSource(at: snapshot.point)))
    if group.map({ $0 == (snapshot.id, point.theme) }) != true {
      group = (snapshot.id, point.theme)
      sheets = [:]
    }
    if let known = sheets[tokens]?.last(where: { sharing.isSame($0, at: point) }) { return known }
    let sheet = try makeSheet()
    sheets[tokens, default: []].append(sheet)
    return sheet
  }
}

/// A sheet and its picture, with the first point where it was laid out.
final class LaidOutSheet {
  let point: SnapshotPoint
  let sheet: Sheet
  let picture: DrawnPicture

  init(point: SnapshotPoint, sheet: Sheet, picture: DrawnPicture) {
    self.point = point
    self.sheet = sheet
    self.picture = picture
  }

  /// Canonical texts of the tokens that the sheet reads itself, in their order; nil for what is not among its tokens.
  private(set) lazy var directValues: [String?] = {
    // Both are sorted by path, so that each is found after the last one.
    var next = sheet.tokens.startIndex
    return sheet.directReads.map { path in
      let rest = sheet.tokens[next...].firstIndex { $0.path == path }
      guard let index = rest ?? sheet.tokens.firstIndex(where: { $0.path == path }) else { return nil }
      next = index
      return sheet.tokens[index].value
    }
  }()

  /// Of the tokens that the sheet reads itself, with their values.
  ///
  /// What these are made from does not count: it shows in the record of tokens, and here it would tell a token with a
  /// value of its own from one that follows another to the same value, as a cause that is put back may.
  private(set) lazy var tokenDigest = ShortDigest(
    ofTokens: zip(sheet.directReads, directValues).lazy.map { ($0, $1 ?? "") })
}

extension [SnapshotCase] {
  /// The indices of cases that may share sheets or pictures, each group for one thread.
  ///
  /// Themes often draw the same picture of an id, so a group has all of them, unless that leaves threads without work.
  func groupsThatShare(threads: Int) -> [[Int]] {
    let groups = groupedIndices(by: \.id)
    if groups.count >= 8 * threads || threads == 1 { return groups }
    return groupedIndices { SharingGroup(id: $0.id, sideBySide: $0.point.values(of: .sideBySide)) }
  }

  /// Transforms all on several threads, of which each takes all that may share sheets or pictures.
  ///
  /// - Parameters:
  ///   - makeWorker: called once for each thread.
  ///   - transform: given a case and its index.
  /// - Returns: the results in the order of the cases.
  package func mapSharing<Worker, Result: Sendable>(
    threads: Int, progress: ProgressHandler? = nil, makeWorker: @escaping @Sendable () -> Worker,
    transform: @escaping @Sendable (Worker, SnapshotCase, Int) throws -> Result
  ) throws -> [Result] {
    try groupsThatShare(threads: threads).mapMembers(threads: threads, progress: progress, makeWorker: makeWorker) {
      worker, group in
      try group.map { try transform(worker, self[$0], $0) }
    }
  }
}

private struct SharingGroup: Hashable {
  let id: String
  let sideBySide: [String]
}
