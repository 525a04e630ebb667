import DaguerreText
import DaguerreViews
import OUDS
import TestSupport
import Testing

/// Draws what forms of calls make.
struct Forms {
  private let renderer: ViewRenderer

  init() throws { renderer = ViewRenderer(fonts: try PackageFonts.library()) }

  /// What `content` draws in a theme, 400 points wide.
  func draw(_ theme: OUDSTheme = OrangeTheme(), @ViewBuilder _ content: () -> some View) throws -> Rendering {
    try renderer.render(
      OUDSThemeableView(theme: theme, content: content), proposal: ProposedViewSize(width: 400, height: nil))
  }

  /// Checks that each of several forms draws exactly what the first one draws, and that this is something.
  func expectSame(_ forms: [any View], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let lists = try forms.map { form in try draw { AnyView(form) }.list }
    let first = try #require(lists.first, sourceLocation: sourceLocation)
    #expect(!first.commands.isEmpty, sourceLocation: sourceLocation)
    for (index, list) in lists.enumerated() {
      #expect(list.commands == first.commands, "form \(index)", sourceLocation: sourceLocation)
      #expect(list.size == first.size, "form \(index)", sourceLocation: sourceLocation)
    }
  }
}

/// A drawing for icons.
let heart = Image(
  VectorImage(
    size: Size(width: 24, height: 24),
    layers: [.init(path: Path { $0.addEllipse(in: Rect(x: 2, y: 4, width: 18, height: 16)) }, color: .black)]))
