/// A count for people, as in `1 case` and `2 cases`.
package func counted(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
