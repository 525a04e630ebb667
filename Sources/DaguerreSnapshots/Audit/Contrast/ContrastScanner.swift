import DaguerreGraphics
import DaguerreSkins

/// Looks at the contrast of all that is drawn on sheets, one after the other; each worker thread has its own.
final class ContrastScanner {
  private let rasterizer = Rasterizer()

  /// From this size, in points, text is large, and from the other one where it is bold: WCAG 2.2, "large scale", with 96
  /// px to the inch of 72 pt.
  private static let largeSize = 24.0, largeBoldSize = 14.0 * 96 / 72
  private static let boldWeight = 700.0

  /// One in how many pixels is a part of a text or graphic that counts by itself.
  private static let smallestPart = 20

  /// What is looked at: commands of which the one with the best contrast counts.
  private struct Subject {
    let kind: ContrastPair.Kind
    let commands: [Int]
    /// Those that are parts of one line or figure: what one of them is drawn over of the others is no ground of it.
    var strokes: [Int] = []
    var exemption: ContrastPair.Exemption?
    /// Where it lies, in points.
    let frame: Rect

    /// The strokes that a command may be drawn over.
    func strokes(under command: Int) -> [Int] {
      strokes.contains(command) ? strokes.filter { $0 < command } : []
    }
  }

  /// What is looked at once, though several subjects may have it.
  private struct Look: Hashable {
    let command: Int
    let strokes: [Int]
  }

  /// The smallest contrast of a command, and where.
  private struct Sighting {
    var foreground = Color.clear, ground = Color.clear
    var ratio = Double.infinity
    var x = 0, y = 0
    /// How many pixels have which ratio.
    var ratios: [(ratio: Double, pixels: Int)] = []

    func share(below limit: Double) -> Double {
      let all = ratios.reduce(0) { $0 + $1.pixels }
      return Double(ratios.reduce(0) { $0 + ($1.ratio < limit ? $1.pixels : 0) }) / Double(max(all, 1))
    }
  }

  /// - Parameters:
  ///   - point: where the sheet is drawn, for the values of its tokens and the size of its texts; nil for nowhere.
  ///   - scale: pixels per point.
  func pairs(in sheet: Sheet, at point: SnapshotPoint?, scale: Double) throws(DrawingError) -> [ContrastPair] {
    let commands = sheet.list.commands
    let bounds = commands.map { $0.isSeen ? $0.bounds : nil }
    let tokens = PaintTokens(sheet, at: point)
    var sightings: [Look: Sighting?] = [:]
    var pairs: [ContrastPair] = []
    let textScale = point.flatMap { Double($0["textScale"]) } ?? 1
    for subject in Self.subjects(in: sheet, bounds: bounds, tokens: tokens, textScale: textScale) {
      var best: (command: Int, sighting: Sighting)?
      for command in subject.commands {
        let look = Look(command: command, strokes: subject.strokes(under: command))
        if sightings[look] == nil {
          sightings[look] = .some(try sighting(of: look, in: sheet.list, bounds: bounds, scale: scale))
        }
        if case .some(.some(let sighting)) = sightings[look], sighting.ratio > best?.sighting.ratio ?? 0 {
          best = (command, sighting)
        }
      }
      guard let (command, sighting) = best else { continue }
      let cell = Self.cell(of: subject.frame, in: sheet)
      let isDisabled = cell?.state == "disabled" || sheet.inactiveFrames.contains { $0.holdsMiddle(of: subject.frame) }
      let look = Look(command: command, strokes: subject.strokes(under: command))
      let below = try topmost(below: look, at: sighting, in: commands, bounds: bounds, scale: scale)
      pairs.append(
        ContrastPair(
          kind: subject.kind, exemption: isDisabled ? .disabled : subject.exemption, foreground: sighting.foreground,
          ground: sighting.ground, ratio: sighting.ratio,
          foregroundTokens: commands[command].colors.first.map { tokens.tokens(of: command, painting: $0) } ?? [],
          groundTokens: below.flatMap { below in
            commands[below].colors.first.map { tokens.tokens(of: below, painting: $0) }
          } ?? tokens.tokens(of: commands.count, painting: sheet.list.background),
          view: tokens.view(of: command), cell: cell?.name ?? "",
          share: sighting.share(below: subject.kind.requiredRatio), x: sighting.x, y: sighting.y))
    }
    return pairs
  }

