/// Display lists in their interchange form: JSON, version 1.
///
/// Lengths are pixels at scale 1. Where commands come from is not part of the form.
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
