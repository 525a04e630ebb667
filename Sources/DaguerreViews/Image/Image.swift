internal import DaguerreText
public import Foundation

/// A drawing or a picture, or the name of one in a bundle or in the environment's library.
public struct Image: PrimitiveView, Equatable, Sendable {
  /// Whether an image keeps its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Every layer in the foreground colour.
    case template
    /// Layers in their own colours, those without one in the foreground colour.
    case original
  }

  private enum Source: Equatable, Sendable {
    case image(VectorImage)
    case name(String, Bundle?)
    case symbol(String)
    case drawn(ImageDrawing)
  }

  private let source: Source
  /// How the image fills its room; nil where it has its own size.
  private var resizing: ImageResizing?
  /// What assistive technology calls it.
  private var label: Text?
  /// How much of a symbol would be shown; nil for all of it.
  private var variableValue: Double?
  private var renderingMode: TemplateRenderingMode?
  private var isMirrored = false
  /// What all of it is painted with unless it is a template; nil for its own colours.
  private var tint: Color?
  /// What lies between the pixels of a picture.
  private var interpolation = ImageInterpolation.high

  /// An image that is at hand.
  public init(_ image: VectorImage) { source = .image(image) }

  /// A picture made of pixels.
  ///
  /// - Parameter scale: how many of its pixels make a point.
  public init(_ image: PixelImage, scale: Double = 1) { self.init(VectorImage(image, scale: scale)) }

  /// The image that the environment's library has under a name; one that it does not have is an error.
  public init(_ name: String) { source = .name(name, nil) }

  /// The image that a bundle has under a name, as an SVG, PNG, JPEG or WebP file or in an asset catalogue; where it has
  /// none, that of the environment's library.
  public init(_ name: String, bundle: Bundle?) { source = .name(name, bundle) }

  /// An image by its name, and what assistive technology calls it.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    self.label = label
  }

  /// One of the system's symbols by its name, as `\.symbols` of the environment or its library of images has it: as
  /// large as its drawing in a text of 17 points, larger and smaller with the font, and black as the foreground.
  ///
  /// One that neither has is drawn as a crossed box, with a warning that names it.
  public init(systemName name: String) { source = .symbol(name) }

  /// One of the system's symbols, which would show how large a value from 0 to 1 is; a drawing has no such parts, so that
  /// it is drawn whole, with a warning.
  public init(systemName name: String, variableValue: Double?) {
    self.init(systemName: name)
    self.variableValue = variableValue
  }

  /// An image by its name, which would show how large a value from 0 to 1 is; it is drawn whole, with a warning.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    self.variableValue = variableValue
  }

  /// An image by its name that shows how large a value is, as above, and what assistive technology calls it.
  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle, label: label)
    self.variableValue = variableValue
  }

  /// An image that a function draws, and what assistive technology calls it.
  package init(_ drawing: ImageDrawing, label: Text?) {
    source = .drawn(drawing)
    self.label = label
  }

  /// Lets the image fill its room, instead of having its own size.
  ///
  /// - Parameters:
  ///   - capInsets: how much at each side keeps its size, in points of the image; leading is its left side. Where the room
  ///     is smaller than two of them together, both shrink.
  ///   - resizingMode: how what lies between fills the rest.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var copy = self
    copy.resizing = ImageResizing(caps: capInsets, mode: resizingMode)
    return copy
  }

  /// Chooses whether the image keeps its own colours; nil as its asset catalogue says, and else it does.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// Paints all of the image in one colour, unless it is to have that of the foreground.
  package func tinted(_ color: Color) -> Image {
    var copy = self
    copy.tint = color
    return copy
  }

  /// Chooses what lies between the pixels of a picture that is drawn larger than it is: with `.none` that of the nearest.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var copy = self
    copy.interpolation = interpolation
    return copy
  }

  /// Chooses whether left and right are exchanged.
  public func mirrored(_ isMirrored: Bool) -> Image {
    var copy = self
    copy.isMirrored = isMirrored
    return copy
  }

  private func symbol(_ name: String, in environment: EnvironmentValues) -> VectorImage? {
    environment.symbols[name] ?? environment.images[name]
  }

  private func symbol(_ name: String, in context: ResolutionContext) -> VectorImage {
    let isFromRight = context.environment.layoutDirection == .rightToLeft
    for name in context.environment.symbolVariants.names(of: name) {
      if isFromRight, let image = symbol(name + ".rtl", in: context.environment) { return image }
      guard let image = symbol(name, in: context.environment) else { continue }
      return isFromRight && SymbolVariants.followsLines(name) ? image.mirrored : image
    }
    let rule =
      "no drawing stands for the system's symbol '\(name)'; put '\(name).svg' in a folder and name it with "
      + "--symbols, or set .environment(\\.symbols, try ImageLibrary(folder: ...))."
    if context.session.fonts.isStrict {
      context.session.report(ViewError.unsupported(view: "Image", rule: rule))
    } else {
      context.session.fonts.addWarning(rule)
    }
    return .missingSymbol
  }

  /// The drawing, its layers without a colour where they take that of the foreground; nil for an error.
  private func drawing(in context: ResolutionContext) -> VectorImage? {
    var image: VectorImage
    var renderingMode = renderingMode
    switch source {
    case .image(let own): image = own
    case .name(let name, let bundle):
      do {
        let bundle = context.environment.bundle(bundle)
        let asset = bundle?.image(named: name)
        guard let named = try asset?.drawing(in: context.environment) ?? context.environment.images[name] else {
          let set = bundle?.assetSet(named: name, kind: "imageset")
          context.session.report(context.environment.images.missing(name, set: set))
          return nil
        }
        image = named
        renderingMode = renderingMode ?? asset?.renderingMode
      } catch {
        context.session.report(error)
        return nil
      }
    case .symbol(let name):
      image = symbol(name, in: context).withoutBlack
      renderingMode = renderingMode ?? .original
    case .drawn:
      let rule = "one that a function draws is no part of a text, nor repeated."
      context.session.report(ViewError.unsupported(view: "Image", rule: rule))
      return nil
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? context.environment.imagesAreTemplates
    if isTemplate {
      image = image.template
    } else if let tint {
      image = image.template.colored(tint.settled(inDark: context.environment.colorScheme == .dark))
    }
    if interpolation == ImageInterpolation.none { image = image.sampled(.nearest) }
    return image
  }

  /// The drawing of one that stands in a text, and how far it lies above the baseline.
  ///
  /// - Parameters:
  ///   - font: that of the text, which the size of a symbol follows.
  ///   - color: of layers without one of their own.
  /// - Returns: nil for an error.
  func inText(
    _ font: Font, color: Color, in context: ResolutionContext
  ) -> (image: VectorImage, elevation: Double)? {
    guard let drawing = drawing(in: context)?.colored(color) else { return nil }
    guard case .symbol = source else { return (drawing, 0) }
    let image = drawing.scaled(by: Self.symbolScale(beside: font, in: context.environment))
    let size = font.size * font.scale(at: context.environment.textScale)
    return (image, (Self.capHeight * size - image.size.height) / 2)
  }

  /// The drawing with all that is said of it but how it fills a room, in the foreground where it has no colour; nil for
  /// an error.
  func drawn(in context: ResolutionContext) -> VectorImage? {
    guard let image = drawing(in: context) else { return nil }
    let drawn = sized(image.colored(context.environment.foregroundColor), in: context.environment)
    return isMirrored ? drawn.mirrored : drawn
  }

  /// A symbol as large as its font has it.
  private func sized(_ image: VectorImage, in environment: EnvironmentValues) -> VectorImage {
    guard case .symbol = source else { return image }
    return image.scaled(by: Self.symbolScale(beside: environment.font, in: environment))
  }

  /// How much larger than drawn a symbol is.
  private static func symbolScale(beside font: Font, in environment: EnvironmentValues) -> Double {
    environment.imageScale.factor * font.size * font.scale(at: environment.textScale) / sizeOfText
  }

  /// Of the text for which symbols are drawn, in points: that of bodies.
  private static let sizeOfText = 17.0
  /// Of most fonts, in ems: symbols in text are centred on capitals.
  private static let capHeight = 0.7

  /// A node as large as the image, or as its room where it is resizable.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    if case .drawn(let drawing) = source { return [called(node(of: drawing, in: context), in: context)] }
    guard var image = drawing(in: context) else { return [] }
    if variableValue != nil {
      context.warn("Image", "its variable value is not shown: a drawing has no parts that stand for one.")
    }
    let (pattern, color) = context.environment.foreground(isAlone: image.isOfForeground)
    image = image.colored(color)
    if resizing == nil { image = sized(image, in: context.environment) }
    let node = ImageNode(
      image, color, pattern: pattern, resizing: resizing, isMirrored: isMirrored, context.environment)
    return [called(node, in: context)]
  }

  private func called(_ node: LayoutNode, in context: ResolutionContext) -> LayoutNode {
    label.map { node.called($0.characters, context.environment) } ?? node
  }

  private func node(of drawing: ImageDrawing, in context: ResolutionContext) -> LayoutNode {
    if resizing?.isPlain == false {
      context.warn("Image", "stretched, as a function draws it: it has no caps nor tiles.")
    }
    let isTemplate = renderingMode.map { $0 == .template } ?? context.environment.imagesAreTemplates
    let color = isTemplate ? context.environment.foregroundColor : tint
    return drawing.node(color: color, isResizable: resizing != nil, isMirrored: isMirrored, in: context)
  }
}

