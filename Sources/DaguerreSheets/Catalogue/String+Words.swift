extension String {
  /// A name in camel case as words, a separator before each but a small first one: `size-class` of `sizeClass`.
  ///
  /// Names are of ASCII; to ask Unicode's tables which letters are capitals takes a twentieth of a command's start.
  package func words(joinedBy separator: String) -> String {
    reduce(into: "") { words, letter in
      words += ("A"..."Z").contains(letter) ? separator + letter.lowercased() : String(letter)
    }
  }
}
