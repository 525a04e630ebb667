import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport

/// What can be said of a catalogue without references to compare with.
struct AuditCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "audit", abstract: "Say what is wrong with all that is drawn, or with the references themselves.",
      discussion:
        "Exits with 0 when nothing was found, with 1 when something was, 2 for wrong use, 3 when the run failed.",
      subcommands: [
        AuditContrastCommand<Source>.self, AuditTargetsCommand<Source>.self,
        AuditBlindSpotsCommand<Source>.self,
      ])
  }
}

/// The options that all audits have.
struct AuditOptions<Source: CatalogueSource>: ParsableArguments {
  @OptionGroup(title: "Which cases") var cases: SelectionOptions<Source>
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var work: WorkOptions
  @OptionGroup(title: "How") var fonts: FontOptions
  @Flag(help: "Print JSON.") var json = false

  /// With the layers in force.
  func catalogue() throws -> any SnapshotCatalogue {
    try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: cases.selection)
  }

  /// Prints what an audit has found, and ends with 1 where that is something.
  func print(_ lines: [String], summary: String, json text: [String], hasFindings: Bool) throws {
    if json {
      for line in text { StandardOutput.write(line + "\n") }
    } else {
      for line in lines { StandardOutput.print(line) }
      StandardOutput.print(summary)
    }
    if hasFindings { throw ExitCode(ExitStatus.differences) }
  }
}
