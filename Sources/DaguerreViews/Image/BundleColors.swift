public import DaguerreGraphics
internal import DaguerreSupport
public import Foundation
internal import Synchronization

extension Color {
  /// The colour of a name in an asset catalogue of a bundle, for the colour scheme and the contrast of the view that is
  /// evaluated.
  ///
  /// One that is not there, or not in sRGB, is an error of the picture, and clear.
  public init(_ name: String, bundle: Bundle? = nil) {
    do {
      let environment = EnvironmentValues.current
      var appearances: Set<AssetColor.Appearance> = []
      if environment.colorScheme == .dark { appearances.insert(.dark) }
      if environment.colorSchemeContrast == .increased { appearances.insert(.highContrast) }
      self = try (bundle ?? .main).color(named: name, appearances)
    } catch {
      RenderSession.report("Color", "'\(name)': \(error.reason).")
      self = .clear
    }
  }
}

/// A colour of an asset catalogue, by what it is meant for.
private struct AssetColor {
  /// What a colour may be meant for.
  enum Appearance: Hashable { case dark, highContrast, other }

  /// Why a colour cannot be had.
  struct Refusal: Error { var reason: String }

  /// With what each is meant for; nil where it is no colour in sRGB.
  var entries: [(appearances: Set<Appearance>, color: Color?)]

  /// The colour that is meant for most of what is there, and for nothing else.
  func color(for appearances: Set<Appearance>) throws(Refusal) -> Color {
    let fitting = entries.filter { $0.appearances.isSubset(of: appearances) }
    guard let best = fitting.max(by: { $0.appearances.count < $1.appearances.count }) else {
      throw Refusal(reason: "its set has none for these surroundings")
    }
    guard let color = best.color else { throw Refusal(reason: "it is not in sRGB") }
    return color
  }
}

/// The file of a set of colours, as asset catalogues have it.
private struct ColorSetFile: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable { var appearance: String, value: String }
    struct Value: Decodable {
      var space: String?
      var components: [String: String]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case components
      }
    }

    var appearances: [Appearance]?
    var color: Value?
  }

  var colors: [Entry]
}

extension ColorSetFile.Entry {
  fileprivate var asset: (appearances: Set<AssetColor.Appearance>, color: Color?) {
    let appearances = (self.appearances ?? []).map { appearance -> AssetColor.Appearance in
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): .dark
      case ("contrast", "high"): .highContrast
      default: .other
      }
    }
    return (Set(appearances), color?.color)
  }
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

  fileprivate func color(
    named name: String, _ appearances: Set<AssetColor.Appearance>
  ) throws(AssetColor.Refusal) -> Color {
    let set = name.split(separator: "/").last.map { $0 + ".colorset" }
    guard let set, let folder = resourceURL else { throw AssetColor.Refusal(reason: "the bundle has no such set") }
    let key = "\(folder.path)/\(set)"
    if let known = Self.colors.withLock({ $0[key] }) { return try known.color(for: appearances) }
    guard let file = assetFile(ofSet: String(set), in: folder, where: { $0.hasSuffix("/Contents.json") }) else {
      throw AssetColor.Refusal(reason: "no '\(set)' is in a catalogue of the bundle \(bundlePath); name its bundle")
    }
    guard let bytes = try? Files.read(file.path),
      let read = try? JSONDecoder().decode(ColorSetFile.self, from: Data(bytes))
    else { throw AssetColor.Refusal(reason: "\(file.path) is no file of a set of colours") }
    let asset = AssetColor(entries: read.colors.map(\.asset))
    Self.colors.withLock { $0[key] = asset }
    return try asset.color(for: appearances)
  }
}
