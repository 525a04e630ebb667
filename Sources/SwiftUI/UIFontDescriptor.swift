internal import DaguerreViews
public import Foundation

/// What a font is like, by UIKit's name: sources take that of a font, change it, and make a font of it.
public struct UIFontDescriptor: Hashable, Sendable {
  /// The kinds of the system's font.
  public enum SystemDesign: Hashable, Sendable { case `default`, rounded, serif, monospaced }

  /// What a descriptor can be said to have; only traits are looked at.
  public struct AttributeName: Hashable, Sendable {
    private let name: String
    /// How heavy and wide letters are, by ``TraitKey``s.
    public static let traits = AttributeName(name: "traits")
    /// What a font does beside drawing letters; says nothing.
    public static let featureSettings = AttributeName(name: "featureSettings")
  }

  /// A trait of letters.
  public struct TraitKey: Hashable, Sendable {
    private let name: String
    /// How heavy strokes are.
    public static let weight = TraitKey(name: "weight")
    /// How wide letters are; says nothing.
    public static let width = TraitKey(name: "width")
  }

  /// Traits that a font has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public let rawValue: UInt32
    /// Traits by their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Letters slant.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Strokes are heavy.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters are of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
    /// Lines stand 2 points nearer to one another.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// Lines stand 2 points farther from one another.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  var font: Font

  /// The system's font for a purpose, at the text size of the view that is evaluated.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// The length of the em, in points.
  public var pointSize: CGFloat { CGFloat(font.size) }

  /// Those that the font has.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.isItalic { traits.insert(.traitItalic) }
    if font.weight.value >= Font.Weight.semibold.value { traits.insert(.traitBold) }
    if font.isMonospaced { traits.insert(.traitMonoSpace) }
    if font == font.leading(.tight) { traits.insert(.traitTightLeading) }
    if font == font.leading(.loose) { traits.insert(.traitLooseLeading) }
    return traits
  }

  /// The same font with some traits and no others; one that is bold already stays as heavy, and one of one width stays so.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var copy = self
    copy.font.isItalic = traits.contains(.traitItalic)
    if traits.contains(.traitBold) != symbolicTraits.contains(.traitBold) {
      copy.font.weight = traits.contains(.traitBold) ? .bold : .regular
    }
    if traits.contains(.traitMonoSpace) { copy.font = copy.font.monospaced() }
    let leading: Font.Leading =
      traits.contains(.traitTightLeading) ? .tight : traits.contains(.traitLooseLeading) ? .loose : .standard
    copy.font = copy.font.leading(leading)
    return copy
  }

  /// A kind of the system's font; all but the one of one width are drawn as they are.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced ? UIFontDescriptor(font: font.monospaced()) : self
  }

  /// The same font of another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font: font.fixed(size: Double(size))) }

  /// The same font with the weight that its traits are said to have.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    guard let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] as? UIFont.Weight else {
      return self
    }
    var copy = self
    copy.font.weight = weight
    return copy
  }
}

extension UIFont {
  /// What the font is like.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font) }

  /// The font that a descriptor says.
  ///
  /// - Parameter size: of the em, in points; 0 for that of the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size == 0 ? descriptor.font : descriptor.font.fixed(size: Double(size)))
  }
}
