internal import DaguerreSupport
public import Foundation

extension DisplayListDocument {
  /// The document as JSON, one command a line, the same bytes every time.
  ///
  /// Fonts are written by their file names and, where they are variable, their weights; pictures with their pixels, each once. Loading the result gives the same lists, except for provenance.
  /// - Throws: ``DisplayListDocumentError`` when a number is infinite or not a number, which JSON cannot represent.
  public func json() throws(DisplayListDocumentError) -> Data {
    var files: [String: any GlyphOutlines] = [:]
    var images: [String: PixelImage] = [:]
    for command in sheets.lazy.flatMap(\.list.commands) {
      switch command {
      case .glyphs(let run): files[run.font.tableName] = run.font
      case .image(let fill): images[fill.image.digest] = fill.image
      default: break
      }
    }
    let fonts = files.sorted { $0.key < $1.key }.map { name, font in
      let weight = font.instanceWeight.map { ", \"weight\": \($0)" } ?? ""
      return "\(JSONText.quoted(name)): {\"file\": \(JSONText.quoted(font.fileName))\(weight)}"
    }
    var text = "{\"version\": 1,\n\"fonts\": {\(fonts.joined(separator: ", "))},\n"
    if !images.isEmpty {
      let lines = images.sorted { $0.key < $1.key }.map { name, image in
        "\"\(name)\": {\"width\": \(image.width), \"height\": \(image.height), "
          + "\"pixels\": \"\(Data(image.bitmap.bytes).base64EncodedString())\"}"
      }
      text += "\"images\": {\n\(lines.joined(separator: ",\n"))},\n"
    }
    text += "\"sheets\": ["
    for (index, sheet) in sheets.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += try Self.encode(sheet, index: index)
    }
    return Data((text + "\n]}\n").utf8)
  }

  private static func encode(_ sheet: Sheet, index: Int) throws(DisplayListDocumentError) -> String {
    var head = CommandWriter()
    if let name = sheet.name { head.string("name", name) }
    head.numbers("width", [sheet.list.size.width], isList: false)
    head.numbers("height", [sheet.list.size.height], isList: false)
    head.color("background", sheet.list.background)
    if let field = head.unrepresentable {
      throw DisplayListDocumentError(sheet: index, field: field, reason: "is infinite or not a number")
    }
    var lines: [String] = []
    for (number, command) in sheet.list.commands.enumerated() {
      var writer = CommandWriter()
      writer.write(command)
      if let field = writer.unrepresentable {
        throw DisplayListDocumentError(
          sheet: index, command: number, operation: command.operation, field: field,
          reason: "is infinite or not a number")
      }
      lines.append("{\(writer.text)}")
    }
    let commands = lines.isEmpty ? "" : "\n" + lines.joined(separator: ",\n")
    return "{\(head.text), \"ops\": [\(commands)]}"
  }
}

extension GlyphOutlines {
  /// By what commands refer to the font.
  fileprivate var tableName: String { instanceWeight.map { "\(fileName)@\($0)" } ?? fileName }
}

extension AffineTransform {
  fileprivate var coefficients: [Double] { [a, b, c, d, tx, ty] }
}

/// Writes the fields of one object.
private struct CommandWriter {
  private(set) var text = ""
  /// The first field with a number that JSON cannot represent.
  private(set) var unrepresentable: String?

