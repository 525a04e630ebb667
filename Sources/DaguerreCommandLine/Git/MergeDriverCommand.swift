import ArgumentParser
import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// What git needs to join and to show references.
struct MergeDriverCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge-driver", abstract: "Let git merge references by what they say, and show how they differ.",
      discussion: """
        Two branches that change different tokens change the same lines of Snapshots/, which git alone cannot join. After \
        '\(Source.toolName) merge-driver install' git calls this program for such files: manifests and the record of \
        reads are joined case by case, the records of tokens value by value. What both sides have changed is drawn with \
        the joined tokens, where this program proves that it draws what each side has recorded. What remains git calls a \
        conflict; our side of it stands in the file then, and a recording after the merge settles it.
        """,
      subcommands: [
        MergeDriverInstallCommand<Source>.self, MergeDriverMergeCommand<Source>.self,
        MergeDriverTextCommand<Source>.self,
      ])
  }
}

struct MergeDriverInstallCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "install", abstract: "Tell this clone's git to call this program.",
      discussion: """
        Writes Snapshots/.gitattributes, which is to be committed and names the drivers 'daguerre' and 'daguerre-tsv', and \
        sets what they run in the configuration of this clone: merge.daguerre.driver and diff.daguerre-tsv.textconv. git \
        takes such programs from nobody's repository, so everybody who merges runs this once. Without it git merges \
        these files as text. git calls the program with the fonts and symbols that are named here: give --symbols DIR where \
        references are recorded with it.
        """)
  }

  @OptionGroup var references: StoreOptions
  @OptionGroup var fonts: FontOptions

  func run() throws {
    let store = try references.store()
    let git = GitRepository(folder: store.folder)
    guard try git.isThere() else {
      throw GitRepository.LaunchError(diagnostics: [
        Diagnostic("no git repository holds the folder", at: store.folder, isWrongUse: true)
      ])
    }
    let program = Bundle.main.executableURL?.path ?? Source.toolName
    for (name, value) in GitSetup.configuration(program: program, options: fonts.arguments) {
      guard try git.output(["config", "--local", name, value]) != nil else {
        throw GitRepository.LaunchError(diagnostics: [
          Diagnostic("git does not take '\(name)' into its configuration", at: store.folder)
        ])
      }
      StandardOutput.print("set \(name) to \(value)")
    }
    let isNew = try store.writeAttributes()
    StandardOutput.print("\(isNew ? "wrote" : "kept") \(store.folder)/.gitattributes; commit it")
  }
}

/// What git is told.
enum GitSetup {
  static func configuration(program: String, options: [String]) -> [(name: String, value: String)] {
    // In a driver, and nowhere else, git replaces what follows a percent sign.
    func inDriver(_ word: String) -> String { quoted(word).replacing("%", with: "%%") }
    let words = [inDriver(program), "merge-driver", "merge"] + options.map(inDriver) + ["%O", "%A", "%B", "%P"]
    return [
      ("merge.daguerre.name", "references of Daguerre, joined by what they say"),
      ("merge.daguerre.driver", words.joined(separator: " ")),
      ("diff.daguerre-tsv.textconv", "\(quoted(program)) merge-driver text"),
    ]
  }

