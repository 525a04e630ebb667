import DaguerreImages
import DaguerreSupport
import Foundation
import SnapshotFixtures
import TestSupport
import Testing

@testable import DaguerreSnapshots

@Suite("Decisions")
struct DecisionTests {
  private let catalogue: ShapesCatalogue
  private let test: TestStore
  private let layers: [OverlayLayer] = [
    .value(path: "ink", text: "FF0000"), .value(path: "tile.width", text: "33"), .value(path: "unread", text: "2"),
  ]

  init() throws {
    var catalogue = ShapesCatalogue()
    catalogue.isChained = true
    self.catalogue = catalogue
    test = try TestStore(recording: catalogue)
  }

  private func decisions(accept: Decisions.Side = .init(), reject: Decisions.Side = .init()) throws -> Decisions {
    Decisions(references: "\(try test.store.state())", accept: accept, reject: reject)
  }

  private func causes(_ paths: String..., in theme: String? = nil) -> Decisions.Side {
    Decisions.Side(causes: paths.map { Decisions.Cause(path: $0, theme: theme) })
  }

  private func name(_ id: String, _ values: [String: String]) -> Decisions.Case {
    Decisions.Case(id: id, values: values)
  }

  @discardableResult
  private func apply(
    _ decisions: Decisions, _ catalogue: ShapesCatalogue? = nil, layers: [OverlayLayer]? = nil,
    to selection: SnapshotSelection = SnapshotSelection()
  ) throws -> AppliedDecisions {
    try DecisionApplier(
      catalogue: catalogue ?? self.catalogue, layers: layers ?? self.layers, store: test.store, threads: 2
    ).apply(decisions, to: selection, writingTo: test.folder.path("report"))
  }

  private func snapshot() throws -> [String: [UInt8]] {
    try Dictionary(
      uniqueKeysWithValues: test.folder.files("Snapshots").map { ($0, try test.folder.bytes("Snapshots/\($0)")) })
  }

  private func diagnostics(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch let error as DecisionError {
      return error.diagnostics.allSatisfy(\.isWrongUse) ? error.description : "not wrong use"
    } catch {
      return "\(error)"
    }
  }

  @Test("accepting everything is recording")
  func everything() throws {
    try apply(decisions(accept: causes("ink", "tile.width", "unread")))
    let other = try TestStore(recording: catalogue)
    try other.record(try catalogue.laying(layers))
    #expect(test.folder.files("Snapshots") == other.folder.files("Snapshots"))
    for file in other.folder.files("Snapshots") {
      #expect(try test.folder.bytes("Snapshots/\(file)") == other.folder.bytes("Snapshots/\(file)"), "\(file)")
    }
    #expect(test.folder.files("report") == ["decisions.json"])
  }

  @Test("rejecting everything changes no reference, and what it writes undoes it; an accepted theme has no such file")
  func nothing() throws {
    let before = try snapshot()
    let applied = try apply(
      decisions(accept: causes("tile.width", in: "plain"), reject: causes("ink", "tile.width", in: "harbour")))
    #expect(try snapshot().filter { $0.key.hasPrefix("harbour/") } == before.filter { $0.key.hasPrefix("harbour/") })
    #expect(applied.undoFiles == [test.folder.path("report/undo/harbour.tokens.json")])
    #expect(applied.openCauses.map(\.path) == ["unread", "ink", "unread"])
    #expect(test.folder.files("report") == ["decisions.json", "undo/harbour.tokens.json"])
    // Once nothing is rejected there is nothing to undo.
    try apply(decisions(accept: causes("ink", "tile.width", in: "harbour")))
    #expect(test.folder.files("report") == ["decisions.json"])
  }

