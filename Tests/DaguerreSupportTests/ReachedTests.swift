import DaguerreSupport
import Testing

@Suite("What steps lead to")
struct ReachedTests {
  @Test("all that there is on any way, circles too, and each asked once")
  func reached() {
    let links = [1: [2, 3], 2: [4], 3: [4, 1], 4: [2], 5: [1]]
    var asked: [Int] = []
    let found = Set(reachedFrom: [1, 1]) { number in
      asked.append(number)
      return links[number] ?? []
    }
    #expect(found == [1, 2, 3, 4] && asked.sorted() == [1, 2, 3, 4])
    #expect(Set(reachedFrom: [6]) { links[$0] ?? [] } == [6])
    #expect(Set(reachedFrom: [Int]()) { links[$0] ?? [] }.isEmpty)
  }
}
