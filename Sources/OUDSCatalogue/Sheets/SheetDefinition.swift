internal import OUDS

/// The sheets of one component.
///
/// Conforming types are found by the name of their file, which ends in `Sheets.swift`.
protocol ComponentSheets: SendableMetatype {
  /// The first word of the ids of its sheets.
  static var component: String { get }
  /// In the order of the catalogue.
  static var sheets: [SheetDefinition] { get }
}

extension ComponentSheets {
  /// A sheet of the component.
  ///
  /// - Parameters:
  ///   - name: the part of the id after the component, as in `default/icon-and-text`.
  ///   - isOnColoredSurface: whether the whole sheet is a surface of the brand's first colour.
  ///   - isDrawnAtPairwisePoints: whether it is also drawn at other contrasts and text scales.
  static func sheet(
    _ name: String, isOnColoredSurface: Bool = false, isDrawnAtPairwisePoints: Bool = false,
    @ViewBuilder content: @escaping @Sendable () -> some View
  ) -> SheetDefinition {
    SheetDefinition(
      id: "\(component)/\(name)", isOnColoredSurface: isOnColoredSurface,
      isDrawnAtPairwisePoints: isDrawnAtPairwisePoints, content: { AnyView(content()) })
  }
}

/// One sheet of the catalogue, before it is drawn in a theme.
final class SheetDefinition: Sendable {
  /// As in `button/default/icon-and-text`; the first word is the component.
  let id: String
  /// Whether the whole sheet is a surface of the brand's first colour.
  let isOnColoredSurface: Bool
  /// Whether it is also drawn at other contrasts and text scales, see `MatrixPoint`.
  let isDrawnAtPairwisePoints: Bool
  let content: @Sendable () -> AnyView

  fileprivate init(
    id: String, isOnColoredSurface: Bool, isDrawnAtPairwisePoints: Bool, content: @escaping @Sendable () -> AnyView
  ) {
    self.id = id
    self.isOnColoredSurface = isOnColoredSurface
    self.isDrawnAtPairwisePoints = isDrawnAtPairwisePoints
    self.content = content
  }
}

extension String {
  /// The text with its first character in upper case, for captions and labels of sheets.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
