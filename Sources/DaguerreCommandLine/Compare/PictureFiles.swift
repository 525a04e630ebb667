import DaguerreGraphics
import DaguerreImages
import DaguerrePictures
import DaguerreSnapshots
import DaguerreSupport

/// Compares picture files.
struct PictureFiles {
  enum Style: String, CaseIterable {
    case highlight
    case sideBySide = "side-by-side"
    case flicker
  }

  let metric: ComparisonMetric
  let ignored: [PixelRect]
  let style: Style
  /// How many pixels of a picture may differ.
  let allowance: Allowance
  /// Told of every picture; nil where nobody asks for it.
  let report: PictureReport?

  /// Compares two files.
  ///
  /// - Parameters:
  ///   - name: in what is found.
  ///   - output: where a picture of the differences goes if there are any; nil for none.
  func compare(
    _ first: [UInt8], at firstPath: String, _ second: [UInt8], at secondPath: String, name: String? = nil,
    output: String? = nil
  ) throws -> ComparedPicture {
    if first == second && ignored.isEmpty {
      // Nothing to find; that it is a picture at all must be known.
      let size = try PNG.claimedSize(of: first) ?? { ($0.width, $0.height) }(picture(first, at: firstPath))
      report?.addEqual(name ?? secondPath)
      return ComparedPicture(equal: size, score: metric.scoreOfEqual, name: name)
    }
    let comparison = PictureComparison(
      try picture(first, at: firstPath), try picture(second, at: secondPath), metric: metric, ignoring: ignored)
    if comparison.totalPixels == 0 {
      throw PictureFileError(
        path: secondPath, reason: "all of its pixels are ignored", hint: "Give --ignore less than the whole picture.")
    }
    if let output, !comparison.isEqual { try Files.write(try image(of: comparison, for: output), to: output) }
    let found = ComparedPicture(comparison, name: name)
    if allows(found) {
      report?.addEqual(name ?? secondPath)
    } else {
      try report?.add(name ?? secondPath, comparison, details: [found.words])
    }
    return found
  }

  /// Whether no more pixels differ than may.
  func allows(_ found: ComparedPicture) -> Bool { allowance.covers(found.differentPixels, of: found.totalPixels) }

  /// Tells the report of a picture that only the second folder has.
  func addNew(_ file: [UInt8], at path: String, name: String, details: [String]) throws {
    guard let report else { return }
    try report.addNew(name, try picture(file, at: path), details: details)
  }

  private func image(of comparison: PictureComparison, for path: String) throws -> [UInt8] {
    do {
      switch style {
      case .highlight: return try PNG.encode(comparison.highlight())
      case .sideBySide: return try PNG.encode(comparison.sideBySide())
      case .flicker: return try PNG.encodeAnimation(comparison.flicker())
      }
    } catch { throw PictureFileError(path: path, reason: Diagnostic.phrase(of: error), hint: nil) }
  }

  private func picture(_ file: [UInt8], at path: String) throws -> StraightBitmap {
    do {
      if file.starts(with: PNGPixels.signature) { return try PNG.decodeStraight(file) }
      let picture = try FilePicture(file)
      return StraightBitmap(width: picture.width, height: picture.height, pixels: picture.pixels)
    } catch let error as PictureDamage {
      let isAVIF = file.dropFirst(4).starts(with: Array("ftyp".utf8))
      throw PictureFileError(
        path: path, reason: "this picture cannot be read: \(error.reason)",
        hint: isAVIF ? "It seems to be AVIF or HEIC: convert it." : nil)
    } catch {
      throw PictureFileError(path: path, reason: Diagnostic.phrase(of: error), hint: nil)
    }
  }
}

/// Why a picture file cannot be compared.
struct PictureFileError: DiagnosticError {
  let path: String
  let reason: String
  let hint: String?

  var diagnostics: [Diagnostic] { [Diagnostic(reason, at: path, hint: hint)] }
}
