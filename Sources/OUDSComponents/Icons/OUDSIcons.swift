public import DaguerreViews

/// An image in a square of some side, which texts of another size do not change.
public struct OUDSFixedIcon: View {
  private let image: OUDSImage
  private let size: Double

  /// - Parameters:
  ///   - image: drawn as it says.
  ///   - size: the side, in points.
  public init(image: OUDSImage, size: Double) {
    self.image = image
    self.size = size
  }

  /// The image, with what a screen reader says.
  public var body: some View { image.spokenIcon(size: size) }
}

/// An image in a square of some side, which grows with the size of texts.
public struct OUDSScaledIcon: View {
  private let image: OUDSImage
  private let size: Double

  @Environment(\.textScale) private var textScale

  /// - Parameters:
  ///   - image: drawn as it says.
  ///   - size: the side where texts have their default size, in points.
  public init(image: OUDSImage, size: Double) {
    self.image = image
    self.size = size
  }

  /// The image, with what a screen reader says.
  public var body: some View { image.spokenIcon(size: size * textScale) }
}

extension OUDSImage {
  fileprivate func spokenIcon(size: Double) -> some View {
    let label = accessibilityLabel ?? ""
    return icon(size: size).accessibilityLabel(label).accessibilityHidden(label.isEmpty)
  }
}
