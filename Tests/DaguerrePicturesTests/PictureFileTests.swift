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

  @Test("errors name the file and say what is wrong")
  func errors() throws {
    func reason(_ bytes: [UInt8]) -> String? {
      do {
        _ = try PixelImage(bytes, file: "photo.jpg")
        return nil
      } catch { return "\(error)" }
    }
    let begin = "photo.jpg: error: this picture cannot be read: "
    #expect(reason(Array("GIF89a".utf8)) == begin + "it is neither a PNG nor a JPEG file")
    #expect(reason([]) == begin + "it is neither a PNG nor a JPEG file")
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