  // MARK: What is looked at

  private static func subjects(
    in sheet: Sheet, bounds: [Rect?], tokens: PaintTokens, textScale: Double
  ) -> [Subject] {
    var subjects: [Subject] = []
    var lastGraphic: (indices: [Int], frame: Rect)?
    func endGraphic() {
      if let graphic = lastGraphic {
        subjects += graphics(graphic.indices, in: sheet, bounds: bounds, tokens: tokens)
      }
      lastGraphic = nil
    }
    for (index, command) in sheet.list.commands.enumerated() {
      guard let frame = bounds[index] else { continue }
      switch command {
      case .image(let fill) where fill.tint == nil: endGraphic()
      case .glyphs(let run):
        endGraphic()
        let isBold = (run.font.weight ?? 0) >= boldWeight
        let isLarge = run.size / textScale >= (isBold ? largeBoldSize : largeSize)
        subjects.append(Subject(kind: isLarge ? .largeText : .text, commands: [index], frame: frame))
      case .fillPath where sheet.targets.contains { $0.frame.hasEdge(along: frame) }: endGraphic()
      case .fillPath, .arc, .image:
        // Paths that follow one another in one place are one graphic.
        if var graphic = lastGraphic, graphic.frame.intersects(frame) {
          graphic.indices.append(index)
          graphic.frame = graphic.frame.union(frame)
          lastGraphic = graphic
        } else {
          endGraphic()
          lastGraphic = ([index], frame)
        }
      default: endGraphic()
      }
    }
    endGraphic()
    let contents = subjects.map(\.frame)
    for target in sheet.targets.map(\.frame) {
      let boxes = sheet.list.commands.indices.filter { index in
        guard let box = bounds[index], target.holds(box) else { return false }
        switch sheet.list.commands[index] {
        case .fillRect, .fillRoundedRect, .border, .fillGradient: return true
        case .fillPath: return target.hasEdge(along: box)
        default: return false
        }
      }
      guard !boxes.isEmpty else { continue }
      let isIdentified = contents.contains { target.holds($0) }
      let borders = boxes.filter { if case .border = sheet.list.commands[$0] { true } else { false } }
      subjects.append(
        Subject(
          kind: .boundary, commands: boxes, strokes: borders, exemption: isIdentified ? .identified : nil,
          frame: target))
    }
    return subjects
  }

  /// One path after the other, but of the arcs of a circle the best, as one of them is the track of the other.
  private static func graphics(
    _ indices: [Int], in sheet: Sheet, bounds: [Rect?], tokens: PaintTokens
  ) -> [Subject] {
    let colors = Set(indices.flatMap { sheet.list.commands[$0].colors }.map(\.rgba))
    // Two colours that a design system does not know are a picture's; without tokens nobody can say.
    let isForeign =
      colors.count == 2 && !sheet.tokens.isEmpty
      && indices.allSatisfy { index in
        sheet.list.commands[index].colors.allSatisfy { tokens.tokens(of: index, painting: $0).isEmpty }
      }
    let exemption: ContrastPair.Exemption? = colors.count > 2 || isForeign ? .picture : nil
    var arcs: [Int] = []
    var subjects: [Subject] = []
    for index in indices {
      guard let frame = bounds[index] else { continue }
      if case .arc = sheet.list.commands[index] {
        arcs.append(index)
      } else {
        let color = sheet.list.commands[index].colors
        let strokes = indices.filter { sheet.list.commands[$0].colors == color }
        subjects.append(
          Subject(kind: .graphic, commands: [index], strokes: strokes, exemption: exemption, frame: frame))
      }
    }
    if let first = arcs.first, let frame = bounds[first] {
      subjects.append(Subject(kind: .graphic, commands: arcs, frame: frame))
    }
    return subjects
  }

