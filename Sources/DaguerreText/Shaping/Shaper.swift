internal import CHarfBuzz

/// Turns items of a paragraph into positioned glyphs, by HarfBuzz, in font units that are scaled here.
struct Shaper {
  let paragraph: Paragraph
  let styles: [TextStyle]

  /// - Parameter context: what shaping may look at around the item: the line it stands in.
  func shape(_ item: Itemizer.Item, context: Range<Int>) -> ShapedItem {
    let style = styles[item.style]
    guard let buffer = hb_buffer_create() else {
      preconditionFailure("HarfBuzz always answers with a buffer, if only its empty one.")
    }
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_CHARACTERS)
    paragraph.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_utf32(
        buffer, scalars.baseAddress.map { $0 + context.lowerBound }, Int32(context.count),
        UInt32(item.range.lowerBound - context.lowerBound), Int32(item.range.count))
    }
    hb_buffer_set_direction(buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, hb_language_from_string(style.language ?? "und", -1))
    let features = Self.features(of: style)
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
          advance: Double(position.x_advance) * scale, offsetX: Double(position.x_offset) * scale,
          offsetY: Double(position.y_offset) * scale))
    }
    if style.letterSpacing != 0 { Self.space(&glyphs, by: style.letterSpacing) }
    return ShapedItem(font: item.font, style: item.style, level: item.level, range: item.range, glyphs: glyphs)
  }

  /// Adds letter spacing once a cluster, on its right side, as browsers and the mobile platforms do.
  private static func space(_ glyphs: inout [ShapedItem.Glyph], by spacing: Double) {
    for index in glyphs.indices {
      let isLastOfCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyphs[index].cluster
      if isLastOfCluster { glyphs[index].advance += spacing }
    }
  }

  private static func features(of style: TextStyle) -> [hb_feature_t] {
    var texts = style.features
    // Spaced letters are not joined (CSS Text 3, section 8.2).
    if style.letterSpacing != 0 { texts = ["liga=0", "clig=0"] + texts }
    return texts.compactMap { text in
      var feature = hb_feature_t()
      return hb_feature_from_string(text, -1, &feature) != 0 ? feature : nil
    }
  }
}
