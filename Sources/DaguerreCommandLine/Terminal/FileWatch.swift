import Foundation

/// What a saved file has differently; editors also put a new file in the place of the old one.
struct FileMark: Hashable {
  let size: Int64
  let seconds: Int
  let nanoseconds: Int
  let number: UInt64

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
    number = UInt64(status.st_ino)
  }
}

/// Tells when files have been saved, by looking at them again and again.
struct FileWatch {
  private var paths: [String]
  private var marks: [FileMark?]
  /// How often a file that has gone is looked for, in a third of a second: editors take it away to put another in its place.
  private static let mostLooks = 20

  init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map(FileMark.init)
  }

  /// Looks at more files from now on.
  mutating func add(_ more: [String]) {
    for path in more where !paths.contains(path) {
      paths.append(path)
      marks.append(FileMark(path))
    }
  }

  /// Waits for a file to change and then to stay as it is, or to stay away, or for the end of the run.
  ///
  /// - Returns: the paths that have changed; none when `isOver`.
  mutating func wait(until isOver: () -> Bool) -> [String] {
    var looks = 0
    while !isOver() {
      let now = paths.map(FileMark.init)
      if now == marks {
        usleep(20_000)
        continue
      }
      // While it is being written it is not there, or changes from look to look.
      usleep(15_000)
      guard paths.map(FileMark.init) == now else { continue }
      looks += 1
      if looks < Self.mostLooks, zip(marks, now).contains(where: { $0 != nil && $1 == nil }) { continue }
      defer { marks = now }
      return paths.indices.filter { marks[$0] != now[$0] }.map { paths[$0] }
    }
    return []
  }
}