  /// The smallest cell that holds the middle of a frame, else the nearest one.
  private static func cell(of frame: Rect, in sheet: Sheet) -> Cell? {
    let middle = Point(x: frame.minX + frame.width / 2, y: frame.minY + frame.height / 2)
    func distance(_ cell: Cell) -> Double {
      let dx = max(cell.frame.minX - middle.x, 0, middle.x - cell.frame.maxX)
      let dy = max(cell.frame.minY - middle.y, 0, middle.y - cell.frame.maxY)
      return dx * dx + dy * dy
    }
    return sheet.cells.min {
      (distance($0), $0.frame.width * $0.frame.height) < (distance($1), $1.frame.width * $1.frame.height)
    }
  }

  /// The last command before another one that paints at a place; nil where that is the sheet itself.
  private func topmost(
    below look: Look, at sighting: Sighting, in commands: [Command], bounds: [Rect?], scale: Double
  ) throws(DrawingError) -> Int? {
    let pixel = PixelRect(x: sighting.x, y: sighting.y, width: 1, height: 1).area(scale: scale)
    let local = Placement(movingBy: Point(x: -pixel.minX, y: -pixel.minY))
    for index in commands[..<look.command].indices.reversed() where bounds[index]?.intersects(pixel) ?? false {
      if case .shadow = commands[index] { continue }
      if look.strokes.contains(index) { continue }
      // A border is around what lies under a text, not under it.
      var alone = DisplayList(size: pixel.size)
      for part in commands[index].painted(.black).placed(by: local) { alone.append(part) }
      if try rasterizer.draw(alone, scale: scale).pixels.contains(where: { $0 >> 24 > 0 }) { return index }
    }
    return nil
  }

  // MARK: What is seen

  /// The smallest contrast among the pixels that a command covers wholly and that can be seen; nil where there are none.
  private func sighting(
    of look: Look, in list: DisplayList, bounds: [Rect?], scale: Double
  ) throws(DrawingError) -> Sighting? {
    // Thin strokes of small text cover no whole pixel at the scale of references.
    for factor in [1.0, 4, 16] {
      guard
        let scene = LocalScene(
          of: look.command, with: look.strokes, in: list, bounds: bounds, scale: scale * factor),
        scene.region.width * scene.region.height <= 1 << 24
      else { return nil }
      let coverage = try scene.coverage(rasterizer)
      let most = coverage.pixels.max() ?? 0
      if most == 0 { return nil }
      guard most >> 24 == 255 else { continue }
      guard var sighting = try smallest(in: scene, coverage: coverage) else { return nil }
      sighting.x = Int(Double(scene.region.x + sighting.x) / factor)
      sighting.y = Int(Double(scene.region.y + sighting.y) / factor)
      return sighting
    }
    return nil
  }

