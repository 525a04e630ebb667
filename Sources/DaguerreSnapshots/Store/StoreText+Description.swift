extension StoreText {
  /// A manifest or a record of reads for people; what cannot be read is as it is.
  package static func described(_ bytes: [UInt8]) -> [String] {
    let rows = bytes.split(separator: UInt8(ascii: "\n")).map { row in
      fields(row).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let heading = rows.first else { return [] }
    if heading[0].hasPrefix(Manifest.mark) {
      return ["\(heading[0]): " + heading.dropFirst().joined(separator: "; ")] + rows.dropFirst().map(look)
    }
    if heading.first == "id", heading.last == "reads" {
      return rows.dropFirst().flatMap { reads($0, heading: heading) }
    }
    return rows.map { $0.joined(separator: "\t") }
  }

  /// As in `badge/icon at dark/*/ltr: 720x96, looks like 0f13a2b4, with a picture`.
  private static func look(_ fields: [String]) -> String {
    switch fields.count {
    case 5:
      let picture = fields[4] == Manifest.noPicture ? "no picture" : "picture \(fields[4].prefix(8))"
      return "\(fields[0]) at \(fields[1]): \(fields[2]), looks like \(fields[3].prefix(8)), \(picture)"
    case 4: return "\(fields[0]) at \(fields[1]): reads tokens of its own, \(fields[3].prefix(8))"
    default: return fields.joined(separator: "\t")
    }
  }

  /// A line for the cases and one for each token.
  private static func reads(_ fields: [String], heading: [String]) -> [String] {
    guard fields.count == heading.count, let paths = ReadRecord.expanded(fields[fields.count - 1]) else {
      return [fields.joined(separator: "\t")]
    }
    let axes = zip(heading, fields).dropFirst().dropLast(2).filter { $1 != "*" }.map { "\($0) \($1)" }
    let place = axes.isEmpty ? "" : " at \(axes.joined(separator: ", "))"
    return ["\(fields[0])\(place): \(fields[fields.count - 2]) cells"] + paths.map { "  reads \($0)" }
  }
}
