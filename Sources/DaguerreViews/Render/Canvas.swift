/// Where nodes draw: collects commands, and the places that views ask to be remembered.
final class Canvas {
  private(set) var list: DisplayList
  private(set) var markedFrames: [MarkedFrame] = []
  private(set) var targets: [HitTarget] = []
  private(set) var inactiveFrames: [Rect] = []
  private(set) var accessibility: [AccessibilityElement] = []
  private(set) var unmappedScalars: [Unicode.Scalar] = []
  private var placement: Placement?
  /// The open clips whose sides are not upright, the innermost last.
  private var slantedClips: [Path] = []
  private var origin = ProvenanceID.none
  /// Why texts and images are hidden.
  private(set) var redaction: RedactionReasons = []
  /// The changes of the views around, the innermost last.
  private var changes: [(Command) -> Command] = []
  /// How many effects around what is drawn apply to each thing of it.
  private var effectsOnEach = 0
  /// Whether nothing of what is drawn is seen, or noted.
  private var isHidden = false
  /// Those of the views around.
  private(set) var spaces = CoordinateSpaces()
  /// What views were told by views within, by the type of the key.
  private var preferences: [ObjectIdentifier: [Any]] = [:]
  /// What views around look for, and where it was found; the innermost last.
  private var sought: [(things: Set<Sought>, found: [Sought: Rect])] = []
  /// Those for views that were drawn, in the order in which they were.
  private(set) var messages: [ViewMessage] = []
  /// What scrolling views around show; nil where nothing scrolls.
  var sight: Rect?
  /// What views around keep clear of; nil where nothing is covered.
  var safeArea: SafeArea?
  /// Whether views are drawn that would not be made before they come into sight.
  var isOutOfSight = false

  /// That of the views around: what is appended has its colours.
  private var colorScheme: ColorScheme

  init(size: Size, background: Color, colorScheme: ColorScheme) {
    list = DisplayList(size: size, background: background.settled(inDark: colorScheme == .dark))
    self.colorScheme = colorScheme
  }

  func append(_ command: Command) {
    guard !isHidden else { return }
    let colored = colorScheme == .dark ? command.recolored(\.inDark) : command
    place(changes.isEmpty ? colored : changes.reversed().reduce(colored) { $1($0) }, from: origin)
  }

  /// Draws a command through the placement of the views around.
  private func place(_ command: Command, from origin: ProvenanceID) {
    guard let placement else { return list.append(command, from: origin) }
    let mask =
      placement.isUpright
      ? nil : command.clipAsMask(&slantedClips, { $0.transformed(by: placement.transform) }, placement.apply)
    for command in mask ?? command.placed(by: placement) { list.append(command, from: origin) }
  }

  /// Blurs what was drawn so far where a command paints, which is not seen itself.
  func appendBackdropBlur(_ blur: Double, where mask: Command) {
    append(.pushEffect(.backdropBlur(blur)))
    append(mask)
    append(.popEffect)
  }

  /// Draws what `body` draws, hidden for other reasons.
  func withRedaction(_ reasons: RedactionReasons, _ body: () -> Void) {
    let outer = redaction
    redaction = reasons
    body()
    redaction = outer
  }

  /// Draws what `content` draws where `mask` draws, by the alpha of that.
  func appendMasked(_ content: () -> Void, by mask: () -> Void) {
    append(.pushOpacity(1))
    content()
    append(.pushMask)
    mask()
    append(.popMask)
    append(.popOpacity)
  }

  /// Draws what `body` draws, which is black, with a pattern instead; as it is without one.
  ///
  /// - Parameters:
  ///   - room: from side to side of which the pattern goes.
  ///   - rect: what `body` covers, if that is not the room.
  func appendPainted(
    with pattern: ShapePaint.Pattern?, in room: Rect, covering rect: Rect? = nil, _ direction: LayoutDirection,
    _ body: () -> Void
  ) {
    guard let pattern else { return body() }
    let commands = pattern(room, rect ?? room, .zero, direction)
    let surrounded = commands.asGradient.map { [.fillGradient($0.surrounded)] } ?? commands
    appendMasked({ for command in surrounded { append(command) } }, by: body)
  }

