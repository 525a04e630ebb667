internal import DaguerreSupport

extension TokenFileReader {
  mutating func expression(_ json: JSON, _ type: TokenType, of name: String) -> Expression? {
    if let path = json.alias { return .alias(path) }
    switch type {
    case .color: return color(json, of: name)
    case .dimension:
      if let number = json.measure(["": 1]) { return .number(number) }
      return quantity(json, in: Measure.lengths, wanted: #"{"value": number, "unit": "px"} or with "rem""#, of: name)
    case .duration:
      return quantity(json, in: Measure.durations, wanted: #"{"value": number, "unit": "ms"} or with "s""#, of: name)
    case .number:
      guard let number = json.number ?? json.measure(Measure.shares) else { return wrong(json, "a number", name) }
      return .number(number)
    case .fontWeight: return fontWeight(json, of: name)
    case .fontFamily, .mode:
      if case .bool(let isOn) = json.content { return .string("\(isOn)") }
      // Of several families the first is meant where it is known; the manifest of fonts says what stands in for it.
      let first = type == .fontFamily ? json.elements?.first : nil
      guard let text = (first ?? json).string, !text.isEmpty else { return wrong(json, "a text", name) }
      return .string(text)
    case .strokeStyle:
      let styles = ["none", "solid", "dashed", "dotted"]
      guard let text = json.string, styles.contains(text) else {
        return wrong(json, "none, solid, dashed or dotted", name)
      }
      return .string(text)
    case .typography: return typography(json, of: name)
    case .shadow:
      return composite(
        json.elements.flatMap { $0.count == 1 ? $0.first : nil } ?? json, name,
        [
          Part("color", .color), Part("offsetX", .dimension, or: "x"), Part("offsetY", .dimension, or: "y"),
          Part("blur", .dimension), Part("spread", .dimension, standard: isOfAnySystem ? .number(0) : nil),
        ])
    case .unknown:
      report(
        "'\(name)' has no $type, and the file does not say which one '\(json.string ?? "it")' is of", line: json.line)
      return nil
    }
  }

  mutating func wrong(_ json: JSON, _ wanted: String, _ name: String) -> Expression? {
    report("the value of '\(name)' should be \(wanted) or an alias in braces", line: json.line)
    return nil
  }

  /// Whether a value is one that nothing here draws: a shadow of several layers, or within its shape, lines that are
  /// neither dashed nor dotted, and of Tokens Studio gradients, several lengths, and ones that depend on the text.
  func isUndrawn(_ json: JSON, _ type: TokenType) -> Bool {
    guard isOfAnySystem else { return false }
    switch type {
    case .shadow:
      let layers = json.elements ?? [json]
      return layers.count > 1
        || layers.contains { layer in
          if case .bool(true)? = layer["inset"]?.content { return true }
          return layer["inset"]?.string == "true" || layer["type"]?.string == "innerShadow"
        }
    case .strokeStyle:
      let others = ["double", "groove", "inset", "outset", "ridge"]
      return json["dashArray"] != nil || json.string.map(others.contains) ?? false
    case .color: return json.isGradient
    case .dimension:
      return json.isSeveralLengths || json.string?.lowercased() == "auto"
        || json.string.map { $0.hasSuffix("%") && json.measure(Measure.shares) != nil } ?? false
    default: return false
    }
  }

  // MARK: - Numbers

  /// - Parameters:
  ///   - units: what each is worth.
  ///   - wanted: what the value should be.
  private mutating func quantity(
    _ json: JSON, in units: [String: Double], wanted: String, of name: String
  ) -> Expression? {
    guard let value = Self.quantity(json, in: units), value.isFinite else { return wrong(json, wanted, name) }
    return .number(value)
  }

  private static func quantity(_ json: JSON, in units: [String: Double]) -> Double? {
    guard let number = json["value"]?.number else { return json.number ?? json.measure(units) }
    guard let unit = json["unit"]?.string, let factor = units[unit] else { return nil }
    return number * factor
  }

  /// The number of a value of a token of any type: of a text, or of an object with a unit; nil for what is none.
  static func number(of json: JSON) -> Double? { quantity(json, in: Calculation.units) }

  private mutating func fontWeight(_ json: JSON, of name: String) -> Expression? {
    if let weight = json.string.flatMap(fontWeight) { return .number(weight) }
    guard let number = json.number ?? json.measure(["": 1]), (1...1000).contains(number), number.rounded() == number
    else { return wrong(json, "a whole number from 1 to 1000", name) }
    return .number(number)
  }

  /// Of a word of the format, in a file of any system also as fonts have it: `SemiBold`, `Semi Bold Italic`.
  private func fontWeight(_ text: String) -> Double? {
    func letters(_ text: String) -> String { text.lowercased().filter(\.isLetter) }
    let name = letters(text.replacing("Italic", with: ""))
    return Self.fontWeights[text] ?? (isOfAnySystem ? Self.fontWeights.first { letters($0.key) == name }?.value : nil)
  }

  private static let fontWeights: [String: Double] = [
    "thin": 100, "hairline": 100, "extra-light": 200, "ultra-light": 200, "light": 300, "normal": 400, "regular": 400,
    "book": 400, "medium": 500, "semi-bold": 600, "demi-bold": 600, "bold": 700, "extra-bold": 800, "ultra-bold": 800,
    "black": 900, "heavy": 900, "extra-black": 950, "ultra-black": 950,
  ]

  /// The first of the families that a text lists, as CSS has it.
  static func firstFamily(_ json: JSON) -> JSON {
    guard let text = json.string, json.alias == nil, let first = text.split(separator: ",").first else { return json }
    let name = first.drop(while: \.isWhitespace).filter { $0 != "'" && $0 != "\"" }
    return JSON(content: .string(name), line: json.line)
  }

  // MARK: - Colours

  /// The colour of a value of a token, 0xRRGGBBAA; nil for what is none.
  static func color(of json: JSON) -> UInt32? {
    var reader = TokenFileReader(name: "", isOfAnySystem: true)
    guard case .color(let rgba)? = reader.color(json, of: "") else { return nil }
    return rgba
  }

  private mutating func color(_ json: JSON, of name: String) -> Expression? {
    // A text is what drafts of the format had before 2025, and what many tools still write.
    if let text = json.string, let rgba = CSSColor.rgba(text) { return .color(rgba) }
    guard let word = json["colorSpace"]?.string, let space = ColorSpace(rawValue: word),
      let parts = json["components"]?.elements, parts.count == 3
    else {
      return wrong(
        json, ##"{"colorSpace": "srgb", "components": [red, green, blue], "alpha": number}, "#RRGGBB""##, name)
    }
    var components = SIMD3<Double>.zero
    for (index, part) in parts.enumerated() {
      let range = space.ranges[index]
      guard let value = part.string == "none" ? 0 : part.number, range.contains(value) else {
        report(
          "component \(index + 1) of '\(name)' should be a number from \(Self.text(range.lowerBound)) to "
            + "\(Self.text(range.upperBound)), or none", line: json.line)
        return nil
      }
      components[index] = value
    }
    guard let alpha = json["alpha"].map(\.number) ?? 1, (0...1).contains(alpha) else {
      report("alpha of '\(name)' should be a number from 0 to 1", line: json.line)
      return nil
    }
    var (rgb, isExact) = space.srgb(components)
    if let hex = json["hex"] {
      guard let text = hex.string, text.utf8.count == 7, let opaque = HexadecimalColor.rgba(text) else {
        report("hex of '\(name)' should be '#' and six hexadecimal digits", line: hex.line)
        return nil
      }
      if !isExact {
        // It is there for who cannot show the colour itself.
        rgb = opaque >> 8
      } else if space == .srgb, !Self.isNear(rgb, opaque >> 8) {
        report("hex and components of '\(name)' are different colours", line: hex.line)
        return nil
      }
    }
    return .color(rgb << 8 | UInt32((alpha * 255).rounded()))
  }

  /// Whether two colours, 0xRRGGBB, are the same but for components that were rounded to two decimals.
  private static func isNear(_ one: UInt32, _ other: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in abs(Int(one >> shift & 0xFF) - Int(other >> shift & 0xFF)) <= 2 }
  }

  private static func text(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }

  // MARK: - Composites

  /// What a part of a composite is called and is of.
  private struct Part {
    let name: String
    let type: TokenType
    let isNeeded: Bool
    /// What other tools call it.
    let otherName: String?
    /// The value of one that is left out.
    let standard: Expression?

    init(
      _ name: String, _ type: TokenType, isNeeded: Bool = true, or otherName: String? = nil,
      standard: Expression? = nil
    ) {
      (self.name, self.type, self.isNeeded, self.otherName) = (name, type, isNeeded, otherName)
      self.standard = standard
    }
  }

  private mutating func typography(_ json: JSON, of name: String) -> Expression? {
    let lineHeight = json["lineHeight"] ?? json["lineHeights"]
    let isMultiple =
      isOfAnySystem && lineHeight.map { $0.number != nil || $0.measure(Measure.shares) != nil } ?? false
    return composite(
      json, name,
      [
        Part("fontFamily", .fontFamily, isNeeded: false, or: TokenType.families),
        Part("fontSize", .dimension, isNeeded: !isOfAnySystem, or: "fontSizes"),
        Part("lineHeight", isMultiple ? .number : .dimension, isNeeded: !isOfAnySystem, or: "lineHeights"),
        Part("fontWeight", .fontWeight, isNeeded: !isOfAnySystem, or: "fontWeights"),
        Part("letterSpacing", .dimension, isNeeded: !isOfAnySystem),
      ])
  }

  private mutating func composite(_ json: JSON, _ name: String, _ shape: [Part]) -> Expression? {
    var parts: [Expression.Part] = []
    for field in shape {
      guard let value = json[field.name] ?? field.otherName.flatMap({ json[$0] }) else {
        if let standard = field.standard {
          parts.append(Expression.Part(name: field.name, value: standard))
        } else if field.isNeeded {
          return wrong(json, "an object with \(shape.map(\.name).joined(separator: ", "))", name)
        }
        continue
      }
      // Here neither counts in a style, and tools write shares of the size, or that fonts are to say it.
      if isOfAnySystem, ["letterSpacing", "lineHeight"].contains(field.name), let text = value.string,
        value.alias == nil,
        value.measure(Measure.lengths.merging(Measure.shares) { $1 }) == nil
          || field.name == "letterSpacing" && text.hasSuffix("%")
      {
        continue
      }
      let first = isOfAnySystem && field.type == .fontFamily ? Self.firstFamily(value) : value
      guard let part = expression(first, field.type, of: name) else { return nil }
      parts.append(Expression.Part(name: field.name, value: part))
    }
    return .composite(parts)
  }
}

extension JSON {
  /// Whether it is a colour that changes from one place to another, as CSS writes it.
  var isGradient: Bool { string?.contains("gradient(") ?? false }

  /// Whether it is a text of several lengths or aliases with spaces between them, as Tokens Studio has them.
  var isSeveralLengths: Bool {
    guard let parts = string?.split(separator: " "), parts.count > 1 else { return false }
    return parts.allSatisfy { part in
      Measure(String(part), units: Measure.lengths.merging(Measure.shares) { $1 }) != nil
        || part.hasPrefix("{") && part.firstIndex(of: "}") == part.indices.last
    }
  }

  /// The number of a text with a unit.
  fileprivate func measure(_ units: [String: Double]) -> Double? {
    string.flatMap { Measure($0, units: units)?.value }
  }
}