  private func smallest(in scene: LocalScene, coverage: Bitmap) throws(DrawingError) -> Sighting? {
    let (whole, ground) = (try scene.whole(rasterizer).pixels, try scene.ground(rasterizer).pixels)
    // Plain loops over places, as sequences of pairs take ten times as long where nothing is optimised.
    let pixels = coverage.pixels
    let shares = try scene.isSeenAsItIs ? nil : shares(of: scene)
    var mostSeen: UInt32 = 0
    if let shares {
      for place in pixels.indices where pixels[place] >> 24 == 255 { mostSeen = max(mostSeen, shares[place]) }
      if mostSeen == 0 { return nil }
    }
    struct Step: Hashable {
      let foreground: UInt32
      let ground: UInt32
    }
    var order: [Step] = []
    var found: [Step: (pixels: Int, first: Int)] = [:]
    // Runs of equal pixels count at once: a box has few colours.
    var run: (step: Step, pixels: Int, first: Int)?
    func endRun() {
      guard let run else { return }
      if found[run.step] == nil { order.append(run.step) }
      found[run.step, default: (0, run.first)].pixels += run.pixels
    }
    for place in pixels.indices where pixels[place] >> 24 == 255 {
      // A step more or less is rounding.
      if let shares, shares[place] + 2 < mostSeen { continue }
      let step = Step(foreground: whole[place], ground: ground[place])
      if run?.step == step {
        run?.pixels += 1
      } else {
        endRun()
        run = (step, 1, place)
      }
    }
    endRun()
    var smallest = Sighting()
    var mostPixels = 0
    let all = found.values.reduce(0) { $0 + $1.pixels }
    for step in order {
      guard let (pixels, first) = found[step] else { continue }
      let (foreground, below) = (Color(onWhite: step.foreground), Color(onWhite: step.ground))
      // Where a small part touches a line of its own colour, the rest tells what it is.
      if pixels * Self.smallestPart < all, foreground.isSimilar(to: below) { continue }
      let ratio = foreground.skinColor.contrastRatio(to: below.skinColor)
      smallest.ratios.append((ratio, pixels))
      // Of pixels that differ by rounding the usual ones stand for all.
      let isSimilar =
        foreground.isSimilar(to: smallest.foreground) && below.isSimilar(to: smallest.ground) && mostPixels > 0
      guard isSimilar ? pixels > mostPixels : ratio < smallest.ratio else { continue }
      (smallest.foreground, smallest.ground, smallest.ratio) = (foreground, below, ratio)
      (smallest.x, smallest.y) = (first % coverage.width, first / coverage.width)
      mostPixels = pixels
    }
    return smallest
  }

  /// How much of a command's colour is seen in each pixel, of at most 255, as others may lie over it.
  ///
  /// Pixels at the edges of what lies over it are a mixture of colours that nobody sees as one.
  private func shares(of scene: LocalScene) throws(DrawingError) -> [UInt32] {
    let white = try scene.draw(rasterizer, painting: .white), black = try scene.draw(rasterizer, painting: .black)
    return white.pixels.indices.map { (white.pixels[$0] & 0xFF) &- (black.pixels[$0] & 0xFF) }
  }
}

extension Color {
  /// A premultiplied pixel as it is seen on white, which is what a sheet without a background is shown on.
  fileprivate init(onWhite pixel: UInt32) {
    let rest = 255 - (pixel >> 24)
    func channel(_ shift: UInt32) -> UInt8 { UInt8(min(255, (pixel >> shift & 0xFF) + rest)) }
    self.init(red: channel(0), green: channel(8), blue: channel(16))
  }

  /// Whether no channel differs by more than what rounding makes of one colour.
  fileprivate func isSimilar(to other: Color) -> Bool {
    func distance(_ first: UInt8, _ second: UInt8) -> Int { abs(Int(first) - Int(second)) }
    return max(distance(red, other.red), distance(green, other.green), distance(blue, other.blue)) <= 2
  }
}

extension Rect {
  fileprivate func holdsMiddle(of other: Rect) -> Bool {
    let (x, y) = (other.minX + other.width / 2, other.minY + other.height / 2)
    return minX <= x && x <= maxX && minY <= y && y <= maxY
  }

  /// Whether a path in another frame is a line along one of its edges, as what is drawn along the foot of a field.
  fileprivate func hasEdge(along other: Rect) -> Bool {
    guard holds(other) else { return false }
    let isAcross = other.width >= width - 2 && other.height * 2 <= height
    let isDown = other.height >= height - 2 && other.width * 2 <= width
    return isAcross || isDown
  }

  /// Whether another rectangle lies in this one, give or take what a border may stick out.
  fileprivate func holds(_ other: Rect) -> Bool {
    let room = inset(by: -1)
    return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX && room.maxY >= other.maxY
  }
}
