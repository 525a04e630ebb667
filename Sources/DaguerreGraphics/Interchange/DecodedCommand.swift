/// A command as it is written: the font of glyphs and the picture of an image are names still.
enum DecodedCommand: Decodable {
  case complete(Command)
  case glyphs(font: String, size: Double, color: Color, glyphs: [GlyphRun.Glyph])
  case image(String, ProjectiveTransform, ImageFill.Sampling, tint: Color?)

  /// What the error of a decoder lacks: which operation it was about.
  struct Failure: Error {
    let operation: String?
    let reason: String
  }

  private enum Key: String, CodingKey {
    case op, rect, color, radii, width, align, style, dash, blur, offset, spread, font, size, glyphs, rule, path, center
    case radius, start, sweep, cap, opacity, p0, p1, focus, r0, r1, stops, end, transform, mode
    case image, perspective, sampling, tint
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let operation = try fields.decode(String.self, forKey: .op)
    do {
      self = try Self.decode(operation, Fields(container: fields))
    } catch let error as DecodingError {
      throw Self.naming(operation, error)
    }
  }

  /// Adds the operation to an error.
  private static func naming(_ operation: String, _ error: DecodingError) -> DecodingError {
    func failure(_ path: [any CodingKey], _ reason: String) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: path, debugDescription: reason,
          underlyingError: Failure(operation: operation, reason: reason)))
    }
    switch error {
    case .keyNotFound(let key, let context): return failure(context.codingPath + [key], "is missing")
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      return failure(context.codingPath, "must be \(DisplayListDocumentError.words(for: type))")
    case .dataCorrupted(let context): return failure(context.codingPath, context.debugDescription)
    @unknown default: return error
    }
  }

  private static func decode(_ operation: String, _ fields: Fields) throws -> DecodedCommand {
    switch operation {
    case "fill_rect": .complete(.fillRect(try fields.rect(), try fields.color()))
    case "fill_rrect": .complete(.fillRoundedRect(try fields.rect(), try fields.radii(), try fields.color()))
    case "border": .complete(.border(try border(fields)))
    case "shadow":
      .complete(
        .shadow(
          Shadow(
            rect: try fields.rect(), radii: try fields.radii(), blur: try fields.number(.blur),
            offset: try fields.point(.offset), spread: try fields.number(.spread), color: try fields.color())))
    case "glyphs":
      .glyphs(
        font: try fields.container.decode(String.self, forKey: .font), size: try fields.number(.size),
        color: try fields.color(),
        glyphs: try fields.container.decode([DecodedGlyph].self, forKey: .glyphs).map(\.glyph))
    case "fill_path":
      .complete(
        .fillPath(
          Path(try fields.container.decode([DecodedElement].self, forKey: .path).map(\.element)),
          try fields.choice(.rule, FillRule.nonzero, .evenodd), try fields.color()))
    case "arc":
      .complete(
        .arc(
          Arc(
            center: try fields.point(.center), radius: try fields.number(.radius), width: try fields.number(.width),
            start: try fields.number(.start), sweep: try fields.number(.sweep),
            cap: try fields.choice(.cap, Arc.Cap.butt, .round, .square), color: try fields.color())))
    case "push_clip":
      .complete(.pushClip(try fields.rect(), try fields.container.contains(.radii) ? fields.radii() : .zero))
    case "pop_clip": .complete(.popClip)
    case "push_opacity": .complete(.pushOpacity(try fields.number(.opacity)))
    case "pop_opacity": .complete(.popOpacity)
    case "push_mask": .complete(.pushMask)
    case "pop_mask": .complete(.popMask)
    case "push_shadow":
      .complete(
        .pushEffect(
          .shadow(
            GroupShadow(blur: try fields.number(.blur), offset: try fields.point(.offset), color: try fields.color()))))
    case "push_blur": .complete(.pushEffect(.blur(try fields.number(.blur))))
    case "push_backdrop_blur": .complete(.pushEffect(.backdropBlur(try fields.number(.blur))))
    case "push_blend": .complete(.pushEffect(.blend(try fields.choice(.mode, BlendMode.allCases))))
    case "push_composite": .complete(.pushEffect(.composite(try fields.choice(.mode, CompositeMode.allCases))))
    case "pop_effect": .complete(.popEffect)
    case "image":
      .image(
        try fields.container.decode(String.self, forKey: .image), try fields.transform(),
        try fields.container.contains(.sampling) ? fields.choice(.sampling, ImageFill.Sampling.allCases) : .smooth,
        tint: try fields.container.decodeIfPresent(DecodedColor.self, forKey: .tint)?.color)
    case "fill_gradient":
      try gradient(fields, .linear(start: try fields.point(.p0), end: try fields.point(.p1)))
    case "fill_radial_gradient":
      try gradient(
        fields,
        .radial(
          .init(
            center: try fields.point(.center),
            focus: fields.container.contains(.focus) ? try fields.point(.focus) : nil,
            startRadius: try fields.number(.r0), endRadius: try fields.number(.r1))))
    case "fill_conic_gradient":
      try gradient(
        fields,
        .conic(
          .init(center: try fields.point(.center), start: try fields.number(.start), end: try fields.number(.end))))
    default:
      throw fields.failure(.op, "'\(operation)' is not an operation of version 1")
    }
  }

  private static func gradient(_ fields: Fields, _ shape: GradientGeometry.Shape) throws -> DecodedCommand {
    .complete(
      .fillGradient(
        GradientFill(
          rect: try fields.rect(), radii: try fields.container.contains(.radii) ? fields.radii() : .zero,
          geometry: GradientGeometry(shape, transform: try fields.transform()),
          stops: try fields.container.decode([DecodedStop].self, forKey: .stops).map(\.stop))))
  }

  private static func border(_ fields: Fields) throws -> Border {
    enum Style: String { case solid, dashed, dotted }
    let style: Border.Style
    switch try fields.choice(.style, Style.solid, .dashed, .dotted) {
    case .solid: style = .solid
    case .dashed:
      let dash = try fields.numbers(.dash, count: 2, "[on, off]")
      style = .dashed(on: dash[0], off: dash[1])
    case .dotted: style = .dotted(spacing: try fields.numbers(.dash, count: 2, "[on, off]")[1])
    }
    return Border(
      rect: try fields.rect(), radii: try fields.radii(), width: try fields.number(.width),
      alignment: try fields.choice(.align, Border.Alignment.inside, .center, .outside), style: style,
      color: try fields.color())
  }

  /// The fields of a command, by what they mean.
  private struct Fields {
    let container: KeyedDecodingContainer<Key>

    func failure(_ key: Key, _ reason: String) -> DecodingError {
      .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
    }

    func number(_ key: Key) throws -> Double { try container.decode(Double.self, forKey: key) }

    func numbers(_ key: Key, count: Int, _ shape: String) throws -> [Double] {
      let numbers = try container.decode([Double].self, forKey: key)
      guard numbers.count == count else { throw failure(key, "has \(numbers.count) numbers; it must be \(shape)") }
      return numbers
    }

    func rect() throws -> Rect {
      let n = try numbers(.rect, count: 4, "[x, y, width, height]")
      return Rect(x: n[0], y: n[1], width: n[2], height: n[3])
    }

    func radii() throws -> CornerRadii {
      let n = try numbers(.radii, count: 4, "[top-left, top-right, bottom-right, bottom-left]")
      return CornerRadii(topLeft: n[0], topRight: n[1], bottomRight: n[2], bottomLeft: n[3])
    }

    func point(_ key: Key) throws -> Point {
      let n = try numbers(key, count: 2, "[x, y]")
      return Point(x: n[0], y: n[1])
    }

    /// The map of two fields, the identity where there is none of them.
    func transform() throws -> ProjectiveTransform {
      var map = ProjectiveTransform(.identity)
      if container.contains(.transform) {
        let n = try numbers(.transform, count: 6, "[a, b, c, d, tx, ty]")
        map.affine = AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      }
      if container.contains(.perspective) {
        let n = try numbers(.perspective, count: 3, "[across, down, distance]")
        (map.across, map.down, map.distance) = (n[0], n[1], n[2])
      }
      return map
    }

    func color() throws -> Color { try container.decode(DecodedColor.self, forKey: .color).color }

    /// One of a few words.
    func choice<Choice: RawRepresentable<String>>(_ key: Key, _ choices: Choice...) throws -> Choice {
      try choice(key, choices)
    }

    /// One of a few words.
    func choice<Choice: RawRepresentable<String>>(_ key: Key, _ choices: [Choice]) throws -> Choice {
      let word = try container.decode(String.self, forKey: key)
      guard let choice = choices.first(where: { $0.rawValue == word }) else {
        let words = choices.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        throw failure(key, "is '\(word)'; it must be one of \(words)")
      }
      return choice
    }
  }
}

