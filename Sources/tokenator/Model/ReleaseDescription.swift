/// A release of the tokens whose values differ from those of the themes' own files.
struct ReleaseDescription: Equatable {
  /// Folder of its token files, and its name.
  let folder: String
  /// The case of `TokenRelease`.
  let swiftCase: String

  /// The oldest first.
  static let all = [ReleaseDescription(folder: "2.6.0", swiftCase: "v2_6")]
}