  @Test("a case that is accepted shows all tokens as they are, one that is rejected none, whatever its causes are")
  func cases() throws {
    let values = ["theme": "plain", "mode": "dark"]
    let before = try snapshot()
    let applied = try apply(
      decisions(
        accept: .init(causes: [.init(path: "ink")], cases: [name("tile/solid", values)]),
        reject: .init(causes: [.init(path: "tile.width")], cases: [name("bar/long", values)])))
    #expect(applied.rejectedCases == ["bar/long (plain/default/dark/compact/ltr)"])
    let report = try test.verify(try catalogue.laying(layers))
    let found = Set(report.differences.map { "\($0.id) \($0.point)" })
    #expect(!found.contains("tile/solid plain/default/dark/compact/ltr"))
    #expect(found.contains("bar/long plain/default/dark/compact/ltr"))
    #expect(found.contains("tile/solid plain/default/light/compact/ltr"))
    #expect(!found.contains("bar/long plain/default/light/compact/ltr"))
    // Only the records of tokens differ besides: every picture is at its place.
    #expect(report.storeProblems.count == 2)
    #expect(try snapshot()["plain/dark/bar.long.png"] == before["plain/dark/bar.long.png"])
  }

  @Test("what has changed for no token is recorded only where the case itself is accepted")
  func noToken() throws {
    var other = catalogue
    other.isOtherPaint = true
    let values = ["theme": "plain", "mode": "dark"]
    let applied = try apply(
      decisions(accept: .init(causes: [.init(path: "ink")], cases: [name("tile/solid", values)])), other)
    #expect(applied.recorded.changed == ["tile/solid (plain/default/dark/compact/ltr)"])
    #expect(applied.unprovenCases.count == 95)
    #expect(applied.lines.contains { $0.hasPrefix("not recorded, as something besides tokens has changed: ") })
  }

  @Test("a new case and a line of one that is no more are accepted by themselves")
  func newAndObsolete() throws {
    var other = catalogue
    other.omitted = ["tile/outlined"]
    other.hasFurtherPoints = true
    let new = name("bar/long", ["theme": "plain", "textScale": "1.5"])
    let applied = try apply(
      decisions(accept: .init(cases: [new, name("tile/outlined", ["theme": "plain"])])), other, layers: [])
    #expect(applied.recorded.added == ["bar/long (plain/default/light/compact/ltr/text-1.5)"])
    #expect(applied.recorded.removed == ["tile/outlined (plain/default/light/compact/ltr)"])
    let report = try test.verify(other)
    let obsolete = report.storeProblems.filter { if case .obsoleteLine = $0 { true } else { false } }
    #expect(obsolete.count == 31)
    #expect(report.storeProblems.count == 31)
    // Two ids at 32 points, each with three further ones, of which one was accepted.
    #expect(report.differences.count == 2 * 32 * 3 - 1)
  }

  @Test("a theme without references gets them case by case, and its record of tokens")
  func newTheme() throws {
    try test.folder.remove("Snapshots/plain")
    let items = catalogue.cases().filter { $0.point.theme == "plain" }.map { snapshot in
      name(snapshot.id, Dictionary(uniqueKeysWithValues: snapshot.point.pairs.map { ($0.axis.name, $0.value) }))
    }
    let applied = try apply(decisions(accept: .init(cases: items)), layers: [])
    #expect(applied.recorded.added.count == 24)
    #expect(try test.verify(catalogue).isEqual)
  }

