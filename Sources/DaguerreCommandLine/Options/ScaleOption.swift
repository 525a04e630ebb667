package import ArgumentParser

/// Pixels per point.
package struct ScaleOption: ParsableArguments {
  @Option(parsing: .unconditional, help: ArgumentHelp("Pixels per point, above 0 and at most 16.", valueName: "n"))
  package var scale: Double = 2

  package init() {}

  package func validate() throws {
    guard scale > 0, scale <= 16 else {
      throw ValidationError("--scale \(scale): give a number above 0 and at most 16.")
    }
  }
}
