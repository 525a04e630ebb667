import ArgumentParser
import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import DaguerreSupport

struct RedrawCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "redraw", abstract: "Draw the case of a kept picture again, by what the file says of itself.",
      discussion: """
        Pictures of references say which case they show and with which options it is drawn. Prints the case, and whether \
        its pixels are still the same: the exit code is 1 when they are not.
        """)
  }

  @Argument(
    help: ArgumentHelp("A picture of references.", valueName: "file.png"),
    transform: { try wantedPath($0, "a file") })
  var file: String
  @Option(
    name: .shortAndLong, help: ArgumentHelp("Write the new picture there.", valueName: "file.png"),
    transform: { try wantedPath($0, "a file") })
  var output: String?
  @OptionGroup(title: "Under which tokens") var overlay: OverlayOptions<Source>
  @OptionGroup(title: "How") var fonts: FontOptions

  func run() throws {
    let bytes = try Files.read(file)
    let old: Bitmap
    do { old = try PNG.decode(bytes) } catch {
      throw RedrawError(diagnostics: [Diagnostic(Diagnostic.phrase(of: error), at: file)])
    }
    guard let command = PNG.Text.value(of: ReferencePicture.commandKeyword, in: PNG.texts(in: bytes)) else {
      throw unknown("the file does not say how it was drawn")
    }
    let options = try RedrawOptions(command, axes: Source.axes) ?? { throw unknown("'\(command)' names no case") }()
    let catalogue = try Source.catalogue(fonts: fonts.folder).laying(overlay.layers(), for: options.selection)
    let cases = try options.selection.cases(of: catalogue)
    guard let snapshot = cases.first, cases.count == 1 else { throw unknown("'\(command)' names no case") }
    let png = try SheetRenderer.png(of: snapshot, scale: options.scale)
    if let output { try Files.write(png, to: output) }
    let isEqual = try PNG.decode(png) == old
    StandardOutput.print("\(snapshot.id) (\(snapshot.point)): \(isEqual ? "the same pixels" : "other pixels")")
    if !isEqual { throw ExitCode(ExitStatus.differences) }
  }

  private func unknown(_ reason: String) -> RedrawError {
    RedrawError(diagnostics: [Diagnostic(reason, at: file, hint: "Record it with this program first.")])
  }
}

struct RedrawError: DiagnosticError { let diagnostics: [Diagnostic] }

/// The options that a picture names.
struct RedrawOptions {
  let scale: Double
  let selection: SnapshotSelection

  /// Nil when the text is no command that draws one case.
  init?(_ command: String, axes: SnapshotAxes) {
    let words = command.split(separator: " ").map(String.init)
    guard words.first == "render", words.count % 2 == 1 else { return nil }
    var selection = SnapshotSelection()
    var scale = 0.0
    for place in stride(from: 1, to: words.count, by: 2) {
      let (name, value) = (words[place], words[place + 1])
      if name == "--filter" {
        selection.filters = [value]
      } else if name == "--scale", let number = Double(value), number > 0, number <= 16 {
        scale = number
      } else if let axis = axes.all.first(where: { "--\($0.option)" == name }) {
        selection[axis.name] = [value]
      } else {
        return nil
      }
    }
    guard !selection.filters.isEmpty, scale > 0 else { return nil }
    (self.scale, self.selection) = (scale, selection)
  }
}
