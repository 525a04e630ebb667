internal import DaguerreSupport
internal import DesignTokens

/// Writes raw tokens: an extension of `ColorRawTokens` and its like for each file, with its keys and its part of the
/// catalogue.
struct RawWriter {
  let library: TokenLibrary

  func files() -> [SourceFile] {
    library.raw.flatMap { set in
      let module = Self.module(ofBrand: set.brand)
      let name = Self.enumName(brand: set.brand, family: set.family)
      return [
        values(set, name, "\(module)/Generated/\(name)+Values.swift"),
        keys(set, "\(module)/Generated/SkinKey+\(name).swift"),
        catalogue(set, name, "\(module)/Generated/\(name)+Catalogue.swift"),
      ]
    }
  }

  /// `ColorRawTokens`, `OrangeBrandColorRawTokens`, `AndroidElevationRawTokens`.
  static func enumName(brand: String, family: String) -> String {
    let family = SwiftName.type(family)
    if brand == "core" { return "\(family)RawTokens" }
    let isBrand = ThemeDescription.all.contains { $0.brand == brand }
    return "\(SwiftName.type(brand))\(isBrand ? "Brand" : "")\(family)RawTokens"
  }

  /// The module that owns a brand's tokens: the theme of that name, else the one of all raw tokens.
  static func module(ofBrand brand: String) -> String {
    ThemeDescription.all.first { $0.folder == brand }?.module ?? "OUDSTokensRaw"
  }

  /// How other tokens refer to a raw token.
  static func reference(_ segments: [String]) -> String {
    "\(enumName(brand: segments[0], family: segments[1])).\(SwiftName.raw(segments))"
  }

  private func imports(_ set: TokenLibrary.RawSet, _ modules: String...) -> [String] {
    let own = Self.module(ofBrand: set.brand)
    return modules.filter { $0 != own }.map { "public import \($0)" }
  }

  private func values(_ set: TokenLibrary.RawSet, _ name: String, _ path: String) -> SourceFile {
    var file = SourceFile(path, imports: imports(set, "OUDSTokensRaw"))
    let isDeclaredByHand = set.brand == "core"
    let documentation = "Raw \(set.family) tokens of \(SwiftName.type(set.brand))."
    file.block(
      isDeclaredByHand ? "extension \(name)" : "public enum \(name)",
      documentation: isDeclaredByHand ? nil : documentation
    ) { file in
      for token in set.tokens {
        guard case .one(let value) = token.value else { continue }
        let member = SwiftName.declared(SwiftName.raw(token.segments))
        let key = SwiftName.key(token.segments)
        file.line("  /// `\(token.path)`.")
        file.line(
          "  public static var \(member): \(SwiftType.raw(token)) { rawToken(.\(key), \(literal(value, token.type))) }")
      }
    }
    return file
  }

  private func literal(_ value: Expression, _ type: TokenType) -> String {
    switch value {
    case .alias(let path): Self.reference(path.split(separator: ".").map(String.init))
    case .color(let rgba): "\"\(HexadecimalColor.shortText(rgba))\""
    case .number(let number): NumberText.literal(number)
    case .string(let text): String(reflecting: text)
    case .composite(let parts): composite(type, parts)
    }
  }

  private func composite(_ type: TokenType, _ parts: [Expression.Part]) -> String {
    func part(_ name: String) -> String {
      parts.first { $0.name == name }.map { literal($0.value, type) } ?? "0"
    }
    if type == .shadow {
      return "ElevationCompositeRawToken(x: \(part("offsetX")), y: \(part("offsetY")), blur: \(part("blur")), "
        + "color: \(part("color")))"
    }
    return "FontCompositeRawToken(size: \(part("fontSize")), lineHeight: \(part("lineHeight")), "
      + "weight: \(part("fontWeight")), letterSpacing: \(part("letterSpacing")))"
  }

  private func keys(_ set: TokenLibrary.RawSet, _ path: String) -> SourceFile {
    var file = SourceFile(
      path,
      imports: ["public import DaguerreSkins", "internal import OUDSTokensRaw"].filter {
        !$0.hasSuffix(Self.module(ofBrand: set.brand))
      })
    file.block("extension SkinKey") { file in
      for token in set.tokens {
        file.line("  /// `\(token.path)`.")
        file.line(
          "  public static let \(SwiftName.key(token.segments)) = "
            + "SkinKey(\"\(token.path)\", \(SwiftType.raw(token)).self)")
      }
    }
    return file
  }

  private func catalogue(_ set: TokenLibrary.RawSet, _ name: String, _ path: String) -> SourceFile {
    var file = SourceFile(path, imports: imports(set, "OUDSTokensRaw"))
    file.block("extension \(name)") { file in
      file.line("  /// Every token of this family, in the order of its file.")
      file.line("  public static let catalogue: [RawTokenEntry] = tokens()")
      file.line()
      let tokens = set.tokens.map { token in
        let word = token.type.catalogueWord(of: token.segments, isRaw: true)
        let member = SwiftName.raw(token.segments)
        return "(.\(SwiftName.key(token.segments)), \"\(member)\", type: \"\(word)\"\(token.type.lengthArgument))"
          + " { _ in \(SwiftName.declared(member)) }"
      }
      TokenListing(source: "Void", owner: name, layer: "raw", family: set.family, tokens: tokens)
        .write("tokens", to: &file)
    }
    return file
  }
}
