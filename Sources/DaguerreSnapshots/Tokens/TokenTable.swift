public import DaguerreSupport

/// The tokens of a catalogue at some of its points, as text: each value once, with where the token has it.
public struct TokenTable: Sendable {
  private struct Row {
    let token: TokenRead
    var values: AxisValues
  }

  private let rows: [Row]
  private let all: AxisValues

  /// - Throws: `SelectionError` and what the catalogue throws.
  public init(of catalogue: any SnapshotCatalogue, at selection: SnapshotSelection) throws {
    var all = AxisValues(catalogue.axes)
    var places: [(point: SnapshotPoint, values: AxisValues)] = []
    var indices: [String: Int] = [:]
    for point in try selection.cases(of: catalogue).map(\.point) {
      all.add(point)
      let index = indices[point.tokenPlace] ?? places.count
      if index == places.count {
        indices[point.tokenPlace] = index
        places.append((point, AxisValues(catalogue.axes)))
      }
      places[index].values.add(point)
    }
    var rows: [String: [Row]] = [:]
    for (point, values) in places {
      for token in try catalogue.tokens(at: point, under: nil) {
        if let index = rows[token.path]?.firstIndex(where: { $0.token == token }) {
          rows[token.path]?[index].values.formUnion(values)
        } else {
          rows[token.path, default: []].append(Row(token: token, values: values))
        }
      }
    }
    self.rows = rows.keys.sorted().flatMap { rows[$0] ?? [] }
    self.all = all
  }

  /// A line for each value of each token, below one with heads.
  public var text: [String] { rows.isEmpty ? ["no sheet reads a token"] : text(of: rows) }

  /// The lines of a JSON array with an entry for each value of each token.
  public var json: [String] {
    let entries = rows.map { row in
      let members = JSONText.members([("path", row.token.path), ("value", row.token.value)])
      return "{\(members), \"madeFrom\": \(JSONText.list(row.token.dependencies)), \(row.values.jsonMembers)}"
    }
    return ["["] + entries.enumerated().map { "  \($1)" + ($0 == entries.count - 1 ? "" : ",") } + ["]"]
  }

  /// A token, those that it is made from, directly or not, and those that are made from it.
  ///
  /// - Throws: ``TokenTableError``.
  public func text(of path: String) throws -> [String] {
    let paths = Set(rows.map(\.token.path))
    guard paths.contains(path) else {
      throw TokenTableError.unknown(path, near: NearestName.match(to: path, in: paths))
    }
    var links: [String: Set<String>] = [:], dependents: [String: Set<String>] = [:]
    for token in rows.map(\.token) {
      links[token.path, default: []].formUnion(token.dependencies)
      for other in token.dependencies { dependents[other, default: []].insert(token.path) }
    }
    let sources = Self.reached(from: path, by: links)
    let needed = Self.reached(from: path, by: dependents).dropFirst().sorted()
    return text(of: sources.flatMap { source in rows.filter { $0.token.path == source } }) + [""]
      + (needed.isEmpty ? ["Nothing is made from it."] : ["Made from it: \(needed.count)"] + needed.map { "  \($0)" })
  }

  /// The path itself, then those that it leads to, nearest first.
  private static func reached(from path: String, by links: [String: Set<String>]) -> [String] {
    var way = [path]
    var index = 0
    while index < way.count {
      way += (links[way[index]] ?? []).sorted().filter { !way.contains($0) }
      index += 1
    }
    return way
  }

  private func text(of rows: [Row]) -> [String] {
    var table = TextTable(heads: ["TOKEN", "VALUE", "WHERE", "MADE FROM"])
    for row in rows {
      let sources = row.token.dependencies.joined(separator: ", ")
      table.add([row.token.path, row.token.value, row.values.text(among: all), sources])
    }
    return table.text
  }
}

/// Why nothing can be told of a token.
public enum TokenTableError: DiagnosticError, Equatable {
  /// None has the path.
  case unknown(String, near: String?)

  /// Wrong use, with what was probably meant.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let path, let near):
      let hint = Diagnostic.didYouMean(near.map { [$0] } ?? []) ?? "List the tokens to see which there are."
      return [Diagnostic("no token is called '\(path)'", hint: hint, isWrongUse: true)]
    }
  }
}
