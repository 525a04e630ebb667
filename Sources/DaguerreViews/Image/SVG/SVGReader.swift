internal import DaguerrePictures
internal import Foundation

/// Makes the layers of an SVG document.
struct SVGReader {
  let document: SVGDocument
  private let file: String
  /// Of the viewport that is drawn, in user units.
  var room: Size
  /// How many elements were drawn, those that are used several times as often.
  private var count = 0
  /// How many elements are around the one that is drawn, by their place or because they use it.
  private var depth = 0
  /// The ids of what is being drawn because something refers to it.
  private var open: [String] = []
  /// What has been read so far because it is drawn, in bytes.
  private var work = 0
  /// Those that something has been filled with, by their ids.
  private var gradients: [String: SVGGradient] = [:]
  private var pictures: SVGPictures
  /// What elements give those in them, where something refers to these.
  private var inherited: [ObjectIdentifier: SVGStyle] = [:]

  private static let most = 50_000
  /// What `use` repeats is read again each time.
  private static let mostWork = 1 << 25

  /// The image that `data` describes.
  ///
  /// Takes time and memory in proportion to what is drawn.
  ///
  /// - Parameter file: the name that errors give.
  static func image(_ data: Data, file: String) throws(SVGError) -> VectorImage {
    let document = try SVGDocument(data, file: file)
    do throws(SVGReason) {
      let viewport = try SVGViewport(document.root.attributes)
      var reader = SVGReader(document: document, file: file, room: viewport.room)
      var style = SVGStyle()
      style.transform = viewport.transform
      let layers = try reader.contents(of: document.root, in: style)
      // What lies below the image has no part in it.
      return VectorImage(size: viewport.size, layers: layers.isBlended ? [.isolated(layers)] : layers)
    } catch {
      throw SVGError(file: file, line: error.line ?? document.root.line, reason: error.text)
    }
  }

  private init(document: SVGDocument, file: String, room: Size) {
    (self.document, self.file, self.room) = (document, file, room)
    pictures = SVGPictures(file: file)
  }

  private mutating func spend(_ amount: Int) throws(SVGReason) {
    work += amount
    guard work <= Self.mostWork else {
      throw SVGReason("more than \(Self.mostWork >> 20) MB are drawn, what is used again counted each time.")
    }
  }

  // MARK: Elements

  /// Elements that are drawn only where something refers to them.
  private static let definitions: Set<String> = [
    "defs", "symbol", "clipPath", "mask", "linearGradient", "radialGradient", "pattern", "style", "filter", "marker",
    "stop",
  ]

  private mutating func layers(_ element: SVGElement, in parent: SVGStyle) throws(SVGReason) -> [VectorImage.Layer] {
    do throws(SVGReason) {
      count += 1
      depth += 1
      defer { depth -= 1 }
      guard count <= Self.most else { throw SVGReason("more than \(Self.most) elements are drawn.") }
      guard depth <= SVGDocument.greatestDepth else {
        throw SVGReason("more than \(SVGDocument.greatestDepth) elements are nested here.")
      }
      try spend(element.weight)
      return element.isApplicable ? try drawn(element, in: parent) : []
    } catch {
      throw error.at(element.line)
    }
  }

  private mutating func drawn(_ element: SVGElement, in parent: SVGStyle) throws(SVGReason) -> [VectorImage.Layer] {
    switch element.name {
    case "g", "a", "switch": return try contents(of: element, in: parent)
    case "svg":
      return try contents(of: element, sized: element.attributes, in: parent)
    case "use": return try used(by: element, in: parent)
    case "image":
      let style = try parent.inheriting(element, document.styles)
      guard style.isShown else { return [] }
      let picture = try pictures.layer(element, place: style.transform, in: room)
      return try seen([picture], style, in: element)
    case let name where SVGShape.names.contains(name):
      let style = try parent.inheriting(element, document.styles)
      guard style.isShown else { return [] }
      let path = try SVGShape.path(name, element.attributes, in: room)
      return path.isEmpty ? [] : try seen(try painted(path, style, of: element), style, in: element, around: path)
    case let name where Self.definitions.contains(name): return []
    default: throw SVGReason.unsupportedElement(element.name)
    }
  }

  mutating func contents(of element: SVGElement, in parent: SVGStyle) throws(SVGReason) -> [VectorImage.Layer] {
    try spend(element.weight)
    let style = try parent.inheriting(element, document.styles)
    // What is drawn because something refers to it need not be displayed where it stands.
    guard style.isDisplayed || Self.definitions.contains(element.name) else { return [] }
    var layers: [VectorImage.Layer] = []
    let children = element.name == "switch" ? element.chosen : element.children
    for child in children { layers += try self.layers(child, in: style) }
    return try seen(layers, style, in: element)
  }

