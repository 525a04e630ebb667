import DaguerreSupport
import Testing

@Suite("Counts and lists for people")
struct CountedTests {
  @Test("one thing is told as one, and of many only the first, with how many more there are")
  func words() {
    #expect(counted(1, "case") == "1 case" && counted(0, "case") == "0 cases" && counted(2, "case") == "2 cases")
    #expect(listed([], as: "changed").isEmpty)
    #expect(listed(["a", "b"], as: "changed") == ["changed a", "changed b"])
    let names = (1...22).map(String.init)
    #expect(listed(Array(names.prefix(20)), as: "new") == names.prefix(20).map { "new \($0)" })
    #expect(listed(Array(names.prefix(21)), as: "new").suffix(2) == ["new 20", "new 1 more"])
    #expect(listed(names, as: "new").count == 21 && listed(names, as: "new").last == "new 2 more")
  }
}
