internal import DaguerreGraphics
internal import Synchronization

/// Texts that have been laid out, for those who lay out the same ones again and again, as on sheets at many points.
///
/// May be used by many threads at once.
public final class TextLayoutCache: Sendable {
  private struct Key: Hashable {
    let runs: [TextRun]
    let options: TextOptions

    /// Hashes what mostly differs.
    func hash(into hasher: inout Hasher) {
      for run in runs { hasher.combine(run.text) }
      hasher.combine(runs.first?.style.size)
      hasher.combine(options.maxWidth)
    }
  }

  private struct Known {
    var layouts: [Key: TextLayout] = [:]
    var length = 0
  }

  /// In UTF-8 code units, of all texts together: a few megabytes of glyphs.
  private static let maximumLength = 1 << 16

  private let known = Mutex(Known())

  init() {}

  /// The layout of a text, which is that of ``TextLayout/init(_:options:)``.
  public func layout(_ runs: [TextRun], options: TextOptions) -> TextLayout {
    // Places do not depend on colours, in which most sheets at other points differ.
    guard let color = runs.first?.style.color, runs.allSatisfy({ $0.style.color == color }), color != .black else {
      return knownLayout(runs, options)
    }
    var black = runs
    for index in black.indices { black[index].style.color = .black }
    return knownLayout(black, options).colored(color)
  }

  private func knownLayout(_ runs: [TextRun], _ options: TextOptions) -> TextLayout {
    let key = Key(runs: runs, options: options)
    if let layout = known.withLock({ $0.layouts[key] }) { return layout }
    let layout = TextLayout(runs, options: options)
    // At least as long as a key without letters takes.
    let length = runs.reduce(64) { $0 + $1.text.utf8.count }
    guard length <= Self.maximumLength / 16 else { return layout }
    known.withLock { known in
      if known.length + length > Self.maximumLength { known = Known() }
      if known.layouts.updateValue(layout, forKey: key) == nil { known.length += length }
    }
    return layout
  }
}

extension TextStyle: Hashable {
  /// Whether all is equal; fonts are when they are the same file, opened once.
  public static func == (left: TextStyle, right: TextStyle) -> Bool {
    left.size == right.size && left.color == right.color && left.letterSpacing == right.letterSpacing
      && left.advanceUnit == right.advanceUnit && left.lineHeight == right.lineHeight
      && left.language == right.language && left.features == right.features
      && left.baselineOffset == right.baselineOffset && left.background == right.background
      && left.underline == right.underline
      && left.strikethrough == right.strikethrough && left.attachment == right.attachment
      && left.fonts.elementsEqual(right.fonts, by: ===)
  }

  /// Hashes what mostly differs.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(fonts.first.map(ObjectIdentifier.init))
    hasher.combine(size)
    hasher.combine(color)
    hasher.combine(letterSpacing)
    hasher.combine(lineHeight)
  }
}