  /// What is in an `svg` or a `symbol`, with a viewport of its own, beyond which nothing is seen unless it says so.
  mutating func contents(
    of element: SVGElement, sized attributes: [String: String], in parent: SVGStyle
  ) throws(SVGReason) -> [VectorImage.Layer] {
    let (around, inner) = (room, try SVGViewport.nested(attributes, in: room))
    room = inner.room
    defer { room = around }
    var style = parent
    style.transform = parent.transform.after(inner.place)
    let layers = try contents(of: element, in: style)
    let overflow = try SVGStyle.properties(of: element, document.styles)["overflow"]
    return ["visible", "auto"].contains(overflow) ? layers : layers.cut(to: inner.frame, parent.transform)
  }

  private mutating func used(by element: SVGElement, in parent: SVGStyle) throws(SVGReason) -> [VectorImage.Layer] {
    guard let id = element.reference, let target = document.named[id] else {
      throw SVGReason("<use> refers to nothing that is in the file; add what its href names.")
    }
    var style = try parent.inheriting(element, document.styles)
    guard style.isDisplayed else { return [] }
    let lengths = SVGLengths(element: "use", attributes: element.attributes, room: room)
    style.transform = style.transform.after(
      AffineTransform(scaleX: 1, scaleY: 1, translateX: try lengths["x"], translateY: try lengths["y"]))
    let layers = try referring(to: id) { reader throws(SVGReason) in
      guard ["symbol", "svg"].contains(target.name) else { return try reader.layers(target, in: style) }
      let size = element.attributes.filter { ["width", "height"].contains($0.key) }
      // Only a symbol has no place of its own.
      let viewport = target.attributes.merging(size) { $1 }
        .filter { target.name == "svg" || !["x", "y"].contains($0.key) }
      return try reader.contents(of: target, sized: viewport, in: style)
    }
    return try seen(layers, style, in: element)
  }

  /// What an element inherits that something refers to: from what it stands in, and nothing from what refers to it.
  ///
  /// Source: SVG 1.1, sections 13.3, 14.3.5 and 14.4.
  mutating func style(around element: SVGElement) throws(SVGReason) -> SVGStyle {
    guard let parent = element.parent else { return SVGStyle() }
    if let known = inherited[ObjectIdentifier(parent)] { return known }
    var style = try self.style(around: parent)
    do throws(SVGReason) {
      style = try style.inheriting(parent, document.styles)
    } catch { throw error.at(parent.line) }
    style.transform = .identity
    inherited[ObjectIdentifier(parent)] = style
    return style
  }

  /// Draws what an id stands for, which must not refer to itself.
  mutating func referring<Result>(
    to id: String, _ body: (inout SVGReader) throws(SVGReason) -> Result
  ) throws(SVGReason) -> Result {
    guard !open.contains(id) else { throw SVGReason("#\(id) refers to itself.") }
    open.append(id)
    defer { open.removeLast() }
    return try body(&self)
  }

  /// Whether what an id stands for is being drawn.
  func isOpen(_ id: String) -> Bool { open.contains(id) }

  // MARK: Shapes

  private mutating func painted(
    _ path: Path, _ style: SVGStyle, of element: SVGElement
  ) throws(SVGReason) -> [VectorImage.Layer] {
    if style.isClip {
      return [.init(path: path.transformed(by: style.transform), rule: style.clipRule, color: .black)]
    }
    let stroke = style.stroke
    var painted: [SVGStroke.Part: [VectorImage.Layer]] = [:]
    // A line has no inside.
    if style.fill != .none, element.name != "line",
      let fill = try layer(path, style.rule, style.fill, style.fillOpacity, style, box: path)
    {
      painted[.fill] = [fill]
    }
    if stroke.isDrawn {
      guard !stroke.isUnscaled else {
        throw SVGReason.unsupportedAttribute("vector-effect", "non-scaling-stroke", of: element.name)
      }
      guard stroke.line.dash.isEmpty || element.attributes["pathLength"] == nil else {
        throw SVGReason.unsupportedAttribute("pathLength", element.attributes["pathLength"] ?? "", of: element.name)
      }
      if let line = try layer(
        path.stroked(stroke.line, scaledBy: style.transform.scale), .nonzero, stroke.paint, stroke.opacity, style,
        box: path)
      {
        painted[.stroke] = [line]
      }
    }
    painted[.markers] = try markers(on: path, style, of: element)
    return stroke.order.flatMap { painted[$0] ?? [] }
  }

