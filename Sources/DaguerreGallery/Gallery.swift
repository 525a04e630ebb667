import DaguerrePages
import DaguerreSupport
public import DaguerreSheets

/// Draws a catalogue into a folder of web pages that need no server, no network and nothing else.
///
/// ```
/// index.html                                     every component
/// components/button.html                         its sheets, all themes side by side
/// gallery.css, gallery.js
/// images/button.default.text/orange/default/dark.png
/// files.txt                                      what the next run removes before it writes
/// ```
///
/// The same catalogue gives the same bytes. Pages can be read without the script, which adds search and choices.
public struct Gallery: Sendable {
  private let catalogue: any SnapshotCatalogue
  private let threads: Int
  private let progress: ProgressHandler?

  /// What a gallery holds.
  public struct Summary: Sendable {
    /// How many components have a page.
    public let componentCount: Int
    /// How many sheets the pages show; one counts once, at however many points it is drawn.
    public let sheetCount: Int
    /// Points that look alike share a picture.
    public let pictureCount: Int
  }

  /// - Parameters:
  ///   - threads: how many draw at the same time; the result is the same for any number.
  ///   - progress: told of each finished group of pictures; nil for silence.
  public init(catalogue: any SnapshotCatalogue, threads: Int, progress: ProgressHandler? = nil) {
    self.catalogue = catalogue
    self.threads = threads
    self.progress = progress
  }

  /// Writes the pictures and pages of some cases, in place of an earlier gallery in the folder.
  ///
  /// - Parameters:
  ///   - cases: of the catalogue, in its order.
  ///   - title: what the pages are called.
  ///   - scale: pixels per point.
  /// - Throws: `InvalidCaseError`, `CaseError` and `FileError`.
  public func write(_ cases: [SnapshotCase], title: String, scale: Double, to folder: String) throws -> Summary {
    let owned = ManagedFolder(folder, listName: "files.txt", heading: "# daguerre gallery", owner: "gallery")
    try owned.clear()
    let pictures = try PictureWriter(catalogue, threads: threads, progress: progress)
      .write(cases, scale: scale, to: owned, under: "images")
    let contents = GalleryContents(title: title, catalogue: catalogue, pictures: pictures)

    var files = [
      (path: "gallery.css", bytes: Style.common + EmbeddedFiles.galleryCss),
      (path: "gallery.js", bytes: EmbeddedFiles.galleryJs),
      (path: "index.html", bytes: Array(IndexPage(contents: contents).html.markup.utf8)),
    ]
    for component in contents.components {
      let page = ComponentPage(contents: contents, component: component)
      files.append((Page.path(of: component.name), Array(page.html.markup.utf8)))
    }
    for file in files { try owned.write(file.bytes, to: file.path) }
    try owned.finish(files.map(\.path))
    return Summary(
      componentCount: contents.components.count, sheetCount: contents.sheetCount,
      pictureCount: Set(pictures.map(\.file)).count)
  }
}
