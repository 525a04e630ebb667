/// Where in a test a snapshot is asked for.
struct CallSite: Hashable, Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt

  static func == (left: CallSite, right: CallSite) -> Bool {
    left.line == right.line && left.column == right.column && "\(left.filePath)" == "\(right.filePath)"
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(line)
    hasher.combine(column)
  }
}
