/// One of several parts of a run, as in `3/8`: each part on a machine of its own.
public struct Shard: Hashable, Sendable {
  /// From 1 to ``count``.
  public let index: Int
  /// How many parts there are, 1 for a run that is not divided.
  public let count: Int

  /// The whole.
  public static let whole = Shard(index: 1, count: 1)
  /// More than anybody has machines for.
  public static let maximumCount = 1000

  private init(index: Int, count: Int) { (self.index, self.count) = (index, count) }

  /// As in `3/8`; nil for anything else.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count <= Self.maximumCount,
      1 <= index, index <= count, "\(index)/\(count)" == text
    else { return nil }
    self.init(index: index, count: count)
  }

  var isFirst: Bool { index == 1 }
  var isWhole: Bool { count == 1 }
}

extension Shard: CustomStringConvertible {
  /// As in `3/8`.
  public var description: String { "\(index)/\(count)" }
}

extension Shard: Codable {
  /// As ``description``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// From ``description``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let shard = Shard(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "'\(text)' is no shard")
    }
    self = shard
  }
}
