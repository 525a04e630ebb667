internal import DaguerreText
public import Foundation

/// A vector image, or the name of one in the environment's library.
public struct Image: PrimitiveView, Sendable {
  /// Whether an image keeps its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Every layer in the foreground colour.
    case template
    /// Layers in their own colours, those without one in the foreground colour.
    case original
  }

  private enum Source: Sendable {
    case image(VectorImage)
    case name(String, Bundle?)
    case symbol(String)
  }

  private let source: Source
  private var isResizable = false
  private var renderingMode = TemplateRenderingMode.original
  private var isMirrored = false

  /// An image that is at hand.
  public init(_ image: VectorImage) { source = .image(image) }

  /// The image that the environment's library has under a name; one that it does not have is an error.
  public init(_ name: String) { source = .name(name, nil) }

  /// The image that a bundle has under a name, as an SVG file or in an asset catalogue; where it has none, that of the
  /// environment's library.
  public init(_ name: String, bundle: Bundle?) { source = .name(name, bundle) }

  /// One of the system's symbols by its name, as `\.symbols` of the environment or its library of images has it.
  ///
  /// One that neither has is drawn as a crossed box, with a warning that names it.
  public init(systemName name: String) { source = .symbol(name) }

  /// Lets the image fill its room, instead of having its own size.
  public func resizable() -> Image {
    var copy = self
    copy.isResizable = true
    return copy
  }

  /// Chooses whether the image keeps its own colours.
  public func renderingMode(_ mode: TemplateRenderingMode) -> Image {
    var copy = self
    copy.renderingMode = mode
    return copy
  }

  /// Chooses whether left and right are exchanged.
  public func mirrored(_ isMirrored: Bool) -> Image {
    var copy = self
    copy.isMirrored = isMirrored
    return copy
  }

  private func symbol(_ name: String, in context: ResolutionContext) -> VectorImage {
    for name in context.environment.symbolVariants.names(of: name) {
      if let image = context.environment.symbols[name] ?? context.environment.images[name] { return image }
    }
    let rule =
      "no drawing stands for the system's symbol '\(name)'; put '\(name).svg' in a folder and set "
      + ".environment(\\.symbols, try ImageLibrary(folder: ...))."
    if context.session.fonts.isStrict {
      context.session.report(ViewError.unsupported(view: "Image", rule: rule))
    } else {
      context.session.fonts.addWarning(rule)
    }
    return .missingSymbol
  }

  /// A node as large as the image, or as its room where it is resizable.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    var image: VectorImage
    switch source {
    case .image(let own): image = own
    case .name(let name, let bundle):
      do {
        guard let named = try bundle?.vectorImage(named: name) ?? context.environment.images[name] else {
          context.session.report(context.environment.images.missing(name))
          return []
        }
        image = named
      } catch {
        context.session.report(error)
        return []
      }
    case .symbol(let name):
      image = symbol(name, in: context)
    }
    let isTemplate = image.layers.map { renderingMode == .template || $0.color == nil }
    let (gradient, color) = context.environment.foreground(isAlone: !isTemplate.contains(false))
    for index in image.layers.indices where isTemplate[index] { image.layers[index].color = color }
    return [
      ImageNode(
        image, color, gradient: gradient, isResizable: isResizable, isMirrored: isMirrored, context.environment)
    ]
  }
}

private final class ImageNode: LayoutNode {
  private let image: VectorImage
  private let foreground: Color
  private let gradient: ShapePaint.Gradient?
  private let isResizable: Bool
  private let isMirrored: Bool

  /// - Parameters:
  ///   - foreground: of what stands for a hidden image.
  ///   - gradient: what is seen through the image, if anything is.
  init(
    _ image: VectorImage, _ foreground: Color, gradient: ShapePaint.Gradient?, isResizable: Bool, isMirrored: Bool,
    _ environment: EnvironmentValues
  ) {
    self.image = image
    self.foreground = foreground
    self.gradient = gradient
    self.isResizable = isResizable
    self.isMirrored = isMirrored
    super.init(environment)
  }

  override func measure(_ proposal: ProposedViewSize) -> Size {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: image.size) : image.size
  }

  override func draw(in rect: Rect, proposal: ProposedViewSize, on canvas: Canvas) {
    guard image.size.width > 0, image.size.height > 0 else { return }
    if canvas.redaction.contains(.placeholder) {
      return canvas.appendPlaceholder(rect, foreground)
    }
    let scaleX = rect.width / image.size.width
    let place = AffineTransform(
      scaleX: isMirrored ? -scaleX : scaleX, scaleY: rect.height / image.size.height,
      translateX: isMirrored ? rect.maxX : rect.minX, translateY: rect.minY)
    canvas.appendPainted(with: gradient, over: rect, layoutDirection) {
      for layer in image.layers {
        guard let color = layer.color?.opacity(layer.opacity), color.alpha > 0 else { continue }
        canvas.append(.fillPath(layer.path.transformed(by: place), layer.rule, color))
      }
    }
  }
}

/// How the system would colour the layers of a symbol; one drawn here has the colours of its drawing.
public enum SymbolRenderingMode: Hashable, Sendable, CaseIterable { case monochrome, hierarchical, palette, multicolor }

extension View {
  /// The same view: a symbol is drawn as large as its drawing.
  public func imageScale(_ scale: Image.Scale) -> Self { self }

  /// The same view: a symbol has the colours of its drawing.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
}

extension Image {
  /// How large the system would draw a symbol beside text.
  public enum Scale: Hashable, Sendable, CaseIterable { case small, medium, large }

  /// An image by its name that a screen reader passes over.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }
}
