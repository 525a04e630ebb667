public import ArgumentParser
public import DaguerreSnapshots

/// Which part of the selected cases to work on.
struct ShardOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only one of several parts of the cases, as in 3/8: about as large as the others, and the same on every machine.",
      valueName: "n/count"))
  var shard: Shard?
}

extension Shard: ExpressibleByArgument {
  /// As in `3/8`.
  public init?(argument: String) { self.init(argument) }
}