private final class ImageNode: LayoutNode {
  private let image: VectorImage
  private let foreground: Color
  private let pattern: ShapePaint.Pattern?
  private let resizing: ImageResizing?
  private let isMirrored: Bool

  /// - Parameters:
  ///   - foreground: of what stands for a hidden image.
  ///   - pattern: what is seen through the image, if anything is.
  init(
    _ image: VectorImage, _ foreground: Color, pattern: ShapePaint.Pattern?, resizing: ImageResizing?,
    isMirrored: Bool,
    _ environment: EnvironmentValues
  ) {
    self.image = image
    self.foreground = foreground
    self.pattern = pattern
    self.resizing = resizing
    self.isMirrored = isMirrored
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    resizing != nil ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    if canvas.redaction.contains(.placeholder) {
      return canvas.appendPlaceholder(rect, foreground)
    }
    canvas.appendOne {
      canvas.appendPainted(with: pattern, in: rect, layoutDirection) {
        if let resizing, !resizing.isPlain {
          resizing.draw(isMirrored ? image.mirrored : image, in: rect, isMirrored: isMirrored, grid, on: canvas)
        } else {
          image.draw(in: rect, isMirrored: isMirrored, on: canvas)
        }
      }
    }
  }
}

private enum ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }
private enum ImagesAreTemplatesKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// Whether images that say nothing about it have the colour of the foreground, as in a bar of tabs.
  var imagesAreTemplates: Bool {
    get { self[ImagesAreTemplatesKey.self] }
    set { self[ImagesAreTemplatesKey.self] = newValue }
  }
}

/// How a symbol would show a value.
public enum SymbolVariableValueMode: Hashable, Sendable, CaseIterable { case color, draw }

/// How the system would paint a layer of a symbol.
public enum SymbolColorRenderingMode: Hashable, Sendable, CaseIterable { case flat, gradient }

/// How the system would colour the layers of a symbol; one drawn here has the colours of its drawing.
public enum SymbolRenderingMode: Hashable, Sendable, CaseIterable { case monochrome, hierarchical, palette, multicolor }

extension View {
  /// How large symbols within the view are beside text.
  public func imageScale(_ scale: Image.Scale) -> EnvironmentModifier<Self> { environment(\.imageScale, scale) }

  /// Sets what views ask for; a symbol has the colours of its drawing, and that of the foreground for black.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> EnvironmentModifier<Self> {
    environment(\.symbolRenderingMode, mode)
  }
  /// The same view: a drawing shows no value.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// The same view: a drawing has its own colours.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
}

extension Image {
  /// How large a symbol is drawn beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    case small, medium, large

    /// A choice of ours, as the system says no numbers.
    fileprivate var factor: Double {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.25
      }
    }
  }

  /// An image by its name that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