  /// - Parameter box: what gradients and patterns are laid over.
  private mutating func layer(
    _ path: Path, _ rule: FillRule, _ paint: SVGPaint, _ opacity: Double, _ style: SVGStyle, box: Path
  ) throws(SVGReason) -> VectorImage.Layer? {
    var layer = VectorImage.Layer(
      path: path.transformed(by: style.transform), rule: rule, color: style.color, opacity: opacity)
    switch paint {
    case .none: return nil
    case .currentColor: break
    case .color(let color): layer.color = color
    case .reference(let id, let other):
      guard let target = document.named[id] else {
        guard let other else { throw SVGReason("url(#\(id)) refers to nothing that is in the file; add it.") }
        layer.color = other
        return layer
      }
      guard let bounds = box.bounds else { return nil }
      if target.name == "pattern" {
        guard let painted = path.bounds else { return nil }
        return try pattern(target, id, layer, bounds, painted, style)
      }
      guard ["linearGradient", "radialGradient"].contains(target.name) else {
        throw SVGReason("#\(id) is a <\(target.name)>, which nothing can be filled with.")
      }
      let gradient = try gradient(id, target)
      guard let painted = path.bounds, let fill = try gradient.paint(bounds, painted, style.transform, room: room)
      else {
        return nil
      }
      if case .gradient(_, let stops) = fill.fill { try spend(stops.count * 64) }
      (layer.fill, layer.color) = (fill.fill, fill.color)
    }
    return layer
  }

  private mutating func gradient(_ id: String, _ element: SVGElement) throws(SVGReason) -> SVGGradient {
    if let known = gradients[id] { return known }
    let gradient = try SVGGradient(element, in: document)
    gradients[id] = gradient
    return gradient
  }

  // MARK: What an element is seen through

  /// The layers of an element, clipped, masked and faded as it says.
  ///
  /// - Parameter shape: what the element is, in its own coordinates; nil for the box around its layers.
  private mutating func seen(
    _ layers: [VectorImage.Layer], _ style: SVGStyle, in element: SVGElement, around shape: Path? = nil
  ) throws(SVGReason) -> [VectorImage.Layer] {
    var layers = layers
    guard !layers.isEmpty else { return [] }
    // Around the element, in its own coordinates; looked for where something is laid over it.
    let isChanged = style.filter != nil || style.clip != nil || style.mask != nil
    let box = isChanged ? shape?.bounds ?? layers.box(style.transform) : nil
    if let id = style.filter {
      guard let target = document.named[id], target.name == "filter" else {
        throw SVGReason("#\(id) is no <filter> of the file.")
      }
      guard let box else { return [] }
      var filter = try SVGFilter(target, of: layers, box: box, place: style.transform, room: room, document.styles)
      layers = try filter.layers()
      try spend(filter.work * 64)
    }
    for (id, name) in [(style.clip, "clipPath"), (style.mask, "mask")] {
      guard let id else { continue }
      guard let target = document.named[id], target.name == name else {
        throw SVGReason("#\(id) is no <\(name)> of the file.")
      }
      var inner = try self.style(around: target)
      inner.transform = style.transform
      inner.isClip = name == "clipPath"
      let units = target.attributes[name == "mask" ? "maskContentUnits" : "clipPathUnits"]
      if units == "objectBoundingBox" {
        guard let box else { return [] }
        inner.transform = inner.transform.after(
          AffineTransform(scaleX: box.width, scaleY: box.height, translateX: box.minX, translateY: box.minY))
      }
      let contents = try referring(to: id) { reader throws(SVGReason) in
        try reader.contents(of: target, in: inner)
      }
      let mask: [VectorImage.Layer]
      do throws(SVGReason) {
        let isAlpha = try inner.inheriting(target, document.styles).isAlphaMask
        mask = inner.isClip || isAlpha ? contents : try contents.asLuminance()
      } catch {
        throw error.at(target.line)
      }
      // Programs clip all that they draw to the page, where nothing is beside it.
      if mask.only?.holds(layers) != true { layers = [VectorImage.Layer(group: .init(layers: layers, mask: mask))] }
      if name == "mask", let box {
        layers = try layers.cut(to: target.region(unitsNamed: "maskUnits", around: box, room: room), style.transform)
      }
    }
    guard !style.isClip else { return layers }
    layers = layers.faded(style.opacity)
    if style.isIsolated, layers.isBlended { layers = [.isolated(layers)] }
    guard style.blend != .normal else { return layers }
    return [VectorImage.Layer(group: .init(layers: layers, effect: .blend(style.blend)))]
  }
}
