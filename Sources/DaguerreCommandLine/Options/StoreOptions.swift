import ArgumentParser
import DaguerreSnapshots

/// Where the references are.
struct StoreOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of references. (default: Snapshots/ of the package that holds the current folder)", valueName: "dir"),
    transform: { try wantedPath($0, "a folder of references") })
  var snapshots: String?

  func store() throws -> SnapshotStore {
    if let snapshots { return SnapshotStore(folder: snapshots) }
    guard let package = PackageFolder.current else { throw LocationError.noSnapshots }
    let folder = "\(package)/Snapshots"
    try DefaultFolder.check(folder, default: folder)
    return SnapshotStore(folder: folder)
  }
}
