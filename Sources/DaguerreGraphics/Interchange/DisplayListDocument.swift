/// Display lists in their interchange form: JSON, version 1.
///
/// Lengths are pixels at scale 1. Where commands come from is not part of the form.
public struct DisplayListDocument: Sendable {
  /// One image to draw.
  public struct Sheet: Sendable {
    /// What to call its file; nil to count sheets from 0.
    public var name: String?
    public var list: DisplayList

    public init(name: String? = nil, list: DisplayList) {
      self.name = name
      self.list = list
    }
  }

  public var sheets: [Sheet]

  public init(sheets: [Sheet]) { self.sheets = sheets }
}
