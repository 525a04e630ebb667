import DaguerreGraphics
import DaguerreImages
import DaguerreSnapshots
import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import DaguerreReview

@Suite("Pictures in a terminal")
struct TerminalPicturesTests {
  /// Premultiplied, red in the lowest byte.
  private enum Pixel {
    static let red: UInt32 = 0xFF00_00FF
    static let green: UInt32 = 0xFF00_FF00
    static let blue: UInt32 = 0xFFFF_0000
    static let halfBlack: UInt32 = 0x8000_0000
  }

  /// Larger as a PNG than one part of kitty's protocol can be.
  private func noise() -> Bitmap {
    var bitmap = Bitmap(width: 100, height: 60)
    var random = SeededNumbers(seed: 1)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 | UInt32(random.next(below: 1 << 24)) }
    return bitmap
  }

  @Test(
    "the form is that of the terminal",
    arguments: [
      (["TERM": "xterm-kitty"], TerminalPictures.Form.kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["KITTY_WINDOW_ID": "1", "TERM": "screen"], .halfBlocks(columns: 80)),
      (["TERM_PROGRAM": "iTerm.app", "TERM": "screen-256color"], .halfBlocks(columns: 80)),
      (
        ["KITTY_WINDOW_ID": "1", "TMUX": "/tmp/tmux-0/default,1,0", "TERM": "xterm-256color"], .halfBlocks(columns: 80)
      ),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iTerm),
      (["TERM_PROGRAM": "WezTerm"], .iTerm), (["TERM": "xterm-256color"], .halfBlocks(columns: 80)),
      ([:], .halfBlocks(columns: 80)), (["NO_COLOR": ""], .halfBlocks(columns: 80)),
      (["NO_COLOR": "1"], .none), (["NO_COLOR": "1", "TERM": "xterm-kitty"], .none),
      (["TERM": "dumb"], .none), (["LANG": "C"], .blanks(columns: 80)), (["LC_ALL": "POSIX"], .blanks(columns: 80)),
      (["LANG": "fr_FR.ISO-8859-1", "TMUX": "1"], .blanks(columns: 80)),
      (["LANG": "C", "LC_ALL": "", "LC_CTYPE": "C.utf8"], .halfBlocks(columns: 80)),
      (["LANG": "fr_FR.UTF-8"], .halfBlocks(columns: 80)), (["LANG": "C", "TERM": "xterm-kitty"], .kitty),
    ])
  func forms(_ environment: [String: String], _ form: TerminalPictures.Form) {
    #expect(TerminalPictures.form(environment: environment, columns: 80) == form)
    // Where the output is a file there is nobody to look.
    #expect(TerminalPictures.form(environment: environment, columns: nil) == .none)
    #expect(TerminalPictures.lines(of: noise(), .none).isEmpty)
  }

  @Test("pictures are as wide as the window is when they are shown")
  func resized() throws {
    let folder = try TemporaryFolder()
    try SampleReport.small.write(to: folder)
    let files = try ReportFiles(folder: folder.path)
    let group = try #require(files.report.groups.first { $0.changedPixels > 0 })
    var columns = 100
    let pictures = TerminalPictures(files: files, environment: ["TERM": "xterm"], size: { (columns, 200) })
    for width in [100, 30, 200] {
      columns = width
      let lines = pictures.lines(of: group)
      #expect(!lines.isEmpty)
      let widest = lines.map { line in line.count { $0 == "\u{2580}" } }.max() ?? 0
      #expect(widest <= width && widest > width / 4, "\(widest) of \(width)")
    }
  }

  @Test(
    "sixels are rows of six pixels of the nearest colours, on white, runs shortened",
    arguments: ["foot", "mlterm", "xterm-sixel"])
  func sixel(terminal: String) {
    let form = TerminalPictures.form(environment: ["TERM": terminal], columns: 80)
    #expect(form == .sixel)
    var bitmap = Bitmap(width: 6, height: 7, pixels: Array(repeating: Pixel.red, count: 42))
    bitmap.pixels[1] = Pixel.blue
    bitmap.pixels[36] = 0
    // Red is the colour 210 of 252, blue 5, white 251; the second band has the seventh row.
    let bands = "#5;2;0;0;100#5?@$#210;2;100;0;0#210~}!4~$-#210?!5@$#251;2;100;100;100#251@$-"
    #expect(TerminalPictures.lines(of: bitmap, form) == ["\u{1B}P0;1;8q\"1;1;6;7\(bands)\u{1B}\\"])
  }

  @Test("kitty gets a PNG in parts of at most 4096 characters, of which the last says so")
  func kitty() throws {
    let bitmap = noise()
    let text = try #require(TerminalPictures.lines(of: bitmap, .kitty).first)
    let parts = text.components(separatedBy: "\u{1B}_G").dropFirst()
    #expect(parts.count > 2)
    var data = ""
    for (index, part) in parts.enumerated() {
      let fields = part.split(separator: ";", maxSplits: 1).map(String.init)
      let isLast = index == parts.count - 1
      #expect(fields[0] == (index == 0 ? "a=T,f=100," : "") + "m=\(isLast ? 0 : 1)")
      #expect(fields[1].hasSuffix("\u{1B}\\"))
      let payload = fields[1].dropLast(2)
      #expect(isLast ? (1...4096).contains(payload.count) : payload.count == 4096)
      data += payload
    }
    #expect(try PNG.decode([UInt8](#require(Data(base64Encoded: data)))) == bitmap)
  }

  @Test("iTerm2 gets a PNG with its size in bytes")
  func iTerm() throws {
    let bitmap = noise()
    let lines = TerminalPictures.lines(of: bitmap, .iTerm)
    let match = try #require(
      lines.first?.wholeMatch(of: /\u{1B}\]1337;File=inline=1;size=(\d+):([A-Za-z0-9+\/=]+)\u{07}/))
    let png = [UInt8](try #require(Data(base64Encoded: String(match.output.2))))
    #expect(lines.count == 1 && Int(match.output.1) == png.count)
    #expect(try PNG.decode(png) == bitmap)
  }

  @Test("half blocks: two rows a line, and a colour is named only where it changes")
  func halfBlocks() {
    let picture = Bitmap(
      width: 4, height: 3,
      pixels: [
        Pixel.red, Pixel.red, Pixel.green, Pixel.green,
        Pixel.blue, Pixel.blue, Pixel.blue, Pixel.red,
        Pixel.halfBlack, Pixel.halfBlack, Pixel.red, Pixel.red,
      ])
    let (red, green, blue, gray) = ("255;0;0", "0;255;0", "0;0;255", "127;127;127")
    let block = "\u{2580}"
    #expect(
      TerminalPictures.lines(of: picture, .halfBlocks(columns: 4)) == [
        "\u{1B}[38;2;\(red);48;2;\(blue)m\(block)\(block)\u{1B}[38;2;\(green)m\(block)\u{1B}[48;2;\(red)m\(block)\u{1B}[0m",
        // Below the last row is the terminal's own background.
        "\u{1B}[38;2;\(gray);49m\(block)\(block)\u{1B}[38;2;\(red)m\(block)\(block)\u{1B}[0m",
      ])
  }

  @Test("a terminal without half blocks gets blanks, two for a pixel")
  func blanks() {
    let picture = Bitmap(
      width: 3, height: 2,
      pixels: [Pixel.red, Pixel.red, Pixel.green, Pixel.halfBlack, Pixel.blue, Pixel.blue])
    let (red, green, blue, gray) = ("255;0;0", "0;255;0", "0;0;255", "127;127;127")
    let lines = TerminalPictures.lines(of: picture, .blanks(columns: 6))
    #expect(
      lines == [
        "\u{1B}[48;2;\(red)m    \u{1B}[48;2;\(green)m  \u{1B}[0m",
        "\u{1B}[48;2;\(gray)m  \u{1B}[48;2;\(blue)m    \u{1B}[0m",
      ])
    for (columns, rows) in [(40, 1000), (1000, 7)] {
      let lines = TerminalPictures.lines(of: noise(), .blanks(columns: columns, rows: rows))
      #expect(lines.count <= rows && lines.allSatisfy { $0.count { $0 == " " } <= columns })
    }
  }

  @Test("a thin line is seen in a picture that is wider than the terminal, or higher")
  func thinLine() {
    for step in [2, 3] {
      var picture = Bitmap(width: 30, height: 18, pixels: Array(repeating: 0xFFFF_FFFF, count: 540))
      for x in 0..<30 { picture.pixels[10 * 30 + x] = 0xFF00_0000 }
      let gray = 255 * (step - 1) / step
      for form in [
        TerminalPictures.Form.halfBlocks(columns: 30 / step), .halfBlocks(columns: 80, rows: 9 / step + 9 % step),
      ] {
        let lines = TerminalPictures.lines(of: picture, form)
        #expect(lines.contains { $0.contains("8;2;\(gray);\(gray);\(gray)") }, "\(lines)")
      }
    }
  }

  @Test("a picture is no higher than the window leaves room for")
  func tall() throws {
    let folder = try TemporaryFolder()
    try SampleReport.small.write(to: folder)
    let files = try ReportFiles(folder: folder.path)
    let group = try #require(files.report.groups.first { $0.changedPixels > 0 })
    for rows in [5, 14, 100] {
      let pictures = TerminalPictures(files: files, environment: ["TERM": "xterm"], size: { (1000, rows) })
      #expect((1...max(4, rows - 8)).contains(pictures.lines(of: group).count))
    }
  }

  @Test("of a change that is larger, 480 pixels are shown and a little around them, before and after")
  func large() throws {
    func plain(_ color: UInt32) -> Bitmap {
      Bitmap(width: 700, height: 600, pixels: Array(repeating: color, count: 700 * 600))
    }
    var sample = SampleReport(comparedCases: 1)
    sample.group(
      before: plain(Pixel.red), after: plain(Pixel.blue), cells: [], of: [("tile/solid", ["theme": "plain"])]
    ) { _, _ in [] }
    let folder = try TemporaryFolder()
    try sample.write(to: folder)
    let files = try ReportFiles(folder: folder.path)
    let pictures = TerminalPictures(files: files, environment: ["TERM_PROGRAM": "WezTerm"], size: { (80, 24) })
    let line = try #require(pictures.lines(of: files.report.groups[0]).first)
    let png = try #require(line.split(separator: ":").last.flatMap { Data(base64Encoded: String($0.dropLast())) })
    let shown = try PNG.decode([UInt8](png))
    // Nothing is left of the change, or above it.
    #expect(shown.width == 2 * 488 + 8 && shown.height == 488)
    #expect(shown[0, 0] == Pixel.red && shown[487, 487] == Pixel.red && shown[496, 0] == Pixel.blue)
  }

  @Test("a picture wider than the terminal is made smaller", arguments: [1, 7, 33, 99, 100, 400])
  func narrow(_ columns: Int) {
    let lines = TerminalPictures.lines(of: noise(), .halfBlocks(columns: columns))
    let widths = Set(lines.map { $0.count { $0 == "\u{2580}" } })
    #expect(widths.count == 1 && widths.allSatisfy { $0 <= columns && $0 > min(columns, 100) / 2 - 1 })
    #expect(lines.allSatisfy { $0.hasSuffix("\u{1B}[0m") })
  }
}
