import DaguerreGraphics
import DaguerrePages

/// Words of the command line as people read them.
enum DisplayName {
  /// As in `Orange Compact` for `orange-compact`.
  static func of(_ word: String) -> String {
    switch word {
    case "ltr": "Left to right"
    case "rtl": "Right to left"
    default:
      word.split(whereSeparator: { $0 == "-" || $0 == "_" }).map { $0.prefix(1).uppercased() + $0.dropFirst() }
        .joined(separator: " ")
    }
  }

  /// As in `1 sheet` and `2 sheets`.
  static func count(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }

  /// As short as possible: `328` and `32.5`.
  static func length(_ points: Double) -> String {
    points == points.rounded() && abs(points) < 1e9 ? String(Int(points)) : String(points)
  }

  /// The sides of a picture as attributes of HTML, which are whole numbers.
  static func sides(_ size: Size) -> HTML {
    "width=\"\(length(size.width.rounded(.up)))\" height=\"\(length(size.height.rounded(.up)))\""
  }
}
