/// The word that `word` was probably meant to be, the first of the nearest; nothing when none is near.
func nearestWord(to word: String, in words: [String]) -> String? {
  var nearest: (word: String, distance: Int)?
  for candidate in words {
    let distance = editDistance(word, candidate)
    if distance <= max(word.count, candidate.count) / 2, distance < nearest?.distance ?? .max {
      nearest = (candidate, distance)
    }
  }
  return nearest?.word
}

/// How many characters must be added, removed or replaced (Levenshtein).
private func editDistance(_ a: String, _ b: String) -> Int {
  let b = Array(b)
  var row = Array(0...b.count)
  for (i, character) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let replaced = diagonal + (character == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
    }
  }
  return row[b.count]
}
