internal import DaguerreSkins
public import DaguerreSheets
internal import DaguerreSupport
internal import DaguerreViews
internal import DesignTokens

extension ViewCatalogue {
  /// In the Design Tokens format, which knows modes and size classes and no other axes; no alias of an earlier layer
  /// follows it.
  public func tokenFile(
    setting values: [(point: SnapshotPoint, values: [String: String])], description: String
  ) throws -> OverlayFile {
    var texts: [String: [(place: String, side: Side, text: String)]] = [:]
    for (point, values) in values {
      let side = side(at: point)
      for (path, text) in values { texts[path, default: []].append((point.tokenPlace, side, text)) }
    }
    let themes = Set(values.map(\.point.theme))
    var known: [String: Set<String>] = [:]
    for point in axes.points where themes.contains(point.theme) && known[point.tokenPlace] == nil {
      known[point.tokenPlace] = Set(try tokens(at: point, under: nil).map(\.path))
    }
    var file = TokenFileWriter(description: description)
    file.addExtension("daguerre.apart", json: "true")
    var omitted: [String] = []
    for (path, told) in texts.sorted(by: { $0.key < $1.key }) {
      // A file would change the token at the other places too.
      let isWhole = Set(told.map(\.place)).isSuperset(of: known.filter { $0.value.contains(path) }.keys)
      if isWhole, let token = Self.token(path, told.map { ($0.side, $0.text) }) {
        file.add(token)
      } else {
        omitted.append(path)
      }
    }
    return OverlayFile(bytes: omitted.count == texts.count ? [] : Array(file.text.utf8), omitted: omitted)
  }

  private struct Side: Hashable {
    let isDark, isRegular: Bool
  }

  private func side(at point: SnapshotPoint) -> Side {
    let environment = environment(at: point, scale: SnapshotContext.referenceScale)
    return Side(isDark: environment.colorScheme == .dark, isRegular: environment.horizontalSizeClass == .regular)
  }

  private static func token(_ path: String, _ told: [(side: Side, text: String)]) -> Token? {
    func only(_ isOn: (Side) -> Bool) -> Expression? {
      let texts = Set(told.filter { isOn($0.side) }.map(\.text))
      return texts.count == 1 ? texts.first.flatMap { literal($0, of: path) } : nil
    }
    let value: Variants
    if let one = only({ _ in true }) {
      value = .one(one)
    } else if let light = only({ !$0.isDark }), let dark = only(\.isDark) {
      value = .lightDark(light: light, dark: dark)
    } else if let compact = only({ !$0.isRegular }), let regular = only(\.isRegular) {
      value = .compactRegular(compact: compact, regular: regular)
    } else {
      return nil
    }
    let types = Set(value.variants.map { type(of: $0.value) })
    guard types.count == 1, let type = types.first else { return nil }
    return Token(
      segments: path.split(separator: ".").map(String.init), type: type, value: value,
      location: SourceLocation(file: "", line: 0))
  }

  /// Nil for a text that the file could not say, or that would mean something else there.
  private static func literal(_ text: String, of path: String) -> Expression? {
    guard let key = SkinKey.declared(path), key.value(canonicalText: text) != nil, !text.isEmpty else { return nil }
    let isText = key.valueType == String.self || key.valueType == String?.self
    if !isText, let rgba = HexadecimalColor.rgba(text) { return .color(rgba) }
    if !isText, let number = Double(text) { return number.isFinite ? .number(number) : nil }
    return text.hasPrefix("{") && text.hasSuffix("}") ? nil : .string(text)
  }

  private static func type(of value: Expression) -> TokenType {
    switch value {
    case .color: .color
    case .number: .number
    default: .fontFamily
    }
  }
}
