/// A pattern for ids: `*` matches any characters, including `/`, and `?` matches one.
package struct Glob: Hashable, Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Whether the pattern matches the whole of `text`.
  package func matches(_ text: String) -> Bool {
    let text = Array(text)
    var (at, next) = (0, 0)
    /// Where to go on once the last star has taken one more character.
    var retry: (at: Int, next: Int)?
    while at < text.count {
      if next < pattern.count, pattern[next] == "*" {
        retry = (at, next + 1)
        next += 1
      } else if next < pattern.count, pattern[next] == "?" || pattern[next] == text[at] {
        at += 1
        next += 1
      } else if let (start, afterStar) = retry {
        retry = (start + 1, afterStar)
        (at, next) = (start + 1, afterStar)
      } else {
        return false
      }
    }
    return pattern[next...].allSatisfy { $0 == "*" }
  }
}
