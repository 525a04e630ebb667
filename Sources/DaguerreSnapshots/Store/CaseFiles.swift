/// Where the pictures of a theme are, and which cases share one.
///
/// A picture is `mode/id.png` with dots for the slashes of the id. Folders for the axes whose value is not the default
/// follow the mode: see ``SnapshotAxis/Prominence``.
enum CaseFiles {
  /// The file of a case that shares none.
  static func ownFile(of key: CaseKey) -> String {
    let name = key.id.split(separator: "/").joined(separator: ".")
    return (key.point.folders + ["\(name).png"]).joined(separator: "/")
  }

  /// The cases whose file this one uses if it looks the same, the preferred one first.
  ///
  /// First all axes have their default, then one keeps its own value, then two, and so on. So what a fallback could
  /// itself fall back on comes before it.
  static func fallbacks(of key: CaseKey) -> [CaseKey] {
    let ownAxes = ownAxes(of: key)
    // Each number is a set of axes that keep their own value, one bit for each axis.
    let kept = (0..<(1 << ownAxes.count) - 1).sorted { ($0.nonzeroBitCount, $0) < ($1.nonzeroBitCount, $1) }
    return kept.map { kept in
      var point = key.point
      for (bit, axis) in ownAxes.enumerated() where kept & 1 << bit == 0 {
        point = point.with(axis, point.axes.all[axis].defaultValue(in: point.theme))
      }
      return CaseKey(id: key.id, point: point)
    }
  }

  /// On how many axes a case does not have the default.
  ///
  /// All its fallbacks have a lower rank.
  static func rank(of key: CaseKey) -> Int { ownAxes(of: key).count }

  /// The axes on which a case does not have the default, the last of the manifest's columns first.
  private static func ownAxes(of key: CaseKey) -> [Int] {
    key.point.axes.stored.reversed().filter { !key.point.isDefault($0) }
  }

  /// The file of a case among others of the same theme; nil when its picture is not kept.
  ///
  /// It is that of the first fallback that looks the same and has a file of its own, else its own.
  static func file(
    of key: CaseKey, pixels: PixelIdentity, storesImage: Bool, among all: [CaseKey: Stored]
  ) -> String? {
    for fallback in fallbacks(of: key) {
      guard let stored = all[fallback], stored.pixels == pixels, let file = stored.file else { continue }
      if file == ownFile(of: fallback) { return file }
    }
    return storesImage ? ownFile(of: key) : nil
  }

  /// The pixels of a case, and the file it uses, if any.
  struct Stored {
    let pixels: PixelIdentity
    let file: String?
  }
}