  func mark(_ name: String, _ frame: Rect) {
    guard !isHidden else { return }
    markedFrames.append(MarkedFrame(name: name, frame: placement?.apply(frame) ?? frame))
  }

  /// Notes what a finger or a pointer can hit.
  func markTarget(_ frame: Rect) {
    guard !isHidden else { return }
    targets.append(placement.map { HitTarget(frame, placedBy: $0) } ?? HitTarget(frame))
  }

  /// Notes where controls do not react.
  func markInactive(_ frame: Rect) {
    guard !isHidden else { return }
    inactiveFrames.append(placement?.apply(frame) ?? frame)
  }

  /// Notes what a view tells assistive technology, and where it is.
  func describe(_ properties: AccessibilityProperties, _ frame: Rect) {
    guard !isHidden else { return }
    accessibility.append(AccessibilityElement(properties: properties, frame: placement?.apply(frame) ?? frame))
  }

  /// Attributes what `body` draws to a view.
  func withOrigin(_ inner: ProvenanceID, _ body: () -> Void) {
    let outer = origin
    origin = inner
    body()
    origin = outer
  }

  /// Changes each command that `body` draws.
  func withChange(_ change: @escaping (Command) -> Command, _ body: () -> Void) {
    changes.append(change)
    body()
    changes.removeLast()
  }

  /// Draws what `body` draws in the colours of a scheme.
  func withColorScheme(_ inner: ColorScheme, _ body: () -> Void) {
    let outer = colorScheme
    colorScheme = inner
    body()
    colorScheme = outer
  }

  /// Draws what `body` draws through a placement.
  func withPlacement(_ inner: Placement, _ body: () -> Void) {
    let outer = placement
    let whole = outer.map { $0.after(inner) } ?? inner
    placement = whole.transform == .identity ? nil : whole
    body()
    placement = outer
  }

  /// Draws what `body` draws in perspective; pictures that reach behind the eye are left out, with an error.
  func withProjection(_ projection: Projection, _ body: () -> Void) {
    let outer = placement
    let known = (markedFrames.count, targets.count, inactiveFrames.count, accessibility.count)
    placement = nil
    let commands = held(body)
    placement = outer
    func placed(_ frame: Rect) -> Rect {
      let frame = projection.apply(frame)
      return outer?.apply(frame) ?? frame
    }
    for index in known.0..<markedFrames.count { markedFrames[index].frame = placed(markedFrames[index].frame) }
    for index in known.1..<targets.count { targets[index] = HitTarget(placed(targets[index].frame)) }
    for index in known.2..<inactiveFrames.count { inactiveFrames[index] = placed(inactiveFrames[index]) }
    for index in known.3..<accessibility.count { accessibility[index].frame = placed(accessibility[index].frame) }
    var clips: [Path] = []
    for (command, provenance) in commands {
      let parts =
        command.clipAsMask(&clips, { $0.projected(by: projection) }, projection.apply)
        ?? command.projected(by: projection)
      if parts == nil {
        RenderSession.report("Perspective", "a picture in it reaches behind the eye.")
      }
      for part in parts ?? [] { place(part, from: provenance) }
    }
  }

  func reportUnmapped(_ characters: [Unicode.Scalar]) {
    guard !isHidden else { return }
    for character in characters where !unmappedScalars.contains(character) { unmappedScalars.append(character) }
  }
}

// What views tell one another.

extension Canvas {
  func append(_ message: ViewMessage) {
    guard !isOutOfSight else { return }
    messages.append(message)
  }

  /// Has `body` draw what nobody sees: its views tell what they do.
  func withoutDrawing(_ body: () -> Void) {
    let outer = isHidden
    isHidden = true
    body()
    isHidden = outer
  }

