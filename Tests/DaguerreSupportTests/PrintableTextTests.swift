import DaguerreSupport
import Testing

@Suite("Text for terminals and disks")
struct PrintableTextTests {
  @Test(
    "what a terminal would act on is written as an escape, everything else as it is",
    arguments: [
      ("plain 'text'", "plain 'text'"), ("größe …🎨", "größe …🎨"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
      ("\u{1B}[2J\u{7}\u{7F}\u{9B}", "\\u{1B}[2J\\u{7}\\u{7F}\\u{9B}"), ("a\0b", "a\\u{0}b"),
      ("\u{202E}gnp.exe\u{2066}", "\\u{202E}gnp.exe\\u{2066}"), ("\u{2028}\u{FEFF}", "\\u{2028}\\u{FEFF}"),
      ("e\u{301}\u{200D}", "e\u{301}\u{200D}"),
    ])
  func printable(text: String, shown: String) {
    #expect(text.printable.unicodeScalars.elementsEqual(shown.unicodeScalars))
  }

  @Test(
    "names that are no names of files, or that tools take for something else",
    arguments: [
      "", ".", "..", ".hidden", "-rf", "~root", " a", "a ", "a.", "a/b", "a\\b", "a:b", "%2e", "a\0b", "a\nb",
      "a\u{202E}b", "*", String(repeating: "a", count: 201), String(repeating: "ä", count: 101),
    ])
  func wrongName(name: String) {
    #expect(FileName.problem(of: name)?.hasPrefix("it ") == true)
  }

  @Test(
    "names of files", arguments: ["a", "0", "button.default@2x", "Größe 2", "a-~%".replacing("%", with: "b"), "日本"])
  func name(name: String) { #expect(FileName.problem(of: name) == nil) }

  @Test("names that some disks cannot tell apart are equal")
  func collisions() {
    #expect(FileName("Card") == FileName("cARD") && FileName("É") == FileName("e\u{301}"))
    #expect(FileName("card") != FileName("cards"))
  }
}
