import DaguerreGraphics
import DaguerreImages
import DaguerreSupport

extension Exceptions {
  private static let columns = ["id", "metric", "limit", "until", "reason"]

  /// Takes time and memory in proportion to the bytes.
  ///
  /// People write the file: a byte order mark and the line ends of any editor are right.
  ///
  /// - Parameter path: the name of the file in errors.
  init(parsing bytes: [UInt8], path: String) throws(StoreError) {
    let lines = String(decoding: bytes.withoutByteOrderMark, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    func broken(_ number: Int, _ reason: String) -> StoreError {
      .brokenExceptions(path: path, line: number, reason: reason)
    }
    // As tables are when spreadsheets write them.
    if let encoding = bytes.foreignEncoding { throw broken(1, "the file is in \(encoding); save it as UTF-8") }
    try StoreText.checkForConflict(bytes, path: path, isByHand: true)
    guard let first = lines.first, first == Self.head else {
      if let version = lines.first.flatMap(Self.version), version != Self.currentVersion {
        throw .unknownVersion(path: path, what: "the exceptions are", version: version, known: Self.currentVersion)
      }
      throw broken(1, "the first line is not '\(Self.head)'")
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("#") {
      let number = index + 1
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == Self.columns.count else {
        throw broken(
          number,
          "there \(fields.count == 1 ? "is 1 column" : "are \(fields.count) columns") instead of \(Self.columns.joined(separator: ", ")), "
            + "with a tab between each")
      }
      guard !fields[0].isEmpty else { throw broken(number, "there is no pattern of ids; '*' is all") }
      guard let until = CalendarDay(fields[3]) else {
        throw broken(number, "'\(fields[3])' is no last day, as in 2027-03-31")
      }
      guard !fields[4].allSatisfy(\.isWhitespace) else { throw broken(number, "there is no reason") }
      let kind: Kind
      do { kind = try Kind(fields[1], limit: fields[2]) } catch { throw broken(number, error.reason) }
      entries.append(
        Entry(
          line: number, pattern: fields[0], kindText: fields[1], limitText: fields[2], kind: kind, until: until,
          reason: fields[4]))
    }
  }
}

extension Exceptions {
  /// That of a first line.
  private static func version(_ line: Substring) -> Int? {
    line.hasPrefix("\(name) ") ? Int(line.dropFirst(name.count + 1)) : nil
  }
}

private struct KindError: Error { let reason: String }

extension Exceptions.Kind {
  /// - Parameters:
  ///   - text: a metric, which may have a threshold after a space, or `mask`.
  ///   - limit: how many pixels, as in `12` or `0.5%`; of a mask its rectangle.
  fileprivate init(_ text: String, limit: String) throws(KindError) {
    if text == "mask" {
      guard let area = PixelRect(text: limit) else {
        throw KindError(
          reason:
            "'\(limit)' is no rectangle of a mask: give column, row, width and height in pixels, as in 12,10,40,20")
      }
      self = .mask(area)
      return
    }
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let threshold = words.count == 2 ? Double(words[1]) : nil
    guard words.count < 3, words.count == 1 || threshold != nil, let name = words.first,
      let metric = ComparisonMetric(name: String(name), threshold: threshold)
    else {
      let known = ComparisonMetric.names.joined(separator: ", ")
      throw KindError(
        reason: "'\(text)' is no metric: there are \(known), all but exact with a threshold after a space if wanted, "
          + "and mask")
    }
    guard let allowance = Allowance(limit) else {
      throw KindError(reason: "'\(limit)' is no limit: give a count of pixels, or a percentage as in 0.5%")
    }
    self = .limit(metric, allowance)
  }
}
