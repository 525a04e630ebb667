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

  /// Token files that make a token follow another one, and that work it out of that, with a value that no other change
  /// gives.
  public static func files(making path: String, of operand: String, isColor: Bool) -> [String] {
    let alias = "{\(operand)}"
    return [alias, isColor ? "rgba(\(alias), 30%)" : "\(alias) * 1.4375"].map { value in
      let token = #"{"type": "\#(isColor ? "color" : "dimension")", "value": "\#(value)"}"#
      return path.split(separator: ".").reversed().reduce(token) { #"{"\#($1)": \#($0)}"# }
    }
  }
}
