import DaguerreGraphics
public import DaguerreSnapshots

/// Token files of whole themes: laid over their own theme they change nothing, and over another one they make its tokens
/// those of the first.
public struct TokenFileTrial {
  private let catalogue: any SnapshotCatalogue

  /// - Parameter catalogue: whose themes have the same tokens.
  public init(_ catalogue: any SnapshotCatalogue) { self.catalogue = catalogue }

  /// Writes the file of each theme, lays it over each theme, and compares tokens and display lists.
  ///
  /// - Returns: what is not as it should be, for people.
  public func run() throws -> [String] {
    var problems: [String] = []
    let points = catalogue.axes.points(choosing: [:])
    for source in catalogue.axes.themes {
      var places: Set<String> = []
      let values = try points.filter { $0.theme == source && places.insert(catalogue.tokenSource(at: $0)).inserted }
        .map { ($0, try catalogue.values(at: $0)) }
      let file = try catalogue.tokenFile(setting: values, description: source)
      guard !file.bytes.isEmpty else { continue }
      let layered = try catalogue.laying([.file(name: "\(source).tokens.json", bytes: file.bytes)])
      for point in points {
        let twin = point.with("theme", source)
        let (found, wanted) = try (layered.values(at: point), catalogue.values(at: twin))
        let kept = try catalogue.values(at: point)
        for (path, text) in wanted where kept[path] != nil && found[path] != text {
          if file.omitted.contains(path) { continue }
          problems.append("\(path) of \(source) at \(point) is \(found[path] ?? "nothing") instead of \(text)")
        }
      }
      let pairs = zip(try catalogue.cases(), try layered.cases()).filter { $0.0.point.theme == source }
      for (before, after) in pairs {
        let context = SnapshotContext(scale: SnapshotStore.scale)
        if try !before.draw(context).list.drawsTheSame(as: after.draw(context).list) {
          problems.append("\(before.id) at \(before.point) looks different under its own tokens")
        }
      }
    }
    return problems
  }
}
