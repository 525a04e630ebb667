import DaguerreGraphics
import Foundation
import Testing

@Suite("Pictures in perspective")
struct PerspectiveImageTests {
  /// Of 8 x 8 pixels of 8 points: the right side is 2.2 times as far away as the left one.
  private let map = ProjectiveTransform(
    AffineTransform(a: 18, b: 1, c: 0.5, d: 9, tx: 6, ty: 8), across: 0.15, down: -0.01, distance: 1.1)

  private func draw(_ fill: ImageFill, _ width: Double = 80, _ height: Double = 90, scale: Double = 1) throws -> Bitmap
  {
    var list = DisplayList(size: Size(width: width, height: height))
    list.append(.image(fill))
    return try Rasterizer().draw(list, scale: scale)
  }

  @Test("maps after one another, and back, take points where they would one by one")
  func maps() throws {
    let other = ProjectiveTransform(
      AffineTransform(a: 0.8, b: 0.1, c: -0.2, d: 1.1, tx: 3, ty: -4), across: 0.002, down: 0.001, distance: 0.9)
    let back = try #require(map.inverse)
    for point in [Point(x: 0, y: 0), Point(x: 7, y: 3), Point(x: -2, y: 5.5)] {
      let (both, single) = (other.after(map).apply(point), other.apply(map.apply(point)))
      #expect(abs(both.x - single.x) < 1e-12 && abs(both.y - single.y) < 1e-12)
      let again = back.apply(map.apply(point))
      #expect(abs(again.x - point.x) < 1e-12 && abs(again.y - point.y) < 1e-12)
      #expect(back.distance(of: map.apply(point)) > 0)
      let (near, step) = (map.map(near: point), Point(x: point.x + 1e-6, y: point.y - 2e-6))
      let (nearly, exactly) = (near.apply(step), map.apply(step))
      #expect(abs(nearly.x - exactly.x) < 1e-9 && abs(nearly.y - exactly.y) < 1e-9)
    }
    #expect(ProjectiveTransform(.identity).after(map) == map && map.after(ProjectiveTransform(.identity)) == map)
    #expect(ProjectiveTransform(.identity, across: 0.1, down: 0.2, distance: 0).after(map).inverse != nil)
    #expect(ProjectiveTransform(AffineTransform(scaleX: 1, scaleY: 0), across: 0.1).inverse == nil)
  }

  @Test("each pixel shows what is there, by its place in the picture", arguments: [1.0, 2])
  func places(scale: Double) throws {
    let pixels: [UInt32] = (0..<64).map { (index: UInt32) in 0xFF00_0000 + 0x303 * index }
    let image = PixelImage(Bitmap(width: 8, height: 8, pixels: pixels))
    let bitmap = try draw(ImageFill(image, transform: map, sampling: .nearest), scale: scale)
    let back = try #require(map.inverse)
    var inside = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let sheet = Point(x: (Double(x) + 0.5) / scale, y: (Double(y) + 0.5) / scale)
        let place = back.apply(sheet)
        let isSeen = back.distance(of: sheet) > 0
        let (nearest, farthest) = (min(place.x, place.y), max(place.x, place.y))
        // Of those on edges it is not for this test to say.
        if isSeen, nearest > 0.2, farthest < 7.8 {
          inside += 1
          let index = Int(place.y) * 8 + Int(place.x)
          #expect(bitmap[x, y] == pixels[index], "\(x), \(y)")
        } else if !isSeen || nearest < -0.2 || farthest > 8.2 {
          #expect(bitmap[x, y] == 0, "\(x), \(y)")
        }
      }
    }
    #expect(Double(inside) > 2000 * scale * scale)
  }

  @Test("none of a picture's pixels is passed over where it is drawn smaller, near or far")
  func smaller() throws {
    let pixels: [UInt32] = (0..<256 * 256).map { (index: Int) in
      let isWhite = (index ^ (index >> 8)) & 1 == 0
      return isWhite ? 0xFFFF_FFFF : 0xFF00_0000
    }
    let image = PixelImage(Bitmap(width: 256, height: 256, pixels: pixels))
    let small = map.after(ProjectiveTransform(AffineTransform(scaleX: 8 / 256.0, scaleY: 8 / 256.0)))
    let bitmap = try draw(ImageFill(image, transform: small))
    let greys = bitmap.pixels.filter { $0 >> 24 == 255 }.map { Int($0 & 255) }
    #expect(greys.count > 2000 && greys.allSatisfy { abs($0 - 128) < 24 })
    // Its mean is that of the picture.
    #expect(abs(greys.reduce(0, +) / greys.count - 128) <= 1)
  }

  @Test("documents keep perspective, and what is behind the eye is refused in words")
  func documents() throws {
    let image = PixelImage(Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xFF33_44AA, count: 64)))
    func saved(_ fill: ImageFill) throws -> DisplayList {
      var list = DisplayList(size: Size(width: 80, height: 90))
      list.append(.image(fill))
      let json = try DisplayListDocument(sheets: [.init(list: list)]).json()
      return try DisplayListDocument(json: json) { _ in throw CocoaError(.fileNoSuchFile) }.sheets[0].list
    }
    let fill = ImageFill(image, transform: map)
    let loaded = try saved(fill)
    #expect(loaded.commands == [.image(fill)])
    var behind = fill
    behind.transform.across = -0.2
    #expect { try Rasterizer().draw(try saved(behind), scale: 1) } throws: { "\($0)".contains("behind the eye") }
    // The sheet reaches beyond the horizon of the picture's plane.
    var wide = fill
    wide.transform = ProjectiveTransform(AffineTransform(scaleX: 4, scaleY: 4), across: -0.11, down: 0, distance: 1)
    #expect(try draw(wide, 400, 400).pixels.contains { $0 != 0 })
  }

  @Test("no numbers end the process: they are drawn or refused in words", arguments: ImageFill.Sampling.allCases)
  func extremes(sampling: ImageFill.Sampling) throws {
    let image = PixelImage(Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0xFF33_44AA, count: 64)))
    let values = [0, 1, -1, .leastNonzeroMagnitude, 1e-8, 1e8, 1e155, 1e308, -1e308, .infinity, .nan]
    var (drawn, refused) = (0, 0)
    for across in values {
      for down in values {
        for distance in values {
          for size in [1, 1e-300, 1e300, .nan] {
            let transform = ProjectiveTransform(
              AffineTransform(a: size, b: 1, c: -1, d: size, tx: 2, ty: 3), across: across, down: down,
              distance: distance)
            do {
              _ = try draw(ImageFill(image, transform: transform, sampling: sampling), 20, 20)
              drawn += 1
            } catch let error as DrawingError {
              #expect("\(error)".contains("perspective") || "\(error)".contains("transform"), "\(error)")
              refused += 1
            }
          }
        }
      }
    }
    #expect(drawn > 100 && refused > 1000)
  }
}
