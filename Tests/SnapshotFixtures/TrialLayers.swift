public import DaguerreSnapshots

/// Layers of trials, which have them as texts.
public enum TrialLayers {
  /// What a text does to a token: a value, one as it is recorded, or a whole token file.
  ///
  /// What people cannot write after `--set`, as shadows and values of one mode, is set as it is recorded.
  public static func layer(_ path: String, _ text: String) -> OverlayLayer {
    if text.hasPrefix("{\"") { return .file(name: "\(path).tokens.json", bytes: Array(text.utf8)) }
    return text.contains(" ") ? .recorded([path: text]) : .value(path: path, text: text)
  }

  /// Changes by lot, without those that give a token what another one has got: it may follow that.
  ///
  /// - Parameter text: the value that a change gives.
  static func distinct<Change>(_ changes: [Change], _ text: (Change) -> String) -> [Change] {
    var known: Set<String> = []
    return changes.filter { known.insert(text($0)).inserted }
  }

  /// Token files that make a token follow another one, and that work it out of that, with a value that no other change
  /// gives, where something can be worked out of values of the type.
  ///
  /// - Parameter type: a word of token files, as `color`.
  public static func files(making path: String, of operand: String, type: String) -> [String] {
    let alias = "{\(operand)}"
    let values =
      switch type {
      case "color": [alias, "rgba(\(alias), 30%)"]
      case "dimension": [alias, "\(alias) * 1.4375"]
      default: [alias]
      }
    return values.map { file(setting: path, to: "\"\($0)\"", type: type) }
  }

  /// A token file with one token.
  ///
  /// - Parameter value: JSON.
  public static func file(setting path: String, to value: String, type: String) -> String {
    let token = #"{"type": "\#(type)", "value": \#(value)}"#
    return path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
  }
}
