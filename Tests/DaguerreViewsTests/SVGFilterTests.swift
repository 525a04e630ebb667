import DaguerreGraphics
import DaguerreViews
import Testing

/// Filters and blend modes of SVG documents, by the commands and the pixels that come of them.
@Suite("SVG filters")
struct SVGFilterTests: SVGSuite {
  let side = 40.0

  private static let srgb = "color-interpolation-filters='sRGB'"
  private let box = "<rect x='10' y='10' width='20' height='20' fill='red' filter='url(#f)'/>"

  /// As Figma writes it.
  private func dropShadow(_ more: String = "") -> String {
    "<filter id='f' x='0' y='0' width='40' height='40' filterUnits='userSpaceOnUse' \(Self.srgb)>"
      + "<feFlood flood-opacity='0' result='BackgroundImageFix'/>"
      + "<feColorMatrix in='SourceAlpha' values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0' result='hardAlpha'/>"
      + "<feOffset dx='1' dy='4'/><feGaussianBlur stdDeviation='2'/>\(more)"
      + "<feColorMatrix type='matrix' values='0 0 0 0 0.2 0 0 0 0 0 0 0 0 0 0.6 0 0 0 0.5 0'/>"
      + "<feBlend mode='normal' in2='BackgroundImageFix' result='effect1_dropShadow'/>"
      + "<feBlend mode='normal' in='SourceGraphic' in2='effect1_dropShadow' result='shape'/></filter>"
  }

