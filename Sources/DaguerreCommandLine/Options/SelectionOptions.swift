import ArgumentParser
import DaguerreSnapshots

/// Which cases to work on.
struct SelectionOptions<Source: CatalogueSource>: ParsableArguments {
  @OptionGroup var atAllPoints: RecordSelectionOptions<Source>
  @OptionGroup var points: PointOptions<Source>

  var selection: SnapshotSelection {
    var selection = atAllPoints.selection
    points.apply(to: &selection)
    return selection
  }

  /// The selection for commands whose output people look at.
  var usualSelection: SnapshotSelection { selection.withDefaults(of: Source.axes, from: .further) }
}

/// Which cases to record: always at all points of a theme, because points share files.
struct RecordSelectionOptions<Source: CatalogueSource>: ParsableArguments {
  @Option(help: ArgumentHelp("A component, which is the first word of an id.", valueName: "name"))
  var component: [String] = []
  @Option(help: ArgumentHelp("A theme: \(Source.axes.themes.joined(separator: ", ")).", valueName: "name"))
  var theme: [String] = []
  @Option(
    help: ArgumentHelp("A pattern over ids; * stands for any characters.", valueName: "glob")
  )
  var filter: [String] = []

  var selection: SnapshotSelection {
    var selection = SnapshotSelection()
    selection.components = component
    selection["theme"] = theme
    selection.filters = filter
    return selection
  }
}
