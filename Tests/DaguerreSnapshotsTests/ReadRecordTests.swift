import SnapshotFixtures
import Testing

@testable import DaguerreSnapshots

@Suite("The record of what cases read")
struct ReadRecordTests {
  private let axes = ShapesCatalogue.axes

  private func reads(_ paths: [String], cells: Int = 2) -> ReadRecord.Reads {
    ReadRecord.Reads(paths: paths, cellCount: cells)
  }

  @Test("one line says what all points of an id read")
  func same() throws {
    var record = ReadRecord(axes: axes)
    record.set("bar/long", axes.points.map { ($0, reads(["a.b.c", "a.b.d", "a.e", "unit"])) })
    let lines = String(decoding: record.bytes, as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last == "bar/long\t*\t*\t*\t*\t*\t*\t*\t2\ta.b.c 2.d 1.e unit")
  }

  @Test("no item stands for a path without end, and none for more than the one before has")
  func hostilePaths() {
    let longest = String(repeating: "a", count: 256)
    #expect(ReadRecord.expanded(longest) == [longest])
    #expect(ReadRecord.expanded(longest + "a") == nil)
    #expect(ReadRecord.expanded("a.b 1.c") == ["a.b", "a.c"] && ReadRecord.expanded("a.b 3.c") == nil)
    #expect(ReadRecord.expanded("1.a") == nil && ReadRecord.expanded("1") == ["1"])
  }

  @Test("what depends on some axes is told by these, and read back for every point")
  func dependent() throws {
    var record = ReadRecord(axes: axes)
    func expected(_ point: SnapshotPoint) -> ReadRecord.Reads {
      var paths = point["tuning"] == "default" ? ["plain"] : ["rounded"]
      if point["mode"] == "dark", point["tuning"] != "default" { paths.append("shadow.1.2") }
      return reads(paths, cells: point["textScale"] == "1" ? 2 : 3)
    }
    record.set("tile/solid", axes.points.map { ($0, expected($0)) })
    let parsed = try ReadRecord(parsing: record.bytes, path: "reads.tsv", axes: axes)
    #expect(parsed == record)
    for point in axes.points {
      #expect(parsed[CaseKey(id: "tile/solid", point: point)] == expected(point), "\(point)")
    }
    #expect(String(decoding: record.bytes, as: UTF8.self).contains("\twide,tall\t"))
    #expect(parsed[CaseKey(id: "tile/other", point: axes.points[0])] == nil)
  }

  @Test("lines of ids that nobody asks for are not looked at")
  func someIDs() throws {
    var record = ReadRecord(axes: axes)
    for id in ["bar/long", "tile/line", "tile/solid"] {
      record.set(id, [(axes.points[0], reads(["\(id).path"], cells: 1))])
    }
    let text = String(decoding: record.bytes, as: UTF8.self).replacing("bar/long\t*", with: "bar/long")
    let parsed = try ReadRecord(
      parsing: Array(text.utf8), path: "reads.tsv", axes: axes, only: { $0.hasPrefix("tile/") })
    for (id, isKnown) in [("bar/long", false), ("tile/line", true), ("tile/solid", true)] {
      #expect((parsed[CaseKey(id: id, point: axes.points[0])] != nil) == isKnown)
    }
  }

  @Test("an item stands for no more than a path of 256 bytes")
  func longPath() throws {
    let word = String(repeating: "w", count: 250)
    #expect(ReadRecord.expanded("\(word).a 1.b")?.count == 2)
    #expect(ReadRecord.expanded("\(word).a 1.\(word)") == nil)
    #expect(ReadRecord.expanded(word + word) == nil)
  }

  @Test(
    "a broken file is an error that names the line",
    arguments: [
      "", "id\n", "id\ttheme", "HEAD\nbar\t*\n", "HEAD\nbar\t*\t*\t*\t*\t*\t*\t*\tx\ta\n",
      "HEAD\nbar\t*\t*\t*\t*\t*\t*\t*\t1\t2.a\n",
      "HEAD\nbar\t*\t*\t*\t*\t*\t*\t*\t9223372036854775807\ta\n",
    ])
  func broken(text: String) {
    let heading = String(decoding: ReadRecord(axes: axes).bytes, as: UTF8.self).dropLast()
    let bytes = Array(text.replacing("HEAD", with: heading).utf8)
    #expect(throws: StoreError.self) { try ReadRecord(parsing: bytes, path: "reads.tsv", axes: axes) }
  }
}
