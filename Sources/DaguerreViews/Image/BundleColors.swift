public import DaguerreGraphics
internal import DaguerreSupport
public import Foundation
internal import Synchronization

extension Color {
  /// The colour of a name in an asset catalogue of a bundle: those that it is in the light and in the dark, for the contrast
  /// of the view that is evaluated.
  ///
  /// One that is not there, or not in sRGB, is an error of the picture, and clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    do throws(Refusal) {
      let color = try (EnvironmentValues.current.bundle(bundle) ?? .main).color(named: name)
      func fitting(_ colorScheme: ColorScheme) throws(Refusal) -> Color? {
        var surroundings = EnvironmentValues.current
        surroundings.colorScheme = colorScheme
        guard let fitting = color.value(in: surroundings) else { return nil }
        guard let fitting else { throw Refusal(reason: "it is not in sRGB") }
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

/// By what each is meant for; nil where it is no colour in sRGB.
private typealias AssetColor = AssetVariants<Color?>

/// The file of a set of colours, as asset catalogues have it.
private struct ColorSetFile: Decodable {
  struct Entry: AssetEntry {
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    var appearances: [AssetEntryAppearance]?
    var idiom: String?
    var languageDirection: String? { nil }
    var color: Value?
  }

  var colors: [Entry]
}

extension ColorSetFile.Entry.Value {
  /// Shares as in `0.500`, or bytes as in `0x80` and `128`.
  fileprivate var color: Color? {
    func byte(_ name: String) -> UInt8? {
      guard let text = components?[name] else { return nil }
      if text.hasPrefix("0x") { return UInt8(text.dropFirst(2), radix: 16) }
      if let byte = UInt8(text) { return byte }
      return Double(text).map { UInt8(($0.asShare * 255).rounded()) }
    }
    guard space == "srgb", let red = byte("red"), let green = byte("green"), let blue = byte("blue") else { return nil }
    let alpha = (components?["alpha"]).flatMap(Double.init) ?? 1
    return Color(red: red, green: green, blue: blue, alpha: UInt8((alpha.asShare * 255).rounded()))
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
