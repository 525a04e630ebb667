extension OUDSTheme: Equatable {
  /// Whether two themes are of one class, name, font and tuning, and have the same providers or providers of the same
  /// classes.
  public static func == (left: OUDSTheme, right: OUDSTheme) -> Bool {
    guard left !== right else { return true }
    return type(of: left) == type(of: right) && left.name == right.name && left.fontFamily == right.fontFamily
      && left.tuning == right.tuning && left.version == right.version
      && left.resourcesBundle == right.resourcesBundle
      && (left.providers.isSame(as: right.providers) || left.providers.areAlike(to: right.providers))
  }
}
