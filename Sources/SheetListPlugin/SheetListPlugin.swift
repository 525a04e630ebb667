import Foundation
import PackagePlugin

/// Before the catalogue is compiled, lists the types that its files of sheets declare, so that adding sheets is adding
/// a type.
@main
struct SheetListPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let files = target.sourceModule?.sourceFiles(withSuffix: "Sheets.swift").map(\.url) else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "SheetList.swift")
    return [
      .buildCommand(
        displayName: "Listing the sheets of \(target.name)", executable: try context.tool(named: "sheetlist").url,
        arguments: [output.path(percentEncoded: false)] + files.map { $0.path(percentEncoded: false) }.sorted(),
        inputFiles: files, outputFiles: [output])
    ]
  }
}
