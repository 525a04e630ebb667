public import DaguerreViews
public import Foundation

// Documents that apps keep in files: a picture opens none, and keeps none.

/// A file, or a folder of some, at hand.
public final class FileWrapper {
  /// What is in the file; nil of a folder.
  public let regularFileContents: Data?
  /// What is in the folder; nil of a file.
  public let fileWrappers: [String: FileWrapper]?

  /// A file.
  public init(regularFileWithContents contents: Data) { (regularFileContents, fileWrappers) = (contents, nil) }
  /// A folder.
  public init(directoryWithFileWrappers wrappers: [String: FileWrapper]) {
    (regularFileContents, fileWrappers) = (nil, wrappers)
  }
}

/// What a document would be read from.
public struct FileDocumentReadConfiguration {
  /// Of which kind the file is.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// How a document would be kept.
public struct FileDocumentWriteConfiguration {
  /// Of which kind the file is to be.
  public let contentType: UTType
  /// The file that there is.
  public let existingFile: FileWrapper?
}

/// A document that is a value; none is read or kept.
public protocol FileDocument {
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How it is kept.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Kinds of files that it is read from.
  static var readableContentTypes: [UTType] { get }
  /// Kinds of files that it is kept in.
  static var writableContentTypes: [UTType] { get }
  /// Reads it.
  init(configuration: ReadConfiguration) throws
  /// The file to keep.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it is read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// The same view: nobody keeps a file.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
}
