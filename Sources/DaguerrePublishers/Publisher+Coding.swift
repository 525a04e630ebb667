public import Foundation

/// What reads values of a form in which they were written.
public protocol TopLevelDecoder<Input> {
  /// The form.
  associatedtype Input
  /// Reads a value.
  func decode<Value: Decodable>(_ type: Value.Type, from input: Input) throws -> Value
}

/// What writes values in a form.
public protocol TopLevelEncoder<Output> {
  /// The form.
  associatedtype Output
  /// Writes a value.
  func encode<Value: Encodable>(_ value: Value) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Tells the values that a decoder reads, and fails with it.
  public func decode<Item: Decodable, Decoder: TopLevelDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> AnyPublisher<Item, any Error> where Decoder.Input == Output {
    tryMap { try decoder.decode(type, from: $0) }
  }
}

extension Publisher where Output: Encodable {
  /// Tells what an encoder writes of the values, and fails with it.
  public func encode<Encoder: TopLevelEncoder>(encoder: Encoder) -> AnyPublisher<Encoder.Output, any Error> {
    tryMap { try encoder.encode($0) }
  }
}