  @Test("a cause is decided with all the cases that it changes to be seen")
  func implied() throws {
    var names: [Decisions.Case] = []
    for snapshot in catalogue.cases() where snapshot.component == "tile" && snapshot.point.theme == "plain" {
      let pairs = snapshot.point.pairs.map { ($0.axis.name, $0.value) }
      names.append(name(snapshot.id, Dictionary(uniqueKeysWithValues: pairs)))
    }
    let layers = [OverlayLayer.value(path: "tile.width", text: "33")]
    let some = try apply(decisions(accept: .init(cases: Array(names.dropLast()))), layers: layers)
    #expect(some.acceptedCauses.isEmpty && some.openCauses.count == 2)
    let all = try apply(decisions(accept: .init(cases: [names[names.count - 1]])), layers: layers)
    #expect(all.acceptedCauses.map(\.theme) == ["plain"])
    var plain = SnapshotSelection()
    plain["theme"] = ["plain"]
    #expect(try test.verify(try catalogue.laying(layers), plain).isEqual)
    let rejected = try apply(
      decisions(
        reject: .init(
          cases: names.map { name($0.id, $0.values.merging(["theme": "harbour"]) { $1 }) }
            + names.map { name($0.id, $0.values.merging(["theme": "harbour", "tuning": "wide"]) { $1 }) }
            + names.map { name($0.id, $0.values.merging(["theme": "harbour", "tuning": "tall"]) { $1 }) })),
      layers: layers)
    #expect(rejected.rejectedCauses.map(\.theme) == ["harbour"] && rejected.undoFiles.count == 1)
  }

  @Test("a cause of which some cases are accepted and some rejected stays undecided")
  func dissent() throws {
    let names = catalogue.cases().filter { $0.component == "tile" && $0.point.theme == "plain" }.map { snapshot in
      let pairs = snapshot.point.pairs.map { ($0.axis.name, $0.value) }
      return name(snapshot.id, Dictionary(uniqueKeysWithValues: pairs))
    }
    let half = names.count / 2
    let applied = try apply(
      decisions(accept: .init(cases: Array(names[..<half])), reject: .init(cases: Array(names[half...]))),
      layers: [.value(path: "tile.width", text: "33")])
    #expect(applied.acceptedCauses.isEmpty && applied.rejectedCauses.isEmpty && applied.openCauses.count == 2)
    #expect(applied.recorded.changed.count == half)
  }

