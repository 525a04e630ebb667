public import Foundation
internal import Synchronization

/// The bytes of pictures by where they come from, in memory.
///
/// Nothing comes from the network, so it has what somebody puts into it. An ``OUDSAsyncImage`` shows its placeholder all
/// the same.
public final class OUDSAsyncImageCache: Sendable {
  /// The one of the process.
  public static let shared = OUDSAsyncImageCache()

  private let bytes = Mutex<[URL: Data]>([:])

  private init() {}

  /// The bytes that were put in for an address.
  public func data(for url: URL) -> Data? { bytes.withLock { $0[url] } }

  /// Puts bytes in for an address.
  public func setData(_ data: Data, for url: URL) { bytes.withLock { $0[url] = data } }

  /// The bytes that were put in for an address; nothing is loaded from it.
  public func loadData(from url: URL) async -> Data? { data(for: url) }

  /// Forgets all pictures.
  public func clearCache() { clearMemoryCache() }
  /// Forgets all pictures.
  public func clearMemoryCache() { bytes.withLock { $0 = [:] } }
  /// Nothing: no picture is kept on the disk.
  public func clearDiskCache() {}
}
