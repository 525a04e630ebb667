public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Would tell what is loaded; it never does, as a picture depends on no network.
  public struct DataTaskPublisher: DaguerrePublishers.Publisher {
    /// What is loaded.
    public typealias Output = (data: Data, response: URLResponse)
    /// Why it may fail.
    public typealias Failure = URLError
    /// What would be asked for.
    public let request: URLRequest
    /// By which session.
    public let session: URLSession

    /// What would load something.
    public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

    /// Tells nothing.
    public func receive<Listener: Subscriber>(subscriber: Listener)
    where Listener.Input == Output, Listener.Failure == Failure {
      Empty(completeImmediately: false).receive(subscriber: subscriber)
    }
  }

  /// Would tell what is at an address; it never does, as a picture depends on no network.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  /// Would tell what answers a request; it never does, as a picture depends on no network.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