/// `[r, g, b, a]`.
struct DecodedColor: Decodable {
  let color: Color

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let n = try? container.decode([UInt8].self), n.count == 4 else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "must be [red, green, blue, alpha], four integers of 0 to 255")
    }
    color = Color(red: n[0], green: n[1], blue: n[2], alpha: n[3])
  }
}

/// `[glyph id, x, y]`.
private struct DecodedGlyph: Decodable {
  let glyph: GlyphRun.Glyph

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let n = try container.decode([Double].self)
    guard n.count == 3, let id = UInt32(exactly: n[0]) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "must be [glyph, x, y], the glyph an integer of 0 to \(UInt32.max)")
    }
    glyph = GlyphRun.Glyph(id: id, origin: Point(x: n[1], y: n[2]))
  }
}

/// `[position, color]`.
private struct DecodedStop: Decodable {
  let stop: GradientFill.Stop

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let position = try values.decode(Double.self)
    guard values.count == 2 else {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "must be [position, color]")
    }
    stop = GradientFill.Stop(position: position, color: try values.decode(DecodedColor.self).color)
  }
}

/// `["L", x, y]` and the like.
private struct DecodedElement: Decodable {
  let element: Path.Element

  init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    func point() throws -> Point { Point(x: try values.decode(Double.self), y: try values.decode(Double.self)) }
    let letter = try values.decode(String.self)
    switch letter {
    case "M": element = .move(try point())
    case "L": element = .line(try point())
    case "Q": element = .quadratic(control: try point(), to: try point())
    case "C": element = .cubic(control1: try point(), control2: try point(), to: try point())
    case "Z": element = .close
    default:
      throw DecodingError.dataCorruptedError(
        in: values, debugDescription: "begins with '\(letter)'; it must be one of 'M', 'L', 'Q', 'C', 'Z'")
    }
    if !values.isAtEnd {
      throw DecodingError.dataCorruptedError(in: values, debugDescription: "has more numbers than '\(letter)' takes")
    }
  }
}
