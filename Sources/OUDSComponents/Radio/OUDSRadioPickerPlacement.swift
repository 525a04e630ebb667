/// How a radio picker lays out its items.
public enum OUDSRadioPickerPlacement: Hashable, Sendable {
  /// In one row that scrolls, with or without an indicator; a picture shows all of the row and no indicator.
  case horizontal(Bool)
  /// In one column.
  case vertical
}
