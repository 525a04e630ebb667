import DaguerreGraphics
import DaguerreImages
import DaguerreViews
import Foundation
import TestSupport
import Testing

@Suite("Images made of pixels")
struct PictureTests {
  private static func picture(_ width: Int, _ height: Int, _ color: UInt32) -> PixelImage {
    PixelImage(
      Bitmap(width: width, height: height, pixels: [UInt32](repeating: color, count: width * height)))
  }

  private let red = picture(40, 20, 0xFF00_00FF)

  private func fills(_ scale: Double = 2, @ViewBuilder _ view: () -> some View) throws -> [ImageFill] {
    try Fixture(scale: scale).commands(view).compactMap { if case .image(let fill) = $0 { fill } else { nil } }
  }

  @Test("have their own size in points, and fill their room when they are resizable")
  func sizes() throws {
    let frames = try Fixture().frames {
      VStack {
        Image(red, scale: 2).markFrame("own")
        Image(red).resizable().aspectRatio(contentMode: .fit).frame(width: 10).markFrame("fit")
        Image(red).resizable().frame(width: 8, height: 50).markFrame("stretched")
      }
    }
    #expect(frames["own"]?.size == Size(width: 20, height: 10))
    #expect(frames["fit"]?.size == Size(width: 10, height: 5))
    #expect(frames["stretched"]?.size == Size(width: 8, height: 50))
    let fill = try #require(try fills { Image(red).resizable().frame(width: 10, height: 10) }.first)
    #expect(fill.transform.affine == AffineTransform(scaleX: 0.25, scaleY: 0.5))
    #expect(fill.tint == nil && fill.sampling == .smooth)
  }

  @Test("are templates, mirrored, sampled, faded, and turned with what is around them")
  func modifiers() throws {
    #expect(try fills { Image(red).renderingMode(.template).foregroundColor(.blue) }.first?.tint == .blue)
    #expect(try fills { Image(red).interpolation(.none).resizable().frame(width: 99) }.first?.sampling == .nearest)
    let mirrored = try #require(try fills { Image(red).mirrored(true) }.first)
    #expect(mirrored.transform.affine == AffineTransform(scaleX: -1, scaleY: 1, translateX: 40))
    let turned = try #require(try fills { Image(red).rotationEffect(.degrees(90)) }.first)
    #expect(abs(turned.transform.affine.a) < 1e-12 && turned.transform.affine.b == 1)
    #expect(try fills { Image(red).resizable(resizingMode: .tile).frame(width: 100, height: 20) }.count == 3)
  }

  @Test("change their colours as all else does")
  func effects() throws {
    let grey = try #require(try fills { Image(red).grayscale(1) }.first)
    let pixel = grey.image.bitmap[3, 3]
    #expect(pixel & 0xFF == pixel >> 8 & 0xFF && pixel & 0xFF == 54)
    #expect(try fills { Image(red).opacity(0.5) }.first?.image == red)
  }

  private func write(_ image: PixelImage, _ path: String, in folder: borrowing TemporaryFolder) throws {
    try folder.write(PNG.encode(image.bitmap), to: path)
  }

  @Test(
    "come from a bundle: the file that is made for the scale, or one that loses nothing", arguments: [1.0, 2, 3, 4])
  func bundleFiles(scale: Double) throws {
    let folder = try TemporaryFolder()
    for (suffix, factor) in [("", 1), ("@2x", 2), ("@3x", 3)] {
      try write(Self.picture(10 * factor, 10 * factor, 0xFF00_0000), "photo\(suffix).png", in: folder)
      try write(
        Self.picture(12 * factor, 12 * factor, 0xFF00_0000), "A.xcassets/set.imageset/set\(factor).png", in: folder)
    }
    let entries = (1...3).map { #"{"idiom": "universal", "filename": "set\#($0).png", "scale": "\#($0)x"}"# }
    let properties = #"{"template-rendering-intent": "template"}"#
    try folder.write(
      "{\"images\": [\(entries.joined(separator: ","))], \"properties\": \(properties)}",
      to: "A.xcassets/set.imageset/Contents.json")
    let bundle = try #require(Bundle(path: folder.path))
    let width = min(scale, 3)
    for name in ["photo", "photo.png"] {
      let fill = try #require(try fills(scale) { Image(name, bundle: bundle) }.first)
      #expect(fill.image.width == Int(10 * width) && fill.tint == nil)
    }
    let set = try #require(try fills(scale) { Image("set", bundle: bundle).foregroundColor(.green) }.first)
    #expect(set.image.width == Int(12 * width) && set.tint == .green)
    let frames = try Fixture(scale: scale).frames { Image("set", bundle: bundle).markFrame("set") }
    #expect(frames["set"]?.size == Size(width: 12, height: 12))
  }

  @Test("that cannot be read are errors that name the file")
  func errors() throws {
    let folder = try TemporaryFolder()
    try folder.write("no picture", to: "broken.png")
    let bundle = try #require(Bundle(path: folder.path))
    let error = #expect(throws: (any Error).self) { try fills { Image("broken", bundle: bundle) } }
    #expect("\(try #require(error))".contains("broken.png: error: this picture cannot be read"))
    #expect(throws: ViewError.self) { try fills { Image("../broken", bundle: bundle) } }
  }

  @Test("are in folders of images, the one with most pixels under each name")
  func library() throws {
    let folder = try TemporaryFolder()
    try write(Self.picture(4, 4, 0xFF00_0000), "dot.png", in: folder)
    try write(Self.picture(12, 12, 0xFF00_0000), "dot@3x.png", in: folder)
    let library = try ImageLibrary(folder: URL(fileURLWithPath: folder.path))
    #expect(library.names == ["dot"])
    #expect(library["dot"]?.size == Size(width: 4, height: 4))
    #expect(try fills { Image("dot").environment(\.images, library) }.first?.image.width == 12)
  }
}
