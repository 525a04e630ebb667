import DaguerreGraphics
import DaguerrePages
import DaguerreSheets

/// The page of all components: a card for each, with the ids of its sheets.
struct IndexPage {
  let contents: GalleryContents

  private static let images = "images/"

  var html: HTML {
    Page(contents: contents, component: nil).html(
      toolbar: .empty,
      main: """
        <h1>\(contents.title)</h1>
        <p class="summary">\(summary)</p>
        <div class="cards">
        \(contents.components.map(card))
        </div>
        """)
  }

  private var summary: String {
    let themes = contents.themes.map(DisplayName.of).joined(separator: ", ")
    let counts = [
      DisplayName.count(contents.components.count, "component"), DisplayName.count(contents.sheetCount, "sheet"),
    ]
    return "\(counts.joined(separator: ", ")) in \(themes); \(contents.modes.joined(separator: " and "))."
  }

  private func card(_ component: GalleryComponent) -> HTML {
    let page = Page.path(of: component.name)
    let ids: [HTML] = component.sheets.map { sheet in
      "<li data-id=\"\(sheet.id)\"><a href=\"\(path: page)#\(path: sheet.id)\">\(sheet.id)</a></li>"
    }
    return """
      <section class="card" data-group>
      <a class="cover" href="\(path: page)">
      <span class="preview">\(preview(component))</span>
      <h2>\(DisplayName.of(component.name))</h2>
      </a>
      <details>
      <summary>\(DisplayName.count(component.sheets.count, "sheet"))</summary>
      <ul class="ids">
      \(ids)
      </ul>
      </details>
      </section>
      """
  }

  /// The first sheet, dark where the reader's page is dark.
  private func preview(_ component: GalleryComponent) -> HTML {
    guard let frames = component.sheets.first?.frames, let frame = frames.first, let picture = frame.pictures.first
    else { return .empty }
    let dark = frames.first { $0.theme == frame.theme && $0.mode == "dark" }?.pictures.first
    let source: HTML =
      dark.map { "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(path: Self.images + $0.file)\">" } ?? .empty
    let (width, height) = (DisplayName.length(picture.size.width), DisplayName.length(picture.size.height))
    return """
      <picture>\(source)<img src="\(path: Self.images + picture.file)" alt="" \(DisplayName.sides(picture.size)) \
      style="--width:\(width);--height:\(height)"></picture>
      """
  }
}
