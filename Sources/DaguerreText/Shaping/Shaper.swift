internal import CHarfBuzz
internal import DaguerreGraphics

/// Turns items of a paragraph into positioned glyphs, by HarfBuzz, in font units that are scaled here.
struct Shaper {
  /// What is shaped: tabs and other controls are set as spaces.
  private let scalars: [UInt32]
  private let paragraph: Paragraph
  private let styles: [TextStyle]

  init(_ paragraph: Paragraph, styles: [TextStyle]) {
    let scalars = paragraph.scalars
    func isControl(_ scalar: UInt32) -> Bool { scalar < 0x20 || (0x7F..<0xA0).contains(scalar) }
    self.scalars = scalars.contains(where: isControl) ? scalars.map { isControl($0) ? 0x20 : $0 } : scalars
    self.paragraph = paragraph
    self.styles = styles
  }

  /// - Parameter context: what shaping may look at around the item: the line it stands in, or the paragraph.
  func shape(_ item: Itemizer.Item, context: Range<Int>) -> ShapedItem {
    if let attachment = styles[item.style].attachment { return shape(item, as: attachment) }
    let glyphs = glyphs(of: item, context: context, features: [])
    let changes = item.range.dropFirst().filter { place in
      let (style, before) = (paragraph.styles[place], paragraph.styles[place - 1])
      return style != before && !styles[style].isPainted(like: styles[before])
    }
    guard !changes.isEmpty else { return ShapedItem(source: item, glyphs: glyphs) }
    // A ligature has one colour: letters of two are joined to one glyph only where their script asks for that.
    let clusters = Set(glyphs.map(\.cluster))
    let hidden = changes.filter { !clusters.contains($0) && !Itemizer.isExtending(scalars[$0]) }
    guard !hidden.isEmpty else { return ShapedItem(source: item, glyphs: glyphs) }
    let features = hidden.flatMap { place in
      ["liga", "clig"].map { "\($0)[\(place - context.lowerBound)]=0" }
    }
    return ShapedItem(source: item, glyphs: self.glyphs(of: item, context: context, features: features))
  }

  /// - Parameter features: beside those of the style.
  private func glyphs(of item: Itemizer.Item, context: Range<Int>, features: [String]) -> [ShapedItem.Glyph] {
    let style = styles[item.style]
    guard let buffer = hb_buffer_create() else {
      preconditionFailure("HarfBuzz always answers with a buffer, if only its empty one.")
    }
    defer { hb_buffer_destroy(buffer) }
    scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress.map { $0 + context.lowerBound }, Int32(context.count),
        UInt32(item.range.lowerBound - context.lowerBound), Int32(item.range.count))
    }
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string(style.language ?? "und", -1))
    let features = Self.features(of: style, and: features)
    hb_shape(item.font.shapingFont, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let scale = style.size / item.font.unitsPerEm
    var glyphs: [ShapedItem.Glyph] = []
    glyphs.reserveCapacity(infos.count)
    for (info, position) in zip(infos, positions) {
      glyphs.append(
        ShapedItem.Glyph(
          id: info.codepoint, cluster: context.lowerBound + Int(info.cluster),
          advance: advance(position.x_advance, of: info.codepoint, in: item.font, style),
          offsetX: Double(position.x_offset) * scale,
          offsetY: Double(position.y_offset) * scale,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
    if style.letterSpacing != 0 { space(&glyphs, by: style.letterSpacing) }
    return glyphs
  }

  private func shape(_ item: Itemizer.Item, as attachment: TextAttachment) -> ShapedItem {
    let places = item.level & 1 == 1 ? Array(item.range.reversed()) : Array(item.range)
    return ShapedItem(
      source: item,
      glyphs: places.map { place in
        ShapedItem.Glyph(
          id: .max, cluster: place, advance: attachment.size.width, offsetX: 0, offsetY: attachment.elevation,
          isUnsafeToBreak: false)
      })
  }

  /// - Parameter shaped: what shaping gave, kerning included, in font units.
  private func advance(_ shaped: Int32, of glyph: UInt32, in font: FontFile, _ style: TextStyle) -> Double {
    let scale = style.size / font.unitsPerEm
    let exact = Double(shaped) * scale
    // What is never seen has no advance, whatever the glyph has that stands for it.
    guard shaped != 0, let unit = style.advanceUnit, unit > 0 else { return exact }
    let nominal = font.advance(of: glyph) * scale
    return exact - nominal + (nominal / unit).rounded() * unit
  }

  /// Adds letter spacing once a cluster, on its right side, as browsers and the mobile platforms do.
  private func space(_ glyphs: inout [ShapedItem.Glyph], by spacing: Double) {
    for index in glyphs.indices {
      let cluster = glyphs[index].cluster
      let isLastOfCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != cluster
      let isInvisible = Unicode.Scalar(scalars[cluster])?.properties.isDefaultIgnorableCodePoint ?? false
      if isLastOfCluster && !isInvisible { glyphs[index].advance += spacing }
    }
  }

  /// In ems, as Android's text layout (Minikin) has it.
  private static let maximumSpacingOfLigatures = 0.03

  private static func features(of style: TextStyle, and others: [String]) -> [hb_feature_t] {
    var texts = style.features + others
    // Spaced letters are not joined (CSS Text 3, section 8.2); spacing too small to be seen does not count.
    if abs(style.letterSpacing) > maximumSpacingOfLigatures * style.size { texts = ["liga=0", "clig=0"] + texts }
    return texts.compactMap { text in
      var feature = hb_feature_t()
      return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
    }
  }
}
