import DaguerreSkins
import Synchronization

/// Knows at which points a sheet is the same because nothing differs that it has read.
///
/// Two thirds of the points of a matrix are like that; to lay out their sheets again would be most of the work.
final class SheetSharing: Sendable {
  /// The tokens in force somewhere.
  struct Place: Hashable {
    /// See ``SnapshotPoint/tokenPlace``.
    let name: String
    /// Of the skin that is laid over the catalogue's tokens.
    let skin: String
  }

  private struct Pair: Hashable {
    let first: Place
    let second: Place
  }

  private let catalogue: any SnapshotCatalogue
  /// Tokens by path, made when they are first asked for.
  private let tables = Mutex<[Place: [String: TokenRead]]>([:])
  /// The paths whose tokens are the same in two places, and made from the same ones.
  private let common = Mutex<[Pair: Set<String>]>([:])

  /// - Parameter catalogue: with the layers in force.
  init(_ catalogue: any SnapshotCatalogue) { self.catalogue = catalogue }

  /// Whether a sheet that was laid out at one point is the same at another.
  ///
  /// - Parameters:
  ///   - name: of the skin that it is drawn under at both points.
  ///   - skin: gives that of the other point.
  func isSame(
    _ known: LaidOutSheet, at other: SnapshotPoint, under name: String, _ skin: (any Skin)?
  ) -> Bool {
    guard let surroundings = known.sheet.surroundings,
      catalogue.isSame(surroundings, at: known.point, and: other)
    else { return false }
    let first = Place(name: known.point.tokenPlace, skin: name)
    let second = Place(name: other.tokenPlace, skin: name)
    if first == second { return true }
    let same = common(first, known.point, known.skin, second, other, skin)
    return known.sheet.tokens.allSatisfy { same.contains($0.path) }
  }

  private func common(
    _ first: Place, _ point: SnapshotPoint, _ skin: (any Skin)?,
    _ second: Place, _ otherPoint: SnapshotPoint, _ otherSkin: (any Skin)?
  ) -> Set<String> {
    let pair = Pair(first: first, second: second)
    if let known = common.withLock({ $0[pair] }) { return known }
    let (one, two) = (table(first, point, skin), table(second, otherPoint, otherSkin))
    let same = Set(one.keys.filter { one[$0] == two[$0] })
    common.withLock { $0[pair] = same }
    return same
  }

  /// None where the catalogue cannot tell them.
  private func table(_ place: Place, _ point: SnapshotPoint, _ skin: (any Skin)?) -> [String: TokenRead] {
    if let known = tables.withLock({ $0[place] }) { return known }
    let tokens = (try? catalogue.tokens(at: point, under: skin)) ?? []
    let table = Dictionary(tokens.map { ($0.path, $0) }) { first, _ in first }
    tables.withLock { $0[place] = table }
    return table
  }
}

extension [SnapshotCase] {
  /// The indices of cases that may share sheets or pictures, each group for one thread.
  var groupsThatShare: [[Int]] {
    groupedIndices { SharingGroup(id: $0.id, sideBySide: $0.point.values(of: .sideBySide)) }
  }
}

private struct SharingGroup: Hashable {
  let id: String
  let sideBySide: [String]
}

/// A sheet and its picture, with the first point where it was laid out.
final class LaidOutSheet {
  let point: SnapshotPoint
  let skin: (any Skin)?
  /// See ``SheetSharing/Place/skin``.
  let skinName: String
  let sheet: Sheet
  let picture: DrawnPicture

  init(point: SnapshotPoint, skin: (any Skin)?, skinName: String, sheet: Sheet, picture: DrawnPicture) {
    self.point = point
    self.skin = skin
    self.skinName = skinName
    self.sheet = sheet
    self.picture = picture
  }

  /// Canonical texts by path.
  private(set) lazy var tokenValues = Dictionary(sheet.tokens.map { ($0.path, $0.value) }) { first, _ in first }

  /// Of the tokens that the sheet reads itself, with their values.
  ///
  /// What these are made from does not count: it shows in the record of tokens, and here it would tell a token with a
  /// value of its own from one that follows another to the same value, as a cause that is put back may.
  private(set) lazy var tokenDigest = RecordedTokens.digest(
    of: sheet.directReads.lazy.map { ($0, self.tokenValues[$0] ?? "") })
}

/// The sheets that a thread has laid out of one id, in one theme, which may be the same at other points.
struct SharedSheets {
  private let sharing: SheetSharing
  private var group: (id: String, theme: String)?
  private var sheets: [LaidOutSheet] = []

  init(_ sharing: SheetSharing) { self.sharing = sharing }

  /// One that is the same as that of a case would be.
  mutating func sheet(of snapshot: SnapshotCase, under skin: (any Skin)?, named name: String) -> LaidOutSheet? {
    if let group, group == (snapshot.id, snapshot.point.theme) {
      return sheets.last {
        $0.skinName == name && sharing.isSame($0, at: snapshot.point, under: name, skin)
      }
    }
    group = (snapshot.id, snapshot.point.theme)
    sheets = []
    return nil
  }

  mutating func add(_ sheet: LaidOutSheet) { sheets.append(sheet) }
}