  @Test("a selection keeps everything else, and the record of tokens")
  func selection() throws {
    var selection = SnapshotSelection()
    selection["theme"] = ["plain"]
    selection["mode"] = ["dark"]
    let before = try snapshot()
    let applied = try apply(decisions(accept: causes("ink")), to: selection)
    #expect(applied.themesOfFormerTokens == ["plain"])
    #expect(applied.lines.contains { $0.hasPrefix("values of tokens not recorded") && $0.hasSuffix("whole: plain") })
    let report = try test.verify(try catalogue.laying([layers[0]]))
    #expect(
      report.differences.count == 96 - 3 * 4
        && report.differences.allSatisfy { $0.point.theme != "plain" || $0.point["mode"] == "light" })
    #expect(try snapshot()["plain/tokens.json"] == before["plain/tokens.json"])
    #expect(
      diagnostics { try apply(decisions(accept: causes("ink", in: "harbour")), to: selection) }.contains("not selected")
    )
  }

  @Test("a case without a picture that was accepted without its whole theme is told as such without the layers")
  func alone() throws {
    let unseen = UnseenCatalogue(base: catalogue)
    try test.record(unseen)
    var selection = SnapshotSelection()
    selection["theme"] = ["plain"]
    selection["mode"] = ["dark"]
    _ = try DecisionApplier(catalogue: unseen, layers: [layers[0]], store: test.store, threads: 2)
      .apply(decisions(accept: causes("ink")), to: selection, writingTo: test.folder.path("report"))
    let told = try test.verify(unseen).lines.filter { $0.contains("something besides tokens has changed") }
    #expect(!told.isEmpty && told.allSatisfy { $0.contains("or it was recorded without its whole theme") })
  }

  @Test("without pictures, and without token files that could undo anything, references are as right")
  func unseen() throws {
    let unseen = UnseenCatalogue(base: catalogue)
    try test.record(unseen)
    let applied = try DecisionApplier(catalogue: unseen, layers: layers, store: test.store, threads: 2)
      .apply(
        decisions(accept: causes("ink", "unread"), reject: causes("tile.width")),
        writingTo: test.folder.path("report"))
    #expect(applied.undoFiles.isEmpty && applied.withoutUndo.map(\.path) == ["tile.width", "tile.width"])
    #expect(test.folder.files("report") == ["decisions.json"])
    #expect(try test.verify(unseen.laying([layers[0], layers[2]])).isEqual)
    #expect(try test.verify(unseen.laying(layers)).differences.count == 64)
  }

  @Test("one failing case changes nothing")
  func failing() throws {
    let before = try snapshot()
    var other = catalogue
    other.failing = "bar/long"
    let item = name("bar/long", ["theme": "harbour"])
    #expect(throws: CaseError.self) {
      try apply(decisions(accept: .init(causes: [.init(path: "ink")], cases: [item])), other)
    }
    #expect(try snapshot() == before)
  }

  @Test("decisions about other references are refused, and both states are named")
  func otherReferences() throws {
    let old = try decisions(accept: causes("ink"))
    try apply(decisions(accept: causes("tile.width")))
    let now = "\(try test.store.state())"
    let before = try snapshot()
    let message = diagnostics { try apply(old) }
    #expect(message.contains(old.references) && message.contains(now) && message.contains("decisions.json"))
    #expect(try snapshot() == before)
  }

  @Test("decisions about other values than those in force are refused, as far as they tell about which they are")
  func otherValues() throws {
    let before = try snapshot()
    var decisions = try decisions(accept: causes("ink"))
    decisions.looks = [.init(on: .init(id: "x/y", values: ["theme": "t"]), look: "changes/1.js")]
    decisions.changes = ["harbour", "plain"].flatMap { theme in
      ["102030", "F0E0D0"].map { .init(path: "ink", values: ["theme": theme], old: $0, new: "00FF00") }
    }
    let message = diagnostics { try apply(decisions) }
    #expect(message.contains("'ink' has other values in plain than when it was decided"), "\(message)")
    #expect(message.contains("They are 102030 -> FF0000, F0E0D0 -> FF0000 now: decide on that."), "\(message)")
    #expect(try snapshot() == before)
    var others = layers
    others[0] = .value(path: "ink", text: "00FF00")
    #expect(try apply(decisions, layers: others).acceptedCauses.map(\.path) == ["ink", "ink"])
  }

  @Test("decisions that do not tell at which values are applied to those of now, which are told")
  func untoldValues() throws {
    let applied = try apply(decisions(accept: causes("ink"), reject: causes("tile.width")))
    #expect(
      Array(applied.lines.prefix(2))
        == ["harbour", "plain"].map { "accepted ink in \($0), as it is now: 102030 -> FF0000, F0E0D0 -> FF0000" })
  }

  @Test("decisions about cases that look other than then are refused, as far as they tell how they looked")
  func otherLooks() throws {
    let before = try snapshot()
    let found = try #require(catalogue.cases().first { $0.id == "tile/solid" && $0.point.theme == "plain" })
    let item = name(found.id, Dictionary(uniqueKeysWithValues: found.point.pairs.map { ($0.axis.name, $0.value) }))
    var decisions = try decisions(accept: .init(cases: [item]))
    decisions.looks = try test.verify(try catalogue.laying(layers)).run.report.looks(of: decisions)
    #expect(decisions.looks?.count == 1)
    var others = layers
    others[0] = .value(path: "ink", text: "00FF00")
    for layers in [others, []] {
      let message = diagnostics { try apply(decisions, layers: layers) }
      #expect(message.contains("the case \(found.key) looks other than when it was decided"), "\(message)")
      #expect(try snapshot() == before)
    }
    #expect(try apply(decisions).recorded.changed.count == 1)
  }

  @Test("what there is not cannot be decided")
  func unknown() throws {
    let before = try snapshot()
    func message(_ accept: Decisions.Side, _ reject: Decisions.Side = .init(), layers: [OverlayLayer]? = nil) -> String
    {
      diagnostics { try apply(decisions(accept: accept, reject: reject), layers: layers) }
    }
    #expect(message(causes("inc")).contains("'inc' is not a cause. Did you mean 'ink'?"))
    #expect(message(causes("tile.color")).contains("It follows 'ink': decide on that."))
    #expect(message(causes("ink"), layers: []).contains("give the same token files and values"))
    #expect(message(causes("ink", in: "plane")).contains("Did you mean 'plain'?"))
    #expect(message(causes("ink"), causes("ink")).contains("the cause 'ink' is both accepted and rejected"))
    let item = name("tile/solid", ["theme": "plain"])
    #expect(message(.init(cases: [item]), .init(cases: [item])).contains("is both accepted and rejected"))
    #expect(message(.init(cases: [name("tile/solit", ["theme": "plain"])])).contains("Did you mean 'tile/solid'?"))
    #expect(message(.init(cases: [name("tile/solid", ["theme": "plain", "mood": "dark"])])).contains("no axis 'mood'"))
    #expect(message(.init(cases: [name("tile/solid", [:])])).contains("needs a theme"))
    #expect(message(.init(cases: [name("tile/solid", ["theme": "../x"])])).contains("neither selected nor recorded"))
    let many = (0..<50).map { name("tile/none\($0)", ["theme": "plain"]) }
    #expect(message(.init(cases: many)).hasSuffix("30 more decisions are wrong"))
    #expect(!message(.init(cases: Array(many.prefix(20)))).contains("more decision"))
    #expect(try snapshot() == before)
  }

  @Test("a case that no longer shares its picture has one that names it and says how it is drawn again")
  func ownPicture() throws {
    let item = name("bar/long", ["theme": "harbour"])
    _ = try apply(decisions(accept: .init(cases: [item])))
    let file = "Snapshots/harbour/light/tall/bar.long.png"
    let texts = PNG.texts(in: Array(try Data(contentsOf: URL(fileURLWithPath: test.folder.path(file)))))
    #expect(PNG.Text.value(of: "Title", in: texts)?.contains("harbour/tall/light") == true, "\(texts)")
    #expect(PNG.Text.value(of: "Comment", in: texts)?.contains("--tuning tall") == true, "\(texts)")
  }

  @Test("a shared picture that a kept case needs and that is damaged is an error, and nothing changes")
  func damaged() throws {
    // At tuning 'tall' a bar looks as at the default, whose picture it shares.
    try test.folder.write("no picture", to: "Snapshots/harbour/light/bar.long.png")
    let before = try snapshot()
    let item = name("bar/long", ["theme": "harbour"])
    #expect(throws: StoreError.self) { try apply(decisions(accept: .init(cases: [item]))) }
    #expect(try snapshot() == before)
  }
}

