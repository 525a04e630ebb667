import DaguerreGraphics
import DaguerrePages
import DaguerreSupport
import DaguerreSheets

/// The page of one component: its sheets one below the other, each in all themes side by side.
struct ComponentPage {
  let contents: GalleryContents
  let component: GalleryComponent

  private static let images = "../images/"

  var html: HTML {
    Page(contents: contents, component: component.name).html(
      toolbar: controls,
      main: """
        <h1>\(DisplayName.of(component.name))</h1>
        <p class="summary">\(DisplayName.count(component.sheets.count, "sheet"))</p>
        \(component.sheets.map(section))
        \(neighbours)
        \(points)
        """)
  }

  // MARK: Sheets

  private func section(_ sheet: GallerySheet) -> HTML {
    let themes: [HTML] = contents.themes.compactMap { theme in
      let frames = sheet.frames.filter { $0.theme == theme }
      return frames.isEmpty ? nil : column(theme, frames)
    }
    let widest = sheet.frames.flatMap(\.pictures).map(\.size.width).max() ?? 0
    return """
      <section class="sheet" id="\(sheet.id)" data-id="\(sheet.id)" style="--column:\(DisplayName.length(widest))">
      <h2><a href="#\(path: sheet.id)">\(sheet.id)</a></h2>
      <div class="themes">
      \(themes)
      </div>
      </section>
      """
  }

  private func column(_ theme: String, _ frames: [GalleryFrame]) -> HTML {
    """
    <div class="theme" data-theme="\(theme)">
    <h3>\(DisplayName.of(theme))</h3>
    \(frames.map(figure))
    </div>
    """
  }

  private func figure(_ frame: GalleryFrame) -> HTML {
    guard let picture = frame.pictures.first else { return .empty }
    let file = Self.images + picture.file
    let (width, height) = (DisplayName.length(picture.size.width), DisplayName.length(picture.size.height))
    return """
      <figure data-mode="\(frame.mode)">
      <a href="\(path: file)"><img src="\(path: file)" \(DisplayName.sides(picture.size)) style="--width:\(width)" \
      decoding="async" \
      alt="\(picture.id), \(DisplayName.of(frame.theme)), \(frame.mode)"></a>
      <figcaption><span>\(DisplayName.of(frame.mode))</span> <span class="size">\(width) × \(height) pt</span> \
      <a class="file" href="\(path: file)" tabindex="-1">PNG</a></figcaption>
      </figure>
      """
  }

  // MARK: Controls

  /// Hidden until the script makes them work.
  private var controls: HTML {
    let modes: [HTML] = (contents.modes.count > 1 ? [""] + contents.modes : []).map { mode in
      let checked: HTML = mode.isEmpty ? " checked" : .empty
      return """
        <label><input type="radio" name="mode" value="\(mode)"\(checked)>\
        <span>\(mode.isEmpty ? "All modes" : DisplayName.of(mode))</span></label>
        """
    }
    let themes: [HTML] = (contents.themes.count > 1 ? contents.themes : []).map { theme in
      """
      <label><input type="checkbox" name="theme" value="\(theme)" checked><span>\(DisplayName.of(theme))</span></label>
      """
    }
    let selects: [HTML] = contents.choices.map { choice in
      let options: [HTML] = choice.words.map { "<option value=\"\($0)\">\(DisplayName.of($0))</option>" }
      return "<label class=\"choice\">\(choice.name) <select name=\"\(choice.name)\">\(options)</select></label>"
    }
    return """
      <form class="controls" aria-label="What is shown" hidden>
      \(group("Mode", modes))
      \(group("Themes", themes))
      \(selects)
      <label class="choice">Zoom <select name="zoom"><option value="fit">Fit</option>\
      <option value="0.5">50 %</option><option value="0.75">75 %</option><option value="1">100 %</option></select></label>
      </form>
      """
  }

  private func group(_ name: String, _ members: [HTML]) -> HTML {
    guard !members.isEmpty else { return .empty }
    return "<fieldset class=\"segments\"><legend>\(name)</legend>\n\(members)\n</fieldset>"
  }

  private var neighbours: HTML {
    guard let index = contents.components.firstIndex(where: { $0.name == component.name }) else { return .empty }
    func link(_ index: Int, _ relation: String, _ arrow: HTML) -> HTML {
      guard contents.components.indices.contains(index) else { return "<span></span>" }
      let name = contents.components[index].name
      return "<a rel=\"\(relation)\" href=\"\(path: name).html\">\(arrow) \(DisplayName.of(name))</a>"
    }
    return "<footer>\(link(index - 1, "prev", "←")) \(link(index + 1, "next", "→"))</footer>"
  }

  // MARK: Points

  /// For the script: the points of every figure of the page, in its order, each as key, file, width and height.
  private var points: HTML {
    guard !contents.choices.isEmpty else { return .empty }
    let defaults = contents.axes.choices.map { JSONText.quoted($0.title) }.joined(separator: ",")
    let figures = component.sheets.flatMap(\.frames).map { frame in
      let points = frame.pictures.map { picture in
        let key = JSONText.quoted(GalleryFrame.key(of: picture.point))
        let file = JSONText.quoted(HTML.percentEncoded(Self.images + picture.file))
        return "[\(key),\(file),\(DisplayName.length(picture.size.width)),\(DisplayName.length(picture.size.height))]"
      }
      return "[\(points.joined(separator: ","))]"
    }
    // Where a theme lacks a value that others have, it is shown as it is.
    let themed = contents.axes.choices.filter { $0.prominence == .choice }.map { JSONText.quoted($0.title) }
    let json =
      "{\"axes\":[\(defaults)],\"themed\":[\(themed.joined(separator: ","))],"
      + "\"figures\":[\n\(figures.joined(separator: ",\n"))\n]}"
    return "<script type=\"application/json\" id=\"points\">\(HTML.data(json))</script>"
  }
}
