import ArgumentParser
import DaguerreImages
import DaguerreSupport

struct CompareCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "compare", abstract: "Compare any two PNG files, or those of two folders by name.",
      discussion: """
        Prints how many pixels differ, the largest step of a channel and the box around them. A pixel that only one \
        picture has is different, and so is a picture that only one folder has. Files may be of any kind of PNG; 16 \
        bits a channel become 8, gamma and colour profiles are not applied.

        Exits with 0 when all pictures are equal or differ in no more pixels than --allow says, with 1 when not, 2 for \
        wrong use, and 3 when a file cannot be read or written.
        """)
  }

  @Argument(help: ArgumentHelp("A PNG file or a folder: what should be.", valueName: "before")) var first: String
  @Argument(help: ArgumentHelp("A PNG file or a folder: what is.", valueName: "after")) var second: String
  @OptionGroup(title: "Which pixels differ") var metric: MetricOptions
  @Option(
    help: ArgumentHelp("A rectangle whose pixels do not count, as in 12,10,40,20. Repeatable.", valueName: "x,y,w,h"))
  var ignore: [IgnoredRectangle] = []
  @Option(
    help: ArgumentHelp(
      "How many pixels of a picture may differ, as in 12 or 0.5%.", valueName: "count|percent"))
  var allow = Allowance.pixels(0)
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Where a picture of the differences goes; for folders the folder of these pictures.", valueName: "path"))
  var output: String?
  @Option(help: ArgumentHelp("Of that picture: highlight, side-by-side or flicker (animated).", valueName: "name"))
  var style: PictureFiles.Style?
  @Flag(help: "Print JSON.") var json = false

  func validate() throws {
    if style != nil && output == nil { throw ValidationError("--style is for -o only.") }
  }

  func run() throws {
    let pictures = PictureFiles(metric: metric.value, ignored: ignore.map(\.value), style: style ?? .highlight)
    switch (try Folder.existing(first), try Folder.existing(second)) {
    case (nil, nil): try compareFiles(pictures)
    case (let before?, let after?): try compareFolders(before, after, pictures)
    case (let before, _):
      throw ValidationError(
        "'\(before == nil ? second : first)' is a folder and '\(before == nil ? first : second)' is not.")
    }
  }

  private func compareFiles(_ pictures: PictureFiles) throws {
    let result = try pictures.compare(
      try Files.read(first), at: first, try Files.read(second), at: second, output: output)
    StandardOutput.write((json ? result.json(metric: metric.metric.rawValue) : result.line.printable) + "\n")
    guard isAllowed(result) else { throw ExitCode(ExitStatus.differences) }
  }

  private func compareFolders(_ before: Folder, _ after: Folder, _ pictures: PictureFiles) throws {
    let (old, new) = (try names(in: before), try names(in: after))
    let (onlyOld, onlyNew) = (Set(old).subtracting(new).sorted(), Set(new).subtracting(old).sorted())
    let results = try Set(old).intersection(new).sorted().map { name in
      let (firstPath, secondPath) = ("\(first)/\(name)", "\(second)/\(name)")
      return try pictures.compare(
        try Files.read(firstPath), at: firstPath, try Files.read(secondPath), at: secondPath, name: name,
        output: output.map { "\($0)/\(name)" })
    }
    let different = results.filter { !isAllowed($0) }.count
    if json {
      func list(_ names: [String]) -> String { "[\(names.map(JSONText.quoted).joined(separator: ", "))]" }
      let items = results.map { "    " + $0.json(metric: metric.metric.rawValue) }.joined(separator: ",\n")
      StandardOutput.write(
        "{\n  \"pictures\": [\(items.isEmpty ? "" : "\n\(items)\n  ")],\n  \"onlyBefore\": \(list(onlyOld)),\n"
          + "  \"onlyAfter\": \(list(onlyNew))\n}\n")
    } else {
      for result in results where result.differentPixels > 0 { StandardOutput.print(result.line) }
      for name in onlyOld { StandardOutput.print("\(name): only in \(first)") }
      for name in onlyNew { StandardOutput.print("\(name): only in \(second)") }
      let count = results.count + onlyOld.count + onlyNew.count
      let allowed = results.filter { $0.differentPixels > 0 }.count - different
      StandardOutput.print(
        "\(different + onlyOld.count + onlyNew.count) of \(count) pictures differ"
          + (allowed > 0 ? ", \(allowed) by no more than is allowed" : ""))
    }
    if different + onlyOld.count + onlyNew.count > 0 { throw ExitCode(ExitStatus.differences) }
  }

  private func isAllowed(_ result: ComparedPicture) -> Bool {
    allow.covers(result.differentPixels, of: result.totalPixels)
  }

  /// The PNG files in a folder and below it.
  private func names(in folder: Folder) throws -> [String] {
    try folder.files().filter { $0.lowercased().hasSuffix(".png") }
  }
}

extension PictureFiles.Style: ExpressibleByArgument {}
