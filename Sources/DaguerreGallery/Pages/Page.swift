import DaguerrePages

/// What all pages of a gallery have in common.
struct Page {
  let contents: GalleryContents
  /// The component that the page is about; nil for the page of all.
  let component: String?

  /// From the page to the folder of the gallery.
  var root: String { component == nil ? "" : "../" }

  /// The path of a component's page in the gallery.
  static func path(of component: String) -> String { "components/\(component).html" }

  func html(toolbar: HTML, main: HTML) -> HTML {
    let name = component.map { "\(DisplayName.of($0)) · \(contents.title)" } ?? contents.title
    let body: HTML = """
      <a class="skip" href="#main">Skip to the sheets</a>
      <header class="bar">
      <a class="brand" href="\(path: root)index.html">\(contents.title)</a>
      <form class="find" role="search" hidden>
      <input id="find" type="search" placeholder="Find a sheet" aria-label="Find a sheet by its id" \
      autocomplete="off" spellcheck="false">
      <kbd aria-hidden="true">/</kbd>
      </form>
      \(toolbar)
      </header>
      <div class="layout">
      \(navigation)
      <main id="main" tabindex="-1" style="--themes:\(contents.themes.count);--rows:\(contents.modes.count + 1)">
      \(main)
      <p class="none" role="status" hidden></p>
      </main>
      </div>
      """
    return Document(
      title: name, stylesheet: root + "gallery.css", scripts: [root + "gallery.js"], body: body
    ).html
  }

  private var navigation: HTML {
    let links: [HTML] = contents.components.map { component in
      let current: HTML = component.name == self.component ? " aria-current=\"page\"" : .empty
      return """
        <li><a href="\(path: root + Self.path(of: component.name))"\(current)>\(DisplayName.of(component.name)) \
        <span class="count">\(component.sheets.count)</span></a></li>
        """
    }
    let overview: HTML = component == nil ? " aria-current=\"page\"" : .empty
    return """
      <nav aria-label="Components">
      <ul>
      <li><a href="\(path: root)index.html"\(overview)>Overview</a></li>
      \(links)
      </ul>
      </nav>
      """
  }
}
