import Testing

/// The test that a snapshot belongs to.
struct RunningTest {
  /// The name as part of a file name.
  let name: String
  /// Different for any two tests.
  let key: String
  let isParameterized: Bool

  init(name: String, key: String, isParameterized: Bool) {
    self.name = name
    self.key = key
    self.isParameterized = isParameterized
  }

  /// The test that Swift Testing is running, else the function of that name, which is XCTest's.
  init(fallbackName: String, filePath: String) {
    let test = Test.current
    let function = (test?.name ?? fallbackName).prefix { $0 != "(" }
    self.init(
      name: FileName.part(String(function)), key: test.map { "\($0.id)" } ?? "\(filePath)/\(function)",
      isParameterized: Test.Case.current?.isParameterized ?? false)
  }
}

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
