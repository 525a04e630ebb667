/// A request, with all of its body.
struct HTTPRequest: Sendable {
  enum Method: Sendable { case get, put, post, other }

  var method: Method
  /// What follows the method, as it was sent.
  var target: String
  /// By names in small letters; values of those that are there twice are joined by commas.
  var headers: [String: String]
  var body: [UInt8]

  /// The part of the target before a query, as it was sent.
  var path: Substring { target.prefix { $0 != "?" } }
}

/// What a request is answered with.
struct HTTPResponse: Sendable {
  var status = 200
  /// What the status is called.
  var phrase = "OK"
  var headers: [(name: String, value: String)] = []
  var body: [UInt8] = []
}
