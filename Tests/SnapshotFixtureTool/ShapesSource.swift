import DaguerreCommandLine
import DaguerreSnapshots
import Foundation
import SnapshotFixtures

/// The made-up catalogue, changed as the environment says, so that command-line tests can make things happen.
enum ShapesSource: CatalogueSource {
  static let readsTokenFiles = false

  static var axes: SnapshotAxes {
    guard let name = ProcessInfo.processInfo.environment["FIXTURE_AXIS"] else { return ShapesCatalogue.axes }
    return SnapshotAxes(ShapesCatalogue.axes.all + [SnapshotAxis(name, values: ["one", "two"])])
  }

  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue {
    let environment = ProcessInfo.processInfo.environment
    if let count = environment["FIXTURE_CASES"].flatMap(Int.init) { return ManyCatalogue(count: count) }
    var catalogue = ShapesCatalogue()
    for override in environment["FIXTURE_OVERRIDE"]?.split(separator: ",") ?? [] {
      let parts = override.split(separator: "=").map(String.init)
      guard parts.count == 2 else { continue }
      if parts[0].hasSuffix("+") {
        catalogue.shifts[String(parts[0].dropLast())] = Int(parts[1])
      } else {
        catalogue.overrides[parts[0]] = parts[1]
      }
    }
    catalogue.hasFurtherPoints = environment["FIXTURE_FURTHER_POINTS"] != nil
    catalogue.hasTargets = environment["FIXTURE_TARGETS"] != nil
    catalogue.omitted = Set(environment["FIXTURE_OMITTED"]?.split(separator: ",").map(String.init) ?? [])
    if environment["FIXTURE_FEW"] != nil { catalogue.chosen = ["theme": ["plain"], "mode": ["light"]] }
    catalogue.failing = environment["FIXTURE_FAILING"]
    if environment["FIXTURE_NEEDS_FONTS"] != nil { try check(fonts: fonts) }
    return catalogue
  }

  private static func check(fonts: FontFolder) throws {
    let path = "\(try fonts.path())/Shapes.ttf"
    if !FileManager.default.fileExists(atPath: path) { throw MissingFont(path: path) }
  }
}

private struct MissingFont: Error, CustomStringConvertible {
  let path: String
  var description: String { "the font '\(path)' is missing" }
}
