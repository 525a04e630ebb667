public import DaguerreSkins
public import DaguerreSheets
public import DaguerreSupport
internal import DaguerreText
internal import DaguerreViews
internal import Synchronization

// The tokens of a catalogue of views are the skin attributes that its sheets read, and those that these are made from: all
// sheets are laid out to find them.

/// What was found at the points of a place.
struct FoundTokens: Sendable {
  /// Sorted by path.
  var tokens: [TokenRead]
  /// The paths of those that have several values.
  var unsettled: Set<String>
}

/// Tokens that were found, for all who ask for them without a skin.
final class KnownTokens: Sendable {
  private let byPlace = Mutex<[String: FoundTokens]>([:])

  func tokens(at place: String, or find: () throws -> FoundTokens) rethrows -> FoundTokens {
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
    guard skin == nil else { return try findTokens(at: point.tokenPlace, under: skin).tokens }
    return try knownTokens(at: point).tokens
  }

  /// Those that depend on an axis that does not say so, and those that are made from them.
  public func unsettledTokens(at point: SnapshotPoint) throws -> Set<String> { try knownTokens(at: point).unsettled }

  private func knownTokens(at point: SnapshotPoint) throws -> FoundTokens {
    try known.tokens(at: point.tokenPlace) { try findTokens(at: point.tokenPlace, under: nil) }
  }

  private func findTokens(at place: String, under skin: (any Skin)?) throws -> FoundTokens {
    var tokens: [String: TokenRead] = [:]
    var defaults: [String: (point: SnapshotPoint, texts: Set<String>)] = [:]
    var dependent: [String: (SnapshotPoint, SnapshotPoint)] = [:]
    for point in axes.points where point.tokenPlace == place {
      for (path, reads) in Dictionary(grouping: try reads(at: point, under: skin), by: \.read.key.name) {
        guard let (read, text) = reads.first else { continue }
        if tokens[path] == nil {
          let dependencies = Set(read.dependencies.map(\.name)).sorted()
          tokens[path] = TokenRead(path: path, value: text, dependencies: read.isOverridden ? [] : dependencies)
        }
        let texts = Set(reads.lazy.filter { !$0.read.isOverridden }.map(\.text))
        guard !texts.isEmpty else { continue }
        let first = defaults[path] ?? (point, texts)
        defaults[path] = first
        if first.texts != texts { dependent[path] = dependent[path] ?? (first.point, point) }
      }
    }
    for (path, points) in dependent.sorted(by: { $0.key < $1.key }) { warn(of: path, at: points.0, and: points.1) }
    let sorted = tokens.values.sorted { $0.path < $1.path }
    return FoundTokens(tokens: sorted, unsettled: Self.followers(of: Set(dependent.keys), among: sorted))
  }

  /// Some tokens and all that are made from them.
  private static func followers(of paths: Set<String>, among tokens: [TokenRead]) -> Set<String> {
    var all = paths
    var count = -1
    while count != all.count {
      count = all.count
      for token in tokens where !all.isDisjoint(with: token.dependencies) { all.insert(token.path) }
    }
    return all
  }

  /// What the sheets read at a point, sorted by path.
  private func reads(
    at point: SnapshotPoint, under skin: (any Skin)?
  ) throws -> [(read: ReadRecorder.Read, text: String)] {
    let recorder = ReadRecorder()
    let environment = environment(at: point, scale: SnapshotContext.referenceScale)
    let renderer = ViewRenderer(fonts: fonts, environment: environment)
    for sheet in sheets {
      _ = try SkinScope.with(skin) {
        try SkinScope.recording(recorder) {
          try renderer.render(sheet.content(), background: background(environment))
        }
      }
    }
    return recorder.mapReads { ($0, $1) }
  }

  /// Says that a token, of which one value is recorded for all these points, has several.
  private func warn(of path: String, at point: SnapshotPoint, and other: SnapshotPoint) {
    let differing = axes.all.map(\.name).filter { point[$0] != other[$0] }.map { "'\($0)'" }
    fonts.addWarning(
      "the token '\(path)' depends on the axis \(differing.joined(separator: " or ")); declare that with "
        + "changesTokens: true, or causes know of one value only.")
  }

  /// Layers of single values; this catalogue knows no form of token files.
  ///
  /// - Throws: ``TokenValueError``.
  public func skins(of layers: [OverlayLayer], at points: [SnapshotPoint]) throws -> [any Skin] {
    try points.map { point in
      let known = try tokens(at: point, under: nil)
      let names = known.map(\.path)
      if names.isEmpty { throw OverlayError.noTokens }
      var skin = ConcreteSkin()
      for layer in layers {
        switch layer {
        case .value(let path, let text):
          guard let key = SkinKey.declared(path), names.contains(path) else {
            throw TokenValueError.unknown(path, near: NearestName.match(to: path, in: names))
          }
          guard key.valueType is any LosslessSkinValue.Type else { throw TokenValueError.noText(path) }
          guard skin.set(key, toText: text) else {
            throw TokenValueError.noValue(path, text, now: known.first { $0.path == path }?.value ?? "")
          }
        case .recorded(let values): skin.set(values.filter { names.contains($0.key) })
        case .file(let name, _): throw TokenValueError.file(name)
        case .release(let name): throw TokenValueError.release(name)
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
  /// The text is no value of the token's type; the third is its value.
  case noValue(String, String, now: String)
  /// Values of the token's type cannot be made from text.
  case noText(String)
  /// Only single values can be laid over.
  case file(String)
  /// There are no releases of the tokens.
  case release(String)

  /// Wrong use, as only the command line names layers.
  public var diagnostics: [Diagnostic] {
    switch self {
    case .unknown(let path, let near):
      [Diagnostic("no sheet reads a token '\(path)'", hint: near.map { "Did you mean '\($0)'?" }, isWrongUse: true)]
    case .noValue(let path, let text, let now):
      [
        Diagnostic(
          "'\(text)' is no value of '\(path)'", hint: "It is '\(now)' now: write one like it.", isWrongUse: true)
      ]
    case .noText(let path):
      [Diagnostic("no value of '\(path)' can be given as text", hint: "Change it in the sources.", isWrongUse: true)]
    case .file(let name):
      [Diagnostic("this catalogue reads no token files", at: name, hint: "Give values with --set.", isWrongUse: true)]
    case .release(let name):
      [Diagnostic("this catalogue has no releases of tokens, so no '\(name)'", hint: "Leave it out.", isWrongUse: true)]
    }
  }
}
