import Foundation

/// Writes Swift with a symbol for each image and each colour of asset catalogues.
///
/// Arguments: the file to write, then the catalogues.
@main
enum AssetNames {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let output = arguments.first else {
      FileHandle.standardError.write(Data("usage: assetnames <output> <catalogue>...\n".utf8))
      exit(64)
    }
    let catalogues = arguments.dropFirst().map { URL(fileURLWithPath: $0) }
    try source(catalogues).write(to: URL(fileURLWithPath: output), atomically: true, encoding: .utf8)
  }

  /// The file: nothing on Apple's platforms, where Xcode has symbols of its own.
  static func source(_ catalogues: [URL]) -> String {
    let images = AssetGroup(.image, catalogues: catalogues)
    let colors = AssetGroup(.color, catalogues: catalogues)
    let resources = { (kind: AssetGroup.Kind, group: AssetGroup) in
      group.declarations(kind) { symbol, name in
        "static let \(symbol) = \(kind.resource)(name: \(name.debugDescription), bundle: resourceBundle)"
      }
    }
    let color = { (symbol: String, name: String) -> String? in
      if namesOfColors.contains(symbol) { return nil }
      let resource = "ColorResource(name: \(name.debugDescription), bundle: resourceBundle)"
      return "static var \(symbol): Color { Color(\(resource)) }"
    }
    return """
      #if !canImport(Darwin)
      import DaguerreGraphics
      import DaguerreViews
      import Foundation

      private let resourceBundle = Bundle.module

      extension ImageResource {
      \(resources(.image, images).joined(separator: "\n"))
      }

      extension ColorResource {
      \(resources(.color, colors).joined(separator: "\n"))
      }

      extension Color {
      \(colors.declarations(.color, declare: color).joined(separator: "\n"))
      }

      extension ShapeStyle where Self == Color {
      \(colors.declarations(.color, nested: false, declare: color).joined(separator: "\n"))
      }
      #endif

      """
  }

  /// Those of SwiftUI, which an asset does not replace.
  private static let namesOfColors: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "fill", "foreground", "gray", "green",
    "indigo", "link", "mint", "orange", "pink", "placeholder", "primary", "purple", "quaternary", "quinary", "red",
    "secondary", "selection", "separator", "teal", "tertiary", "tint", "white", "windowBackground", "yellow",
  ]
}
