import ArgumentParser
import DaguerreImages

/// When two pixels count as different, and how many may.
struct MetricOptions: ParsableArguments {
  enum Name: String, CaseIterable, ExpressibleByArgument {
    case exact, pixelmatch, odiff, ssim, flip
    case deltaE = "delta-e"
  }

  @Option(
    help: ArgumentHelp(
      "How to compare: exact, pixelmatch, odiff, ssim, flip or delta-e (CIEDE2000).", valueName: "name"))
  var metric = Name.exact
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Of pixelmatch: 5 is YIQ over white (its versions 5 and 6), 6 is YIQ over a checkerboard (version 7), 7 is Oklab "
        + "(after 7.2). (default: 7)", valueName: "5|6|7"))
  var algorithm: Int?
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The largest difference that is let go: of pixelmatch, odiff and flip from 0 to 1 (default: 0.1), of ssim how far below 1 "
        + "(default: 0.01), of delta-e from 0 to 100 (default: 1).", valueName: "n"))
  var threshold: Double?
  @Flag(help: "Of pixelmatch: count pixels that look like the edge of a shape too.") var includeAntiAliasing = false
  @Flag(help: "Of odiff: let pixels go that look like the edge of a shape.") var antiAliasing = false

  func validate() throws {
    if let algorithm, Pixelmatch.Algorithm(rawValue: algorithm) == nil {
      throw ValidationError("--algorithm \(algorithm): give 5, 6 or 7.")
    }
    let largest = metric == .deltaE ? 100.0 : 1
    if let threshold, !(0...largest).contains(threshold) {
      throw ValidationError("--threshold \(threshold): give a number from 0 to \(Int(largest)).")
    }
    if algorithm != nil && metric != .pixelmatch { throw ValidationError("--algorithm is for --metric pixelmatch.") }
    if threshold != nil && metric == .exact { throw ValidationError("--threshold is not for --metric exact.") }
    if includeAntiAliasing && metric != .pixelmatch {
      throw ValidationError("--include-anti-aliasing is for --metric pixelmatch.")
    }
    if antiAliasing && metric != .odiff { throw ValidationError("--anti-aliasing is for --metric odiff.") }
  }

  var value: ComparisonMetric {
    switch metric {
    case .exact: .exact
    case .pixelmatch:
      .pixelmatch(
        Pixelmatch(
          algorithm: algorithm.flatMap(Pixelmatch.Algorithm.init) ?? .oklab, threshold: threshold ?? 0.1,
          includesAntiAliasing: includeAntiAliasing))
    case .ssim: .ssim(StructuralSimilarity(threshold: threshold ?? 0.01))
    case .deltaE: .deltaE(DeltaE(threshold: threshold ?? 1))
    case .flip: .flip(Flip(threshold: threshold ?? 0.1))
    case .odiff: .odiff(Odiff(threshold: threshold ?? 0.1, ignoresAntiAliasing: antiAliasing))
    }
  }
}
