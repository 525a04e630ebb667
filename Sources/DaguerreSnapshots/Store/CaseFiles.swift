/// Where the pictures of a theme are.
///
/// A look of a sheet has one picture at most, however many cases share it: `mode/id.png` with dots for the slashes of the
/// id. Folders for the axes whose value is not the default follow the mode: see ``SnapshotAxis/Prominence``.
enum CaseFiles {
  /// The file of a case that shares none.
  static func ownFile(of key: CaseKey) -> String {
    let name = key.id.split(separator: "/").joined(separator: ".")
    return (key.point.folders + ["\(name).png"]).joined(separator: "/")
  }

  /// The file of a look: that of its first case; nil without cases.
  ///
  /// - Parameter keys: all cases of the id and theme that look the same.
  static func file(of keys: some Sequence<CaseKey>) -> String? { keys.min(by: isBefore).map(ownFile) }

  /// The one with the default on more axes comes first.
  static func isBefore(_ left: CaseKey, _ right: CaseKey) -> Bool {
    let (first, second) = (rank(of: left), rank(of: right))
    return first == second ? left < right : first < second
  }

  /// On how many axes a case does not have the default.
  private static func rank(of key: CaseKey) -> Int { key.point.axes.stored.count { !key.point.isDefault($0) } }
}
