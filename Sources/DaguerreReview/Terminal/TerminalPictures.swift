import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import DaguerreSupport
import Foundation

/// Shows what a change looked like and looks like, side by side, as well as the terminal can.
struct TerminalPictures {
  /// How pictures reach the terminal.
  enum Form: Equatable {
    /// The graphics protocol of kitty: a PNG in base64, in parts.
    case kitty
    /// The inline images of iTerm2, which WezTerm and others know too.
    case iTerm
    /// Sixels of 252 colours, as foot, mlterm, contour and others show them.
    case sixel
    /// Two pixels a character, the upper one in the colour of a half block, the lower one behind it.
    case halfBlocks(columns: Int, rows: Int = .max)
    /// A pixel of two blanks, for terminals without such characters.
    case blanks(columns: Int, rows: Int = .max)
    case none
  }

  private let files: ReportFiles
  private let environment: [String: String]
  private let size: () -> (columns: Int, rows: Int)?

  /// - Parameter size: of the terminal as it is when it is asked for: windows get other sizes meanwhile.
  init(
    files: ReportFiles, environment: [String: String],
    size: @escaping () -> (columns: Int, rows: Int)? = { StandardOutput.size }
  ) {
    (self.files, self.environment, self.size) = (files, environment, size)
  }

  private var form: Form {
    let size = size()
    return Self.form(
      environment: environment, columns: size?.columns, rows: max(4, (size?.rows ?? 0) - Self.linesOfWords))
  }

  /// What a picture leaves room for, so that what it is of does not scroll away.
  private static let linesOfWords = 8

  /// - Parameters:
  ///   - columns: of the terminal; nil where the output goes elsewhere.
  ///   - rows: that a picture may take.
  static func form(environment: [String: String], columns: Int?, rows: Int = .max) -> Form {
    guard let columns, environment["NO_COLOR", default: ""].isEmpty else { return .none }
    let type = environment["TERM"] ?? ""
    if type == "dumb" { return .none }
    if type == "xterm-kitty" { return .kitty }
    // These keep the pictures of the terminal that they run in to themselves, and its variables remain.
    let blocks =
      isUnicode(environment) ? Form.halfBlocks(columns: columns, rows: rows) : .blanks(columns: columns, rows: rows)
    let isWithin = environment["TMUX"] != nil || ["screen", "tmux"].contains { type == $0 || type.hasPrefix($0 + "-") }
    if isWithin { return blocks }
    let program = environment["TERM_PROGRAM"] ?? ""
    if environment["KITTY_WINDOW_ID"] != nil || program == "ghostty" {
      return .kitty
    }
    if program == "iTerm.app" || program == "WezTerm" { return .iTerm }
    let isSixel = ["foot", "mlterm", "yaft", "contour"].contains { type == $0 || type.hasPrefix($0 + "-") }
    if isSixel || type.contains("sixel") || program == "mintty" { return .sixel }
    return blocks
  }

