public import DaguerreSkins
public import DaguerreSheets
public import DaguerreSupport
internal import DaguerreViews
internal import Synchronization

// The tokens of a catalogue of views are the skin attributes that its sheets read, and those that these are made from: all
// sheets are laid out to find them.

/// Tokens that were found, for all who ask for them without a skin.
final class KnownTokens: Sendable {
  private let byPlace = Mutex<[String: [TokenRead]]>([:])

  func tokens(at place: String, or find: () throws -> [TokenRead]) rethrows -> [TokenRead] {
    if let known = byPlace.withLock({ $0[place] }) { return known }
    let found = try find()
    byPlace.withLock { $0[place] = found }
    return found
  }
}

extension ViewCatalogue {
  /// What the sheets read at the points that have the same tokens as this one, sorted by path.
  ///
  /// A token has one value at these points: what differs between modes is part of the value, or an axis changes tokens.
  ///
  /// - Throws: `ViewError` and `FontError`, where a sheet cannot be laid out.
  public func tokens(at point: SnapshotPoint, under skin: (any Skin)?) throws -> [TokenRead] {
    guard skin == nil else { return try findTokens(at: point.tokenPlace, under: skin) }
    return try known.tokens(at: point.tokenPlace) { try findTokens(at: point.tokenPlace, under: nil) }
  }

  private func findTokens(at place: String, under skin: (any Skin)?) throws -> [TokenRead] {
    let recorder = ReadRecorder()
    for point in axes.points where point.tokenPlace == place {
      let environment = environment(at: point, scale: SnapshotContext.referenceScale)
      let renderer = ViewRenderer(fonts: fonts, environment: environment)
      for sheet in sheets {
        _ = try SkinScope.with(skin) {
          try SkinScope.recording(recorder) {
            try renderer.render(sheet.content(), background: background(environment))
          }
        }
      }
    }
    var known: Set<String> = []
    return recorder.texts.compactMap { read, text in
      guard known.insert(read.key.name).inserted else { return nil }
      let dependencies = Set(read.dependencies.map(\.name)).sorted()
      return TokenRead(path: read.key.name, value: text, dependencies: read.isOverridden ? [] : dependencies)
    }
  }

  /// Layers of single values; this catalogue knows no form of token files.
  ///
  /// - Throws: ``TokenValueError``.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try points.map { point in
      let names = try tokens(at: point, under: nil).map(\.path)
      if names.isEmpty { throw OverlayError.noTokens }
      var skin = ConcreteSkin()
      for layer in layers {
        switch layer {
        case .value(let path, let text):
          guard let key = SkinKey.declared(path), names.contains(path) else {
            throw TokenValueError.unknown(path, near: NearestName.match(to: path, in: names))
          }
          guard skin.set(key, toText: text) else { throw TokenValueError.noValue(path, text) }
        case .recorded(let values): skin.set(values.filter { names.contains($0.key) })
        case .file(let name, _), .release(let name): throw TokenValueError.file(name)
        }
      }
      return skin
    }
  }

  /// The skin with the values; what is made from these tokens follows.
  public func skin(
    setting values: [String: String], over skin: (any Skin)?, at point: SnapshotPoint
  ) throws -> any Skin {
    var skin = skin ?? ConcreteSkin()
    skin.set(values)
    return skin
  }
}

extension Skin {
  /// Sets what can be set, in the order of the paths, as setting one takes back its dependents.
  fileprivate mutating func set(_ values: [String: String]) {
    for (path, text) in values.sorted(by: { $0.key < $1.key }) {
      if let key = SkinKey.declared(path) { _ = set(key, toText: text) }
    }
  }

  /// - Returns: false where the text is no value of the key.
  fileprivate mutating func set(_ key: SkinKey, toText text: String) -> Bool {
    guard let value = key.value(text: text) else { return false }
    func set<Value: SkinValue>(_ value: Value) { self.set(key, to: value) }
    set(value)
    return true
  }
}

/// Why a value cannot be laid over the tokens of a catalogue of views.
public enum TokenValueError: DiagnosticError, Equatable {
  /// No sheet reads such a token.
  case unknown(String, near: String?)
  /// The text is no value of the token's type.
  case noValue(String, String)
  /// Only single values can be laid over.
  case file(String)

  /// Wrong use, as only the command line names layers.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let path, let near):
      [Diagnostic("no sheet reads a token '\(path)'", hint: near.map { "Did you mean '\($0)'?" }, isWrongUse: true)]
    case .noValue(let path, let text):
      [Diagnostic("'\(text)' is no value of '\(path)'", hint: "Write it as a report does.", isWrongUse: true)]
    case .file(let name):
      [Diagnostic("this catalogue reads no token files", at: name, hint: "Give values with --set.", isWrongUse: true)]
    }
  }
}
