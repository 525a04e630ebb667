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
        "tap %lld": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "Click"}},
          "iphone": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "Tap"}}, "other": {"stringUnit": {"value": "Tap %lld times"}}}}}}}},
          "fr": {"variations": {"device": {
            "mac": {"stringUnit": {"value": "Cliquez"}}, "other": {"stringUnit": {"value": "Touchez"}}}}}}},
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
    "a table that cannot be read is named, and its keys are not drawn",
    arguments: ["Localizable.xcstrings", "en.lproj/Localizable.strings", "fr.lproj/Localizable.stringsdict"])
  func broken(file: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: file)
    let bundle = try #require(Bundle(path: folder.path))
    // Each picture that needs it, not only the first.
    for _ in 1...2 {
      let error = #expect(throws: (any Error).self) {
        try found("en", main: bundle) { LocalizedStringKey("untranslated").localized() }
      }
      #expect("\(try #require(error))".contains("/\(file) is no table of texts"))
    }
  }

  @Test("several tables that cannot be read are named in the order of their languages, wherever the disk has them")
  func orderOfBroken() throws {
    let folder = try TemporaryFolder()
    let languages = ["zu", "pl", "fr", "sv", "ar", "nl", "de", "uk"]
    for language in languages { try folder.write("{", to: "\(language).lproj/Localizable.strings") }
    let bundle = try #require(Bundle(path: folder.path))
    let error = #expect(throws: (any Error).self) {
      try found("en", main: bundle) { LocalizedStringKey("untranslated").localized() }
    }
    let words = "\(try #require(error))"
    let places = languages.sorted().map { words.range(of: "/\($0).lproj/Localizable.strings is no table")?.lowerBound }
    let known = places.compactMap { $0 }
    #expect(known.count == languages.count && known == known.sorted())
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

  @Test("of texts for kinds of devices that of phones counts", arguments: [("en", "Tap 2 times"), ("fr", "Touchez")])
  func devices(language: String, text: String) throws {
    #expect(try found(language, main: bundle) { LocalizedStringKey("tap \(2)").localized() } == text)
  }

  @Test("parts of a text have plurals of their own, each by its value", arguments: ["catalogue", "dictionary"])
  func parts(kind: String) throws {
    if kind == "catalogue" {
      try folder.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"trip %lld %@ %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@days@ in %2$@ (%#@bags@)"},
          "substitutions": {
            "days": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "%arg day"}}, "other": {"stringUnit": {"value": "%arg days"}}}}},
            "bags": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
              "one": {"stringUnit": {"value": "a bag"}}, "other": {"stringUnit": {"value": "%arg bags"}}}}}}}}}}}
        """, to: "Trips.xcstrings")
    } else {
      func variable(_ one: String, _ other: String) -> String {
        """
        <dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict>
        """
      }
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>trip %lld %@ %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@ in %@ (%#@bags@)</string>
        <key>days</key>\(variable("%lld day", "%lld days"))<key>bags</key>\(variable("a bag", "%lld bags"))
        </dict></dict></plist>
        """, to: "en.lproj/Trips.stringsdict")
      try folder.write("\"home\" = \"Home, 100%\";\n", to: "en.lproj/Trips.strings")
      #expect(try found("en", main: bundle) { LocalizedStringKey("home").localized("Trips") } == "Home, 100%")
    }
    func trip(_ days: Int, _ city: String, _ bags: Int) throws -> String {
      try found("en", main: bundle) { LocalizedStringKey("trip \(days) \(city) \(bags)").localized("Trips") }
    }
    #expect(try trip(1, "Nice", 3) == "1 day in Nice (3 bags)")
    #expect(try trip(4, "%d", 1) == "4 days in %d (a bag)")
  }

  @Test("a part that a text has and nobody describes makes the picture fail", arguments: ["catalogue", "dictionary"])
  func missingPart(kind: String) throws {
    if kind == "catalogue" {
      try folder.write(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"trip %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%#@days@ away"}}}}, "rest %lld": {"localizations": {"en": {
          "stringUnit": {"value": "%lld %% left"}}}}}}
        """, to: "Trips.xcstrings")
    } else {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>trip %lld</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@days@ away</string></dict></dict></plist>
        """, to: "en.lproj/Trips.stringsdict")
      try folder.write("\"rest %lld\" = \"%lld %% left\";\n", to: "en.lproj/Trips.strings")
    }
    #expect(try found("en", main: bundle) { LocalizedStringKey("rest \(3)").localized("Trips") } == "3 % left")
    let error = #expect(throws: (any Error).self) {
      try found("en", main: bundle) { LocalizedStringKey("trip \(3)").localized("Trips") }
    }
    #expect("\(try #require(error))".contains("the text of 'trip %lld' in 'en' has no part 'days' for %#@days@"))
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
