internal import DaguerreSkins
internal import DaguerreText
internal import Foundation

/// Lines of text, in the font and colour of the environment, or of its own.
///
/// Texts can be added up to one text of several styles, which is broken into lines as one.
public struct Text: PrimitiveView, Sendable {
  /// A piece with one style; what it leaves open comes from the environment.
  struct Segment: Sendable {
    var content: String
    /// What makes the content where the text stands, of a value in a format.
    var formatted: (@Sendable (EnvironmentValues) -> String)?
    var font: Font?
    var weight: Font.Weight?
    /// Nil where nothing was said.
    var isItalic: Bool?
    /// Whether it is made neither bold nor, if so, of any weight by what is said later.
    var keepsOff: KeptOff?
    var color: Color?
    /// What it is painted with where it is no colour; counts no more than one.
    var style: SharedStyle?
    /// Whether the colour is that where nobody set one, whatever is said around the text.
    var isUncolored = false
    /// Nil for what leads nowhere.
    var link: LinkLook?
    var kerning: Double?
    /// Counts more than kerning where it is not 0.
    var tracking: Double?
    var baselineOffset: Double?
    var isMonospaced = false
    var hasTabularDigits = false
    var width: Font.Width?
    var scale: Text.Scale?
    var background: Color?
    /// Nil within for no line, whatever is said around; nil where nothing was said.
    var underline: LineStyle??
    var strikethrough: LineStyle??
    /// What stands in place of the content, which is U+FFFC then.
    var image: Image?
    /// What assistive technology is told in place of the content.
    var spoken: String?
    /// Those of one's own, the innermost first.
    var attributes: [any TextAttribute] = []
    /// Why the text cannot be drawn; nil where it can.
    var refusal: String?
  }

  /// Which weights a piece does not take from what is said after it.
  enum KeptOff { case bold, allWeights }

  /// One style for all pieces that it was set for.
  final class SharedStyle: Sendable {
    let style: AnyShapeStyle
    init(_ style: AnyShapeStyle) { self.style = style }
  }

  /// What a piece that leads somewhere is drawn in.
  enum LinkLook { case accent, accentIfSet }

  private(set) var segments: [Segment]

  /// A text shown as it is; what is written out between quotes is a ``LocalizedStringKey``.
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { segments = [Segment(content: String(content))] }

  /// A text shown as it is.
  public init(verbatim content: String) { segments = [Segment(content: content)] }

  /// A text of a value, by the locale, the time zone and the moment where it stands.
  init(formatted: @escaping @Sendable (EnvironmentValues) -> String) {
    segments = [Segment(content: formatted(EnvironmentValues.current), formatted: formatted)]
  }

  /// An image that stands in a line as a letter does: on the baseline, or centred on capitals if it is a symbol.
  ///
  /// What is made where it stands, as `Text(.init("Some **words**"))`, is a ``LocalizedStringKey``.
  @_disfavoredOverload
  public init(_ image: Image) { segments = [Segment(content: "\u{FFFC}", image: image)] }

  /// A text that cannot be drawn.
  init(refusing rule: String) { segments = [Segment(content: "", refusal: rule)] }

  /// Both texts, each in its own style, as one.
  public static func + (first: consuming Text, second: Text) -> Text {
    first.segments += second.segments
    return first
  }

  /// Texts one after the other, each in its own style, as one.
  init(joining texts: [Text]) { segments = texts.flatMap(\.segments) }

  /// What the text says, without its styles.
  var characters: String { segments.filter { $0.image == nil }.map(\.content).joined() }

  /// A node for the text in its fonts; none where a font cannot be had, which is an error.
  public func _resolve(in context: ResolutionContext) -> [LayoutNode] {
    if let style = segments.first?.style, segments.allSatisfy({ $0.style === style && $0.color == nil }) {
      var plain = self
      for index in plain.segments.indices { plain.segments[index].style = nil }
      var inner = context
      inner.environment.setForeground = style.style._paint(in: context.environment)
      return plain._resolve(in: inner)
    }
    let (pattern, color) = context.environment.foreground(
      isAlone: segments.allSatisfy { $0.color == nil && $0.style == nil && !$0.isUncolored })
    for case let rule? in segments.map(\.refusal) {
      context.session.report(ViewError.unsupported(view: "Text", rule: rule))
    }
    warnOfWidths(in: context)
    warnOfPatterns(in: context)
    do {
      var images: [VectorImage] = []
      let runs = try segments.map { segment throws(FontError) in
        let around = segment.isUncolored ? context.environment.uncolored : color
        var run = try segment.run(in: context.environment, color: around, fonts: context.session.fonts)
        let font = segment.font ?? context.environment.font
        if let drawn = segment.image?.inText(font, color: run.style.color, in: context) {
          run.style.attachment = TextAttachment(id: images.count, size: drawn.image.size, elevation: drawn.elevation)
          images.append(drawn.image)
        }
        return run
      }
      let text = TextNode(
        runs, images: images, pattern: pattern, context.environment, layouts: context.session.fonts.layouts)
      let node =
        context.environment.textTraits.drawing.map { drawing in
          DrawnTextNode(text, drawing, AttributedStretch.list(zip(runs, segments.map(\.attributes))), context)
        } ?? text
      return [spoken(in: context.environment).map { node.called($0, context.environment) } ?? node]
    } catch {
      context.session.report(error)
      return []
    }
  }
}

