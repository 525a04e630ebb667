import ArgumentParser
import DaguerreSnapshots

/// Options that select cases, of which the catalogue says what they are.
protocol CatalogueOptions: ParsableArguments, CustomReflectable {
  associatedtype Source: CatalogueSource
  /// All of them, without values.
  static var all: [NamedOptions.Named] { get }
  var options: NamedOptions { get }
  init(_ options: NamedOptions)
}

extension CatalogueOptions {
  init() { self.init(NamedOptions(Self.all)) }
  init(from decoder: any Decoder) throws { self.init(try NamedOptions(Self.all, from: decoder)) }

  var customMirror: Mirror { Mirror(self, children: options.mirrorChildren) }

  var selection: SnapshotSelection {
    var selection = SnapshotSelection()
    selection.components = options["component"]
    selection.filters = options["filter"]
    for axis in Source.axes.all { selection[axis.name] = options[axis.name] }
    return selection
  }
}

/// Which cases to work on.
struct SelectionOptions<Source: CatalogueSource>: CatalogueOptions {
  static var all: [NamedOptions.Named] { .cases(of: Source.axes) + .points(of: Source.axes) }
  let options: NamedOptions

  init(_ options: NamedOptions) { self.options = options }

  /// The selection for commands whose output people look at.
  var usualSelection: SnapshotSelection { selection.withDefaults(of: Source.axes, from: .further) }
}

/// Which cases to record: always at all points of a theme, because points share files.
struct RecordSelectionOptions<Source: CatalogueSource>: CatalogueOptions {
  static var all: [NamedOptions.Named] { .cases(of: Source.axes) }
  let options: NamedOptions

  init(_ options: NamedOptions) { self.options = options }
}

/// At which points of which themes.
struct ThemeOptions<Source: CatalogueSource>: CatalogueOptions {
  static var all: [NamedOptions.Named] { .theme(of: Source.axes) + .points(of: Source.axes) }
  let options: NamedOptions

  init(_ options: NamedOptions) { self.options = options }
}

/// At which points, in a theme that is chosen otherwise.
struct PointOptions<Source: CatalogueSource>: CatalogueOptions {
  static var all: [NamedOptions.Named] { .points(of: Source.axes) }
  let options: NamedOptions

  init(_ options: NamedOptions) { self.options = options }
}
