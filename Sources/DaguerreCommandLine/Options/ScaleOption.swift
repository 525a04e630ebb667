import ArgumentParser

/// Pixels per point.
struct ScaleOption: ParsableArguments {
  @Option(help: ArgumentHelp("Pixels per point, above 0 and at most 16.", valueName: "n"))
  var scale: Double = 2

  func validate() throws {
    guard scale > 0, scale <= 16 else {
      throw ValidationError("--scale \(scale): give a number above 0 and at most 16.")
    }
  }
}
