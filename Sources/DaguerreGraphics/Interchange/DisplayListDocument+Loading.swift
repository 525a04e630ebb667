internal import DaguerreSupport
public import Foundation

extension DisplayListDocument {
  /// Loads a document.
  ///
  /// Fields that version 1 does not know are ignored; operations that it does not know are errors. Takes time and memory in
  /// proportion to the document, and to the fonts that it uses.
  /// - Parameters:
  ///   - json: the document, UTF-8.
  ///   - font: gives the font for a file as written in the document, and for a weight where it is variable. Called once
  ///     for each font of the font table that a command uses.
  /// - Throws: ``DisplayListDocumentError``, or what `font` throws.
  public init(json: Data, font: (_ file: String, _ weight: Int?) throws -> any GlyphOutlines) throws {
    let decoded: DecodedDocument
    do {
      decoded = try JSONDecoder().decode(DecodedDocument.self, from: json)
    } catch let error as DecodingError {
      throw DisplayListDocumentError(error)
    }
    if let fault = JSONFault(in: Array(json)) {
      throw DisplayListDocumentError(reason: "\(fault.message), in line \(fault.line)")
    }
    var fonts: [String: any GlyphOutlines] = [:]
    var sheets: [Sheet] = []
    for (sheetIndex, sheet) in decoded.sheets.enumerated() {
      var list = DisplayList(size: Size(width: sheet.width, height: sheet.height), background: sheet.background)
      for (index, command) in sheet.ops.enumerated() {
        switch command {
        case .complete(let command): list.append(command)
        case .glyphs(let name, let size, let color, let glyphs):
          guard let entry = decoded.fonts[name] else {
            throw DisplayListDocumentError(
              sheet: sheetIndex, command: index, operation: "glyphs", field: "font",
              reason: "'\(name)' is not in the font table, which has \(Self.list(decoded.fonts.keys, "fonts"))")
          }
          let outlines = try fonts[name] ?? font(entry.file, entry.weight)
          fonts[name] = outlines
          list.append(.glyphs(GlyphRun(font: outlines, size: size, color: color, glyphs: glyphs)))
        case .image(let name, let transform, let sampling, let tint):
          guard let image = decoded.images[name]?.image else {
            throw DisplayListDocumentError(
              sheet: sheetIndex, command: index, operation: "image", field: "image",
              reason: "'\(name)' is not in the table of images, which has \(Self.list(decoded.images.keys, "images"))")
          }
          list.append(.image(ImageFill(image, transform: transform, sampling: sampling, tint: tint)))
        }
      }
      sheets.append(Sheet(name: sheet.name, list: list))
    }
    self.init(sheets: sheets)
  }

  /// Loads a document by the files of its fonts alone.
  ///
  /// - Throws: ``DisplayListDocumentError``, or what `font` throws.
  public init(json: Data, font: (_ file: String) throws -> any GlyphOutlines) throws {
    try self.init(json: json) { file, _ in try font(file) }
  }

  /// The names of a table for a message, in order.
  private static func list(_ names: some Collection<String>, _ what: String) -> String {
    names.isEmpty ? "no \(what)" : names.sorted().map { "'\($0)'" }.joined(separator: ", ")
  }
}

/// The document as it is written: fonts are names still.
private struct DecodedDocument: Decodable {
  struct Font: Decodable {
    let file: String
    let weight: Int?
  }

  let fonts: [String: Font]
  let images: [String: DecodedImage]
  let sheets: [DecodedSheet]

  private enum Key: String, CodingKey { case version, fonts, images, sheets }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let version = try fields.decode(Double.self, forKey: .version)
    guard version == 1 else {
      let written = Int(exactly: version).map(String.init) ?? "\(version)"
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: fields, debugDescription: "is \(written); only version 1 can be loaded")
    }
    fonts = try fields.decodeIfPresent([String: Font].self, forKey: .fonts) ?? [:]
    images = try fields.decodeIfPresent([String: DecodedImage].self, forKey: .images) ?? [:]
    sheets = try fields.decode([DecodedSheet].self, forKey: .sheets)
  }
}

