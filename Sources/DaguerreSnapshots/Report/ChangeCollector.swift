import DaguerreGraphics
import DaguerreImages
import DaguerreSupport
import Synchronization

/// What is known of all cases that look the same before and after, from the first of them.
package struct Change: Sendable {
  /// The views that paint where it looks different, backmost first: those that read a changed token, or all if there are
  /// none.
  package var painters: [Painter] = []
  package var before: Report.Picture?
  package var after: Report.Picture?
  /// The file with what is known of each pixel.
  package var script: String?
  var cells: [Report.Cell] = []
}

/// Gathers the ways in which cases look different, each once, and writes their pictures.
///
/// Threads may call it in any order; what it has in the end is of the first case of each change.
final class ChangeCollector: Sendable {
  private let folder: ReportFolder?
  private let changes = Mutex<[String: (number: Int, change: Change)]>([:])

  /// - Parameter folder: nil where nothing can be written.
  init(folder: ReportFolder?) { self.folder = folder }

  /// By look.
  var all: [String: Change] { changes.withLock { $0.mapValues(\.change) } }

  /// Keeps what is known of a change, unless it is known from an earlier case.
  ///
  /// - Returns: why its pictures could not be written.
  func add(
    _ difference: CaseDifference, _ finding: CaseStudent.Finding, of snapshot: SnapshotCase, _ drawn: DrawnCase,
    number: Int, changes tokens: TokenChanges, by drawer: CaseDrawer
  ) throws -> FileError? {
    let known = changes.withLock { $0[difference.look]?.number }
    if let known, known < number { return nil }
    var change = Change()
    var script: [UInt8]?
    var failure: FileError?
    do {
      switch finding {
      case .changed(let study):
        let traced = try drawer.traced(snapshot, drawn)
        change.painters = traced.painters(
          in: study.pixels.pixels.bounds, reading: Set(difference.changedTokens.map(\.path)))
        if let folder {
          change.before = try folder.write(study.before, study.identityBefore)
          change.after = try folder.write(study.after, study.identityAfter)
          let made = try ChangeScript(study.pixels, sheet: traced, changes: tokens).bytes(name: difference.look)
          change.script = ReportFolder.scriptPath(difference.look)
          script = made
        }
        change.cells = cells(of: difference, in: drawn.sheet, before: study.framesBefore)
      case .noReference, .unknown:
        change.after = try folder?.write(drawer.bitmap(of: drawn), drawer.identity(of: drawn))
      case .equal, .tokens, .line: break
      }
    } catch let error as FileError {
      failure = error
    }
    return changes.withLock { [change] changes in
      if let known = changes[difference.look]?.number, known < number { return nil }
      changes[difference.look] = (number, change)
      guard let folder, let script else { return failure }
      do throws(FileError) { try folder.writeScript(script, difference.look) } catch { failure = error }
      return failure
    }
  }

  private func cells(
    of difference: CaseDifference, in sheet: Sheet, before: [String: PixelRect]
  ) -> [Report.Cell] {
    guard case .pixels(_, _, let cells) = difference.kind else { return [] }
    return cells.map { cell in
      let frame = sheet.cells.first { $0.name == cell.name }?.pixelFrame(scale: SnapshotStore.scale)
      return Report.Cell(
        name: cell.name, frame: frame?.numbers ?? [], frameBefore: before[cell.name]?.numbers,
        bounds: cell.bounds?.numbers ?? [],
        changedPixels: (cell.inside?.changedPixels ?? 0) + (cell.around?.changedPixels ?? 0))
    }
  }
}

extension PixelRect {
  /// As reports write it: x, y, width, height.
  var numbers: [Int] { [x, y, width, height] }
}

extension Sheet {
  /// The views that paint in a part of the picture, each once: those that read some tokens, or all if there are none.
  func painters(in part: PixelRect, reading paths: Set<String>) -> [Painter] {
    let all = list.painters(in: part.area(scale: SnapshotStore.scale)) { [origins] index in
      origins.indices.contains(index) ? origins[index] : nil
    }.map { Painter(views: $0.views, tokens: $0.tokens.filter(paths.contains)) }
    // What tells views apart may be tokens that are left out.
    var known: Set<Painter> = []
    let readers = all.filter { !$0.tokens.isEmpty }
    return (readers.isEmpty ? all : readers).filter { known.insert($0).inserted }
  }
}