  @Test("a shadow is the shape in its colour, moved, blurred and faded, below the shape")
  func shadow() throws {
    let shadow = Color(red: 51, green: 0, blue: 153)
    let commands = try commands(dropShadow() + box)
    #expect(
      commands.contains(.pushEffect(.blur(4))) && commands.contains(.pushOpacity(0.5)), "twice the standard deviation")
    let fills = commands.compactMap { command -> (Rect, Color)? in
      guard case .fillPath(let path, _, let color) = command, let box = path.bounds else { return nil }
      return (box, color)
    }
    #expect(fills.map(\.1) == [shadow, Color(red: 255, green: 0, blue: 0), .black])
    #expect(fills[0].0 == Rect(x: 11, y: 14, width: 20, height: 20))
    let pixels = try draw(dropShadow() + box)
    #expect(pixels[20, 12] == 0xFF00_00FF && (1..<128).contains(pixels[20, 35] >> 24))
    // The short form is the same.
    let short = "<filter id='f' x='0' y='0' width='40' height='40' filterUnits='userSpaceOnUse'><feDropShadow dx='1' "
    #expect(
      try draw("\(short)dy='4' stdDeviation='2' flood-color='#309' flood-opacity='.5'/></filter>\(box)") == pixels)
    // Under what is translucent the shadow may be cut out.
    let seen = try draw(dropShadow() + box.replacing("fill=", with: "fill-opacity='.5' fill="))
    let cut = try draw(
      dropShadow("<feComposite in2='hardAlpha' operator='out'/>")
        + box.replacing("fill=", with: "fill-opacity='.5' fill="))
    #expect(cut[20, 20] == 0x8000_0080 && seen[20, 20] >> 16 & 0xFF > 0 && cut[20, 35] == seen[20, 35])
  }

  @Test("a shadow within a shape is what the shape has more than its own blurred and moved alpha")
  func innerShadow() throws {
    let pixels = try draw(
      "<filter id='f' \(Self.srgb)><feOffset in='SourceAlpha' dy='4' result='o'/>"
        + "<feComposite in='o' in2='SourceAlpha' operator='arithmetic' k2='-1' k3='1'/>"
        + "<feColorMatrix values='0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 1 0'/>"
        + "<feBlend in2='SourceGraphic'/></filter>\(box)")
    #expect(pixels[20, 12] == 0xFFFF_0000 && pixels[20, 15] == 0xFF00_00FF && pixels[20, 31] == 0)
  }

  @Test("constants of colours are amounts of light, unless the file says sRGB", arguments: [("", 188), (srgb, 128)])
  func spaces(space: String, level: Int) throws {
    let matrix = "<feColorMatrix values='0 0 0 0 .5 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0'/>"
    #expect(try draw("<filter id='f' \(space)>\(matrix)</filter>\(box)")[20, 20] == 0xFF00_0000 | UInt32(level))
  }

  @Test("lengths follow what the element is turned and scaled by")
  func places() throws {
    let filter =
      "<filter id='f' x='-9' y='-9' width='19' height='19'><feOffset dx='4'/><feGaussianBlur stdDeviation='1'/>"
    let turned = "<g transform='translate(40) rotate(90) scale(2)'><rect width='3' height='3' filter='url(#f)'/></g>"
    let commands = try commands("\(filter)</filter>\(turned)")
    #expect(commands.contains(.pushEffect(.blur(4))))
    guard case .fillPath(let path, _, _)? = commands.first(where: { $0.fillsPath }), let box = path.bounds else {
      Issue.record("nothing is drawn")
      return
    }
    let wanted = Rect(x: 34, y: 8, width: 6, height: 6)
    #expect(
      [box.minX - wanted.minX, box.minY - wanted.minY, box.maxX - wanted.maxX, box.maxY - wanted.maxY].allSatisfy {
        abs($0) < 1e-9
      })
    // An image that is drawn larger is blurred more.
    let image = try image("\(filter)</filter>\(turned)")
    let larger = try Fixture().commands { Image(image).resizable().frame(width: 80, height: 80) }
    #expect(larger.contains(.pushEffect(.blur(8))))
  }

  @Test("nothing is seen outside of the filter's region, nor of a filter without steps")
  func regions() throws {
    let cut = try draw("<filter id='f' x='.5' y='0' width='1' height='1'><feOffset/></filter>\(box)")
    #expect(cut[19, 20] == 0 && cut[20, 20] == 0xFF00_00FF)
    #expect(try commands("<filter id='f'/>\(box)").isEmpty)
    let flood = try draw(
      "<filter id='f' x='0' y='0' width='.5' height='1'><feFlood flood-color='lime'/></filter>\(box)")
    #expect(flood[10, 10] == 0xFF00_FF00 && flood[19, 29] == 0xFF00_FF00 && flood[20, 20] == 0)
  }

  @Test("blend modes are those of an element, of a step, and end at what is isolated")
  func modes() throws {
    let below = "<rect width='40' height='40' fill='#ff0'/>"
    let multiplied = try draw("\(below)<rect width='20' height='40' fill='#0ff' style='mix-blend-mode:multiply'/>")
    #expect(multiplied[9, 9] == 0xFF00_FF00 && multiplied[30, 9] == 0xFF00_FFFF)
    let isolated = try draw(
      "\(below)<g style='isolation:isolate'><rect width='20' height='40' fill='#0ff' style='mix-blend-mode:multiply'/></g>"
    )
    #expect(isolated[9, 9] == 0xFFFF_FF00)
    // What lies below the image has no part in it.
    let alone = try commands("<rect width='20' height='40' fill='#0ff' style='mix-blend-mode:multiply'/>")
    #expect(alone.first == .pushEffect(.blend(.normal)) && alone.dropFirst().first == .pushEffect(.blend(.multiply)))
    let step = try draw(
      "<filter id='f' \(Self.srgb)><feFlood flood-color='#0f0' result='g'/><feBlend mode='screen' in2='g' "
        + "in='SourceGraphic'/></filter>\(box)")
    #expect(step[20, 20] == 0xFF00_FFFF && step[9, 9] == 0xFF00_FF00)
    #expect(reason("<g style='mix-blend-mode:nearly'/>")?.contains("mix-blend-mode=\"nearly\" of <g>") == true)
  }

  @Test("colours of the foreground and templates have their shadows too")
  func templates() throws {
    let image = try image("<filter id='f'><feDropShadow/></filter>\(box)")
    let commands = try Fixture().commands { Image(image).renderingMode(.template).foregroundColor(.blue) }
    let colors = Set(commands.compactMap { if case .fillPath(_, _, let color) = $0 { color } else { nil } })
    #expect(commands.contains(.pushEffect(.blur(4))) && colors.count == 2, "that of the foreground, and of a mask")
  }

  @Test(
    "what is not supported is named, with its line",
    arguments: [
      ("<feTurbulence/>", "<feTurbulence> is not supported in a filter"),
      ("<feGaussianBlur stdDeviation='1 3'/>", "stdDeviation=\"1 3\" of <feGaussianBlur>"),
      ("<feGaussianBlur stdDeviation='-1'/>", "stdDeviation=\"-1\""),
      ("<feColorMatrix values='1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 0 0 0 2 0'/>", "values=\"1 0"),
      ("<feColorMatrix type='hueRotate' values='9'/>", "type=\"hueRotate\" of <feColorMatrix>"),
      ("<feFlood x='9'/>", "x=\"9\" of <feFlood>"),
      ("<feBlend mode='nearly'/>", "mode=\"nearly\" of <feBlend>"),
      ("<feComposite operator='xor'/>", "operator=\"xor\" of <feComposite>"),
      ("<feOffset dx='wide'/>", "dx=\"wide\" of <feOffset>"),
      ("<feOffset in='BackgroundImage'/>", "in=\"BackgroundImage\" of <feOffset>"),
    ])
  func errors(step: String, words: String) {
    let reason = reason("<filter id='f'>\n\(step)</filter>\(box)")
    #expect(reason?.contains(words) == true && reason?.hasPrefix("icon.svg:2: error: ") == true, "\(reason ?? "none")")
  }

  @Test("what is blurred as light is added has one colour, and steps that double each other end in words")
  func limits() {
    let two = "<g filter='url(#f)'><rect width='9' height='9' fill='red'/><rect x='9' width='9' height='9'/></g>"
    #expect(
      reason("<filter id='f'><feGaussianBlur stdDeviation='1'/></filter>\(two)")?.contains("several colours") == true)
    #expect(reason("<filter id='f' \(Self.srgb)><feGaussianBlur stdDeviation='1'/></filter>\(two)") == nil)
    let double = String(repeating: "<feMerge><feMergeNode/><feMergeNode/></feMerge>", count: 40)
    #expect(reason("<filter id='f'>\(double)</filter>\(box)")?.contains("draws more than 10000 shapes") == true)
  }

  @Test("atop nothing there is nothing")
  func atopNothing() throws {
    let filter =
      "<filter id='f'><feFlood flood-opacity='0' result='none'/>"
      + "<feComposite in='SourceGraphic' in2='none' operator='atop'/></filter>"
    #expect(try draw(filter + box)[20, 20] == 0)
  }
}

extension Command {
  fileprivate var fillsPath: Bool { if case .fillPath = self { true } else { false } }
}
