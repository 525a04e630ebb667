internal import ArgumentParser
internal import DaguerreSnapshots

/// Which part of the selected cases to work on.
struct ShardOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only one of up to \(Shard.maximumCount) parts of the cases, as in 3/8: about as large as the others, and the same on "
        + "every machine.",
      valueName: "n/count"),
    transform: {
      try wanted(Shard($0), "the number of a part and how many there are, at most \(Shard.maximumCount), as in 3/8")
    })
  var shard: Shard?
}
