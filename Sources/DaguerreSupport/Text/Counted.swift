/// A count for people, as in `1 case` and `2 cases`.
package func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }

/// A line for each of some things, as in `changed button/default`, as far as somebody reads that.
package func listed(_ things: [String], as title: String) -> [String] {
  let most = 20
  let lines = things.prefix(most).map { "\(title) \($0)" }
  return things.count > most ? lines + ["\(title) \(things.count - most) more"] : lines
}
