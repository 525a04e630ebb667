/// Small WebP files of 16 x 8 pixels, made with libwebp by way of Pillow.
public enum WebPFiles {
  /// Without loss: a red half, and a blue one that is half transparent above and all of it below.
  public static let lossless = base64(
    "UklGRj4AAABXRUJQVlA4TDIAAAAvD8ABEBcgFkzxQLoSCCQh7U8zikAgiWfnXQUkCT7vedF9QyDItpnkJAf6K0T0P6Cebg==")
  /// With loss: a red half and a blue one.
  public static let lossy = base64(
    "UklGRjwAAABXRUJQVlA4IDAAAACQAQCdASoQAAgAAUAmJaACdLoAA5gA/vND//wCN/4D/2DjP386//4U12Nf+FNZEAA=")
  /// Without loss, a red half and a blue one, with Exif that says that the camera was held upright (orientation 6).
  public static let turned = base64(
    "UklGRlwAAABXRUJQVlA4WAoAAAAIAAAADwAABwAAVlA4TBwAAAAvD8ABAA9wDpHDgF+lc/5DC2LBZP7SnSlE9D90RVhJRhoAAABNTQAq"
      + "AAAACAABARIAAwAAAAEABgAAAAAAAA==")
  /// An animation, of which the first picture is that of ``lossless`` and the second green.
  public static let animation = base64(
    "UklGRqgAAABXRUJQVlA4WAoAAAASAAAADwAABwAAQU5JTQYAAAAAAAAAAABBTk1GTAAAAAAAAAAAAA8AAAcAAGQAAAJWUDhMNAAAAC8P"
      + "wAEQFyAQSCLbn2IugUASwv5UIwkEklyHXUtAUPSc6QH1XyDItpnkJAf6K0T0P0ofTABBTk1GKAAAAAAAAAAAAA8AAAcAAGQAAABWUDhM"
      + "DwAAAC8PwAEAB9D/iP4HIqL/AQA=")
  /// An animation whose first picture is in the last quarter.
  public static let part = base64(
    "UklGRqwAAABXRUJQVlA4WAoAAAASAAAADwAABwAAQU5JTQYAAAAAAAAAAABBTk1GLAAAAAQAAAIAAAcAAAMAAGQAAAJWUDhMFAAAAC8H"
      + "wAAAB1CBVAggAAqa/seIiP4HQU5NRkwAAAAAAAAAAAAPAAAHAABkAAACVlA4TDQAAAAvD8ABEBcgEEgi259iLoFAEsL+VCMJBJJch11L"
      + "QFD0nOkB9V8gyLaZ5CQH+itE9D9KH0wA")
}
