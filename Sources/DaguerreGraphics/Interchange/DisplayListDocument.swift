/// Display lists in their interchange form: JSON, version 1.
///
/// Lengths are pixels at scale 1. Where commands come from is not part of the form. Beside the commands of that version it has:
///
/// - in the table of `fonts`, beside `file`: an optional `weight`, 1 to 1000, of a variable font;
/// - in `fill_gradient`: an optional `transform` (``AffineTransform``, `[a, b, c, d, tx, ty]`) and `perspective`
///   (`[across, down, distance]` of a ``ProjectiveTransform``), from the plane of the gradient to the sheet;
/// - `fill_radial_gradient`: `rect`, `center`, the radii `r0` of position 0 and `r1` of position 1, `stops`, optional
///   `focus` (the centre of the circle of position 0), `radii`, `transform` and `perspective`;
/// - `fill_conic_gradient`: the same with the angles `start` of position 0 and `end` of position 1, in degrees;
/// - `push_mask` and `pop_mask`: what is drawn between is not seen, its alpha multiplies all that the group around holds;
/// - `pop_effect`, after `push_shadow` (`blur`, `offset`, `color`): what is drawn between is a group over its own shadow,
///   `push_blur` (`blur`, twice the standard deviation), or `push_blend` (`mode`, one of ``BlendMode``). Open clips cut
///   what comes of the group, not what is in it. After `push_backdrop_blur` (`blur`) it is not seen: where it is, what
///   lies below is blurred. After `push_composite` (`mode`, one of ``CompositeMode``) masks in it say what it covers;
/// - `image`: a picture by its name in the table `images` beside `fonts` (`width`, `height`, and as `pixels` its bytes in
///   Base64: red, green, blue and alpha, premultiplied, row by row), `transform` from its pixels to the sheet, and
///   optional `perspective`, `sampling` (one of ``ImageFill/Sampling``) and `tint`.
public struct DisplayListDocument: Sendable {
  /// One image to draw.
  public struct Sheet: Sendable {
    /// What to call its file; nil to count sheets from 0.
    public var name: String?
    /// What is drawn, in pixels at scale 1.
    public var list: DisplayList

    /// An image by its list.
    public init(name: String? = nil, list: DisplayList) {
      self.name = name
      self.list = list
    }
  }

  /// The images, in the order of the document.
  public var sheets: [Sheet]

  /// A document of given images.
  public init(sheets: [Sheet]) { self.sheets = sheets }
}

/// Why a display list could not be loaded or saved: where, what was found, and what would be right.
public struct DisplayListDocumentError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The sheet, counted from 0; nil when the error is not in a sheet.
  public let sheet: Int?
  /// The command of that sheet, counted from 0; nil when the error is not in one.
  public let command: Int?
  /// The command's name in the interchange form, where it is known.
  public let operation: String?
  /// The field that is wrong, such as `radii`; nil when it is not one field.
  public let field: String?
  /// What is wrong, and what would be right.
  public let reason: String

  init(sheet: Int? = nil, command: Int? = nil, operation: String? = nil, field: String? = nil, reason: String) {
    self.sheet = sheet
    self.command = command
    self.operation = operation
    self.field = field
    self.reason = reason
  }

  /// The place, then the reason.
  public var description: String {
    var place: [String] = []
    if let sheet { place.append("sheet \(sheet)") }
    if let command { place.append("op \(command)" + (operation.map { " (\($0))" } ?? "")) }
    if let field { place.append("'\(field)'") }
    return place.isEmpty ? reason : place.joined(separator: ", ") + ": " + reason
  }
}
