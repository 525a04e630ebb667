internal import ArgumentParser
internal import DaguerreCommandLine
internal import DaguerreSupport
internal import DaguerreSnapshots
internal import OUDS

/// Which values of a token, and what is laid over the themes.
struct AxisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A tuning, such as max-it. (default: default)", valueName: "name"))
  var tuning: String?
  @Option(help: "light or dark. (default: both)")
  var mode: String?
  @Option(help: "compact or regular. (default: both)")
  var sizeClass: String?
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<DesignSystem>

  /// - Throws: `SelectionError` for a word that is not known.
  func variants() throws(SelectionError) -> VariantChoice {
    if let mode, !VariantChoice.modes.contains(mode) {
      throw .unknownWord(mode, option: "mode", known: VariantChoice.modes)
    }
    if let sizeClass, !VariantChoice.sizeClasses.contains(sizeClass) {
      throw .unknownWord(sizeClass, option: "size-class", known: VariantChoice.sizeClasses)
    }
    return VariantChoice(mode: mode, sizeClass: sizeClass)
  }

  /// The themes of some names, all when there are none, each with the layers over it.
  func themes(_ names: [String]) throws -> [ThemeInForce] {
    let layers = try overlay.layers()
    return try ThemeInForce.selected(names, tuning: tuning).map { try $0.with(layers) }
  }
}

/// The tokens of the design system.
enum DesignSystem: OverlaySource {
  static let readsTokenFiles = true
  static let hasTokenReleases = true
}
