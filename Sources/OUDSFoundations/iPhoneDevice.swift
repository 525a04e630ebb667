public import DaguerreViews
public import Foundation

// swift-format-ignore: TypeNamesShouldBeCapitalized
/// A telephone by its model, as the library groups them by the size of their screens.
public enum iPhoneDevice: String, CustomStringConvertible, Sendable {
  /// None of the others.
  case unknown
  /// Small ones with a button.
  case se1, se2, se3
  /// With a button.
  case regular7, regular8
  /// Large ones with a button.
  case plus6s, plus7, plus8
  /// The first without a button.
  case x, xs, xsMax
  /// Of the year 2019, and the one before them.
  case xr, regular11, pro11, proMax11
  /// Of the year 2020.
  case mini12, regular12, pro12, proMax12
  /// Of the year 2021.
  case mini13, regular13, pro13, proMax13
  /// Of the year 2022.
  case regular14, plus14, pro14, proMax14
  /// Of the year 2023.
  case regular15, plus15, pro15, proMax15
  /// Of the year 2024, and one that followed them.
  case e16, regular16, plus16, pro16, proMax16
  /// Of the year 2025.
  case air, regular17, pro17, proMax17

  /// The first model, of those that are told apart, whose screen has so many pixels; unknown for other screens.
  ///
  /// - Parameter safeAreaBottom: how much of the lower end is kept free, in points.
  public init(_ width: Double, _ height: Double, _ safeAreaBottom: CGFloat = 0) {
    let length = Int(exactly: max(width, height)) ?? 0
    self = length == 1334 && safeAreaBottom > 0 ? .se2 : Self.models[length] ?? .unknown
  }

  private static let models: [Int: Self] = [
    1136: .se1, 1334: .regular7, 1792: .xr, 1920: .plus6s, 2208: .plus6s, 2340: .mini12, 2436: .xs, 2532: .regular12,
    2556: .pro14, 2622: .regular17, 2688: .xsMax, 2736: .air, 2778: .proMax12, 2796: .proMax14, 2868: .proMax16,
  ]

  /// Whether there is a button below the screen.
  public var hasHomeButton: Bool {
    switch self {
    case .se1, .se2, .se3, .regular7, .regular8, .plus6s, .plus7, .plus8: true
    default: false
    }
  }

  /// How high the bar of tabs is, in points.
  public var tabBarHeights: (portrait: CGFloat, landscape: CGFloat) {
    hasHomeButton ? (portrait: 49, landscape: 32) : (portrait: 83, landscape: 53)
  }

  /// The name that people know.
  public var description: String {
    switch self {
    case .unknown: return "Unknown"
    case .se1: return "iPhone SE (1st gen)"
    case .se2: return "iPhone SE (2nd gen)"
    case .se3: return "iPhone SE (3rd gen)"
    case .plus6s: return "iPhone 6S Plus"
    case .x: return "iPhone X"
    case .xs: return "iPhone XS"
    case .xsMax: return "iPhone XS Max"
    case .xr: return "iPhone XR"
    case .e16: return "iPhone 16e (SE 4)"
    case .air: return "iPhone Air"
    default: break
    }
    let number = rawValue.drop { !$0.isNumber }
    let kind = [("proMax", " Pro Max"), ("pro", " Pro"), ("plus", " Plus"), ("mini", " mini")]
    return "iPhone \(number)\(kind.first { rawValue.hasPrefix($0.0) }?.1 ?? "")"
  }
}

private enum DeviceKey: EnvironmentKey { static let defaultValue = iPhoneDevice.unknown }

extension EnvironmentValues {
  /// The telephone that a screen is drawn for; unknown unless somebody says it, as a picture has the size that it is given.
  public var iPhoneInUse: iPhoneDevice {
    get { self[DeviceKey.self] }
    set { self[DeviceKey.self] = newValue }
  }
}
