internal import CCMark
internal import Synchronization

/// What cmark-gfm makes of a text: GitHub Flavored Markdown with strikethrough, and with addresses that are links as they
/// stand.
final class MarkdownDocument {
  /// A part of a document within a paragraph.
  enum Part: Equatable {
    case text(String)
    case code(String)
    /// HTML, which stays as it is.
    case markup(String)
    /// The end of a line, and whether a mark makes it one.
    case lineEnd
    case begin(Mark)
    case end(Mark)
  }

  /// What holds other parts.
  enum Mark: Equatable {
    case emphasis, strong, strikethrough, image
    case link(String)
  }

  private let root: OpaquePointer?

  /// cmark-gfm keeps for all of a process which characters count for the extensions of whoever parses.
  private static let parsing = Mutex(())

  /// - Parameter text: time and memory grow with it, but for crowds of some marks.
  init(_ text: String) {
    root = Self.parsing.withLock { _ in
      cmark_gfm_core_extensions_ensure_registered()
      guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return nil }
      defer { cmark_parser_free(parser) }
      for name in ["strikethrough", "autolink"] {
        if let found = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, found) }
      }
      cmark_parser_feed(parser, text, text.utf8.count)
      return cmark_parser_finish(parser)
    }
  }

  deinit { if let root { cmark_node_free(root) } }

  /// Its parts in the order of the text.
  func forEachPart(_ body: (Part) -> Void) {
    guard let root, let iterator = cmark_iter_new(root) else { return }
    defer { cmark_iter_free(iterator) }
    while case let event = cmark_iter_next(iterator), event != CMARK_EVENT_DONE {
      guard let node = cmark_iter_get_node(iterator), let part = Self.part(node, event) else { continue }
      body(part)
    }
  }

  private static func part(_ node: OpaquePointer, _ event: cmark_event_type) -> Part? {
    var literal: String { cmark_node_get_literal(node).map { String(cString: $0) } ?? "" }
    func mark(_ mark: Mark) -> Part { event == CMARK_EVENT_ENTER ? .begin(mark) : .end(mark) }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: return .text(literal)
    case CMARK_NODE_CODE: return .code(literal)
    case CMARK_NODE_HTML_INLINE: return .markup(literal)
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: return .lineEnd
    case CMARK_NODE_EMPH: return mark(.emphasis)
    case CMARK_NODE_STRONG: return mark(.strong)
    case CMARK_NODE_IMAGE: return mark(.image)
    case CMARK_NODE_LINK: return mark(.link(cmark_node_get_url(node).map { String(cString: $0) } ?? ""))
    default:
      let isStruck = cmark_node_get_type_string(node).map { String(cString: $0) } == "strikethrough"
      return isStruck ? mark(.strikethrough) : nil
    }
  }
}
