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
