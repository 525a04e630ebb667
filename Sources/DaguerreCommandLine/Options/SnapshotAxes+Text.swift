import ArgumentParser
import DaguerreSnapshots

extension SnapshotAxes {
  /// The axes that every point names, as in `THEME/TUNING/MODE`.
  var pointPattern: String {
    all.filter { $0.prominence < .further }.map { $0.option.uppercased() }.joined(separator: "/")
  }

  /// The defaults of the axes of this prominence or a lower one, as in `contrast normal, text scale 1`.
  func defaults(from prominence: SnapshotAxis.Prominence) -> String {
    all.filter { $0.prominence >= prominence }.map { "\($0.displayName) \($0.allValues.first ?? "")" }
      .joined(separator: ", ")
  }

  /// The point that a text names: a theme, then values of other axes, as they are or as in names of points; those that
  /// are not named have their defaults.
  ///
  /// A value that several axes have is that of the first one without a value.
  /// - Throws: `SelectionError` for a word that is no value, and an error for an axis with two values.
  func point(_ text: String) throws -> SnapshotPoint {
    let words = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let theme = words[0]
    guard themes.contains(theme) else { throw SelectionError.unknownWord(theme, option: "theme", known: themes) }
    var chosen: [String: String] = [:]
    for word in words.dropFirst() {
      let fitting = all.dropFirst().compactMap { axis in
        axis.values(in: theme).first { word == $0 || word == axis.label($0) }.map { (axis: axis.name, value: $0) }
      }
      guard let last = fitting.last else {
        let known = all.dropFirst().flatMap { $0.values(in: theme) }
        throw SelectionError.unknownWord(word, option: "value", known: known)
      }
      guard let (axis, value) = fitting.first(where: { chosen[$0.axis] == nil }) else {
        throw ValidationError("'\(text)' has two values of the axis '\(last.axis)'.")
      }
      chosen[axis] = value
    }
    return point(theme: theme, chosen)
  }
}
