import DaguerreViews

/// One combination of the values of a matrix.
struct SnapshotPoint {
  let variant: SnapshotVariant?
  let colorScheme: ColorScheme
  let layoutDirection: LayoutDirection
  let sizeClass: UserInterfaceSizeClass
  let contrast: ColorSchemeContrast
  let textScale: Double
  let scale: Double

  func applied(to environment: EnvironmentValues) -> EnvironmentValues {
    var values = environment
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.horizontalSizeClass = sizeClass
    values.colorSchemeContrast = contrast
    values.textScale = textScale
    values.displayScale = scale
    variant?.change(&values)
    return values
  }
}

extension SnapshotPoint: CustomStringConvertible {
  /// As in `light@2x` or `harbour.dark.rtl.regular.high-contrast.text-1.5@3x`.
  ///
  /// Depends on nothing but the point, so that a reference keeps its name when a matrix grows.
  var description: String {
    var words = [colorScheme.rawValue]
    if let variant { words.insert(FileName.part(variant.name), at: 0) }
    if layoutDirection == .rightToLeft { words.append("rtl") }
    if sizeClass == .regular { words.append("regular") }
    if contrast == .increased { words.append("high-contrast") }
    if textScale != 1 { words.append("text-\(Self.text(textScale))") }
    return "\(words.joined(separator: "."))@\(Self.text(scale))x"
  }

  /// The shortest decimal that means this number.
  private static func text(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
