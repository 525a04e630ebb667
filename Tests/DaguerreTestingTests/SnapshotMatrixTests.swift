import DaguerreSkins
import DaguerreViews
import Testing

@testable import DaguerreTesting

@Suite("Matrix")
struct SnapshotMatrixTests {
  @Test("a point names what is not usual")
  func names() throws {
    let matrix = SnapshotMatrix(
      variants: [SnapshotVariant("Old harbour") { $0.kerning = 1 }], colorSchemes: [.light, .dark],
      layoutDirections: [.leftToRight, .rightToLeft], sizeClasses: [.regular], contrasts: [.increased],
      textScales: [1, 1.5], scales: [3])
    #expect(
      try matrix.points().map(\.description) == [
        "Old-harbour.light.regular.high-contrast@3x", "Old-harbour.light.regular.high-contrast.text-1.5@3x",
        "Old-harbour.light.rtl.regular.high-contrast@3x", "Old-harbour.light.rtl.regular.high-contrast.text-1.5@3x",
        "Old-harbour.dark.regular.high-contrast@3x", "Old-harbour.dark.regular.high-contrast.text-1.5@3x",
        "Old-harbour.dark.rtl.regular.high-contrast@3x", "Old-harbour.dark.rtl.regular.high-contrast.text-1.5@3x",
      ])
    #expect(try SnapshotMatrix().points().map(\.description) == ["light@2x"])
    #expect(try SnapshotMatrix(scales: [1, 1.5]).points().map(\.description) == ["light@1x", "light@1.5x"])
  }

  @Test("a point sets its values and leaves the others")
  func environment() throws {
    let matrix = SnapshotMatrix(
      variants: [
        SnapshotVariant("wide") {
          $0.kerning += 1
          $0.skin = ConcreteSkin("night")
        }
      ], colorSchemes: [.dark],
      layoutDirections: [.rightToLeft], sizeClasses: [.regular], contrasts: [.increased], textScales: [1.5],
      scales: [3])
    var base = EnvironmentValues()
    base.kerning = 2
    base.isEnabled = false
    let values = try #require(try matrix.points().first).applied(to: base)
    #expect(values.colorScheme == .dark && values.layoutDirection == .rightToLeft)
    #expect(values.horizontalSizeClass == .regular && values.colorSchemeContrast == .increased)
    #expect(values.textScale == 1.5 && values.displayScale == 3)
    #expect(values.kerning == 3 && !values.isEnabled && values.skin.identifierPath == "night")
  }

  @Test(
    "a matrix without usable points is an error",
    arguments: [
      (SnapshotMatrix(colorSchemes: []), MatrixError.emptyAxis("colorSchemes")),
      (SnapshotMatrix(layoutDirections: []), .emptyAxis("layoutDirections")),
      (SnapshotMatrix(sizeClasses: []), .emptyAxis("sizeClasses")),
      (SnapshotMatrix(contrasts: []), .emptyAxis("contrasts")),
      (SnapshotMatrix(textScales: []), .emptyAxis("textScales")),
      (SnapshotMatrix(scales: []), .emptyAxis("scales")),
      (SnapshotMatrix(textScales: [1, 0]), .invalidTextScale(0)),
      (SnapshotMatrix(textScales: [.infinity]), .invalidTextScale(.infinity)),
      (SnapshotMatrix(scales: [17]), .invalidScale(17)),
      (SnapshotMatrix(scales: [-1]), .invalidScale(-1)),
      (SnapshotMatrix(colorSchemes: [.dark, .dark]), .repeatedPoint("dark@2x")),
    ])
  func errors(matrix: SnapshotMatrix, error: MatrixError) {
    #expect(throws: error) { try matrix.points() }
  }
}