extension Text {
  /// What assistive technology is told in place of what the text says; nil where it is that.
  private func spoken(in environment: EnvironmentValues) -> String? {
    guard segments.contains(where: { $0.spoken != nil }) else { return nil }
    return segments.map { $0.spoken ?? ($0.image == nil ? $0.formatted?(environment) ?? $0.content : "") }.joined()
  }

  private func warnOfWidths(in context: ResolutionContext) {
    let around = context.environment.textTraits.width
    for segment in segments {
      let font = segment.font ?? context.environment.font
      guard segment.width ?? around ?? font.width != .standard else { continue }
      context.warn("Text", "its letters have the usual width: no narrower or wider font stands for the system's.")
    }
  }

  private func warnOfPatterns(in context: ResolutionContext) {
    for shared in segments.compactMap(\.style) where shared.style._paint(in: context.environment).pattern != nil {
      context.warn("Text", "what is put together with other texts is in one colour, where its style has several.")
    }
  }

  /// Says what assistive technology is told in place of what the text says.
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    for index in copy.segments.indices { copy.segments[index].spoken = index == 0 ? label.characters : "" }
    return copy
  }

  /// Says what assistive technology is told in place of what the text says.
  public func accessibilityLabel(_ label: String) -> Text { accessibilityLabel(Text(verbatim: label)) }

  /// Says what assistive technology is told in place of what the text says, by a key that is looked up.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text { accessibilityLabel(Text(key)) }
}

// MARK: Styles

extension Text {
  // That a text stays a text where its font or colour is known to be one: for what takes an optional, Swift would find
  // the views' first.

  /// Sets the font.
  public func font(_ font: Font) -> Text { self.font(Optional(font)) }
  /// Sets the font; nil for that where nobody set one.
  public func font(_ font: Font?) -> Text { styled { $0.font = font ?? FontKey.defaultValue } }
  /// Sets the weight; nil for that of the font, whatever weight is set later.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { segment in
      guard let weight else { return segment.keepOff(.allWeights) }
      if segment.keepsOff != .allWeights { segment.weight = weight }
    }
  }
  /// Makes the text bold, or keeps it from being made so later.
  public func bold(_ isActive: Bool = true) -> Text {
    styled { segment in
      guard isActive else { return segment.keepOff(.bold) }
      if segment.keepsOff == nil { segment.weight = .bold }
    }
  }
  /// Makes the text italic, or keeps it from being made so later.
  public func italic(_ isActive: Bool = true) -> Text { styled { $0.isItalic = isActive } }
  /// Draws digits of one width, where the font has some.
  public func monospacedDigit() -> Text { styled { $0.hasTabularDigits = true } }
  /// Sets the colour.
  public func foregroundColor(_ color: Color) -> Text { foregroundColor(Optional(color)) }
  /// Sets the colour; nil for that where nobody set one.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { segment in
      guard segment.color == nil, segment.style == nil, !segment.isUncolored else { return }
      (segment.color, segment.isUncolored) = (color, color == nil)
    }
  }
  /// Paints the text with a style, as a text that others can be added to, or that stands in others.
  @_disfavoredOverload
  public func foregroundStyle(_ style: some ShapeStyle) -> Text {
    let shared = SharedStyle(AnyShapeStyle(style))
    return styled { segment in
      guard segment.color == nil, segment.style == nil, !segment.isUncolored else { return }
      segment.style = shared
    }
  }
  /// Has the text lead somewhere.
  func linked() -> Text { styled { $0.link = .accent } }
  /// Has what leads somewhere look as the words around it, unless an accent colour is set, with a line under it.
  package func underliningLinks() -> Text {
    styled { segment in
      guard segment.link != nil else { return }
      segment.link = .accentIfSet
      if segment.underline == nil { segment.underline = .some(.single) }
    }
  }
  /// Adds points after each character; ligatures stay as they are unless the points are many.
  public func kerning(_ points: Double) -> Text { styled { $0.kerning = points } }
  /// Adds points after each character, in place of ``kerning(_:)``; letters are not joined to ligatures then.
  public func tracking(_ points: Double) -> Text { styled { $0.tracking = points } }
  /// Raises the text by points, and the height of its line with it.
  public func baselineOffset(_ points: Double) -> Text { styled { $0.baselineOffset = points } }
  /// Draws the text in the font that stands for the system's of one width, in its size and weight.
  public func monospaced(_ isActive: Bool = true) -> Text { styled { $0.isMonospaced = isActive } }
  /// Draws the text in a kind of the system's font; all but the one of one width are drawn as they are.
  public func fontDesign(_ design: Font.Design?) -> Text { monospaced(design == .monospaced) }
  /// Says how wide letters are; they are drawn in the usual width, with a warning where another is asked for.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = width } }
  /// Draws the text smaller, as what stands beside a more important one.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = scale } : self
  }
  /// Draws a line under the text, or none whatever is said around it; nil for its own colour.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { underlined(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  /// Draws a line under the text, or none.
  func underlined(_ line: LineStyle?) -> Text { styled { $0.underline = .some(line) } }
  /// Draws a line through the text, or none whatever is said around it; nil for its own colour.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { struckThrough(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  /// Draws a line through the text, or none.
  func struckThrough(_ line: LineStyle?) -> Text { styled { $0.strikethrough = .some(line) } }

  /// Gives the text something of one's own, which a renderer of texts finds; a text within keeps what it has of the
  /// same type.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text {
    styled { $0.attributes.append(value) }
  }

  /// Lays a colour behind the text; nil for nothing.
  func ground(_ color: Color?) -> Text { styled { $0.background = color } }

  /// The text with the characters that a style shows for its own.
  func presented(in style: FontStyle) -> Text {
    styled { segment in
      segment.content = style.presented(segment.content)
      if let formatted = segment.formatted { segment.formatted = { style.presented(formatted($0)) } }
    }
  }

  /// Changes all segments; what an inner text says itself is kept.
  private func styled(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices {
      let own = copy.segments[index]
      change(&copy.segments[index])
      copy.segments[index].keep(own)
    }
    return copy
  }
}