  mutating func write(_ command: Command) {
    string("op", command.operation)
    switch command {
    case .fillRect(let rect, let color):
      self.rect(rect)
      self.color("color", color)
    case .fillRoundedRect(let rect, let radii, let color):
      self.rect(rect)
      self.radii(radii)
      self.color("color", color)
    case .border(let border): write(border)
    case .shadow(let shadow):
      rect(shadow.rect)
      radii(shadow.radii)
      numbers("blur", [shadow.blur], isList: false)
      point("offset", shadow.offset)
      numbers("spread", [shadow.spread], isList: false)
      color("color", shadow.color)
    case .glyphs(let run):
      string("font", run.font.tableName)
      numbers("size", [run.size], isList: false)
      color("color", run.color)
      raw(
        "glyphs",
        list(run.glyphs.map { "[\($0.id), \(number("glyphs", $0.origin.x)), \(number("glyphs", $0.origin.y))]" }))
    case .fillPath(let path, let rule, let color):
      string("rule", rule.rawValue)
      raw("path", list(path.elements.map { element($0) }))
      self.color("color", color)
    case .arc(let arc):
      point("center", arc.center)
      numbers("radius", [arc.radius], isList: false)
      numbers("width", [arc.width], isList: false)
      numbers("start", [arc.start], isList: false)
      numbers("sweep", [arc.sweep], isList: false)
      string("cap", arc.cap.rawValue)
      color("color", arc.color)
    case .pushClip(let rect, let radii):
      self.rect(rect)
      self.radii(radii)
    case .pushOpacity(let opacity): numbers("opacity", [opacity], isList: false)
    case .pushEffect(.shadow(let shadow)):
      numbers("blur", [shadow.blur], isList: false)
      point("offset", shadow.offset)
      color("color", shadow.color)
    case .pushEffect(.blur(let blur)), .pushEffect(.backdropBlur(let blur)): numbers("blur", [blur], isList: false)
    case .pushEffect(.blend(let mode)): string("mode", mode.rawValue)
    case .pushEffect(.composite(let mode)): string("mode", mode.rawValue)
    case .popClip, .popOpacity, .pushMask, .popMask, .popEffect: break
    case .fillGradient(let gradient):
      rect(gradient.rect)
      radii(gradient.radii)
      write(gradient.geometry)
      raw("stops", list(gradient.stops.map { "[\(number("stops", $0.position)), \(channels($0.color))]" }))
    case .image(let fill):
      string("image", fill.image.digest)
      transform(fill.transform)
      if fill.sampling != .smooth { string("sampling", fill.sampling.rawValue) }
      if let tint = fill.tint { color("tint", tint) }
    }
  }

  private mutating func write(_ geometry: GradientGeometry) {
    switch geometry.shape {
    case .linear(let start, let end):
      point("p0", start)
      point("p1", end)
    case .radial(let circles):
      point("center", circles.center)
      if let focus = circles.focus { point("focus", focus) }
      numbers("r0", [circles.startRadius], isList: false)
      numbers("r1", [circles.endRadius], isList: false)
    case .conic(let angles):
      point("center", angles.center)
      numbers("start", [angles.start], isList: false)
      numbers("end", [angles.end], isList: false)
    }
    if !geometry.transform.isIdentity { transform(geometry.transform) }
  }

  private mutating func transform(_ map: ProjectiveTransform) {
    numbers("transform", map.affine.coefficients)
    if !map.isAffine { numbers("perspective", [map.across, map.down, map.distance]) }
  }

  private mutating func write(_ border: Border) {
    rect(border.rect)
    radii(border.radii)
    numbers("width", [border.width], isList: false)
    string("align", border.alignment.rawValue)
    switch border.style {
    case .solid: string("style", "solid")
    case .dashed(let on, let off):
      string("style", "dashed")
      numbers("dash", [on, off])
    case .dotted(let spacing):
      string("style", "dotted")
      numbers("dash", [0, spacing])
    }
    color("color", border.color)
  }

  mutating func string(_ field: String, _ value: String) { raw(field, JSONText.quoted(value)) }

  mutating func numbers(_ field: String, _ values: [Double], isList: Bool = true) {
    let values = values.map { number(field, $0) }
    raw(field, isList ? list(values) : values.joined())
  }

  mutating func color(_ field: String, _ color: Color) { raw(field, channels(color)) }

  private mutating func raw(_ field: String, _ value: String) {
    if !text.isEmpty { text += ", " }
    text += "\"\(field)\": \(value)"
  }

  private mutating func rect(_ rect: Rect) { numbers("rect", [rect.minX, rect.minY, rect.width, rect.height]) }

  private mutating func radii(_ radii: CornerRadii) {
    numbers("radii", [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft])
  }

  private mutating func point(_ field: String, _ point: Point) { numbers(field, [point.x, point.y]) }

  private func list(_ values: [String]) -> String { "[\(values.joined(separator: ", "))]" }

  private func channels(_ color: Color) -> String { "[\(color.red), \(color.green), \(color.blue), \(color.alpha)]" }

  private mutating func element(_ element: Path.Element) -> String {
    let (letter, points): (String, [Point]) =
      switch element {
      case .move(let point): ("M", [point])
      case .line(let point): ("L", [point])
      case .quadratic(let control, let point): ("Q", [control, point])
      case .cubic(let control1, let control2, let point): ("C", [control1, control2, point])
      case .close: ("Z", [])
      }
    return list(["\"\(letter)\""] + points.flatMap { [number("path", $0.x), number("path", $0.y)] })
  }

  /// The shortest text that reads back as the same number; whole numbers without a point.
  private mutating func number(_ field: String, _ value: Double) -> String {
    if !value.isFinite { unrepresentable = unrepresentable ?? field }
    if let whole = Int32(exactly: value), value != 0 || value.sign == .plus { return String(whole) }
    return "\(value)"
  }
}
