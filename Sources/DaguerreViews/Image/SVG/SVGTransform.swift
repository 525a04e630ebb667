/// Reads the `transform` attribute.
///
/// Source of the grammar and the matrices: SVG 1.1, sections 7.5 and 7.6.
enum SVGTransform {
  static func transform(_ text: String) throws(SVGReason) -> AffineTransform {
    var scanner = SVGScanner(text)
    var result = AffineTransform.identity
    scanner.skipSpace()
    while !scanner.isAtEnd {
      let name = scanner.word()
      scanner.skipSpace()
      guard scanner.takes("(") else { throw mistake(text) }
      var numbers: [Double] = []
      scanner.skipSpace()
      while let number = scanner.number() {
        numbers.append(number)
        scanner.skipSeparator()
      }
      guard scanner.takes(")"), let step = step(name, numbers) else { throw mistake(text) }
      result = result.after(step)
      scanner.skipSeparator()
    }
    return result
  }

  private static func mistake(_ text: String) -> SVGReason {
    SVGReason("transform=\"\(text)\" is not a list of matrix, translate, scale, rotate, skewX and skewY.")
  }

  private static func step(_ name: String, _ n: [Double]) -> AffineTransform? {
    switch (name, n.count) {
    case ("matrix", 6): return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1): return AffineTransform(scaleX: 1, scaleY: 1, translateX: n[0])
    case ("translate", 2): return AffineTransform(scaleX: 1, scaleY: 1, translateX: n[0], translateY: n[1])
    case ("scale", 1): return AffineTransform(scaleX: n[0], scaleY: n[0])
    case ("scale", 2): return AffineTransform(scaleX: n[0], scaleY: n[1])
    case ("rotate", 1): return AffineTransform(rotation: n[0])
    case ("rotate", 3):
      let there = AffineTransform(scaleX: 1, scaleY: 1, translateX: n[1], translateY: n[2])
      let back = AffineTransform(scaleX: 1, scaleY: 1, translateX: -n[1], translateY: -n[2])
      return there.after(AffineTransform(rotation: n[0])).after(back)
    case ("skewX", 1), ("skewY", 1):
      let turn = AffineTransform(rotation: n[0])
      guard turn.a != 0 else { return nil }
      let tangent = turn.b / turn.a
      return AffineTransform(
        a: 1, b: name == "skewY" ? tangent : 0, c: name == "skewX" ? tangent : 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }
}
