public import DaguerreGraphics
internal import DaguerreSupport
public import Foundation
internal import Synchronization

extension Color {
  /// The colour of a name in an asset catalogue of a bundle: those that it is in the light and in the dark, for the contrast
  /// of the view that is evaluated.
  ///
  /// One that is not there, or in a space that is not known, is an error of the picture, and clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    do throws(Refusal) {
      let color = try (EnvironmentValues.current.bundle(bundle) ?? .main).color(named: name)
      func fitting(_ colorScheme: ColorScheme) throws(Refusal) -> Color? {
        var surroundings = EnvironmentValues.current
        surroundings.colorScheme = colorScheme
        guard let fitting = color.value(in: surroundings) else { return nil }
        guard let fitting else {
          throw Refusal(reason: "it is none of the system's, and in none of the spaces \(AssetColorSpace.names)")
        }
        return fitting
      }
      let (light, dark) = (try fitting(.light), try fitting(.dark))
      guard let first = light ?? dark else { throw Refusal(reason: "its set has none for these surroundings") }
      self = Color(light: first, dark: dark ?? first)
    } catch {
      RenderSession.report("Color", "'\(name)': \(error.reason).")
      self = .clear
    }
  }
}

/// Why a colour cannot be had.
private struct Refusal: Error { var reason: String }

/// By what each is meant for; nil where it is no colour in a space that is known.
private typealias AssetColor = AssetVariants<Color?>

/// The file of a set of colours, as asset catalogues have it.
private struct ColorSetFile: Decodable {
  struct Entry: AssetEntry {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?
      /// One of the system's colours, in place of a space and components.
      var reference: String?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components, reference
      }
    }

    var appearances: [AssetEntryAppearance]?
    var idiom: String?
    var languageDirection: String? { nil }
    var color: Value?
  }

  var colors: [Entry]
}

/// The spaces in which catalogues have colours; pictures are in sRGB, where others become what is nearest.
private enum AssetColorSpace: String, CaseIterable {
  case sRGB = "srgb"
  case extendedSRGB = "extended-srgb"
  case extendedLinearSRGB = "extended-linear-srgb"
  case displayP3 = "display-p3"
  case gray = "gray-gamma-22"
  case extendedGray = "extended-gray"

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var components: [String] {
    switch self {
    case .gray, .extendedGray: ["white"]
    default: ["red", "green", "blue"]
    }
  }

  /// Red, green and blue in sRGB, of as many components as the space has.
  func sRGB(_ components: [Double]) -> [Double] {
    switch self {
    case .sRGB, .extendedSRGB: components
    case .extendedLinearSRGB: components.map(TransferFunction.encoded)
    case .displayP3: ColorSpace.displayP3.channels(components)
    case .gray, .extendedGray:
      Array(repeating: TransferFunction.encoded(Powers.power(components[0].asShare, 2.2)), count: 3)
    }
  }
}

extension ColorSetFile.Entry.Value {
  fileprivate var color: Color? {
    if let reference { return SystemColor.color(referredToAs: reference) }
    guard let space = space.flatMap(AssetColorSpace.init) else { return nil }
    let components = space.components.compactMap(component)
    guard components.count == space.components.count else { return nil }
    let alpha = self.components?["alpha"].flatMap(Double.init) ?? 1
    let bytes = (space.sRGB(components) + [alpha]).map { UInt8(($0.asShare * 255).rounded()) }
    return Color(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
  }

  /// A share as in `0.500`, or a byte as in `0x80` and `128`.
  private func component(_ name: String) -> Double? {
    guard let text = components?[name] else { return nil }
    if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    if let byte = UInt8(text) { return Double(byte) / 255 }
    return Double(text)
  }
}

extension Bundle {
  /// The sets of colours of all bundles, by their files: read once, since bundles do not change.
  private static let colors = Mutex<[String: AssetColor]>([:])

  fileprivate func color(named name: String) throws(Refusal) -> AssetColor {
    let key = "\(resourceURL?.path ?? bundlePath)/\(name)"
    if let known = Self.colors.withLock({ $0[key] }) { return known }
    guard let set = assetSet(named: name, kind: "colorset") else {
      throw Refusal(reason: "no '\(name).colorset' is in a catalogue of the bundle \(bundlePath); name its bundle")
    }
    let file = "\(set)/Contents.json"
    guard let bytes = try? Files.read(file),
      let read = try? JSONDecoder().decode(ColorSetFile.self, from: Data(bytes))
    else { throw Refusal(reason: "\(file) is no file of a set of colours") }
    let color = AssetColor(read.colors.map { ($0.meant, $0.color?.color) })
    Self.colors.withLock { $0[key] = color }
    return color
  }
}
