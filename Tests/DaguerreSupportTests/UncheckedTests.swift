import Foundation
import Testing

/// Pointers, and sums that nobody checks, are where they must be, and nowhere else.
@Suite("Unchecked code")
struct UncheckedTests {
  private static let pattern =
    #"Unsafe(Mutable|Raw|Pointer|Buffer)|withUnsafe|withMemoryRebound|unsafeBitCast|\.pointee|OpaquePointer"#
    + #"|unsafeUninitializedCapacity|nonisolated\(unsafe\)|unowned\(unsafe\)| &[-+*]=? | &(<<|>>) "#

  /// Files, or folders, and why they need it.
  private static let reasons: [(path: String, why: String)] = [
    ("CRaster/", "C"), ("CCompare/", "C"), ("CFastDeflate/", "C"), ("CHTTPServer/", "C"), ("CLineBreaks/", "C"),
    ("CPNGReader/", "C"), ("CJPEGReader/", "C"), ("CWebPReader/", "C"), ("CPNGWriter/", "C"), ("CPluralRules/", "C"),
    ("CUnitNumbers/", "C"),
    ("DaguerreGraphics/Colour/AlphaConversion.swift", "channels of millions of pixels, whose products have 16 bits"),
    ("DaguerreGraphics/Raster/", "hot loops over pixels; their sums are bounded by the proofs beside them"),
    ("DaguerreImages/Comparison/", "hot loops over the pixels of two pictures of equal size"),
    ("DaguerreImages/PNG/", "libpng reads and writes pixels in place; packing of pixels in 32-bit words"),
    ("DaguerrePictures/WrittenPixels.swift", "libpng, libjpeg-turbo and libwebp write pixels in place"),
    ("DaguerreText/Fonts/", "handles of FreeType and HarfBuzz, and the bytes that they read lazily"),
    ("DaguerreText/Layout/LineBreaker.swift", "ICU reads UTF-16 in place"),
    ("DaguerreText/Shaping/Shaper.swift", "HarfBuzz reads text and gives glyphs in place"),
    ("DaguerreSupport/Files/", "system calls read and write bytes in place"),
    ("DaguerreSupport/Digests/", "Nettle reads bytes in place"),
    ("DaguerreSupport/Version/Interruption.swift", "C gives its handlers of signals as pointers to functions"),
    ("DaguerreSupport/Colors/HexadecimalColor.swift", "nine bytes of text, written for each of a million colours"),
    ("DaguerreReview/Server/HTTPServer.swift", "handles of libevent, and bytes of requests"),
    ("DaguerreSheets/Drawing/", "pixels are hashed and compared in place"),
    ("DaguerreSnapshots/Verify/VerificationScope.swift", "SplitMix64, which wraps by definition"),
    ("DaguerreSnapshots/Shards/ShardPlan.swift", "FNV-1a, which wraps by definition"),
    ("DaguerreSnapshots/Audit/Contrast/ContrastScanner.swift", "difference of bytes where coverage may be rounded"),
    ("DaguerreSkins/Reading/ReadMemo.swift", "an object that is only compared by identity"),
    ("DaguerrePublishers/Foundation+Publishers.swift", "notifications are told on the thread of whoever posts them"),
    ("DaguerreViews/Image/SVG/SVGTreeBuilder.swift", "Expat gives texts in place"),
    ("DaguerreViews/Text/MarkdownDocument.swift", "handles of cmark-gfm"),
    ("daguerre-bench/", "numbers that look random"),
  ]

  @Test("is listed with its reason, and the list has nothing else")
  func listed() throws {
    let pattern = try NSRegularExpression(pattern: Self.pattern)
    var found: Set<String> = []
    for name in try OurSources.names() {
      guard try name.hasSuffix(".c") || !OurSources.lines(of: name, with: pattern).isEmpty else { continue }
      let reason = Self.reasons.first { name.hasPrefix($0.path) }
      #expect(reason != nil, "\(name) has pointers or unchecked sums: do without, or list it here with its reason")
      if let reason { found.insert(reason.path) }
    }
    #expect(Self.reasons.map(\.path).filter { !found.contains($0) } == [], "remove what is not needed any more")
  }
}
