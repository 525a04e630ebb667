import ArgumentParser
import DaguerreGraphics
import DaguerreImages
import DaguerrePictures
import DaguerreReview
import DaguerreSnapshots
import DaguerreSupport

struct CompareCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compare", abstract: "Compare any two PNG, JPEG or WebP files, or those of two folders by name.",
      discussion: """
        Prints how many pixels differ, the largest step of a channel and the box around them. A pixel that only one \
        picture has is different, and so is a picture that only one folder has. Of an animation the first picture \
        counts; 16 bits a channel become 8, gamma and colour profiles are not applied.

        With --report the finding is also a page to look at, and with --format and --report-file it is told in the words \
        of CI engines, as that of a verification is.

        Exits with 0 when all pictures are equal or differ in no more pixels than --allow says, with 1 when not, 2 for \
        wrong use, and 3 when a file cannot be read or written.
        """)
  }

  @Argument(
    help: ArgumentHelp("A picture file or a folder: what should be.", valueName: "before"),
    transform: { try wantedPath($0, "a picture file or a folder") })
  var first: String
  @Argument(
    help: ArgumentHelp("A picture file or a folder: what is.", valueName: "after"),
    transform: { try wantedPath($0, "a picture file or a folder") })
  var second: String
  @OptionGroup(title: "Which pixels differ") var metric: MetricOptions
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A rectangle whose pixels do not count, as in 12,10,40,20. Repeatable.", valueName: "x,y,w,h"),
    transform: { try wanted(PixelRect(text: $0), "column, row, width and height, as in 12,10,40,20") })
  var ignore: [PixelRect] = []
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How many pixels of a picture may differ, as in 12 or 0.5%.", valueName: "count|percent"),
    transform: { try wanted(Allowance($0), "a count of pixels, as in 12, or a share from 0% to 100%, as in 0.5%") })
  var allow = Allowance.pixels(0)
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where a picture of the differences goes; for folders the folder of these pictures.", valueName: "path"),
    transform: { try wantedPath($0, "a path") })
  var output: String?
  @Option(help: ArgumentHelp("Of that picture: highlight, side-by-side or flicker (animated).", valueName: "name"))
  var style: PictureFiles.Style?
  @Flag(help: "Print JSON.") var json = false
  @Option(
    help: ArgumentHelp("The folder of a report with a page that shows all that differs.", valueName: "dir"),
    transform: { try wantedPath($0, "a folder") })
  var report: String?
  @OptionGroup(title: "In which words") var formats: FormatOptions

  func validate() throws {
    if json && formats.format != .text { throw ValidationError("give --json or --format, not both.") }
    if style != nil && output == nil { throw ValidationError("--style is for -o only.") }
    try check(output, "-o")
    try check(report, "--report")
  }

  /// What is written into a folder that is compared would be compared the next time.
  private func check(_ path: String?, _ option: String) throws {
    guard let path, let input = [first, second].first(where: { Files.isSame($0, path) || Files.isWithin(path, $0) })
    else { return }
    let place = Files.isSame(input, path) ? "that is" : "that is in"
    throw ValidationError("\(option) \(path): \(place) \(input == path ? "" : "'\(input)', ")one of what is compared.")
  }

  func run() throws {
    let output = report.map { folder in
      var output = ReportOutput(folder: folder, page: ReviewPage.files)
      output.drawsContactSheet = formats.needsContactSheet
      return output
    }
    let pictures = PictureFiles(
      metric: metric.value, ignored: ignore, style: style ?? .highlight, allowance: allow,
      report: report == nil && formats.isPlain ? nil : try PictureReport(output, tool: "daguerre"))
    switch (try Folder.existing(first), try Folder.existing(second)) {
    case (nil, nil): try compareFiles(pictures)
    case (let before?, let after?): try compareFolders(before, after, pictures)
    case (let before, _):
      // A path that is neither a folder nor a file is told as such.
      _ = try Files.read(before == nil ? first : second)
      throw ValidationError(
        "'\(before == nil ? second : first)' is a folder and '\(before == nil ? first : second)' is not.")
    }
  }

  private func compareFiles(_ pictures: PictureFiles) throws {
    let result = try pictures.compare(
      try Files.read(first), at: first, try Files.read(second), at: second, output: output)
    try tell([json ? result.json(metric: metric.metric.rawValue) : result.line.printable], result.words, pictures)
    guard pictures.allows(result) else { throw ExitCode(ExitStatus.differences) }
  }

  private func compareFolders(_ before: Folder, _ after: Folder, _ pictures: PictureFiles) throws {
    let (old, new) = (try names(in: before), try names(in: after))
    guard !old.isEmpty || !new.isEmpty else { throw ValidationError("there is no picture in either folder.") }
    let (onlyOld, onlyNew) = (Set(old).subtracting(new).sorted(), Set(new).subtracting(old).sorted())
    let results = try Set(old).intersection(new).sorted().map { name in
      let (firstPath, secondPath) = ("\(first)/\(name)", "\(second)/\(name)")
      return try pictures.compare(
        try Files.read(firstPath), at: firstPath, try Files.read(secondPath), at: secondPath, name: name,
        output: output.map { Self.isPNG(name) ? "\($0)/\(name)" : "\($0)/\(name).png" })
    }
    for name in onlyNew {
      let path = "\(second)/\(name)"
      try pictures.addNew(try Files.read(path), at: path, name: name, details: ["only in \(second)"])
    }
    for name in onlyOld { pictures.report?.add(problem: "\(name): only in \(first)") }
    let different = results.filter { !pictures.allows($0) }.count + onlyOld.count + onlyNew.count
    let count = results.count + onlyOld.count + onlyNew.count
    let allowed = results.filter { $0.differentPixels > 0 && pictures.allows($0) }.count
    let summary =
      "\(different) of \(count) pictures differ" + (allowed > 0 ? ", \(allowed) by no more than is allowed" : "")
    var lines: [String]
    if json {
      func list(_ names: [String]) -> String { "[\(names.map(JSONText.quoted).joined(separator: ", "))]" }
      let items = results.map { "    " + $0.json(metric: metric.metric.rawValue) }.joined(separator: ",\n")
      lines = [
        "{\n  \"pictures\": [\(items.isEmpty ? "" : "\n\(items)\n  ")],\n  \"onlyBefore\": \(list(onlyOld)),\n"
          + "  \"onlyAfter\": \(list(onlyNew))\n}"
      ]
    } else {
      lines = results.filter { $0.differentPixels > 0 }.map(\.line.printable)
      lines += onlyOld.map { "\($0): only in \(first)".printable }
      lines += onlyNew.map { "\($0): only in \(second)".printable } + [summary]
    }
    try tell(lines, summary, pictures)
    if different > 0 { throw ExitCode(ExitStatus.differences) }
  }

  /// Prints what was found in the form that is asked for, and writes it to files.
  private func tell(_ lines: [String], _ summary: String, _ pictures: PictureFiles) throws {
    let found = try pictures.report?.finish(summary: summary)
    let folder = found?.isWritten == true ? report : nil
    if formats.format == .text { for line in lines { StandardOutput.write(line + "\n") } }
    if let run = found?.run { try formats.tell(run, folder: folder, fallback: second, printsText: false) }
    if formats.format == .text, !json, let folder { StandardOutput.print("see \(folder)/index.html") }
  }

  private static func isPNG(_ name: String) -> Bool { name.lowercased().hasSuffix(".png") }

  /// The picture files in a folder and below it.
  private func names(in folder: Folder) throws -> [String] {
    try folder.files().filter { name in FilePicture.fileExtensions.contains { name.lowercased().hasSuffix(".\($0)") } }
  }
}

extension PictureFiles.Style: ExpressibleByArgument {}
