import Foundation
import PackagePlugin

/// Before a target is compiled, writes symbols for the images and colours of its asset catalogues, as Xcode does by
/// itself: `Image(.logo)`, `Color(.brand)`.
@main
struct AssetSymbolsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let files = FileManager.default.enumerator(at: target.directoryURL, includingPropertiesForKeys: nil)
    let all = (files?.compactMap { $0 as? URL } ?? []).sorted { $0.path < $1.path }
    let catalogues = all.filter { $0.pathExtension == "xcassets" }
    guard !catalogues.isEmpty else { return [] }
    // Files of catalogues, and not these themselves: a folder is as new as what was last added to it.
    let parts = all.filter { file in
      catalogues.contains { file.path.hasPrefix($0.path + "/") } && !file.hasDirectoryPath
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Naming the assets of \(target.name)", executable: try context.tool(named: "assetnames").url,
        arguments: [output.path(percentEncoded: false)] + catalogues.map { $0.path(percentEncoded: false) },
        inputFiles: parts,
        outputFiles: [output])
    ]
  }
}
