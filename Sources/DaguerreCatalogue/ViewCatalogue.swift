public import DaguerreGraphics
public import DaguerreSheets
public import DaguerreText
public import DaguerreViews

/// A catalogue of views: each of its sheets, drawn at every point of its axes.
///
/// ```swift
/// ViewCatalogue(
///   axes: [ViewAxis(.theme(["summer"])) { _, _ in }, .mode], fonts: try fonts.library(),
///   sheets: [ViewSheet("ticket/default") { FerryTicket(from: "Ouessant", to: "Brest") }])
/// ```
public struct ViewCatalogue: SnapshotCatalogue {
  /// The axes of the matrix, without what their values change in the environment.
  public let axes: SnapshotAxes
  private let viewAxes: [ViewAxis]
  let fonts: FontLibrary
  private let symbols: ImageLibrary
  let sheets: [ViewSheet]
  let background: @Sendable (EnvironmentValues) -> Color
  let known = KnownTokens()

  /// - Parameters:
  ///   - axes: the first is the theme.
  ///   - fonts: those that the views are set in.
  ///   - symbols: what stands for the system's symbols.
  ///   - background: what is under the views; by default white, or black where the colour scheme is dark.
  public init(
    axes: [ViewAxis], fonts: FontLibrary, symbols: ImageLibrary = ImageLibrary(), sheets: [ViewSheet],
    background: @escaping @Sendable (EnvironmentValues) -> Color = { $0.colorScheme == .dark ? .black : .white }
  ) {
    self.axes = SnapshotAxes(axes.map(\.axis))
    viewAxes = axes
    self.fonts = fonts
    self.symbols = symbols
    self.sheets = sheets
    self.background = background
  }

  /// The first words of the ids of the sheets, each once, in the order of the sheets.
  public var components: [String] {
    var known: Set<String> = []
    return sheets.map(\.component).filter { known.insert($0).inserted }
  }

  /// Every sheet at every point: all sheets of the first point, then those of the next.
  ///
  /// Nothing is laid out before a case is drawn.
  public func cases() -> [SnapshotCase] {
    axes.points.flatMap { point in
      sheets.map { sheet in
        SnapshotCase(id: sheet.id, point: point, component: sheet.component) {
          context in
          let environment = environment(at: point, scale: context.scale)
          return try Sheet(
            in: environment, fonts: fonts, background: background(environment), context: context, content: sheet.content
          )
        }
      }
    }
  }

  /// What the sheets inherit at a point.
  func environment(at point: SnapshotPoint, scale: Double) -> EnvironmentValues {
    var base = EnvironmentValues()
    base.symbols = symbols
    return viewAxes.environment(at: point, scale: scale, from: base)
  }

  /// Whether two points differ only in what the sheet has not read: the contrast, or the size class.
  public func isSame(_ reads: Set<String>, at point: SnapshotPoint, and other: SnapshotPoint) -> Bool {
    viewAxes.areSame(reads, at: point, and: other)
  }
}

/// One sheet of a catalogue of views.
public struct ViewSheet: Sendable {
  /// As in `ticket/default`; the first word is the component.
  public let id: String
  let content: @Sendable () -> AnyView

  fileprivate var component: String { String(id.prefix { $0 != "/" }) }

  /// - Parameter content: evaluated once for each point, in the environment of that point.
  public init(_ id: String, @ViewBuilder content: @escaping @Sendable () -> some View) {
    self.id = id
    self.content = { AnyView(content()) }
  }
}
