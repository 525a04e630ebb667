internal import DaguerreSkins
internal import OUDS

/// The sheets of the tokens: what each semantic token of a family looks like, with its name and value.
enum TokenSheets: ComponentSheets {
  static let component = "tokens"

  static let sheets: [SheetDefinition] =
    ["action", "ai", "always", "bg", "border", "content", "opacity", "overlay", "surface"].map { group in
      sheet("colors/\(group)", of: "color.\(group).") { ColorSample(token: $0) }
    }
    + ["fixed", "scaled", "inset", "column-gap", "row-gap", "padding-block", "padding-inline"].map { group in
      sheet("spaces/\(group)", of: "space.\(group).") { LengthSample(token: $0) }
    }
    + ["decorative", "with-body", "with-heading", "with-label"].map { group in
      sheet("icon-sizes/\(group)", of: "size.icon.\(group).") { LengthSample(token: $0) }
    }
    + [
      sheet("radii", of: "border.radius.") { BorderSample(token: $0, part: .radius) },
      sheet("border-widths", of: "border.width.") { BorderSample(token: $0, part: .width) },
      sheet("border-styles", of: "border.style.") { BorderSample(token: $0, part: .style) },
      sheet("opacities", of: "opacity.") { OpacitySample(token: $0) },
      sheet("elevations", of: "elevation.composite.") { ElevationSample(token: $0) },
    ]
    + ["display", "heading", "body", "label", "code"].map { group in
      sheet("typography/\(group)", of: "font.composite.\(group)", isTable: false) { TypographySample(token: $0) }
    }

  private static func sheet(
    _ name: String, of prefix: String, isTable: Bool = true,
    @ViewBuilder sample: @escaping @Sendable (Token) -> some View
  ) -> SheetDefinition {
    sheet("\(name)") { TokenSheet(prefix: prefix, isTable: isTable, sample: sample) }
  }
}

/// A token as shown on a sheet.
struct Token {
  /// Without the family: `small` of `space.fixed.small`.
  let name: String
  let path: String
  let value: any SkinValue

  /// The value of the token if it is a number.
  func length(for choice: SizeClassChoice) -> Double? {
    switch value {
    case let length as Double: length
    case let length as CompactRegular<Double>: length.value(for: choice)
    default: nil
    }
  }
}

/// The tokens with a common start of the path, each with a sample.
private struct TokenSheet<Sample: View>: View {
  let prefix: String
  /// Whether names are beside the samples rather than below them.
  let isTable: Bool
  let sample: (Token) -> Sample

  @Environment(\.theme) private var theme
  @Environment(\.sizeClassChoice) private var sizeClassChoice

  var body: some View {
    VStack(alignment: .leading, spacing: SheetMetrics.gap) {
      ForEach(tokens, id: \.path) { token in
        if isTable {
          HStack(spacing: SheetMetrics.gap) {
            sample(token).frame(width: 96, alignment: .leading).markFrame(token.path)
            label(token)
          }
        } else {
          VStack(alignment: .leading, spacing: 0) {
            sample(token).markFrame(token.path)
            label(token)
          }
        }
      }
    }
    .oudsForegroundColor(theme.colors.contentDefault)
    .padding(SheetMetrics.margin)
    .frame(width: SheetMetrics.phoneWidth, alignment: .leading)
  }

  /// The tokens for which the theme has a value: numbers sorted by value, others by name.
  private var tokens: [Token] {
    TokenCatalogue.semantic.filter { $0.path.hasPrefix(prefix) }
      .map { entry in
        Token(name: String(entry.path.dropFirst(prefix.count)), path: entry.path, value: entry.value(in: theme))
      }
      .filter { TokenValue($0.value) != nil }
      .sorted { (length(of: $0), $0.path) < (length(of: $1), $1.path) }
  }

  private func length(of token: Token) -> Double { token.length(for: sizeClassChoice) ?? 0 }

  private func label(_ token: Token) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(token.name.isEmpty ? token.path : token.name).labelStrongMedium(theme)
      TokenValueText(value: token.value)
    }
  }
}

/// The value of a token in words.
private struct TokenValueText: View {
  let value: any SkinValue

  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.sizeClassChoice) private var sizeClassChoice

  var body: some View { Text(text).labelDefaultSmall(theme).oudsForegroundColor(theme.colors.contentMuted) }

  private var text: String {
    switch value {
    case let color as MultipleColorSemanticToken: color.value(dark: colorScheme == .dark).canonicalText
    case let length as CompactRegular<Double>: text(of: length.value(for: sizeClassChoice))
    case let style as MultipleFontCompositeSemanticToken:
      text(of: style.value(for: sizeClassChoice))
    case let shadow as ElevationCompositeSemanticToken: shadow.value(dark: colorScheme == .dark).canonicalText
    default: TokenValue(value)?.description ?? "none"
    }
  }

  private func text(of value: any SkinValue) -> String { TokenValue(value)?.description ?? "none" }
}