private struct DecodedImage: Decodable {
  let image: PixelImage

  private enum Key: String, CodingKey { case width, height, pixels }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    let (width, height) = (try fields.decode(Int.self, forKey: .width), try fields.decode(Int.self, forKey: .height))
    let bytes = [UInt8](try fields.decode(Data.self, forKey: .pixels))
    let sides = 0...Rasterizer.maximumSide
    guard sides.contains(width), sides.contains(height), bytes.count == 4 * width * height else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: fields,
        debugDescription: "has \(bytes.count) bytes; it must be four for each of \(width) x \(height) pixels")
    }
    let pixels = stride(from: 0, to: bytes.count, by: 4).map { place in
      (place..<place + 4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[$1]) }
    }
    guard pixels.allSatisfy(AlphaConversion.isPremultiplied) else {
      throw DecodingError.dataCorruptedError(
        forKey: .pixels, in: fields, debugDescription: "has colours that are not multiplied by their alpha")
    }
    image = PixelImage(Bitmap(width: width, height: height, pixels: pixels))
  }
}

private struct DecodedSheet: Decodable {
  let name: String?
  let width: Double
  let height: Double
  let background: Color
  let ops: [DecodedCommand]

  private enum Key: String, CodingKey { case name, width, height, background, ops }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Key.self)
    name = try fields.decodeIfPresent(String.self, forKey: .name)
    width = try fields.decode(Double.self, forKey: .width)
    height = try fields.decode(Double.self, forKey: .height)
    background = try fields.decodeIfPresent(DecodedColor.self, forKey: .background)?.color ?? .clear
    ops = try fields.decode([DecodedCommand].self, forKey: .ops)
  }
}

extension DisplayListDocumentError {
  /// Says in the document's terms what a decoder says in its own.
  init(_ error: DecodingError) {
    let context: DecodingError.Context
    var missing: String?
    var expected: String?
    switch error {
    case .keyNotFound(let key, let found):
      context = found
      missing = key.stringValue
    case .typeMismatch(let type, let found), .valueNotFound(let type, let found):
      context = found
      expected = "must be \(Self.words(for: type))"
    case .dataCorrupted(let found): context = found
    @unknown default: context = DecodingError.Context(codingPath: [], debugDescription: "\(error)")
    }
    let path = context.codingPath
    func index(after name: String, at position: Int) -> Int? {
      path.count > position + 1 && path[position].stringValue == name ? path[position + 1].intValue : nil
    }
    let sheet = index(after: "sheets", at: 0)
    let command = sheet == nil ? nil : index(after: "ops", at: 2)
    let rest = path.dropFirst(command != nil ? 4 : sheet != nil ? 2 : 0).map { key in
      key.intValue.map(String.init) ?? key.stringValue
    }
    let field = rest + (missing.map { [$0] } ?? [])
    // A reason of ours is a phrase about the field; the decoder's own are sentences.
    let cause = (context.underlyingError as? DecodedCommand.Failure).map { ($0.operation, $0.reason) }
    self.init(
      sheet: sheet, command: command, operation: cause?.0,
      field: field.isEmpty ? nil : field.joined(separator: "."),
      reason: cause?.1 ?? (missing != nil ? "is missing" : expected.map { field.isEmpty ? "it \($0)" : $0 })
        ?? Self.reason(context))
  }

  static func words(for type: any Any.Type) -> String {
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    if type is any BinaryInteger.Type || type is any BinaryFloatingPoint.Type { return "a number" }
    return "\(type)".hasPrefix("Array") ? "a list" : "an object"
  }

  private static func reason(_ context: DecodingError.Context) -> String {
    // Only what is wrong with the text as such has no place in the document.
    guard context.codingPath.isEmpty, context.debugDescription.contains("JSON") else { return context.debugDescription }
    if context.debugDescription.contains("number") {
      return "a number is larger or smaller than numbers can be: \(context.debugDescription)"
    }
    let detail = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return "this is not JSON" + (detail.map { ": \($0)" } ?? "")
  }
}