  /// As one word for the shell that git starts.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+=".utf8.contains(byte)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

struct MergeDriverMergeCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "merge", abstract: "Called by git: join three versions of a file.",
      discussion: "Writes the joined file to OURS. Exits with 1 where both sides have changed what nobody can decide.")
  }

  @Argument(help: ArgumentHelp("The version that both sides come from, %O.", valueName: "base")) var base: String
  @Argument(help: ArgumentHelp("Ours, %A.", valueName: "ours")) var ours: String
  @Argument(help: ArgumentHelp("Theirs, %B.", valueName: "theirs")) var theirs: String
  @Argument(help: ArgumentHelp("The path of the file in the repository, %P.", valueName: "path")) var path: String
  @OptionGroup var work: WorkOptions
  @OptionGroup var fonts: FontOptions

  func run() throws {
    let git = GitRepository(folder: FileManager.default.currentDirectoryPath)
    let files = try [base, ours, theirs].map { try Files.read($0) }
    guard let place = try StorePath(path, isStore: { try git.file("\($0)reads.tsv", in: "HEAD") != nil }) else {
      throw GitRepository.LaunchError(diagnostics: [Diagnostic("it is no file of references", at: path)])
    }
    let sides = try git.sides(of: path, base: files[0], ours: files[1], theirs: files[2])
    let known = try sides.flatMap { try folder(place, $0, git) }
    guard let result = try known?[place.file] ?? join(place, files, sides, git, known) else {
      throw GitRepository.LaunchError(diagnostics: [
        Diagnostic(
          "both sides have changed the file, and neither is right", at: path,
          hint: "Merge the rest, '\(Source.toolName) record', and add what was written.")
      ])
    }
    try Files.write(result.bytes, to: ours)
    guard result.disputes.isEmpty else {
      // Of pictures, which may be hundreds, their manifest tells it.
      if path.hasSuffix(".png") { throw ExitCode(ExitStatus.differences) }
      let more = result.disputes.count > 9 ? "; and \(result.disputes.count - 9) more" : ""
      Terminal.printError(
        "\(path): error: \(result.disputes.prefix(9).joined(separator: "; "))\(more). Merge the rest, '\(Source.toolName) "
          + "record', and add what was written.")
      throw ExitCode(ExitStatus.differences)
    }
  }

  /// What the file is, and all others of the merge where these can be kept.
  private func join(
    _ place: StorePath, _ files: [[UInt8]], _ sides: GitRepository.Sides?, _ git: GitRepository, _ known: MergeFolder?
  ) throws -> StoreMerge.Result? {
    func version(_ name: String, _ bytes: [UInt8], _ commit: String?) -> StoreVersion {
      StoreVersion(name: name) { file in
        if file == place.file { return bytes }
        return try commit.flatMap { try git.file(place.store + file, in: $0) }
      }
    }
    let merge = StoreMerge(
      base: version("base", files[0], sides?.base), ours: version("ours", files[1], sides?.ours),
      theirs: version("theirs", files[2], sides?.theirs),
      catalogue: try sides.map { _ in try Source.catalogue(fonts: fonts.folder) }, axes: Source.axes,
      threads: work.threadCount)
    guard let known else { return try merge.file(place.file) }
    // What is wrong with another file, or with keeping them, is no matter of this one.
    let results = (try? merge.files()) ?? [:]
    try? known.replace(with: results)
    return try results[place.file] ?? merge.file(place.file)
  }

  /// What the other calls of a merge have kept, or will find.
  private func folder(_ place: StorePath, _ sides: GitRepository.Sides, _ git: GitRepository) throws -> MergeFolder? {
    let program = Bundle.main.executableURL.flatMap { FileMark($0.path) }
    return try MergeFolder(
      git, key: "\(place.store) \(sides) \(fonts.arguments) \(program.map { "\($0)" } ?? "")")
  }
}

/// A file of a store by its path in a repository.
struct StorePath {
  /// The folder of the store, empty or with a slash at its end.
  let store: String
  let file: String

  /// - Parameter isStore: whether a folder of the repository is a store.
  init?(_ path: String, isStore: (String) throws -> Bool) rethrows {
    let words = path.split(separator: "/").map(String.init)
    for count in (0..<words.count).reversed() {
      let store = words[..<count].map { $0 + "/" }.joined()
      guard try isStore(store) else { continue }
      (self.store, file) = (store, words[count...].joined(separator: "/"))
      return
    }
    return nil
  }
}

struct MergeDriverTextCommand<Source: CatalogueSource>: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "text", abstract: "Called by git: print a manifest or a record of reads for people.",
      discussion: "A line for each look, or for each token that cases read, so that 'git diff' shows what has changed.")
  }

  @Argument(help: ArgumentHelp("A manifest or a record of reads.", valueName: "file")) var file: String

  func run() throws {
    for line in StoreText.described(try Files.read(file)) { StandardOutput.print(line) }
  }
}
