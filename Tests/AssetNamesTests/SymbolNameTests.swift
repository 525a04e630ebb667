import Foundation
import TestSupport
import Testing

@testable import assetnames

@Suite("Symbols of assets")
struct SymbolNameTests {
  @Test(
    "are called as Xcode calls them",
    arguments: [
      ("logo", "logo"), ("Logo", "logo"), ("alex pp", "alexPp"), ("demerit_icon", "demeritIcon"),
      ("clipboard.fill", "clipboardFill"), ("golden-logo-1024", "goldenLogo1024"), ("map_icon_2x", "mapIcon2X"),
      ("CFSend", "cfSend"), ("GC_logo", "gcLogo"), ("home1", "home1"), ("color_24292B", "color24292B"),
      ("1", "_1"), ("121212", "_121212"), ("BMW", "BMW"), ("IMG02", "IMG_02"), ("A-1-1-0", "A_1_1_0"),
      ("Hero image", "hero"), ("WelcomeImage", "welcome"), ("image", "image"), ("image2", "image2"),
      ("Default", "`default`"),
    ])
  func names(asset: String, symbol: String) {
    #expect(SymbolName(asset, without: "Image").text == symbol)
  }

  @Test("names without a letter or a digit have none")
  func nothing() {
    for name in ["", "-", " . "] {
      #expect(SymbolName(name, without: "Image").text == nil)
      #expect(SymbolName(name, without: "").type == nil)
    }
  }

  @Test("folders that give names a space are types; of two assets with one symbol the first has it")
  func catalogue() throws {
    let folder = try TemporaryFolder()
    let space = "{\"properties\": {\"provides-namespace\": true}}"
    try folder.write(space, to: "A.xcassets/status/Contents.json")
    try folder.write("{}", to: "A.xcassets/plain/Contents.json")
    for set in ["status/okColor.colorset", "plain/red.colorset", "brand.colorset", "Brand.colorset", "tick.imageset"] {
      try folder.write("{}", to: "A.xcassets/\(set)/Contents.json")
    }
    let source = AssetNames.source([URL(fileURLWithPath: folder.path("A.xcassets"))])
    let resource = { (name: String) in "ColorResource(name: \"\(name)\", bundle: resourceBundle)" }
    #expect(
      source.contains(
        """
        extension ImageResource {
          static let tick = ImageResource(name: "tick", bundle: resourceBundle)
        }

        extension ColorResource {
          static let brand = \(resource("Brand"))
          static let red = \(resource("red"))
          enum Status {
            static let ok = \(resource("status/okColor"))
          }
        }

        extension Color {
          static var brand: Color { Color(\(resource("Brand"))) }
          enum Status {
            static var ok: Color { Color(\(resource("status/okColor"))) }
          }
        }

        extension ShapeStyle where Self == Color {
          static var brand: Color { Color(\(resource("Brand"))) }
        }
        """))
  }
}
