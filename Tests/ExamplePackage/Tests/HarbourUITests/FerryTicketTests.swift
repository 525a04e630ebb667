import DaguerreTesting
import DaguerreViews
import HarbourUI
import Testing

@Suite("Ferry ticket")
struct FerryTicketTests {
  private let themes = [
    SnapshotVariant("summer") { $0.harbourTheme = .summer },
    SnapshotVariant("winter") { $0.harbourTheme = .winter },
  ]

  @Test("looks as approved in each theme, on phone and tablet")
  func ticket() throws {
    let matrix = SnapshotMatrix(
      variants: themes, colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft],
      sizeClasses: [.compact, .regular])
    assertSnapshot(of: FerryTicket(from: "Ouessant", to: "Brest"), at: matrix, fonts: try HarbourFonts.library())
  }

  @Test("grows with the text of its reader")
  func largeText() throws {
    assertSnapshot(
      of: FerryTicket(from: "Ouessant", to: "Brest"), at: SnapshotMatrix(textScales: [1, 1.5], scales: [1, 3]),
      fonts: try HarbourFonts.library())
  }

  @Test("its rows are closer where the harbour's own axis says so")
  func density() throws {
    let density = ViewAxis("rowDensity", ["comfortable": { _ in }, "dense": { $0.isDense = true }])
    assertSnapshot(
      of: FerryTicket(from: "Ouessant", to: "Brest"), at: SnapshotMatrix(axes: [density]),
      fonts: try HarbourFonts.library())
  }

  @Test("shows its state", arguments: [InteractionState.none, .focused])
  func states(state: InteractionState) throws {
    assertSnapshot(
      of: FerryTicket(from: "Molene", to: "Brest", isSoldOut: true).interactionState(state), named: state.rawValue,
      fonts: try HarbourFonts.library(), background: .white)
  }
}
