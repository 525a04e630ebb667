import ArgumentParser
import DaguerreSnapshots

/// Which cases to work on.
struct SelectionOptions: ParsableArguments {
  @OptionGroup var atAllPoints: RecordSelectionOptions
  @Option(help: ArgumentHelp("A tuning of a theme, such as default or max-it.", valueName: "name"))
  var tuning: [String] = []
  @Option(help: "light or dark.")
  var mode: [String] = []
  @Option(help: "compact or regular.")
  var sizeClass: [String] = []
  @Option(help: "ltr or rtl.")
  var direction: [String] = []
  @Option(help: "normal or high.")
  var contrast: [String] = []
  @Option(help: ArgumentHelp("How much larger texts are: 1 or 1.5.", valueName: "factor"))
  var textScale: [String] = []

  var selection: SnapshotSelection {
    var selection = atAllPoints.selection
    selection.tunings = tuning
    selection.modes = mode
    selection.sizeClasses = sizeClass
    selection.directions = direction
    selection.contrasts = contrast
    selection.textScales = textScale
    return selection
  }

  /// The selection for people to look at.
  ///
  /// High contrast and other text scales exist for some sheets only, so they are drawn when they are asked for.
  var usualSelection: SnapshotSelection {
    var selection = selection
    if selection.contrasts.isEmpty { selection.contrasts = [SnapshotAxes.standardContrast] }
    if selection.textScales.isEmpty { selection.textScales = [SnapshotAxes.standardTextScale] }
    return selection
  }
}

/// Which cases to record: always at all points of a theme, because points share files.
struct RecordSelectionOptions: ParsableArguments {
  @Option(help: ArgumentHelp("A component, such as button.", valueName: "name"))
  var component: [String] = []
  @Option(help: ArgumentHelp("A theme, such as orange.", valueName: "name"))
  var theme: [String] = []
  @Option(
    help: ArgumentHelp("A pattern over ids, such as 'button/*/text'; * stands for any characters.", valueName: "glob")
  )
  var filter: [String] = []

  var selection: SnapshotSelection {
    var selection = SnapshotSelection()
    selection.components = component
    selection.themes = theme
    selection.filters = filter
    return selection
  }
}
