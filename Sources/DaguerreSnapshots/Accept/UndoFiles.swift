import DaguerreSkins

extension ReferenceState {
  /// The token files that undo rejected causes, by theme: with one as the last layer tokens are what they are with these
  /// causes put back.
  ///
  /// Where a layer gives a token the value that it would have anyway, it is no cause; with the cause undone it would hold
  /// its value, and so is undone as well.
  func undoFiles(
    _ resolved: ResolvedDecisions, _ table: AcceptedTokenTable, of base: any SnapshotCatalogue,
    under layers: [OverlayLayer]
  ) throws -> [String: OverlayFile] {
    let rejected = resolved.paths(accepted: false).filter { !$0.value.isEmpty }
    guard !rejected.isEmpty else { return [:] }
    let wanted = try AcceptedTokenTable(puttingBack: rejected, since: tokens, cases: cases)
    return try rejected.reduce(into: [:]) { files, rejected in
      let (theme, causes) = rejected
      var values = points(of: theme).compactMap { point in
        table[point].map { tokens in (point: point, values: tokens.values.filter { causes.contains($0.key) }) }
      }
      func file() throws -> OverlayFile {
        try base.tokenFile(
          setting: values,
          description: "Undoes what was rejected in \(theme): lay it over the tokens, as the last layer")
      }
      var selection = SnapshotSelection()
      selection["theme"] = [theme]
      var made = try file()
      while !made.bytes.isEmpty {
        // What a catalogue has made and cannot read is no reason to refuse the decisions.
        let layers = layers + [.file(name: "undo", bytes: made.bytes)]
        guard let undone = try? base.laying(layers, for: selection) else { break }
        var isWhole = true
        // A file may have no word for the value of one point only, so all points get what is missing at any.
        let missing = try Set(values.flatMap { try wanted[$0.point]?.missing(in: undone, at: $0.point) ?? [] })
        for (index, point) in values.map(\.point).enumerated() {
          for path in missing where values[index].values[path] == nil {
            guard let value = wanted[point]?.values[path] else { continue }
            values[index].values[path] = value
            isWhole = false
          }
        }
        if isWhole { break }
        made = try file()
      }
      files[theme] = made
    }
  }
}

extension AcceptedTokens {
  /// The tokens that have another value in a catalogue than they should; of those that follow each other the deepest.
  fileprivate func missing(in catalogue: any SnapshotCatalogue, at point: SnapshotPoint) throws -> [String] {
    let wrong = try catalogue.tokens(at: point, under: nil).filter { values[$0.path] != $0.value }
    let paths = Set(wrong.map(\.path))
    return wrong.filter { paths.isDisjoint(with: $0.dependencies) && values[$0.path] != nil }.map(\.path)
  }
}
