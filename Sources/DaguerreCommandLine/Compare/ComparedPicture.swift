import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

/// What was found for two pictures, or for one that has no counterpart.
struct ComparedPicture {
  /// Relative to both folders; nil for two files.
  let name: String?
  let sizes: (first: (width: Int, height: Int), second: (width: Int, height: Int))
  let differentPixels: Int
  let totalPixels: Int
  let largestStep: Int
  let bounds: PixelRect
  let score: Double

  init(_ comparison: PictureComparison, name: String?) {
    self.name = name
    let (first, second) = (comparison.first, comparison.second)
    sizes = ((first.width, first.height), (second.width, second.height))
    differentPixels = comparison.differentPixels
    totalPixels = comparison.totalPixels
    largestStep = comparison.largestStep
    bounds = comparison.bounds
    score = comparison.score
  }

  /// A picture and its copy, of which nothing is ignored.
  init(equal size: (width: Int, height: Int), score: Double, name: String?) {
    self.name = name
    sizes = (size, size)
    (differentPixels, totalPixels, largestStep) = (0, size.width * size.height, 0)
    bounds = PixelRect(x: 0, y: 0, width: 0, height: 0)
    self.score = score
  }

  var share: Double { totalPixels == 0 ? 0 : Double(differentPixels) / Double(totalPixels) }

  /// As in `a.png: 3 of 800 pixels differ (0.375 %), largest step 64, in 7x6 at 3,2`.
  var line: String {
    (name.map { "\($0): " } ?? "") + words
  }

  /// The same without the name.
  var words: String {
    guard differentPixels > 0 else { return "equal, \(totalPixels) pixels" }
    let (first, second) = sizes
    let isResized = first != second
    return "\(differentPixels) of \(totalPixels) pixels differ (\(Self.percent(share)) %), "
      + "largest step \(largestStep), in \(bounds)"
      + (isResized ? "; \(first.width) x \(first.height) before, \(second.width) x \(second.height) now" : "")
  }

  /// To three decimals, without those that are 0; what is above 0 is at least 0.001.
  private static func percent(_ share: Double) -> String {
    let rounded = Int((share * 100_000).rounded())
    let thousandths = share == 0 || share == 1 ? rounded : min(max(rounded, 1), 99_999)
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.hasSuffix("0") { decimals = decimals.dropLast() }
    return "\(thousandths / 1000)" + (decimals.isEmpty ? "" : ".\(decimals)")
  }

  func json(metric: String) -> String {
    let place = bounds.isEmpty ? "null" : "[\(bounds.x), \(bounds.y), \(bounds.width), \(bounds.height)]"
    let (first, second) = sizes
    return "{" + (name.map { "\"name\": \(JSONText.quoted($0)), " } ?? "")
      + "\"metric\": \(JSONText.quoted(metric)), \"equal\": \(differentPixels == 0), "
      + "\"differentPixels\": \(differentPixels), \"totalPixels\": \(totalPixels), \"share\": \(share), "
      + "\"largestStep\": \(largestStep), \"bounds\": \(place), \"score\": \(score), "
      + "\"sizes\": [[\(first.width), \(first.height)], [\(second.width), \(second.height)]]}"
  }
}
