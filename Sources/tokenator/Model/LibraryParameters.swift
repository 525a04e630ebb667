/// The families that providers of components take in the iOS library, in its order.
///
/// Where they are not those that a provider needs here, it has an initialiser that takes them all the same.
enum LibraryParameters {
  static func families(ofComponent component: String) -> [Family] { byComponent[component] ?? [] }

  private static let byComponent: [String: [Family]] = [
    "accordion": [.size, .space],
    "bar": [.size, .border, .color, .opacity, .effect],
    "control-item": [.size, .border, .color, .space, .opacity, .dimension],
    "link": [.size, .color, .space, .dimension],
    "progress-indicator": [.size, .border, .color, .space, .dimension],
    "quantity-input": [.size, .space],
    "select-input": [.size, .dimension],
    "switch": [.size, .border, .color, .space, .opacity, .dimension],
    "text-area": [.size, .space],
    "toast": [.border, .dimension, .size],
    "typography": [.space, .color],
  ]
}
