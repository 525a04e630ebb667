/// The families that providers of components take in the iOS library, in its order.
///
/// A provider holds them even if no token reads them, because a subclass may. Where it needs more, it has another
/// initialiser, which takes just these.
enum LibraryParameters {
  static func families(ofComponent component: String) -> [Family] { byComponent[component] ?? [] }

  /// Those of other releases, which a subclass made for them overrides; nil if they are the same.
  static func otherFamilies(ofComponent component: String) -> [Family]? {
    switch component {
    case "link": [.size, .color, .space]
    case "pin-code-input": [.space, .dimension]
    case "progress-indicator": [.size, .border, .color, .space]
    default: nil
    }
  }

  private static let byComponent: [String: [Family]] = [
    "accordion": [.size, .space],
    "bar": [.size, .border, .color, .opacity, .effect],
    "control-item": [.size, .border, .color, .space, .opacity, .dimension],
    "link": [.size, .color, .space, .dimension],
    "pin-code-input": [.size, .space, .dimension],
    "progress-indicator": [.size, .border, .color, .space, .dimension],
    "quantity-input": [.size, .space],
    "select-input": [.size, .dimension],
    "switch": [.size, .border, .color, .space, .opacity, .dimension],
    "text-area": [.size, .space],
    "toast": [.border, .dimension, .size],
    "typography": [.space, .color],
  ]
}
