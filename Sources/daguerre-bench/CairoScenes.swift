import DaguerreGraphics

/// Benchmark scenes as lines that `Scripts/bench-cairo/draw.c` reads: a word and its numbers.
///
/// Boxes, borders and arcs stay what they are, so that cairo draws them its own way; glyphs become paths, because the
/// stand-in font has no file. Shadows are left out: cairo has none.
struct CairoScenes {
  private var lines: [String] = []

  static var text: String {
    var scenes = CairoScenes()
    for scene in BenchmarkScene.all where !scene.list.commands.contains(where: \.isShadow) { scenes.add(scene) }
    return scenes.lines.joined(separator: "\n") + "\n"
  }

  private mutating func line(_ word: String, _ numbers: Double...) {
    lines.append(([word] + numbers.map { "\($0)" }).joined(separator: " "))
  }

  private mutating func add(_ scene: BenchmarkScene) {
    lines.append("scene \(scene.name)")
    line("size", scene.list.size.width, scene.list.size.height)
    color(scene.list.background)
    line("paint")
    for command in scene.list.commands { add(command) }
  }

  private mutating func add(_ command: Command) {
    switch command {
    case .fillRect(let rect, let color): fill(rect, .zero, color)
    case .fillRoundedRect(let rect, let radii, let color): fill(rect, radii, color)
    case .border(let border): add(border)
    case .shadow: break
    case .glyphs(let run):
      let scale = run.size / run.font.unitsPerEm
      color(run.color)
      for glyph in run.glyphs {
        add(
          run.font.outline(of: glyph.id).transformed(
            by: AffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: glyph.origin.x, ty: glyph.origin.y)))
        line("fill")
      }
    case .fillPath(let path, let rule, let color):
      self.color(color)
      add(path)
      line(rule == .evenodd ? "fill-evenodd" : "fill")
    case .arc(let arc):
      color(arc.color)
      line("arc", arc.center.x, arc.center.y, arc.radius, arc.start, arc.start + arc.sweep)
      line("stroke", arc.width, arc.cap == .round ? 1 : 0, 0, 0)
    case .fillGradient(let gradient):
      // Scenes have no other ones.
      guard case .linear(let start, let end) = gradient.geometry.shape else { return }
      line("gradient", start.x, start.y, end.x, end.y)
      for stop in gradient.stops {
        line(
          "stop", stop.position, Double(stop.color.red), Double(stop.color.green), Double(stop.color.blue),
          Double(stop.color.alpha))
      }
      box(gradient.rect, gradient.radii)
      line("fill")
    case .pushClip(let rect, let radii):
      line("save")
      box(rect, radii)
      line("clip")
    case .popClip: line("restore")
    case .image, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect, .popEffect: break
    }
  }

  private mutating func add(_ border: Border) {
    color(border.color)
    let middle = border.rect.inset(by: border.width / 2)
    let radii = border.radii.fitted(to: border.rect.size)
    switch border.style {
    case .solid:
      box(border.rect, radii)
      box(border.rect.inset(by: border.width), radii.map { $0 - border.width })
      line("fill-evenodd")
    case .dashed(let on, let off):
      box(middle, radii.map { $0 - border.width / 2 })
      line("stroke", border.width, 0, on, off)
    case .dotted(let spacing):
      box(middle, radii.map { $0 - border.width / 2 })
      line("stroke", border.width, 1, 0, spacing)
    }
  }

  private mutating func fill(_ rect: Rect, _ radii: CornerRadii, _ color: Color) {
    self.color(color)
    box(rect, radii)
    line("fill")
  }

  private mutating func box(_ rect: Rect, _ radii: CornerRadii) {
    let fitted = radii.fitted(to: rect.size)
    line(
      "box", rect.minX, rect.minY, rect.width, rect.height, fitted.topLeft, fitted.topRight, fitted.bottomRight,
      fitted.bottomLeft)
  }

  private mutating func add(_ path: Path) {
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point):
        line("move", point.x, point.y)
        current = point
      case .line(let point):
        line("line", point.x, point.y)
        current = point
      case .quadratic(let control, let point):
        // The same curve as a cubic.
        func third(_ end: Point) -> Point {
          Point(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        let (first, second) = (third(current), third(point))
        line("curve", first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .cubic(let control1, let control2, let point):
        line("curve", control1.x, control1.y, control2.x, control2.y, point.x, point.y)
        current = point
      case .close: line("close")
      }
    }
  }

  private mutating func color(_ color: Color) {
    line("color", Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }
}

extension Command {
  fileprivate var isShadow: Bool { if case .shadow = self { true } else { false } }
}
