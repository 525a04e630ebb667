/// How a checkbox picker lays out its items.
public enum OUDSCheckboxPickerPlacement: Hashable, Sendable {
  /// In one row that scrolls, with or without an indicator; a picture shows all of the row and no indicator.
  case horizontal(Bool)
  /// In one column.
  case vertical
  /// In one column, below an item with this label that stands for all of them.
  case verticalRooted(String, DisplayType)

  /// What the item says that stands for all others.
  public enum DisplayType: String, Hashable, Sendable, CaseIterable {
    case textOnly
    /// With the number of selected items after its label.
    case textAndCount
  }
}