  /// Whether characters reach the terminal as UTF-8, as they do where no locale says what they are.
  private static func isUnicode(_ environment: [String: String]) -> Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
    guard let locale = names.first(where: { !$0.isEmpty })?.lowercased() else { return true }
    return locale.contains("utf-8") || locale.contains("utf8")
  }

  /// Whether there is a terminal that pictures can be shown on.
  var isShown: Bool { form != .none }

  func show(_ group: Report.Group) {
    for line in lines(of: group) { StandardOutput.write(line + "\n") }
  }

  /// Nothing where there are no pictures to show, or nothing that can show them.
  func lines(of group: Report.Group) -> [String] {
    let form = form
    guard form != .none, let bounds = group.bounds, bounds.count == 4, let picture = sideBySide(group, bounds) else {
      return []
    }
    return Self.lines(of: picture, form)
  }

  /// Before and after, cut to what changed and a little around it.
  private func sideBySide(_ group: Report.Group, _ bounds: [Int]) -> Bitmap? {
    func crop(_ picture: Report.Picture?) -> Bitmap? {
      guard let picture, let bytes = try? files.bytes(picture.file), let bitmap = try? PNG.decode(bytes) else {
        return nil
      }
      return bitmap.cropped(
        to: PixelRect(
          x: bounds[0] - Self.margin, y: bounds[1] - Self.margin,
          width: min(bounds[2], Self.largest) + 2 * Self.margin,
          height: min(bounds[3], Self.largest) + 2 * Self.margin))
    }
    let parts = [crop(group.before), crop(group.after)].compactMap { $0 }
    guard let height = parts.map(\.height).max() else { return nil }
    var whole = Bitmap(width: parts.reduce(Self.margin * (parts.count - 1)) { $0 + $1.width }, height: height)
    var left = 0
    for part in parts {
      whole.place(part, x: left, y: 0)
      left += part.width + Self.margin
    }
    return whole
  }

  private static let margin = 8
  private static let largest = 480

  static func lines(of picture: Bitmap, _ form: Form) -> [String] {
    switch form {
    case .none: return []
    case .halfBlocks(let columns, let rows): return halfBlocks(picture, columns: columns, rows: rows)
    case .blanks(let columns, let rows): return blanks(picture, columns: columns, rows: rows)
    case .sixel: return [Sixel.text(of: picture)]
    case .iTerm:
      guard let png = try? PNG.encode(picture) else { return [] }
      return ["\u{1B}]1337;File=inline=1;size=\(png.count):\(Data(png).base64EncodedString())\u{07}"]
    case .kitty:
      guard let png = try? PNG.encode(picture) else { return [] }
      var rest = Substring(Data(png).base64EncodedString())
      var text = ""
      var head = "a=T,f=100,"
      while !rest.isEmpty {
        let part = rest.prefix(4096)
        rest = rest.dropFirst(part.count)
        text += "\u{1B}_G\(head)m=\(rest.isEmpty ? 0 : 1);\(part)\u{1B}\\"
        head = ""
      }
      return [text]
    }
  }

  private static func halfBlocks(_ picture: Bitmap, columns: Int, rows: Int) -> [String] {
    let step = step(picture, columns: columns, rows: rows, down: 2)
    return stride(from: 0, to: picture.height, by: 2 * step).map { y in
      var line = ""
      var last = (upper: "", lower: "")
      for x in stride(from: 0, to: picture.width, by: step) {
        // Below the last row is the terminal's own background.
        let lower = y + step < picture.height ? "48;2;\(color(picture, x, y + step, step))" : "49"
        let codes = ("38;2;\(color(picture, x, y, step))", lower)
        let changed = [codes.0 == last.upper ? nil : codes.0, codes.1 == last.lower ? nil : codes.1]
          .compactMap { $0 }
        if !changed.isEmpty { line += "\u{1B}[\(changed.joined(separator: ";"))m" }
        line += "\u{2580}"
        last = codes
      }
      return line + "\u{1B}[0m"
    }
  }

  private static func blanks(_ picture: Bitmap, columns: Int, rows: Int) -> [String] {
    let step = step(picture, columns: columns / 2, rows: rows, down: 1)
    return stride(from: 0, to: picture.height, by: step).map { y in
      var line = ""
      var last = ""
      for x in stride(from: 0, to: picture.width, by: step) {
        let code = color(picture, x, y, step)
        if code != last { line += "\u{1B}[48;2;\(code)m" }
        line += "  "
        last = code
      }
      return line + "\u{1B}[0m"
    }
  }

  /// How many pixels become one, so that a picture fits, of which a row of text shows `down`.
  private static func step(_ picture: Bitmap, columns: Int, rows: Int, down: Int) -> Int {
    func share(_ length: Int, _ count: Int) -> Int { (length - 1) / max(1, count) + 1 }
    return max(1, share(picture.width, columns), share(share(picture.height, down), rows))
  }

  /// The mean of a square, so that a thin line is not between the pixels that are shown.
  private static func color(_ picture: Bitmap, _ left: Int, _ top: Int, _ step: Int) -> String {
    var sums = [0, 0, 0]
    let (right, bottom) = (min(left + step, picture.width), min(top + step, picture.height))
    for y in top..<bottom {
      for x in left..<right {
        let pixel = picture[x, y]
        // On white, as what lies behind a sheet is not known.
        let white = 255 - Int(pixel >> 24)
        for channel in 0..<3 { sums[channel] += min(255, Int(pixel >> UInt32(8 * channel) & 0xFF) + white) }
      }
    }
    let count = (right - left) * (bottom - top)
    return sums.map { "\($0 / count)" }.joined(separator: ";")
  }
}
