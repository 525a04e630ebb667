internal import DaguerreViews
public import Foundation

// How large texts are by UIKit's names, in the fonts of the picture that is made; zero where none is, as there are no fonts.

/// What is measured of a text.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int
  /// A set by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines in the width; without it one.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// What lines stand apart, as ever.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// Says nothing.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// Says nothing: what is too long is measured too.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What a text would be told of how it was drawn.
public final class NSStringDrawingContext {
  /// Nothing yet.
  public init() {}
}

extension NSAttributedString {
  /// How large the text is, each paragraph in one line.
  public func size() -> CGSize { size(in: .unspecified) }

  /// The room that the text takes of some, from its left top corner; in lines of that width where it may have several.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let isFlowing = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width < 1e6
    let proposal = isFlowing ? ProposedViewSize(width: Double(size.width), height: nil) : .unspecified
    return CGRect(origin: .zero, size: self.size(in: proposal))
  }

  private func size(in proposal: ProposedViewSize) -> CGSize {
    var text = AttributedString()
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let stretch = attributedSubstring(from: range).string
      text += AttributedString(stretch, attributes: AttributeContainer(attributes))
    }
    // What says no font has this one there.
    let view = Text(text).font(.system(size: 12)).dynamicTypeSize(.large)
    guard let size = ViewMeasurer.current?.dimensions(of: view, in: proposal) else { return .zero }
    return CGSize(width: size.width, height: size.height)
  }
}

extension String {
  /// How large the text is with attributes, each paragraph in one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attributes).size()
  }

  /// The room that the text takes of some with attributes, from its left top corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes).boundingRect(
      with: size, options: options, context: context)
  }
}

extension NSString {
  /// How large the text is with attributes, each paragraph in one line.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    description.size(withAttributes: attributes)
  }

  /// The room that the text takes of some with attributes, from its left top corner.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    description.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
