/// Whether a sheet is drawn in bands: all commands in its first rows, then all in those below.
///
/// Rows of a large sheet have left the cache when something is painted over them once more. In bands of 2 MB shadows on
/// large sheets take two thirds of the time. That pays only where pixels are painted several times and few things are
/// placed, and is done only where no mask is made for what is in sight: such a mask would be made for each band, with
/// other roundings.
struct Bands {
  /// Pixels of a sheet that is drawn at once in any case, and of a band.
  private static let smallestSheet = 1 << 21
  private static let pixels = 1 << 19
  /// How often pixels are painted on average where bands pay.
  private static let worthwhileShare = 1.5
  /// Pixels that are painted in the time that it takes to place a command, a glyph or an element of a path.
  private static let pixelsPerPlacement = 64.0

  private let scale: Double
  /// In points.
  private let sheet: Rect
  /// How often a pixel is painted on average.
  private var share = 0.0
  /// What is placed anew in each band.
  private var placements = 0
  private var isPossible = true

  /// How many rows to draw at once.
  static func rows(of list: DisplayList, scale: Double, size: (width: Int, height: Int)) -> Int {
    guard size.width * size.height > smallestSheet else { return size.height }
    var bands = Bands(list, scale: scale)
    for command in list.commands where bands.isPossible { bands.add(command) }
    let rows = max(1, pixels / size.width)
    let painted = bands.share * Double(size.width * size.height)
    let placing = Double(bands.placements) * Double(size.height / rows) * pixelsPerPlacement
    return bands.isPossible && bands.share > worthwhileShare && placing < painted ? rows : size.height
  }

  private init(_ list: DisplayList, scale: Double) {
    self.scale = scale
    sheet = Rect(origin: .zero, size: list.size)
  }

  private mutating func add(_ command: Command) {
    placements += 1
    switch command {
    case .fillRect(let rect, _): paint(rect)
    case .fillRoundedRect(let rect, let radii, _):
      paint(rect)
      limitCorners(radii, of: rect)
    case .fillGradient(let gradient):
      paint(gradient.rect)
      limitCorners(gradient.radii, of: gradient.rect)
    case .image(let fill):
      if let bounds = command.bounds { paint(bounds) }
      // Only one that is turned has an outline.
      if !fill.transform.isUpright { limitSides(of: command.bounds) }
    case .pushClip(let rect, let radii): limitCorners(radii, of: rect)
    case .border(let border) where border.style == .solid && !border.hasOverlongCorner:
      limitCorners(border.radii, of: border.rect, width: border.width)
    case .shadow(let shadow):
      if let bounds = command.bounds { paint(bounds) }
      // A mask has four corners, and twice at both ends of each what the gaussian reaches.
      let corner = Self.largest(shadow.radii.fitted(to: shadow.rect.size)) + abs(shadow.spread)
      limit(2 * corner + 4 * ShadowMasks.reach * shadow.blur / 2, to: ShadowMasks.largestSide)
    case .glyphs(let run):
      // Few glyphs are larger than four ems, and those in no font for texts.
      limit(4 * run.size, to: GlyphMasks.largestSide)
      placements += run.glyphs.count
    case .fillPath(let path, _, _):
      limitSides(of: path.box)
      placements += path.elements.count
    case .border, .arc: limitSides(of: command.bounds)
    // A band knows nothing of what casts a shadow into it, or is blurred into it.
    case .pushEffect(.shadow), .pushEffect(.blur), .pushEffect(.backdropBlur): isPossible = false
    case .popClip, .pushOpacity, .popOpacity, .pushMask, .popMask, .pushEffect(.blend), .pushEffect(.composite),
      .popEffect:
      break
    }
  }

  private mutating func paint(_ rect: Rect) {
    let width = min(rect.maxX, sheet.maxX) - max(rect.minX, sheet.minX)
    let height = min(rect.maxY, sheet.maxY) - max(rect.minY, sheet.minY)
    if width > 0, height > 0 { share += width * height / (sheet.width * sheet.height) }
  }

  private mutating func limitCorners(_ radii: CornerRadii, of rect: Rect, width: Double = 0) {
    limit(2 * (Self.largest(radii.fitted(to: rect.size)) + width), to: BoxMasks.largestCorners)
  }

  private mutating func limitSides(of box: Rect?) {
    if let box { limit(max(box.width, box.height), to: OutlineMasks.largestSide) }
  }

  /// A length in points, which must be clearly below a side in pixels.
  private mutating func limit(_ length: Double, to side: Int) {
    isPossible = isPossible && length * scale < Double(side - 8)
  }

  private static func largest(_ radii: CornerRadii) -> Double {
    max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
  }
}
