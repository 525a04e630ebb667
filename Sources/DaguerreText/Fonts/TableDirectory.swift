/// The list of tables that an OpenType file begins with (OpenType 1.9, "Table directory").
enum TableDirectory {
  /// What is wrong with the places of the tables; nil when all lie within the file, or it has no such directory.
  ///
  /// FreeType and HarfBuzz do without a table that is cut off, and would draw something else.
  static func problem(in data: [UInt8]) -> String? {
    func number(_ offset: Int, _ length: Int) -> Int? {
      guard offset >= 0, offset + length <= data.count else { return nil }
      return data[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
    }
    let signatures = [0x0001_0000, 0x4F54_544F, 0x7472_7565]  // TrueType, 'OTTO', 'true'
    guard let signature = number(0, 4), signatures.contains(signature) else { return nil }
    guard let count = number(4, 2) else { return "it is cut off in its list of tables" }
    for index in 0..<count {
      let record = 12 + 16 * index
      guard let offset = number(record + 8, 4), let length = number(record + 12, 4) else {
        return "it is cut off in its list of tables"
      }
      guard offset + length <= data.count else {
        let name = String(decoding: data[record..<record + 4], as: UTF8.self)
        return "its table '\(name)' lies beyond the end of the file"
      }
    }
    return nil
  }
}
