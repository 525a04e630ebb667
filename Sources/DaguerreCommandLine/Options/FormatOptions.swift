public import ArgumentParser
public import DaguerreSnapshots
import DaguerreSupport
import Foundation

extension ResultFormat: ExpressibleByArgument {}

/// In which forms a finding is told, and where.
struct FormatOptions: ParsableArguments {
  private static let names = ResultFormat.allCases.map(\.rawValue)

  @Option(
    help: ArgumentHelp(
      "What is printed: \(Self.names.dropLast().joined(separator: ", ")) or \(Self.names.last ?? "").",
      valueName: "format"))
  var format = ResultFormat.text
  @Option(
    help: ArgumentHelp("Writes a format to a file too; can be repeated.", valueName: "format=file"),
    transform: { try wanted(ReportFile($0), "a format, '=' and a path, as in junit=tests.xml") })
  var reportFile: [ReportFile] = []
  @Option(
    help: ArgumentHelp("Where the folder of the report can be opened, for links in what is written.", valueName: "url"))
  var reportURL: String?

  /// A format and where it goes.
  struct ReportFile {
    let format: ResultFormat
    let path: String

    init?(_ argument: String) {
      guard let sign = argument.firstIndex(of: "="), let format = ResultFormat(rawValue: String(argument[..<sign]))
      else { return nil }
      let path = String(argument[argument.index(after: sign)...])
      guard !path.isEmpty else { return nil }
      (self.format, self.path) = (format, path)
    }
  }

  func validate() throws {
    try checkFiles()
    if let reportURL, !reportURL.hasPrefix("https://"), !reportURL.hasPrefix("http://") {
      throw ValidationError("--report-url \(reportURL): give an address that begins with https:// or http://.")
    }
  }

  /// - Throws: wrong use where a file would be among the references.
  func checkFiles(outside references: String) throws {
    for file in reportFile where Files.isWithin(file.path, references) {
      throw ValidationError("--report-file \(file.path): that is in the folder of the references.")
    }
  }

  private func checkFiles() throws {
    func place(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
    for (index, file) in reportFile.enumerated()
    where reportFile[..<index].contains(where: { place($0.path) == place(file.path) }) {
      throw ValidationError("--report-file \(file.path): two forms cannot go to one file.")
    }
  }

  /// All that is asked for.
  private var formats: Set<ResultFormat> { Set([format] + reportFile.map(\.format)) }

  /// Whether nothing but text is asked for.
  var isPlain: Bool { format == .text && reportFile.isEmpty }

  /// Whether a form shows a picture of what has changed most.
  var needsContactSheet: Bool { formats.contains(.markdown) }

  /// Prints what was found, and writes it to files.
  ///
  /// - Parameters:
  ///   - folder: of the report; nil where there is none.
  ///   - layers: token files of the command line.
  ///   - fallback: what is annotated where a finding has no place, as the user names it.
  ///   - printsText: whether text is printed here where that is asked for.
  func tell(
    _ run: RunReport, folder: String?, layers: @autoclosure () -> [String] = [], fallback: String,
    printsText: Bool = true
  ) throws {
    let needsPlaces = !formats.isDisjoint(with: [.github, .gitlab]) && !run.isEqual
    let declarations = needsPlaces ? TokenDeclarations(layers: layers()) : nil
    let address = reportURL.map { url in String(url.reversed().drop { $0 == "/" }.reversed()) }
    let writer = ResultWriter(
      run, folder: folder, address: address, fallback: declarations?.name(of: fallback) ?? fallback
    ) { path, theme in declarations?.place(of: path, in: theme) }
    switch format {
    case .text: if printsText { for line in run.overview() { StandardOutput.print(line) } }
    default: StandardOutput.write(try writer.text(format))
    }
    // A file that cannot be written takes nothing from the others.
    let failures = reportFile.compactMap { file -> (any Error)? in
      do { try Files.write(Array(try writer.text(file.format).utf8), to: file.path) } catch { return error }
      return nil
    }
    if let first = failures.first { throw first }
  }
}
