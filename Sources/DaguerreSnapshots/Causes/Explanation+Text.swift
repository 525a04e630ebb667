import DaguerreGraphics
import DaguerreSupport

extension Explanation {
  /// For people: what changed, what paints there, and each cause with the way down to it.
  public var lines: [String] {
    var lines = ["\(id) (\(point))"]
    if let colorBefore, let colorAfter {
      lines.append(colorBefore == colorAfter ? "colour \(colorAfter)" : "colour \(colorBefore) -> \(colorAfter)")
    }
    lines.append(changedPixels == 1 ? "1 pixel differs" : "\(changedPixels) pixels differ")
    if isProven == false {
      lines.append("something besides tokens has changed: the recorded tokens do not draw it as it was recorded")
    }
    for paint in paints {
      let views = paint.views.isEmpty ? "painted" : "painted by \(paint.views.joined(separator: " > "))"
      let tokens = paint.tokens.isEmpty ? "" : ", which reads \(paint.tokens.joined(separator: ", "))"
      lines.append("\(views): \(paint.paint)\(tokens)")
    }
    for cause in causes {
      lines.append("cause \(cause.path): \(cause.old) -> \(cause.new), \(counted(cause.pixels, "pixel"))")
      if cause.chain.count > 1 { lines.append("  \(cause.chain.joined(separator: " -> "))") }
    }
    if withoutToken > 0 { lines.append("no token: \(counted(withoutToken, "pixel"))") }
    return [lines[0]] + lines.dropFirst().map { "  " + $0 }
  }

  /// One JSON object: `id`, the axes, `bounds` as `[x, y, width, height]` in pixels, `changedPixels`, `withoutToken`,
  /// `proven`, `before` and `after` (colours of a pixel, else null), `paints` and `causes`.
  public var json: String {
    func text(_ text: String?) -> String { text.map(JSONText.quoted) ?? "null" }
    let paints = paints.map {
      "{\"views\": \(JSONText.list($0.views)), \"paint\": \(JSONText.quoted($0.paint)), \"tokens\": \(JSONText.list($0.tokens))}"
    }
    let causes = causes.map {
      "{\(JSONText.members([("path", $0.path), ("old", $0.old), ("new", $0.new)])), \"chain\": \(JSONText.list($0.chain)), "
        + "\"pixels\": \($0.pixels)}"
    }
    let fields = [("id", id)] + point.pairs.map { ($0.name, $1) }
    return "{\(JSONText.members(fields)), \"bounds\": [\(bounds.x), \(bounds.y), \(bounds.width), \(bounds.height)], "
      + "\"changedPixels\": \(changedPixels), \"withoutToken\": \(withoutToken), "
      + "\"proven\": \(isProven.map { "\($0)" } ?? "null"), \"before\": \(text(colorBefore)), "
      + "\"after\": \(text(colorAfter)), \"paints\": [\(paints.joined(separator: ", "))], "
      + "\"causes\": [\(causes.joined(separator: ", "))]}"
  }
}
