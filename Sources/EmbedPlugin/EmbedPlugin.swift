import Foundation
import PackagePlugin

/// Before a target is compiled, makes texts of the program of the files in its folder `Assets`.
///
/// `embedInCode` of the package manager makes arrays of them, an element a byte: on 85 KB of pages the compiler spent 12 s
/// in release and 14 s in debug.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Assets")
    // What desktops and editors leave there is hidden, and no text.
    let files = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the assets of \(target.name)", executable: try context.tool(named: "embed").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) },
        inputFiles: files, outputFiles: [output])
    ]
  }
}
