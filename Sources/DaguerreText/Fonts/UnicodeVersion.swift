internal import CLineBreaks

/// The version of the Unicode standard by which texts are broken into lines.
public enum UnicodeVersion {
  /// As in `15.0.0`, of the ICU library.
  public static var description: String {
    var numbers: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    withUnsafeMutableBytes(of: &numbers) { bytes in
      line_breaks_unicode_version(bytes.baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
    return "\(numbers.0).\(numbers.1).\(numbers.2)"
  }
}