@Suite("decisions.json")
struct DecisionFileTests {
  private func read(_ text: String) throws -> Decisions { try Decisions(Array(text.utf8), name: "d.json") }

  private func message(_ text: String) -> String { message(Array(text.utf8)) }

  private func message(_ bytes: [UInt8]) -> String {
    do {
      _ = try Decisions(bytes, name: "d.json")
      return "nothing"
    } catch { return "\(error)" }
  }

  @Test("what is written is read again")
  func roundTrip() throws {
    var decisions = Decisions(
      references: "ab",
      accept: .init(
        causes: [.init(path: "a"), .init(path: "b", theme: "t")],
        cases: [.init(id: "x/y", values: ["theme": "t", "mode": "dark"])]),
      notes: [
        .init(on: .everything, text: "all"), .init(on: .cause(.init(path: "a")), text: "\"a\"\n"),
        .init(on: .case(.init(id: "x/y", values: ["theme": "t"])), text: "ü"),
      ])
    decisions.name = "d.json"
    decisions.changes = [.init(path: "a", values: ["theme": "t"], old: "1", new: "2")]
    let bytes = try decisions.bytes()
    #expect(try Decisions(bytes, name: "d.json") == decisions)
    #expect(try Decisions(bytes, name: "d.json").bytes() == bytes)
  }

