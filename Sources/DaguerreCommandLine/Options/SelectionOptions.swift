import ArgumentParser
import DaguerreSnapshots

/// Which cases to work on.
struct SelectionOptions<Source: CatalogueSource>: ParsableArguments, CustomReflectable {
  private static var all: [NamedOptions.Named] { .cases(of: Source.axes) + .points(of: Source.axes) }
  private let options: NamedOptions

  init() { options = NamedOptions(Self.all) }
  init(from decoder: any Decoder) throws { options = try NamedOptions(Self.all, from: decoder) }

  var customMirror: Mirror { Mirror(self, children: options.mirrorChildren) }

  var selection: SnapshotSelection { options.selection(of: Source.axes) }

  /// The selection for commands whose output people look at.
  var usualSelection: SnapshotSelection { selection.withDefaults(of: Source.axes, from: .further) }
}

/// Which cases to record: always at all points of a theme, because points share files.
struct RecordSelectionOptions<Source: CatalogueSource>: ParsableArguments, CustomReflectable {
  private let options: NamedOptions

  init() { options = NamedOptions(.cases(of: Source.axes)) }
  init(from decoder: any Decoder) throws { options = try NamedOptions(.cases(of: Source.axes), from: decoder) }

  var customMirror: Mirror { Mirror(self, children: options.mirrorChildren) }

  var selection: SnapshotSelection { options.selection(of: Source.axes) }
}

/// At which points, in a theme that is chosen otherwise.
struct PointOptions<Source: CatalogueSource>: ParsableArguments, CustomReflectable {
  private let options: NamedOptions

  init() { options = NamedOptions(.points(of: Source.axes)) }
  init(from decoder: any Decoder) throws { options = try NamedOptions(.points(of: Source.axes), from: decoder) }

  var customMirror: Mirror { Mirror(self, children: options.mirrorChildren) }

  var selection: SnapshotSelection { options.selection(of: Source.axes) }
}
