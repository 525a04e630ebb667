/// What an icon that components draw by themselves is for; ``OUDSTheme/image(for:)`` is what it looks like.
///
/// Icons have a box of 24 points and the colour that components give them, except for layers with one of their own.
public enum ComponentIcon: String, Hashable, Sendable, CaseIterable {
  // MARK: Ways through an application

  /// Where lines run from left to right; mirrored where they run from right to left.
  case previous, next
  /// Out of the application.
  case external
  /// Back from a screen, in the bar above it; mirrored likewise.
  case back
  /// Away with something.
  case close
  /// Away with the value of an input tag.
  case tagClose
  /// All places.
  case menu

  // MARK: What is selected

  /// Of lists.
  case tick
  /// Of a chip.
  case chipTick
  /// In a box, which it is cut out of in themes without a border around it.
  case checkboxTick, checkboxDash
  /// In a ring, or cut out of a disc likewise.
  case radioDot
  /// On the cursor of a switch.
  case switchTick

  // MARK: Bullets

  /// By the level of a list.
  case bulletLevel0, bulletLevel1, bulletLevel2

  // MARK: Statuses

  /// What alerts, tags and inputs show.
  case positive, info, negative
  /// The same in two colours: the first layer is the ground, the others are the mark on it, which is left out of the
  /// ground where both have one colour.
  case warning
  /// The same on a disc that fills the box.
  case badgePositive, badgeInfo, badgeNegative, badgeWarning

  // MARK: Secrets

  /// What is kept, shown and not shown.
  case lock, eye, crossedEye
}

extension ComponentIcon {
  /// The icon that it looks like in themes that bring none for it; nil for one that stands for itself.
  var general: ComponentIcon? {
    switch self {
    case .tagClose: .close
    case .chipTick: .tick
    default: nil
    }
  }
}
