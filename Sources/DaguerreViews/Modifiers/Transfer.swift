public import Foundation

// What people would carry from view to view, copy or open: nobody does, in a picture.

/// A kind of data by the name that systems have for it.
public struct UTType: Hashable, Sendable {
  /// The name.
  public let identifier: String
  /// A kind by its name.
  public init(_ identifier: String) { self.identifier = identifier }
  /// A kind of an application's own, by its name.
  public init(exportedAs identifier: String) { self.init(identifier) }
  /// A kind of another application, by its name.
  public init(importedAs identifier: String) { self.init(identifier) }
  /// The kind of files whose names end so; nil where that is nothing.
  ///
  /// - Parameters:
  ///   - filenameExtension: the end, without its dot.
  ///   - supertype: what it would be a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard !filenameExtension.isEmpty else { return nil }
    self = UTType.known[filenameExtension.lowercased()] ?? UTType("dyn.\(filenameExtension)")
  }

  /// Anything.
  public static let item = UTType("public.item")
  /// What is in a file.
  public static let content = UTType("public.content")
  /// Bytes.
  public static let data = UTType("public.data")
  /// A folder.
  public static let folder = UTType("public.folder")
  /// An address.
  public static let url = UTType("public.url")
  /// The place of a file.
  public static let fileURL = UTType("public.file-url")
  /// Text of any kind.
  public static let text = UTType("public.text")
  /// Text without styles.
  public static let plainText = UTType("public.plain-text")
  /// Text without styles, in UTF-8.
  public static let utf8PlainText = UTType("public.utf8-plain-text")
  /// Text in rows of values between commas.
  public static let commaSeparatedText = UTType("public.comma-separated-values-text")
  /// Values in JSON.
  public static let json = UTType("public.json")
  /// Values in XML.
  public static let xml = UTType("public.xml")
  /// A document of pages.
  public static let pdf = UTType("com.adobe.pdf")
  /// Several files as one.
  public static let zip = UTType("public.zip-archive")
  /// A picture of any kind.
  public static let image = UTType("public.image")
  /// A picture without losses.
  public static let png = UTType("public.png")
  /// A photograph.
  public static let jpeg = UTType("public.jpeg")
  /// A photograph in less room.
  public static let heic = UTType("public.heic")
  /// A picture that moves.
  public static let gif = UTType("com.compuserve.gif")
  /// A drawing.
  public static let svg = UTType("public.svg-image")
  /// What is seen in time.
  public static let movie = UTType("public.movie")
  /// Pictures in time, without sound.
  public static let video = UTType("public.video")
  /// What is heard.
  public static let audio = UTType("public.audio")

  /// What names of files end with.
  private static let known: [String: UTType] = [
    "csv": .commaSeparatedText, "gif": .gif, "heic": .heic, "jpeg": .jpeg, "jpg": .jpeg, "json": .json, "pdf": .pdf,
    "png": .png, "svg": .svg, "txt": .plainText, "xml": .xml, "zip": .zip,
  ]
}

/// What carries something from place to place; nobody does.
public final class NSItemProvider: Sendable {
  /// Nothing.
  public init() {}
  /// Something.
  public init(object: Any) {}
  /// Something in a file.
  public init?(contentsOf url: URL?) {}
}

/// What is over a view while somebody brings it.
public struct DropInfo: Sendable {
  /// In points of the view.
  public let location: CGPoint
  /// Nothing.
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
  /// False.
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
}

/// What becomes of what somebody brings.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move, delete, alias }

/// What a view would say while something is over it.
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation
  /// Something would become of it.
  public init(operation: DropOperation) { self.operation = operation }
}

/// What a view would do with what somebody brings.
public protocol DropDelegate {
  /// Whether it is taken.
  func performDrop(info: DropInfo) -> Bool
  /// Whether it could be taken.
  func validateDrop(info: DropInfo) -> Bool
  /// It is over the view.
  func dropEntered(info: DropInfo)
  /// It moves over the view.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// It is no longer over the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// True.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// Nil.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

extension View {
  /// The same view: nobody carries it away, so `data` is not called.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> Self { self }
  /// The same view: nobody carries it away, so `data` is not called.
  public func onDrag(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View) -> Self { self }
  /// The same view: nobody brings anything, so `action` is not called.
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// The same view: nobody brings anything, so `action` is not called.
  @_disfavoredOverload
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> Self { self }
  /// The same view: nobody brings anything, so `action` is not called.
  @_disfavoredOverload
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> Self { self }
  /// The same view: nobody brings anything.
  public func onDrop(of types: [UTType], delegate: some DropDelegate) -> Self { self }
  /// The same view: nobody brings anything.
  @_disfavoredOverload
  public func onDrop(of types: [String], delegate: some DropDelegate) -> Self { self }

  /// The same view: nobody copies anything.
  public func copyable<Item>(_ items: @autoclosure @escaping () -> [Item]) -> Self { self }
  /// The same view: nobody cuts anything out, so `action` is not called.
  public func cuttable<Item>(for type: Item.Type = Item.self, action: @escaping () -> [Item]) -> Self { self }
  /// The same view: nobody pastes anything, so `action` is not called.
  public func pasteDestination<Item>(
    for type: Item.Type = Item.self, action: @escaping ([Item]) -> Void,
    validator: @escaping ([Item]) -> [Item] = { $0 }
  ) -> Self { self }

  /// The same view: the system's window for files is no part of the picture.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  /// The same view: the system's window for files is no part of the picture.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> Self { self }
  /// The same view: the system's window for files is no part of the picture.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }
  /// The same view: the system's window for files is no part of the picture.
  public func fileExporter<Item>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> Self { self }

  /// The same view: the system's bar is no part of the picture.
  public func navigationDocument(_ url: URL) -> Self { self }
  /// The same view: nobody renames anything, so `action` is not called.
  public func renameAction(_ action: @escaping () -> Void) -> Self { self }
}

extension ForEach {
  /// The same views: nobody brings an element, so `action` is not called.
  public func onInsert(
    of types: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
  /// The same views: nobody brings an element, so `action` is not called.
  @_disfavoredOverload
  public func onInsert(
    of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> Self { self }
}

// MARK: Buttons of the system

/// The system's button that would rename something: its word, with one of the system's symbols.
public struct RenameButton: View {
  /// A button.
  public init() {}
  /// The button.
  public var body: some View { Button("Rename", systemImage: "pencil") {} }
}

/// The system's button that would take what was copied: its word, with one of the system's symbols, in a box.
public struct PasteButton: View {
  /// A button for things of a type.
  public init<Item>(payloadType: Item.Type, onPaste: @escaping ([Item]) -> Void) {}
  /// A button for kinds of data.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}
  /// The button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}

/// How what is handed to other apps would be shown there.
public struct SharePreview<Picture, Icon> {
  fileprivate init() {}
}

extension SharePreview where Picture == Never, Icon == Never {
  /// By a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol) { self.init() }
  /// By a title.
  public init(_ title: Text) { self.init() }
  /// By a title that is looked up.
  public init(_ key: LocalizedStringKey) { self.init() }
}

extension SharePreview where Icon == Never {
  /// By a title and a picture.
  public init(_ title: some StringProtocol, image: Picture) { self.init() }
  /// By a title and a picture.
  public init(_ title: Text, image: Picture) { self.init() }
}

extension SharePreview where Picture == Never {
  /// By a title and a small picture.
  public init(_ title: some StringProtocol, icon: Icon) { self.init() }
}

extension SharePreview {
  /// By a title, a picture and a small one.
  public init(_ title: some StringProtocol, image: Picture, icon: Icon) { self.init() }
}