  @Test("the form of the issue is read, and what may be left out")
  func form() throws {
    let decisions = try read(
      #"{"version": 1, "references": "00", "accept": {"causes": ["a", {"path": "b", "theme": "t"}], "cases": [{"id": "c", "mode": "dark"}]}, "notes": [{"on": "", "text": "x"}]}"#
    )
    #expect(decisions.accept.causes == [.init(path: "a"), .init(path: "b", theme: "t")])
    #expect(decisions.accept.cases == [.init(id: "c", values: ["mode": "dark"])])
    #expect(decisions.reject == .init() && decisions.notes.count == 1)
  }

  @Test("what was recorded is told in one line, of one thing as of one")
  func summary() {
    var applied = AppliedDecisions()
    applied.recorded.changed = ["tile"]
    applied.recorded.writtenFiles = ["plain/manifest.tsv"]
    #expect(applied.lines == ["changed tile"])
    applied.recorded.changed = (1...20).map { "tile\($0)" }
    #expect(applied.lines.count == 20 && applied.lines.last == "changed tile20")
    applied.recorded.changed.append("tile21")
    #expect(applied.lines.count == 21 && applied.lines.last == "changed 1 more")
    applied.recorded.changed = ["tile"]
    #expect(applied.summary.hasPrefix("1 reference changed; 1 file written, 0 removed; 0 causes and 0 cases rejected"))
  }

  @Test("what is wrong is said in words")
  func wrong() {
    for text in ["{", "", #"{"version": 1.5}"#] {
      let words = "these are no decisions: the file is not JSON, or has a number that is not whole"
      #expect(message(text) == "d.json: error: \(words)")
    }
    #expect(
      message(#"{"version": 1, "references": "", "accept": {}, "accept": {"causes": ["a"]}}"#)
        == "d.json:1: error: 'accept' is there twice in one object")
    let comma = "{\"version\": 1, \"references\": \"\",\n \"accept\": {\"causes\": [\"a\",]}}"
    #expect(message(comma) == "d.json:2: error: there is a comma after the last of a list or an object")
    let wide = #"{"version": 1, "references": ""}"#.utf16.flatMap { unit -> [UInt8] in [UInt8(unit), 0] }
    #expect(message(wide) == "d.json: error: the file is in UTF-16; save it as UTF-8")
    #expect(message("[]").contains("the file should be an object"))
    #expect(message(#"{"references": "0"}"#).contains("'version' is missing"))
    #expect(message(#"{"version": 2, "what": 3}"#).contains("of version 2, and this is a program for version 1"))
    #expect(message(#"{"version": 1}"#).contains("'references' is missing"))
    #expect(
      message(#"{"version": 1, "references": "", "acept": {"causes": ["a"]}}"#)
        .contains("'acept': it is none of version, references, accept, reject, notes"))
    #expect(
      message(#"{"version": 1, "references": "", "accept": {"cause": ["a"]}}"#)
        .contains("'accept.cause': it is none of causes, cases"))
    #expect(
      message(#"{"version": 1, "references": "", "accept": {"causes": [{"path": "a", "mode": "dark"}]}}"#)
        .contains("'accept.causes[0].mode': it is none of path, theme"))
    #expect(message(#"{"version": "1"}"#).contains("'version' should be a number"))
    #expect(
      message(#"{"version": 1, "references": "", "accept": {"cases": [{"mode": "dark"}]}}"#)
        .contains("'accept.cases[0].id' is missing"))
    #expect(
      message(#"{"version": 1, "references": "", "reject": {"causes": ["a", 3]}}"#)
        .contains("'reject.causes[1]': it should be a path, or an object with a path"))
    #expect(
      message(#"{"version": 1, "references": "", "accept": {"cases": "a"}}"#)
        .contains("'accept.cases' should be a list"))
  }
}
