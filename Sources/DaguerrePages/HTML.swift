/// A piece of an HTML document, in which text can only stand escaped.
///
/// A literal is markup as it is; what is interpolated is markup when it is `HTML`, and otherwise text, for the contents
/// of an element or for an attribute value in quotation marks.
package struct HTML: ExpressibleByStringInterpolation, Equatable {
  package private(set) var markup: String

  package init(stringLiteral literal: String) { markup = literal }

  package init(stringInterpolation: StringInterpolation) { markup = stringInterpolation.markup }

  private init(markup: String) { self.markup = markup }

  package static let empty: HTML = ""

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var markup = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      markup.reserveCapacity(literalCapacity * 2)
    }

    package mutating func appendLiteral(_ literal: String) { markup += literal }

    package mutating func appendInterpolation(_ html: HTML) { markup += html.markup }

    /// The pieces, each on a line of its own.
    package mutating func appendInterpolation(_ pieces: [HTML]) {
      markup += pieces.map(\.markup).joined(separator: "\n")
    }

    package mutating func appendInterpolation(_ text: String) { markup += HTML.escaped(text) }

    package mutating func appendInterpolation(_ number: Int) { markup += String(number) }

    /// A path relative to the page, as the value of `href` or `src`.
    package mutating func appendInterpolation(path: String) { markup += HTML.escaped(HTML.percentEncoded(path)) }
  }

  /// JSON as the contents of a `script` element, which ends at the first `</script` whatever is around it.
  package static func data(_ json: String) -> HTML {
    HTML(markup: json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c"))
  }

  /// The text with references for the characters that have a meaning in HTML.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  /// Everything but slashes and the unreserved characters of RFC 3986, section 2.3, as `%` and two digits a byte.
  package static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += (digits.count == 1 ? "%0" : "%") + digits
      }
    }
    return result
  }
}
