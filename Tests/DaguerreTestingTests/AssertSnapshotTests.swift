import DaguerreSkins
import DaguerreTesting
import DaguerreViews
import Foundation
import TestSupport
import Testing
import XCTest

/// A bar that begins where lines do.
private struct Bar: View {
  var color = Color(rgba: 0x2040_60FF)

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 4) {
      Rectangle().fill(color).frame(width: 6, height: 8)
      Text("a1").font(.custom("Daguerre Test", size: 10))
        .foregroundColor(colorScheme == .dark ? .white : .black)
    }
    .padding(2)
  }
}

/// As wide as what it has loaded since it appeared.
private struct LoadedBar: View {
  private final class Model { var width = 2.0 }
  @State private var model = Model()

  var body: some View { Color.black.frame(width: model.width, height: 3).onAppear { model.width += 6 } }
}

@Suite("assertSnapshot in Swift Testing")
struct AssertSnapshotTests {
  @Test("equal pictures pass, at every point")
  func bar() throws {
    let matrix = SnapshotMatrix(
      colorSchemes: [.light, .dark], layoutDirections: [.leftToRight, .rightToLeft], scales: [1, 2])
    assertSnapshot(of: Bar(), at: matrix, fonts: try PackageFonts.library())
    assertSnapshot(of: Bar().padding(1), fonts: try PackageFonts.library(), background: .white)
  }

  @Test("what a view does when it appears is seen once at each point")
  func loaded() throws {
    let matrix = SnapshotMatrix(colorSchemes: [.light, .dark], scales: [1])
    assertSnapshot(of: LoadedBar(), at: matrix, fonts: try PackageFonts.library())
  }

  @Test("a changed picture is an issue that names the point")
  func changed() throws {
    let fonts = try PackageFonts.library()
    withKnownIssue {
      assertSnapshot(
        of: Bar(color: Color(rgba: 0x2040_61FF)), named: "kept", at: SnapshotMatrix(scales: [1]), fonts: fonts,
        recording: .never)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("changed.kept.light@1x: the picture is not the reference ")
        && text.contains("48 pixels, largest step 1, in 6x8 at 2,3") && text.contains("painted by Bar")
        && issue.sourceLocation?.fileName == "AssertSnapshotTests.swift"
    }
  }

  @Test("a missing reference and a wrong matrix are issues")
  func missing() throws {
    let fonts = try PackageFonts.library()
    withKnownIssue {
      assertSnapshot(of: Bar(), named: "none", fonts: fonts, recording: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().hasPrefix("missing.none.light@2x: there is no reference ")
    }
    withKnownIssue {
      assertSnapshot(of: Bar(), at: SnapshotMatrix(scales: []), fonts: fonts, recording: .never)
    } matching: {
      $0.comments.map(\.rawValue) == ["the matrix has no points: its scales are empty. Name one at least."]
    }
  }

  @Test("a view that cannot be drawn is an issue at each point")
  func failing() throws {
    let fonts = try FontLibrary(directory: PackageFonts.library().directory, isStrict: true)
    withKnownIssue {
      assertSnapshot(
        of: Text("a").font(.custom("Nobody", size: 10)), fonts: fonts, recording: .never)
    } matching: {
      let text = $0.comments.map(\.rawValue).joined()
      return text.hasPrefix("failing.light@2x: ") && text.contains("there is no font of the family 'Nobody'")
    }
  }
}

/// A colour whose default reads itself by way of another.
private struct Circle: View {
  private func first() -> Color { skinAttribute(SkinKey("circle.first", Color.self)) { second() } }
  private func second() -> Color { skinAttribute(SkinKey("circle.second", Color.self)) { first() } }

  var body: some View { first().frame(width: 5, height: 5) }
}

@Suite("Tokens of views in tests")
struct TestedTokenTests {
  @Test("that are made from each other are an issue that names them, and not the end of all tests")
  func circle() throws {
    let fonts = try PackageFonts.library()
    withKnownIssue {
      assertSnapshot(of: Circle(), fonts: fonts, recording: .never)
    } matching: {
      $0.comments.map(\.rawValue).joined().contains(
        "token 'circle.first': error: its default reads itself: circle.first -> circle.second -> circle.first")
    }
  }
}

/// Notes what a test would have failed with.
final class AssertSnapshotXCTests: XCTestCase {
  private var failures: [String] = []

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    failures.append("\(URL(fileURLWithPath: filePath).lastPathComponent): \(description)")
  }

  override func tearDown() {
    let expected = name.hasSuffix("testMissing") ? 1 : 0
    if failures.count != expected {
      for failure in failures {
        super.recordFailure(withDescription: failure, inFile: #filePath, atLine: #line, expected: false)
      }
    }
  }

  func testBar() throws {
    assertSnapshot(of: Bar(), fonts: try PackageFonts.library())
  }

  func testMissing() throws {
    assertSnapshot(of: Bar(), fonts: try PackageFonts.library(), recording: .never)
    let failure = failures.first ?? ""
    guard failure.contains("AssertSnapshotTests.swift: failed - testMissing.light@2x: there is no reference ") else {
      failures += ["the failure is not the expected one", failure]
      return
    }
  }
}
