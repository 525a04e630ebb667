import DaguerreViews
import Foundation
import OUDS
import TestSupport
import Testing

@Suite("Tables of an app's texts")
struct StringTableTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle
  /// One for all, as two pictures are the same only in the same fonts.
  private let forms: Forms

  init() throws {
    forms = try Forms()
    folder = try TemporaryFolder()
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "greeting %@ %lld": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hello %@, %lld %%"}},
          "fr": {"stringUnit": {"state": "translated", "value": "%2$lld %% pour %1$@"}}}},
        "items %lld": {"localizations": {
          "en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}},
          "pl": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld rzecz"}}, "few": {"stringUnit": {"value": "%lld rzeczy"}},
            "many": {"stringUnit": {"value": "%lld sztuk"}}, "other": {"stringUnit": {"value": "%lld inne"}}}}}}},
        "title": {"localizations": {
          "fr": {"stringUnit": {"value": "Titre **fort**"}}, "fr-CA": {"stringUnit": {"value": "Titre du Canada"}}}},
        "untranslated": {}
      }}
      """, to: "Localizable.xcstrings")
    try folder.write("/* of the bar */ \"home\" = \"Accueil\";\n", to: "fr.lproj/Bar.strings")
    try folder.write("\"home\" = \"Home\";\n", to: "en.lproj/Bar.strings")
    bundle = try #require(Bundle(path: folder.path))
  }

  /// Looks something up as a view does.
  private func found(_ language: String, main: Bundle?, _ text: @escaping () -> String) throws -> String {
    struct Reading: View {
      let read: () -> Void
      var body: some View {
        let _ = read()
        EmptyView()
      }
    }
    var found = ""
    _ = try forms.draw {
      Reading { found = text() }.environment(\.locale, Locale(identifier: language)).environment(\.mainBundle, main)
    }
    return found
  }

  @Test(
    "a key is what the language has for it, else the language of the keys, else the key",
    arguments: [
      ("en_US", "Hello Ada, 5 %"), ("fr", "5 % pour Ada"), ("fr_BE", "5 % pour Ada"), ("de_DE", "Hello Ada, 5 %"),
    ])
  func languages(language: String, text: String) throws {
    let name = "Ada"
    #expect(try found(language, main: bundle) { LocalizedStringKey("greeting \(name) \(5)").localized() } == text)
    #expect(
      try found(language, main: nil) { LocalizedStringKey("greeting \(name) \(5)").localized() } == "greeting Ada 5")
    #expect(
      try found(language, main: nil) { LocalizedStringKey("greeting \(name) \(5)").localized(nil, bundle) } == text)
    #expect(try found(language, main: bundle) { LocalizedStringKey("untranslated").localized() } == "untranslated")
  }

  @Test(
    "plurals are those of the language",
    arguments: [
      ("en", 1, "1 item"), ("en", 2, "2 items"), ("pl", 1, "1 rzecz"), ("pl", 3, "3 rzeczy"), ("pl", 5, "5 sztuk"),
    ])
  func plurals(language: String, count: Int, text: String) throws {
    #expect(try found(language, main: bundle) { LocalizedStringKey("items \(count)").localized() } == text)
  }

  @Test("tables of a language each are read too, by their names")
  func files() throws {
    for (language, text) in [("fr_FR", "Accueil"), ("en", "Home"), ("it", "Home")] {
      #expect(try found(language, main: nil) { LocalizedStringKey("home").localized("Bar", bundle) } == text)
    }
    for table in ["None", "../Bar", ""] {
      #expect(try found("fr", main: bundle) { LocalizedStringKey("home").localized(table) } == "home")
    }
  }

  @Test("texts and components show what is found, with its marks")
  func views() throws {
    func draw(_ language: String, @ViewBuilder _ content: () -> some View) throws -> [Command] {
      let view = content()
      return try forms.draw {
        Group { view }.environment(\.mainBundle, bundle).environment(\.locale, Locale(identifier: language))
      }.list.commands
    }
    struct Title: View { var body: some View { Text("title") } }
    struct Marked: View { var body: some View { Text("Titre **fort**") } }
    struct Action: View { var body: some View { OUDSButton("title", appearance: .strong) {} } }
    struct FrenchAction: View { var body: some View { OUDSButton(text: "Titre du Canada", appearance: .strong) {} } }
    #expect(try draw("fr") { Title() } == draw("en") { Marked() })
    #expect(try draw("fr") { Title() } != draw("en") { Title() })
    struct Foreign: View {
      var body: some View { Text("title").environment(\.locale, Locale(identifier: "fr-CA")) }
    }
    struct French: View { var body: some View { Text("Titre du Canada") } }
    #expect(try draw("en") { Foreign() } == draw("en") { French() })
    #expect(try draw("fr_CA") { Action() } == draw("en") { FrenchAction() })
    // Plain texts of components too, but not what is entered.
    struct Item: View {
      var label: String
      var body: some View { OUDSSwitchItem(label, isOn: .constant(true), description: label) }
    }
    #expect(try draw("fr_CA") { Item(label: "title") } == draw("fr_CA") { Item(label: "Titre du Canada") })
    struct Entered: View {
      var label: String
      var body: some View { OUDSTextInput(label: label, text: .constant("title")) }
    }
    #expect(try draw("fr_CA") { Entered(label: "title") } == draw("fr_CA") { Entered(label: "Titre du Canada") })
    #expect(try draw("fr_CA") { Entered(label: "A") } == draw("en") { Entered(label: "A") })
  }
}