extension Text.Segment {
  /// Has again what another one says, as far as it says something.
  @inline(never)
  fileprivate mutating func keep(_ own: Text.Segment) {
    font = own.font ?? font
    weight = own.weight ?? weight
    isItalic = own.isItalic ?? isItalic
    color = own.color ?? color
    kerning = own.kerning ?? kerning
    tracking = own.tracking ?? tracking
    width = own.width ?? width
    scale = own.scale ?? scale
    baselineOffset = own.baselineOffset ?? baselineOffset
    background = own.background ?? background
    underline = own.underline ?? underline
    strikethrough = own.strikethrough ?? strikethrough
  }

  /// Of what has a weight nothing is kept off: it keeps that.
  fileprivate mutating func keepOff(_ weights: Text.KeptOff) {
    if weight == nil, keepsOff != .allWeights { keepsOff = weights }
  }

  private func linkColor(in environment: EnvironmentValues) -> Color? {
    switch link {
    case .accent: environment.accent
    case .accentIfSet: environment.tint
    case nil: nil
    }
  }

  /// The segment with everything that the environment decides, sizes multiplied by its text scale.
  ///
  /// - Parameter foreground: for a segment without a colour of its own.
  fileprivate func run(
    in environment: EnvironmentValues, color foreground: Color, fonts: FontLibrary
  ) throws(FontError) -> TextRun {
    let font = self.font ?? environment.font
    let scale = font.scale(at: environment.textScale)
    let traits = environment.textTraits
    let share = (self.scale ?? traits.scale).share
    let plain = formatted?(environment) ?? content
    let content = traits.textCase?.presented(plain, in: environment.locale) ?? plain
    let tracking = (self.tracking ?? traits.tracking).flatMap { $0 == 0 ? nil : $0 }
    let tabular = hasTabularDigits || traits.hasTabularDigits ? font.monospacedDigit() : font
    let family = isMonospaced || traits.isMonospaced ? Font.monospacedFamily : font.family
    let files = try fonts.fonts(
      family: family,
      weight: (weight ?? traits.weight ?? font.weight).value(for: environment.legibilityWeight, family: family),
      italic: isItalic == true || traits.isItalic || font.isItalic, for: content)
    return TextRun(
      content,
      style: TextStyle(
        fonts: files, size: font.size * scale * share,
        color: color ?? style?.style._paint(in: environment).color ?? linkColor(in: environment) ?? foreground,
        letterSpacing: (tracking ?? kerning ?? environment.kerning) * scale, advanceUnit: environment.glyphAdvanceUnit,
        lineHeight: environment.lineHeight.map { $0 * scale }
          ?? font.leading.lineHeight(of: files[0], size: font.size * scale * share, scale: scale),
        features: tabular.features + (tracking == nil ? [] : ["liga=0", "clig=0"]),
        baselineOffset: (baselineOffset ?? traits.baselineOffset) * scale,
        background: background, underline: (underline ?? traits.underline)?.line,
        strikethrough: (strikethrough ?? traits.strikethrough)?.line))
  }
}
