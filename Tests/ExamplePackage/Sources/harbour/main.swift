import DaguerreTool
import HarbourUI

/// The sheets of the harbour, at the points of its matrix: `rowDensity` is an axis that only the harbour has.
enum HarbourCatalogue: CatalogueSource {
  static let viewAxes = [
    ViewAxis(.theme(["summer", "winter"])) { $1.harbourTheme = $0 == "winter" ? .winter : .summer },
    .mode, .sizeClass,
    ViewAxis("rowDensity", ["comfortable": { _ in }, "dense": { $0.isDense = true }]),
  ]

  static let toolName = "harbour"
  static let abstract = "Draws the tickets of the harbour and compares them with references, exactly."
  static let axes = SnapshotAxes(viewAxes.map(\.axis))

  static func catalogue(fonts: FontFolder) throws -> any SnapshotCatalogue {
    ViewCatalogue(
      axes: viewAxes, fonts: try fonts.library(), symbols: try fonts.symbols(),
      sheets: [
        ViewSheet("flag/default") { HarbourFlag().markFrame("flag") },
        ViewSheet("ticket/default") { FerryTicket(from: "Ouessant", to: "Brest").markFrame("enabled") },
        ViewSheet("ticket/sold-out") {
          FerryTicket(from: "Molene", to: "Brest", isSoldOut: true).markFrame("disabled")
        },
      ])
  }
}

DaguerreTool<HarbourCatalogue>.run()
