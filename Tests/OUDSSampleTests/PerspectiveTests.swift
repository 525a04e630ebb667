import DaguerreGraphics
import SwiftUI
import TestSupport
import Testing

/// A view that turns about its middle, by matrices as sources for Apple's platforms write them.
private struct HingeEffect: GeometryEffect {
  var angle: Angle

  var animatableData: Double {
    get { angle.degrees }
    set { angle = .degrees(newValue) }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / max(size.width, size.height)
    eye = CATransform3DRotate(eye, angle.radians, 0, 1, 0)
    eye = CATransform3DTranslate(eye, -size.width / 2, -size.height / 2, 0)
    let toMiddle = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(eye).concatenating(toMiddle)
  }
}

@Suite("Perspective")
struct PerspectiveTests {
  @Test("a map of space by its matrix draws what the turn does that it is of", arguments: [30.0, -75, 180])
  func hinge(degrees: Double) throws {
    let fonts = try PackageFonts.library()
    func pixels(_ view: some View) throws -> [UInt32] {
      let rendering = try ViewRenderer(fonts: fonts).render(view.padding(60))
      return try Rasterizer().draw(rendering.list, scale: 2).pixels
    }
    let card = VStack {
      Text("Brest").font(.title)
      Capsule().fill(.orange).frame(width: 60, height: 12)
    }.padding().background(Color.gray, in: RoundedRectangle(cornerRadius: 12)).clipShape(Circle())
    let wanted = try pixels(card.rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0)))
    let found = try pixels(card.modifier(HingeEffect(angle: .degrees(degrees))))
    // Each is rounded at other steps.
    #expect(zip(wanted, found).allSatisfy { $0 == $1 || isNear($0, $1) } && Set(wanted).count > 20)
  }

  private func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
    stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      abs(Int(first >> shift & 0xFF) - Int(second >> shift & 0xFF)) <= 2
    }
  }

  @Test("maps of space follow one another, and a map of the plane goes back")
  func maps() throws {
    let both = CATransform3DConcat(CATransform3DMakeScale(2, 3, 1), CATransform3DMakeTranslation(5, 7, 0))
    #expect(both.m11 == 2 && both.m22 == 3 && both.m41 == 5 && both.m42 == 7)
    #expect(
      CATransform3DEqualToTransform(
        CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 1, 1, 1),
        {
          var moved = CATransform3DMakeScale(2, 3, 1)
          (moved.m41, moved.m42, moved.m43) = (2, 3, 1)
          return moved
        }()))
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 9)
    #expect(quarter.m12 == 1 && quarter.m21 == -1 && CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    var map = ProjectionTransform(
      CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 1, c: 0, d: 4, tx: 8, ty: 6)))
    #expect(map.isAffine && !map.isIdentity)
    map.m13 = 0.125
    let back = map.inverted().concatenating(map)
    #expect(abs(back.m11 - 1) < 1e-12 && abs(back.m31) < 1e-12 && abs(back.m13) < 1e-12 && !map.isAffine)
    let isInverted = map.invert()
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let before = flat
    let isFlatInverted = flat.invert()
    #expect(isInverted && !isFlatInverted && flat == before && flat.inverted() == before)
  }
}
