import Foundation
import PackagePlugin

/// Before a target is compiled, makes texts of the program of the files in its folder `Assets`.
///
/// `embedInCode` of the package manager makes arrays of them, an element a byte: on 100 KB of pages the optimiser spent
/// 17 s.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Assets")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
    return [
      .buildCommand(
        displayName: "Embedding the assets of \(target.name)", executable: try context.tool(named: "embed").url,
        arguments: [output.path()] + files.map { $0.path() }, inputFiles: files, outputFiles: [output])
    ]
  }
}
