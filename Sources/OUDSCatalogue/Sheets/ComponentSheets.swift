/// The sheets of one component.
///
/// A type that conforms is found by its file, which has its name and ends in `Sheets.swift`.
protocol ComponentSheets: SendableMetatype {
  /// The first word of its ids.
  static var component: String { get }
  /// In the order of the catalogue.
  static var sheets: [SheetDefinition] { get }
}

extension String {
  /// The text with its first character in upper case, as captions and labels of sheets are.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
