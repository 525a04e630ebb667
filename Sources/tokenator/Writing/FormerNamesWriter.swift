internal import DesignTokens

/// Writes the names that tokens had before release 1 of the iOS library, and types that they had, as deprecated
/// declarations.
///
/// A name then began with the word of its family, `spaceFixedMedium`, and at first had its size abbreviated,
/// `spaceFixedMd`; articles mix both, as in `fixedMd`.
struct FormerNamesWriter {
  let library: TokenLibrary
  let contract: Contract

  func files() -> [SourceFile] {
    var files = contract.providers(Family.allCases).compactMap(semantic)
    files += contract.providers([.color]).prefix(1).map(pairs)
    files += library.raw.filter { $0.brand == "core" }.map(raw)
    files.append(textStyles())
    return files
  }

  // MARK: - Files

  private func semantic(_ provider: Provider) -> SourceFile? {
    guard let family = provider.family else { return nil }
    var file = SourceFile(
      "OUDSTokensSemantic/Deprecated/Generated/FormerNames+\(family.typeName).swift",
      imports: family == .colorMode ? ["public import OUDSTokensRaw"] : [])
    // Tokens that came later never had another name.
    let tokens = provider.tokens.filter { $0.segments.dropFirst().first != "ai" }
    let taken = Set(
      provider.tokens.flatMap { [provider.name(of: $0)] + (provider.sides(of: $0)?.names ?? []) })
    file.block("extension All\(provider.typeName)TokensProvider") { file in
      for token in tokens {
        let word = Self.word(family, isComposite: token.type == .typography)
        member(provider.name(of: token), provider.type(of: token), word, token.segments, taken, &file)
        for name in provider.sides(of: token)?.names ?? [] {
          member(name, provider.sides(of: token)?.type ?? "", word, [], taken, &file)
        }
      }
    }
    return file
  }

  /// Pairs of colours that are one colour now, as samples of the documentation still take them.
  private func pairs(_ provider: Provider) -> SourceFile {
    var file = SourceFile("OUDSTokensSemantic/Deprecated/Generated/FormerTypes+Color.swift", imports: [])
    file.block("extension All\(provider.typeName)TokensProvider") { file in
      for token in provider.tokens where token.isSingleColor && !token.isOptional {
        let name = provider.name(of: token)
        file.line("  /// Its former type: the same colour for both schemes.")
        file.line(
          "  @_disfavoredOverload @available(*, deprecated, message: \"it is one colour; make a pair of it\") "
            + "public var \(name): MultipleColorSemanticToken { MultipleColorSemanticToken(\(name)) }")
      }
    }
    return file
  }

  private func raw(_ set: TokenLibrary.RawSet) -> SourceFile {
    let name = RawWriter.enumName(brand: set.brand, family: set.family)
    var file = SourceFile("OUDSTokensRaw/Deprecated/Generated/\(name)+FormerNames.swift", imports: [])
    file.block("extension \(name)") { file in
      for token in set.tokens {
        let own = SwiftName.raw(token.segments)
        let word = token.type == .typography ? "type" : set.family
        declaration(Self.prefixed(own, word), own, SwiftType.raw(token), isStatic: true, &file)
        if set.family == "color", own.hasPrefix("opacity") {
          let rest = own.dropFirst("opacity".count)
          declaration(rest.prefix(1).lowercased() + rest.dropFirst(), own, SwiftType.raw(token), isStatic: true, &file)
        }
      }
    }
    return file
  }

  private func textStyles() -> SourceFile {
    var file = SourceFile(
      "OUDSThemesContract/Deprecated/Generated/View+FormerTextStyles.swift", imports: ["public import DaguerreViews"])
    file.block("extension View") { file in
      for token in contract.semantic.flatMap(\.tokens) where token.type == .typography {
        let name = SwiftName.semantic(token.segments, family: .font)
        file.line("  /// The former name of ``\(name)(_:)``.")
        file.line("  @available(*, deprecated, renamed: \"\(name)(_:)\")")
        file.line("  public func \(Self.prefixed(name, "type"))(_ theme: OUDSTheme) -> some View { \(name)(theme) }")
      }
    }
    return file
  }

  // MARK: - Declarations

  /// - Parameter segments: of the path; none where nothing is abbreviated.
  private func member(
    _ own: String, _ type: String, _ word: String, _ segments: [String], _ taken: Set<String>,
    _ file: inout SourceFile
  ) {
    let short = segments.last.flatMap { Self.abbreviated(own, endingIn: $0) }
    let names = [Self.prefixed(own, word), short, short.map { Self.prefixed($0, word) }]
    for name in names.compactMap({ $0 }) where !taken.contains(name) {
      declaration(name, own, type, isStatic: false, &file)
    }
  }

  private func declaration(
    _ name: String, _ own: String, _ type: String, isStatic: Bool, _ file: inout SourceFile
  ) {
    file.line("  /// A former name.")
    file.line(
      "  @available(*, deprecated, renamed: \"\(own)\") "
        + "public \(isStatic ? "static " : "")var \(name): \(type) { \(SwiftName.declared(own)) }")
  }

  // MARK: - Names

  /// What names of the family began with.
  private static func word(_ family: Family, isComposite: Bool) -> String {
    switch family {
    case .colorMode: "mode"
    case .font where isComposite: "type"
    default: family.rawValue
    }
  }

  /// `space` and `fixedMedium` make `spaceFixedMedium`; `dimension` and `_400`, `dimension400`.
  private static func prefixed(_ name: String, _ word: String) -> String {
    let rest = name.drop { $0 == "_" }
    return word + rest.prefix(1).uppercased() + rest.dropFirst()
  }

  /// `fixedMd` for `fixedMedium`; nil where the last word is no size.
  private static func abbreviated(_ name: String, endingIn segment: String) -> String? {
    let words = ["xsmall": "xs", "xlarge": "xl", "small": "sm", "medium": "md", "large": "lg"]
    let last = segment.split(separator: "-").last.map(String.init) ?? segment
    let count = last.prefix { $0.isNumber }
    guard let short = words[String(last.dropFirst(count.count))], name.lowercased().hasSuffix(last) else { return nil }
    let end = count.isEmpty ? short.prefix(1).uppercased() + String(short.dropFirst()) : String(count) + short
    let start = String(name.dropLast(last.count))
    return start.isEmpty || start == "_" ? nil : start + end
  }
}
