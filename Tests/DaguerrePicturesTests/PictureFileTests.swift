import DaguerreGraphics
import DaguerreImages
import DaguerrePictures
import DaguerreSupport
import Foundation
import TestSupport
import Testing

@Suite("Files of pictures")
struct PictureFileTests {
  private func pixel(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xFF00_0000 | blue << 16 | green << 8 | red
  }

  @Test("JPEG files have the colours of libjpeg-turbo's exact transform, baseline and progressive")
  func colors() throws {
    for file in [JPEGFiles.baseline, JPEGFiles.progressive] {
      let image = try PixelImage(file, file: "photo.jpg")
      #expect(image.width == 16 && image.height == 8)
      #expect(image.bitmap[0, 0] == pixel(224, 28, 42))
      #expect(image.bitmap[15, 7] == pixel(16, 62, 199))
    }
    let grey = try PixelImage(JPEGFiles.grey, file: "photo.jpg")
    #expect(grey.bitmap[0, 0] == pixel(88, 88, 88) && grey.bitmap[15, 0] == pixel(64, 64, 64))
    #expect(try PixelImage(JPEGFiles.inks, file: "photo.jpg").bitmap[4, 4] == pixel(0, 215, 131))
  }

  @Test("what a camera says of how it was held is followed, for each way to hold it", arguments: 1...8)
  func orientation(number: Int) throws {
    var file = JPEGFiles.turned
    // The value of the tag, the only one, is behind its name, kind and count.
    let tag = try #require(file.indices.first { file[$0...].starts(with: [0x01, 0x12, 0, 3, 0, 0, 0, 1]) })
    file[tag + 9] = UInt8(number)
    let image = try PixelImage(file, file: "photo.jpg")
    let isTall = number >= 5
    #expect((image.width, image.height) == (isTall ? (8, 16) : (16, 8)))
    // The red half is the left one of the file: where it is to be seen.
    let isRedFirst = [1, 4, 5, 6].contains(number)
    #expect(image.bitmap[0, 0] & 0xFF == (isRedFirst ? 224 : 16))
    #expect(image.bitmap[image.width - 1, image.height - 1] & 0xFF == (isRedFirst ? 16 : 224))
  }

  @Test("PNG files have the pixels that were written, premultiplied")
  func png() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: [0xFF01_0203, 0x8010_2030, 0])
    #expect(try PixelImage(PNG.encode(bitmap), file: "a.png").bitmap == bitmap)
  }

  @Test("WebP files have the pixels that were written, and of an animation those of its first picture")
  func webP() throws {
    let (red, blue) = (pixel(224, 28, 42), UInt32(0x80C7_3E10))
    for file in [WebPFiles.lossless, WebPFiles.animation] {
      let picture = try FilePicture(file)
      #expect((picture.width, picture.height) == (16, 8))
      for (place, pixel) in picture.pixels.enumerated() {
        let wanted = place % 16 < 8 ? red : place / 16 < 4 ? blue : 0
        #expect(pixel == wanted || pixel >> 24 == 0 && wanted == 0)
      }
    }
    let part = try FilePicture(WebPFiles.part).pixels
    for (place, pixel) in part.enumerated() {
      #expect(pixel == (place % 16 >= 8 && place / 16 >= 4 ? 0xFF03_0201 : 0))
    }
    let lossy = try PixelImage(WebPFiles.lossy, file: "photo.webp")
    #expect(lossy.bitmap[0, 0] == pixel(226, 28, 40) && lossy.bitmap[15, 7] == pixel(15, 63, 199))
    // Held upright: the red half is above.
    let turned = try PixelImage(WebPFiles.turned, file: "photo.webp")
    #expect((turned.width, turned.height) == (8, 16))
    #expect(turned.bitmap[0, 0] == red && turned.bitmap[7, 15] == pixel(16, 62, 199))
  }

  @Test("errors name the file and say what is wrong")
  func errors() throws {
    func reason(_ bytes: [UInt8]) -> String? {
      do {
        _ = try PixelImage(bytes, file: "photo.jpg")
        return nil
      } catch { return "\(error)" }
    }
    let begin = "photo.jpg: error: this picture cannot be read: "
    for bytes in [Array("GIF89a".utf8), []] { #expect(reason(bytes) == begin + "it is no PNG, JPEG or WebP file") }
    for bytes in [WebPFiles.lossless, WebPFiles.lossy, WebPFiles.animation] {
      #expect(reason(Array(bytes.dropLast(9))) == begin + "it is incomplete, or no WebP file")
      #expect(reason(Array(bytes.prefix(12))) == begin + "it is incomplete, or no WebP file")
    }
    var damaged = WebPFiles.lossless
    damaged.replaceSubrange(26..<60, with: repeatElement(0xFF, count: 34))
    #expect(reason(damaged) == begin + "its pixels are damaged")
    #expect(reason(Array(JPEGFiles.baseline.dropLast(40)))?.hasPrefix(begin) == true)
    #expect(reason(Array(JPEGFiles.baseline.prefix(30)))?.hasPrefix(begin) == true)
    var large = JPEGFiles.baseline
    let frame = try #require(large.indices.first { large[$0...].starts(with: [0xFF, 0xC0]) })
    large.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
    #expect(reason(large)?.contains("it has 65500 x 65500 pixels") == true)
    let missing = try TemporaryFolder().path("none.png")
    #expect(throws: PictureFileError.self) { try PixelImage(file: missing) }
  }
}