  /// What can be looked for among views: one of them, or the first text.
  enum Sought: Hashable { case view(ViewIdentity), text }

  /// Whether nothing is drawn but to find something.
  var isSeeking: Bool { !sought.isEmpty }

  /// Where things are in what `body` draws, of which nothing else is noted, without those that are not there.
  ///
  /// - Parameter moved: how far all of it will be moved, by where they are: what else is looked for is found there, without
  ///   drawing it again.
  func find(
    _ things: Set<Sought>, in body: () -> Void, moved: ([Sought: Rect]) -> Point = { _ in .zero }
  ) -> [Sought: Rect] {
    let (outer, outerSought) = ((messages, preferences), sought)
    sought.append((things, [:]))
    withoutDrawing(body)
    (messages, preferences) = outer
    let found = sought.removeLast().found
    let distance = moved(found)
    for (index, known) in outerSought.enumerated() {
      for (thing, frame) in sought[index].found where known.found[thing] == nil {
        sought[index].found[thing] = frame.offset(dx: distance.x, dy: distance.y)
      }
    }
    return found
  }

  /// Says where something is, if it is looked for.
  func answer(_ thing: Sought, _ frame: Rect) {
    for index in sought.indices where sought[index].things.contains(thing) && sought[index].found[thing] == nil {
      sought[index].found[thing] = frame
    }
  }

  /// Draws what `body` draws within a view that has names.
  func withSpaces(_ names: [AnyHashable], _ view: Rect, _ body: () -> Void) {
    let outer = spaces
    for name in names { spaces[name] = view }
    body()
    spaces = outer
  }

  /// What the views that `body` draws tell for a key; nobody else is told.
  func told<Key: PreferenceKey>(_ key: Key.Type, _ body: () -> Void) -> [Any] {
    let outer = preferences.removeValue(forKey: ObjectIdentifier(key))
    body()
    let within = preferences[ObjectIdentifier(key)]
    preferences[ObjectIdentifier(key)] = outer
    return within ?? []
  }

  /// Tells the views around some values for a key.
  func tell<Key: PreferenceKey>(_ key: Key.Type, _ values: [Any]) {
    preferences[ObjectIdentifier(key), default: []] += values
  }

  /// Draws what `first` draws, then `second`, whose commands may lie behind.
  func draw(_ first: () -> Void, then second: () -> Void, behind: Bool) {
    guard behind else {
      first()
      return second()
    }
    let front = held(first)
    second()
    for (command, provenance) in front { list.append(command, from: provenance) }
  }

  /// The commands that `body` appends, which are not appended yet.
  private func held(_ body: () -> Void) -> [(command: Command, provenance: ProvenanceID)] {
    let outer = list
    list = DisplayList(size: outer.size)
    body()
    let inner = list
    list = outer
    return Array(zip(inner.commands, inner.provenance))
  }
}

// Effects on each thing that a view draws: SwiftUI has a layer for each of these, and none for the view.

extension Canvas {
  /// Draws what `body` draws, each thing of it between two commands: a fill, a text, an image, or all that is clipped,
  /// masked or composited as one.
  ///
  /// - Parameter simpler: what has the same effect behind a thing that is one command, if there is such.
  func appendEach(
    of body: () -> Void, between first: Command, and last: Command, simpler: (Command) -> Command? = { _ in nil }
  ) {
    effectsOnEach += 1
    let commands = held(body)
    effectsOnEach -= 1
    // What was placed must not be placed again.
    let isPlain = placement == nil && changes.isEmpty
    var depth = 0
    for (command, provenance) in commands {
      if depth == 0, isPlain, let behind = simpler(command) {
        appendOne {
          append(behind)
          list.append(command, from: provenance)
        }
        continue
      }
      if depth == 0 { append(first) }
      depth += command.groups
      list.append(command, from: provenance)
      if depth == 0 { append(last) }
    }
  }

  /// Draws what `body` draws as one thing.
  func appendOne(_ body: () -> Void) {
    if effectsOnEach > 0 { append(heldAsOne(body), between: .pushOpacity(1), and: .popOpacity) } else { body() }
  }

