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
  private let paths: [String]
  private var marks: [FileMark?]

  init(_ paths: [String]) {
    self.paths = paths
    marks = paths.map(FileMark.init)
  }

  /// Waits for a file to change and then to stay as it is, or for the end of the run.
  ///
  /// - Returns: the paths that have changed; none when `isOver`.
  mutating func wait(until isOver: () -> Bool) -> [String] {
    while !isOver() {
      let now = paths.map(FileMark.init)
      if now == marks {
        usleep(20_000)
        continue
      }
      // While it is being written it is not there, or changes from look to look.
      usleep(15_000)
      guard paths.map(FileMark.init) == now, now.allSatisfy({ $0 != nil }) else { continue }
      defer { marks = now }
      return paths.indices.filter { marks[$0] != now[$0] }.map { paths[$0] }
    }
    return []
  }
}
