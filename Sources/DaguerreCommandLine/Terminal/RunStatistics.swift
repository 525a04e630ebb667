import Foundation

/// The duration of a run and the peak memory of the process.
struct RunStatistics {
  private let start = ContinuousClock.now

  /// One line, as in `4800 cells in 1.52 s: 3157 cells a second; peak memory 121 MB`.
  func line(cells: Int) -> String {
    let duration = ContinuousClock.now - start
    let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
    let rate = seconds > 0 ? Int(Double(cells) / seconds) : 0
    let shown = String(format: "%.2f", seconds)
    return "\(cells) cells in \(shown) s: \(rate) cells a second; peak memory \(peakMemory) MB"
  }

  /// In millions of bytes.
  private var peakMemory: Int {
    // What a program was started by counts for it in `getrusage` on Linux (getrusage(2)), and not here (proc(5)).
    if let status = FileManager.default.contents(atPath: "/proc/self/status").map({
      String(decoding: $0, as: UTF8.self)
    }),
      let kibibytes = status.firstMatch(of: /VmHWM:\s*(\d+) kB/).flatMap({ Int($0.output.1) })
    {
      return kibibytes * 1024 / 1_000_000
    }
    var usage = rusage()
    guard getrusage(Int32(RUSAGE_SELF.rawValue), &usage) == 0 else { return 0 }
    // Linux counts in kibibytes.
    return usage.ru_maxrss * 1024 / 1_000_000
  }
}