  /// Draws what `body` draws as one thing on what `behind` says, where it is in a box; else with an effect.
  func appendOne(of body: () -> Void, around box: Rect, _ effect: GroupEffect, behind: () -> Command?) {
    let commands = heldAsOne(body)
    // Where it is placed, so is the box.
    let isWithin = extent(of: commands).map { (extent(of: held { append(.fillRect(box, .black)) }) ?? box).holds($0) }
    appendOne {
      if isWithin == false { append(.pushEffect(effect)) } else if let behind = behind() { append(behind) }
      for (command, provenance) in commands { list.append(command, from: provenance) }
      if isWithin == false { append(.popEffect) }
    }
  }

  private func extent(of commands: [(command: Command, provenance: ProvenanceID)]) -> Rect? {
    GroupBounds.extent(of: commands.map(\.command))
  }

  /// Draws what `body` draws as one thing, behind which there is nothing.
  func appendGroup(_ body: () -> Void) {
    let commands = heldAsOne(body)
    if commands.contains(where: \.command.readsWhatIsBehind) {
      append(commands, between: .pushEffect(.blend(.normal)), and: .popEffect)
    } else {
      appendOne { for (command, provenance) in commands { list.append(command, from: provenance) } }
    }
  }

  /// The commands that `body` appends, of which no part is a thing by itself.
  private func heldAsOne(_ body: () -> Void) -> [(command: Command, provenance: ProvenanceID)] {
    let outer = effectsOnEach
    effectsOnEach = 0
    defer { effectsOnEach = outer }
    return held(body)
  }

  private func append(
    _ commands: [(command: Command, provenance: ProvenanceID)], between first: Command, and last: Command
  ) {
    if commands.count > 1 { append(first) }
    for (command, provenance) in commands { list.append(command, from: provenance) }
    if commands.count > 1 { append(last) }
  }
}

extension Command {
  /// A clip whose sides are not upright any more, as a mask within a clip that keeps its group small; nil for other commands.
  ///
  /// - Parameters:
  ///   - open: the clips that are open, the innermost last.
  ///   - placed: gives a path where it comes to lie.
  ///   - extent: gives what holds a rectangle where that comes to lie.
  fileprivate func clipAsMask(
    _ open: inout [Path], _ placed: (Path) -> Path, _ extent: (Rect) -> Rect
  ) -> [Command]? {
    switch self {
    case .pushClip(let rect, let radii):
      open.append(placed(Path(roundedRect: rect, radii: radii)))
      return [.pushClip(extent(rect), .zero), .pushOpacity(1)]
    case .popClip:
      return [.pushMask, .fillPath(open.popLast() ?? Path(), .nonzero, .black), .popMask, .popOpacity, .popClip]
    default: return nil
    }
  }

  /// Whether what is drawn before has a part in what comes of it.
  fileprivate var readsWhatIsBehind: Bool {
    switch self {
    case .pushEffect(.blend(let mode)): mode != .normal
    case .pushEffect(.backdropBlur), .pushEffect(.composite): true
    default: false
    }
  }

  /// How many more groups are open after the command than before it.
  fileprivate var groups: Int {
    switch self {
    case .pushClip, .pushOpacity, .pushMask, .pushEffect: 1
    case .popClip, .popOpacity, .popMask, .popEffect: -1
    default: 0
    }
  }
}

/// The place of a view that was marked, in points of the picture.
public struct MarkedFrame: Hashable, Sendable {
  /// What the view was marked with.
  public var name: String
  /// In points from the top left of the picture.
  public var frame: Rect
}

extension Rect {
  /// Whether another one is in it, but for what is hardly seen of the edges of shapes.
  fileprivate func holds(_ other: Rect) -> Bool {
    let room = inset(by: -0.5)
    return room.minX <= other.minX && room.minY <= other.minY && room.maxX >= other.maxX && room.maxY >= other.maxY
  }
}
