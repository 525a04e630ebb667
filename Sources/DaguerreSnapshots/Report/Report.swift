/// What a comparison with the references has found, in the form of `report.json`.
///
/// Lists are in the order in which people should see them. Lengths are in pixels at the scale of references, rectangles
/// are `[x, y, width, height]`.
public struct Report: Codable, Sendable {
  /// Of the form of the file; another number is another form.
  public static let currentVersion = 1

  /// ``currentVersion``, unless the file was written by another one.
  public var version = Report.currentVersion
  /// The name of the tool, as in `daguerre`.
  public var tool: String
  /// The digest of the references that were compared with, in hexadecimal digits.
  public var references: String
  /// The axes of the matrix, the theme first.
  public var axes: [Axis]
  /// How many cases were drawn and compared.
  public var comparedCases: Int
  /// What is wrong with the store itself, in words.
  public var problems: [String] = []
  /// What is let go, with what this hides.
  public var exceptions: [Exception] = []
  /// A picture of the cells that changed most, before and after, relative to the report's folder; nil where it was not
  /// asked for, or nothing looks different.
  public var contactSheet: String?
  /// The widest first; one of the same path may come again with other values in another theme or mode.
  public var causes: [Cause] = []
  /// Changes that look the same, each once, in the order of their first case.
  public var groups: [Group] = []
  /// Those of no token first, then in the order of the catalogue.
  public var cases: [Case] = []

  /// Something that a team lets go in some cases until some day.
  public struct Exception: Codable, Sendable, Hashable {
    /// A pattern of ids.
    public var id: String
    /// As in `pixelmatch 0.2` or `mask`.
    public var metric: String
    /// As in `0.5%`; of a mask its rectangle.
    public var limit: String
    /// The last day, as in `2027-03-31`.
    public var until: String
    /// In words.
    public var reason: String
    /// How many cases look different, and count as equal.
    public var caseCount = 0
    /// How many pixels of these differ.
    public var hiddenPixels = 0

    init(_ entry: Exceptions.Entry) {
      (id, metric, limit) = (entry.pattern, entry.kindText, entry.limitText)
      (until, reason) = (entry.until.description, entry.reason)
    }
  }

  /// An axis of the matrix.
  public struct Axis: Codable, Sendable {
    /// Under which cases and causes have its value, as in `sizeClass`.
    public var name: String
    /// For people, as in `size class`.
    public var title: String
    /// All of them, the default first.
    public var values: [String]
  }

  /// A token whose own definition has changed, in one theme.
  public struct Cause: Sendable {
    /// As in `color.action.enabled`.
    public var path: String
    /// By axis: the theme, and those where the change is not the same for all values.
    public var values: [String: String]
    /// The recorded value as canonical text, as in `#FF7900FF`.
    public var old: String
    /// The value in force as canonical text.
    public var new: String
    /// The changed tokens that follow, sorted.
    public var follows: [String]
    /// How many cases read it.
    public var caseCount: Int
    /// How many cells their sheets have.
    public var cellCount: Int
    /// How many pixels go back when it alone is put back, those of several causes included.
    public var changedPixels: Int
    /// How many of these differ by a step that people can see.
    public var visiblePixels: Int
    /// Between two colours, the largest of all modes; nil for other values.
    public var deltaE: Double?
    /// Of the pairs of text or control and ground that it takes part in, where the ratio changes.
    public var contrasts: [Contrast] = []
    /// A picture of the cells that it changes most, before and after, relative to the report's folder; nil where it was
    /// not asked for, or nothing changes.
    public var contactSheet: String?
  }

  /// The contrast ratio of a pair of colours that a cause takes part in.
  public struct Contrast: Codable, Sendable, Hashable {
    /// What it is the contrast of, as in `text on color.bg.primary`.
    public var pair: String
    /// From 1 to 21, before.
    public var before: Double
    /// From 1 to 21, now.
    public var after: Double
  }

  /// How a case differs.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// It looks different.
    case pixels
    /// It looks the same, but reads other tokens or values.
    case tokens
    /// There is no reference for it.
    case new
    /// It looks different, something besides tokens has changed, and what it looked like is not known.
    case unknown
    /// Its kept picture is as drawn, but its line is not.
    case line
  }

  /// A change that looks the same in all of its cases.
  public struct Group: Codable, Sendable {
    /// Of all of its cases.
    public var kind: Kind
    /// Nil where it is not known or not kept.
    public var before: Picture?
    /// As drawn now; nil where it looks as before.
    public var after: Picture?
    /// A script with what is known of each pixel, relative to the report's folder; nil where no pixel differs.
    public var change: String?
    /// How many pixels differ.
    public var changedPixels: Int
    /// How many of them differ by a step that people can see.
    public var visiblePixels: Int
    /// Around the pixels that differ; nil where none does.
    public var bounds: [Int]?
    /// Those that changed.
    public var cells: [Cell]
    /// How many pixels are each cause's, the largest share first.
    public var causes: [Share]
    /// How many pixels no token accounts for.
    public var withoutToken: Int
    /// Whether the recorded tokens draw what was recorded; false where something besides tokens has changed.
    public var isProven: Bool
    /// Indices of ``Report/cases``, in order.
    public var cases: [Int]
  }

  /// A picture in the report's folder.
  public struct Picture: Codable, Sendable, Hashable {
    /// Relative to the folder.
    public var file: String
    /// In pixels.
    public var width: Int
    /// In pixels.
    public var height: Int
  }

  /// A cell that changed.
  public struct Cell: Codable, Sendable {
    /// As in `Pressed`.
    public var name: String
    /// The component's box.
    public var frame: [Int]
    /// Its box before; nil where that is the same or not known.
    public var frameBefore: [Int]?
    /// Around the pixels that differ in the box and near it.
    public var bounds: [Int]
    /// In the box and near it.
    public var changedPixels: Int
  }

  /// What a cause has part in.
  public struct Share: Codable, Sendable, Hashable {
    /// Of the cause.
    public var path: String
    /// How many pixels go back when it alone is put back.
    public var pixels: Int
  }

  /// A case that differs from its reference.
  public struct Case: Sendable {
    /// As in `button/default/text`.
    public var id: String
    /// By axis.
    public var values: [String: String]
    /// What does not fit.
    public var kind: Kind
    /// How many pixels differ.
    public var changedPixels: Int
    /// Around them; nil where none differs.
    public var bounds: [Int]?
    /// The names of the cells that changed.
    public var cells: [String]
    /// How many pixels are each cause's.
    public var causes: [Share]
    /// The index in ``Report/groups``.
    public var group: Int
  }
}

extension Report {
  /// Where a cause has changed, as in `orange/dark`: the theme, and what it is not the same for.
  package func place(of cause: Cause) -> String {
    axes.compactMap { cause.values[$0.name] }.joined(separator: "/")
  }
}
