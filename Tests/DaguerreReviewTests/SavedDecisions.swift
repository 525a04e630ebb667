/// A file of decisions as the page saves it, read by its documentation alone.
struct SavedDecisions: Decodable, Equatable {
  struct List: Decodable, Equatable {
    let causes: [Cause]
    let cases: [[String: String]]
  }
  struct Cause: Decodable, Equatable {
    let path: String
    var theme: String?

    init(_ path: String, _ theme: String? = nil) { (self.path, self.theme) = (path, theme) }

    init(from decoder: any Decoder) throws {
      if let path = try? decoder.singleValueContainer().decode(String.self) {
        self.init(path)
      } else {
        let parts = try decoder.singleValueContainer().decode([String: String].self)
        self.init(parts["path"] ?? "", parts["theme"])
      }
    }
  }
  struct Note: Decodable, Equatable {
    let on: [String: String]
    let text: String

    init(on: [String: String], _ text: String) { (self.on, self.text) = (on, text) }
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      on = (try? container.decode([String: String].self, forKey: .on)) ?? [:]
      text = try container.decode(String.self, forKey: .text)
    }
    private enum CodingKeys: CodingKey { case on, text }
  }

  let version: Int
  let references: String
  let accept, reject: List
  let notes: [Note]
}
