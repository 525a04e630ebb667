/// Characters that no font has, each once, in order of appearance.
struct UnmappedScalars {
  private(set) var scalars: [Unicode.Scalar] = []
  private var known: Set<UInt32> = []

  mutating func insert(_ value: UInt32) {
    if let scalar = Unicode.Scalar(value), known.insert(value).inserted { scalars.append(scalar) }
  }
}
