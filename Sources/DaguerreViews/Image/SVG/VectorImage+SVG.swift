internal import DaguerreSupport
public import Foundation

extension VectorImage {
  /// Reads an SVG document: paths, basic shapes, embedded pictures, groups, `use`, `symbol` and `switch`, with colours,
  /// `currentColor`, gradients and patterns, markers, clips, masks, opacities, blend modes, shadows and blurs of filters, and
  /// rules in `<style>` for names, classes and ids.
  ///
  /// What lies outside the view box is not cut off.
  ///
  /// - Parameter file: the name that errors give.
  /// - Throws: ``SVGError``, which names the element or attribute that cannot be drawn.
  public init(svg data: Data, file: String) throws(SVGError) { self = try SVGReader.image(data, file: file) }

  /// Reads an SVG file.
  public init(svgFile url: URL) throws(SVGError) {
    let bytes: [UInt8]
    do {
      bytes = try Files.read(url.path)
    } catch {
      throw SVGError(file: url.path, line: 0, reason: "cannot be read: \(error.reason)")
    }
    try self.init(svg: Data(bytes), file: url.path)
  }
}
