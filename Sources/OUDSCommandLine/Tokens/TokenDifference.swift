internal import OUDS

/// One token that differs, for people and for programs.
struct TokenDifference: Encodable {
  let path: String
  let mode: String?
  let sizeClass: String?
  let old: TokenValue?
  let new: TokenValue?
  /// By how much a number changed, in its unit.
  let step: Double?
  /// `points` for a length.
  let unit: String?
  /// How different two colours look: their distance in Oklab times 100.
  let deltaE: Double?

  private init(_ change: TokenRowChange, isLength: Bool) {
    path = change.path
    mode = change.mode
    sizeClass = change.sizeClass
    old = change.old
    new = change.new
    step = change.step.map(Decimal.rounded)
    unit = step != nil && isLength ? "points" : nil
    deltaE = change.colorDifference.map(Decimal.rounded)
  }

  /// What differs between two sources.
  ///
  /// A mode or size class that only one of them names counts for both.
  static func all(from old: TokenSource, to new: TokenSource) -> [TokenDifference] {
    func variants(_ first: TokenSource, _ second: TokenSource) -> VariantChoice {
      VariantChoice(
        mode: first.variants.mode ?? second.variants.mode,
        sizeClass: first.variants.sizeClass ?? second.variants.sizeClass)
    }
    let arePoints = !old.isFile && !new.isFile
    var before = old.rows(variants(old, new), isTuned: arePoints)
    var after = new.rows(variants(new, old), isTuned: arePoints)
    if arePoints {
      before = before.filter(belongsToTheme)
      after = after.filter(belongsToTheme)
    } else {
      before = before.filter(canBeInFile)
      after = after.filter(canBeInFile)
    }
    let lengths = Set(
      ThemeInForce.everyTheme.flatMap { TokenCatalogue.tokens(of: $0.theme).filter(\.isLength).map(\.path) })
    return TokenRowChange.changes(from: before, to: after)
      .map { TokenDifference($0, isLength: lengths.contains($0.path)) }
  }

  private static func belongsToTheme(_ row: TokenRow) -> Bool { row.theme != nil }

  /// An exported file has no composites, which are made of other tokens, and no border style that is none.
  private static func canBeInFile(_ row: TokenRow) -> Bool {
    row.type != "typography" && row.type != "shadow" && !(row.type == "string" && row.value == .text("none"))
  }

  /// As in `color.action.enabled (dark): #EEEEEEFF -> #000000FF, delta E 94.93`.
  var line: String {
    let side = [mode, sizeClass].compactMap(\.self).joined(separator: " ")
    var line = path + (side.isEmpty ? "" : " (\(side))")
    line += ": \(old?.description ?? "none") -> \(new?.description ?? "none")"
    if let step { line += ", \(step > 0 ? "+" : "")\(Decimal.text(step))\(unit == nil ? "" : " pt")" }
    if let deltaE { line += ", delta E \(Decimal.text(deltaE))" }
    return line
  }

  private enum Key: String, CodingKey {
    case path, mode, sizeClass, old, new, step, unit, deltaE
  }

  /// Writes every member, nil as `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(path, forKey: .path)
    try container.encode(mode, forKey: .mode)
    try container.encode(sizeClass, forKey: .sizeClass)
    try container.encode(old, forKey: .old)
    try container.encode(new, forKey: .new)
    try container.encode(step, forKey: .step)
    try container.encode(unit, forKey: .unit)
    try container.encode(deltaE, forKey: .deltaE)
  }
}
