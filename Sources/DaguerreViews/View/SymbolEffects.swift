// How the system's symbols would move: they stand still in a picture.

/// How a symbol of the system would move.
public struct SymbolEffect: Hashable, Sendable {
  /// Once up and down.
  public static let bounce = SymbolEffect()
  /// Slowly in and out.
  public static let pulse = SymbolEffect()
  /// Part after part.
  public static let variableColor = SymbolEffect()
}

extension View {
  /// The same view: nothing moves in a still picture.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: some Equatable
  ) -> Self { self }

  /// The same view: nothing moves in a still picture.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> Self { self }
}

/// How a symbol of the system would move again and again.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// As the effect has it.
  public static let `default` = SymbolEffectOptions()
  /// Without end.
  public static let repeating = SymbolEffectOptions()
  /// Once.
  public static let nonRepeating = SymbolEffectOptions()
  /// So many times.
  public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// So many times.
  public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
  /// Again and again, in some way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again, in some way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
  /// Faster or slower.
  public static func speed(_ factor: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
  /// Faster or slower.
  public func speed(_ factor: Double) -> SymbolEffectOptions { self }

  /// How an effect begins again.
  public struct RepeatBehavior: Hashable, Sendable {
    /// Without a pause.
    public static let continuous = RepeatBehavior()
    /// With a pause.
    public static let periodic = RepeatBehavior()
    /// So many times, or without end, with a pause in seconds.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior { RepeatBehavior() }
  }
}

extension SymbolEffect {
  /// Larger or smaller.
  public static let scale = SymbolEffect()
  /// Coming.
  public static let appear = SymbolEffect()
  /// Turning this way and that.
  public static let wiggle = SymbolEffect()
  /// Round and round.
  public static let rotate = SymbolEffect()
  /// Larger and smaller, slowly.
  public static let breathe = SymbolEffect()
  /// One symbol for another.
  public static let replace = SymbolEffect()
  /// Going.
  public static let disappear = SymbolEffect()
  /// Line after line.
  public static let drawOn = SymbolEffect()
  /// Line after line, away.
  public static let drawOff = SymbolEffect()
  /// As the system has it.
  public static let automatic = SymbolEffect()

  /// The old one down, the new one up, as what else one symbol for another does.
  public static let downUp = SymbolEffect()
  /// The old one up, the new one up, as what else one symbol for another does.
  public static let upUp = SymbolEffect()
  /// The old one gone, the new one up, as what else one symbol for another does.
  public static let offUp = SymbolEffect()

  /// The old one down, the new one up.
  public var downUp: SymbolEffect { self }
  /// The old one up, the new one up.
  public var upUp: SymbolEffect { self }
  /// The old one gone, the new one up.
  public var offUp: SymbolEffect { self }
  /// Part after part.
  public var iterative: SymbolEffect { self }
  /// More and more parts.
  public var cumulative: SymbolEffect { self }
  /// There and back.
  public var reversing: SymbolEffect { self }
  /// There only.
  public var nonReversing: SymbolEffect { self }
  /// Parts without colour hidden.
  public var hideInactiveLayers: SymbolEffect { self }
  /// Parts without colour paler.
  public var dimInactiveLayers: SymbolEffect { self }
  /// Upwards.
  public var up: SymbolEffect { self }
  /// Downwards.
  public var down: SymbolEffect { self }
  /// Towards the left.
  public var left: SymbolEffect { self }
  /// Towards the right.
  public var right: SymbolEffect { self }
  /// Towards where lines end.
  public var forward: SymbolEffect { self }
  /// Towards where lines begin.
  public var backward: SymbolEffect { self }
  /// As the hands of a clock go.
  public var clockwise: SymbolEffect { self }
  /// The other way.
  public var counterClockwise: SymbolEffect { self }
  /// In size alone.
  public var plain: SymbolEffect { self }
  /// In and out.
  public var pulse: SymbolEffect { self }
  /// Part after part, each alone.
  public var individually: SymbolEffect { self }
  /// Some way between both symbols, or else another.
  public func magic(fallback: SymbolEffect) -> SymbolEffect { self }
  /// Layer after layer.
  public var byLayer: SymbolEffect { self }
  /// All at once.
  public var wholeSymbol: SymbolEffect { self }
}

extension View {
  /// The same view: nothing moves in a still picture.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
}
