/// Writes providers that read each token of another one as a skin attribute.
///
/// They stand before providers of which it is not known that they do so themselves: those of an app, which may override
/// a property with a plain value.
enum ProxyWriter {
  static func file(_ provider: Provider) -> SourceFile {
    let name = "\(provider.typeName)TokensProxy"
    var file = SourceFile(
      "\(provider.module)/Generated/\(name).swift",
      imports: ["internal import DaguerreSkins"]
        + (provider.family == nil ? ["package import OUDSTokensSemantic"] : []))
    file.block("extension \(provider.protocol)") { file in
      file.line("  /// The provider with every token read as a skin attribute, whether it does so itself or not.")
      file.line("  package var tracked: any \(provider.protocol) { tracksTokens ? self : \(name)(self) }")
    }
    file.block("package final class \(name): \(provider.protocol)") { file in
      file.line("  private let base: any \(provider.protocol)")
      file.line("  package init(_ base: any \(provider.protocol)) { self.base = base }")
      file.line("  package var tracksTokens: Bool { true }")
      for token in provider.tokens {
        if let sides = provider.sides(of: token) {
          for name in sides.names { file.line("  package var \(name): \(sides.type) { base.\(name) }") }
        }
        let member = SwiftName.declared(provider.name(of: token))
        let type = provider.type(of: token)
        file.line("  package var \(member): \(type) { base.\(token.reader)(.\(token.key)) { base.\(member) } }")
      }
      for flag in FlagToken.all(ofComponent: provider.word) {
        file.line("  package var \(flag.name): Bool { base.\(flag.name) }")
      }
    }
    return file
  }

  /// A provider for where there is no theme, which gives some value for every token.
  static func placeholder(_ provider: Provider) -> SourceFile {
    let name = "\(provider.typeName)TokensPlaceholder"
    var file = SourceFile(
      "\(provider.module)/Generated/\(name).swift",
      imports: provider.family == nil ? ["package import OUDSTokensSemantic"] : [])
    file.block("package final class \(name): \(provider.protocol)") { file in
      file.line("  package init() {}")
      file.line("  package var tracksTokens: Bool { true }")
      for token in provider.tokens {
        let sides = provider.sides(of: token).map { sides in sides.names.map { ($0, sides.type) } } ?? []
        for (name, type) in sides + [(SwiftName.declared(provider.name(of: token)), provider.type(of: token))] {
          file.line("  package var \(name): \(type) { .placeholder }")
        }
      }
      for flag in FlagToken.all(ofComponent: provider.word) { file.line("  package var \(flag.name): Bool { true }") }
    }
    return file
  }
}
