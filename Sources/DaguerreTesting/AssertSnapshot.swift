import DaguerreCatalogue
public import DaguerreGraphics
import DaguerreSnapshots
// Every call names fonts.
@_exported public import DaguerreText
public import DaguerreViews

/// Draws a view at every point of a matrix, and fails the test unless each picture equals its reference exactly.
///
/// For Swift Testing and XCTest alike, also from several tests at once. The reference of a point is
/// `__Snapshots__/FILE/NAME.POINT.png` beside the test file, where `FILE` is that of the test without its extension,
/// and `NAME` that of the test followed by `named`, as in `__Snapshots__/CardTests/card.sold-out.dark@2x.png`.
///
/// There is no tolerance: the same view gives the same pixels on every machine. A failure tells both sizes, how many
/// pixels differ, the largest step of a channel, the box around them, and the views that paint there with the tokens that
/// each reads. It comes with the expected, actual and difference pictures: in `.build/daguerre-report` of the test's
/// package, or in the folder that the environment variable `DAGUERRE_REPORT` names; and in Swift Testing as attachments,
/// which `swift test --attachments-path DIR` keeps in a folder that exists. XCTest has no attachments on Linux.
///
/// - Parameters:
///   - view: made and evaluated for each point, in the environment of that point: what it does when it appears changes no
///     other picture, unless it is given a model that was made before.
///   - name: tells the pictures of one test apart. Without it the second call in a test is `2`, the third `3`. A test
///     that runs with several arguments, or makes calls at the same time, must give one.
///   - matrix: where to draw the view; by default in light colours, left to right, compact, at scale 2.
///   - fonts: those that the view is set in.
///   - environment: what the view inherits besides what the matrix sets.
///   - proposal: the room that is offered to the view, in points; by default the view is as large as it wants to be.
///   - background: what is under the view.
///   - recording: when to write references. Nil for what the environment variable `DAGUERRE_RECORD` says (`all`,
///     `missing`, `failed` or `never`), else ``SnapshotRecording/missing``. Where `CI` is set nothing is ever recorded.
public func assertSnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, named name: String? = nil, at matrix: SnapshotMatrix = SnapshotMatrix(),
  fonts: FontLibrary, environment: EnvironmentValues = EnvironmentValues(), proposal: ProposedViewSize = .unspecified,
  background: Color = .clear, recording: SnapshotRecording? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, testName: String = #function
) {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let reporter = TestReporter(site: site)
  do {
    let session = try SnapshotSession(testFile: "\(filePath)", recording: recording)
    let test = RunningTest(fallbackName: testName, filePath: "\(filePath)")
    let base = try SnapshotNames.shared.name(of: test, named: name, site: site)
    let points = try matrix.points()
    // What tells the painters of a difference is used up before the next point.
    withoutActuallyEscaping(view) { view in
      for point in points {
        let outcome = session.check(name: "\(base).\(point)") {
          let renderer = ViewRenderer(fonts: fonts, environment: point.applied(to: environment))
          let rendering = try TokenReads.checked {
            try renderer.render(view(), proposal: proposal, background: background)
          }
          return DrawnPicture(
            bitmap: try Rasterizer().draw(rendering.list, scale: point.scale),
            unmappedScalars: rendering.unmappedScalars,
            painters: { part in
              var tracing = renderer
              tracing.tracesOrigins = true
              let rendering = try tracing.render(view(), proposal: proposal, background: background)
              return rendering.list.painters(in: part.area(scale: point.scale), origin: rendering.origin(of:))
            })
        }
        reporter.report(outcome)
      }
    }
  } catch {
    reporter.fail("\(error)")
  }
}
