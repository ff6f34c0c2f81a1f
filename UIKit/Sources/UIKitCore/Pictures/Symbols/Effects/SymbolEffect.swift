import QuartzCore

/// Something that a symbol does. Symbols have one layer here, so that all of them moves.
public protocol SymbolEffect: Sendable {
  /// What it does to a picture.
  var symbolMotion: SymbolMotion { get }
}

/// An effect that comes to an end.
public protocol DiscreteSymbolEffect {}
/// An effect that stays until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect by which a symbol makes way for another one.
public protocol ContentTransitionSymbolEffect {}

/// What an effect does to a picture; Apple's effects are the only ones.
public struct SymbolMotion: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case bounce, pulse, scale, presence, variableColor, replace, wiggle, breathe, rotate
  }
  /// To and fro: turning, with the sign of its first turn, or along a direction.
  package enum Sway: Sendable { case turn(CGFloat), shift(CGFloat, CGFloat) }
  package let kind: Kind
  /// By what share a picture grows that bounces or is scaled, or is larger before it is there.
  package internal(set) var growth: CGFloat = 0
  /// By what share a picture is larger at the end that makes way for another one; `nil` if it is gone at once.
  var growthAway: CGFloat? = 0
  /// Whether the picture is to be seen at its end.
  package internal(set) var isThere = true
  package internal(set) var sway = Sway.turn(1)
  /// Whether it would come or go stroke by stroke.
  var isDrawn = false
}

// Apple documents what each does, and no numbers: these are for the eye.

private let share: CGFloat = 0.2

/// Grows, or shrinks, and comes back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect {
  var growth = share
  public var up: Self { Self(growth: share) }
  public var down: Self { Self(growth: -share) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .bounce, growth: growth) }
}

/// Fades and comes back, until it is removed.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .pulse) }
}

/// Is larger, or smaller, until it is removed.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var growth = share
  public var up: Self { Self(growth: share) }
  public var down: Self { Self(growth: -share) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .scale, growth: growth) }
}

/// Comes to be seen, and grows to its size, or shrinks to it.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var growth = -share
  public var up: Self { Self(growth: -share) }
  public var down: Self { Self(growth: share) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .presence, growth: growth) }
}

/// Is seen no longer, until it appears or the effect is removed.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  var growth = -share
  public var up: Self { Self(growth: share) }
  public var down: Self { Self(growth: -share) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .presence, growth: growth, isThere: false) }
}

/// Lights a symbol's layers one after the other. There are no layers for it here; a note says so once.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var dimInactiveLayers: Self { self }
  public var hideInactiveLayers: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .variableColor) }
}

/// Shrinks, or grows, and is gone, and then another one grows in its place.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  var growthAway: CGFloat? = -1 + share
  public var downUp: Self { Self() }
  public var upUp: Self { Self(growthAway: share) }
  public var offUp: Self { Self(growthAway: nil) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .replace, growth: share - 1, growthAway: growthAway) }
}

/// As the system thinks fit: as ``ReplaceSymbolEffect`` does.
public struct AutomaticSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public var symbolMotion: SymbolMotion { ReplaceSymbolEffect().symbolMotion }
}

extension SymbolEffect where Self == ReplaceSymbolEffect { public static var replace: Self { Self() } }
extension SymbolEffect where Self == AutomaticSymbolEffect { public static var automatic: Self { Self() } }
extension SymbolEffect where Self == BounceSymbolEffect { public static var bounce: Self { Self() } }
extension SymbolEffect where Self == PulseSymbolEffect { public static var pulse: Self { Self() } }
extension SymbolEffect where Self == ScaleSymbolEffect { public static var scale: Self { Self() } }
extension SymbolEffect where Self == AppearSymbolEffect { public static var appear: Self { Self() } }
extension SymbolEffect where Self == DisappearSymbolEffect { public static var disappear: Self { Self() } }
extension SymbolEffect where Self == VariableColorSymbolEffect { public static var variableColor: Self { Self() } }

/// How often an effect is shown, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  /// `nil` for as the effect does by itself, infinite for again and again.
  var count: Float?
  var rate = 1.0
  /// In seconds, between one time and the next.
  var delay = 0.0

  public static let `default` = SymbolEffectOptions()
  public static var repeating: Self { self.default.repeating }
  public static var nonRepeating: Self { self.default.nonRepeating }
  /// - Parameter count: how often; again and again without.
  public static func `repeat`(_ count: Int?) -> Self { self.default.repeat(count) }
  /// - Parameter speed: 1 for as usual.
  public static func speed(_ speed: Double) -> Self { self.default.speed(speed) }

  public var repeating: Self { self.repeat(nil) }
  public var nonRepeating: Self { self.repeat(1) }
  public func `repeat`(_ count: Int?) -> Self {
    var options = self
    options.count = count.map { Float(max($0, 1)) } ?? .infinity
    return options
  }
  public func speed(_ speed: Double) -> Self {
    var options = self
    if speed > 0, speed.isFinite { options.rate = speed }
    return options
  }
}

/// What who added or removed an effect is told at its end.
public final class UISymbolEffectCompletionContext: NSObject {
  /// Whether it came to its end, rather than being removed.
  public let isFinished: Bool
  /// The view.
  public private(set) weak var sender: AnyObject?
  public let effect: (any SymbolEffect)?

  init(_ isFinished: Bool, _ sender: UIImageView, _ effect: (any SymbolEffect)?) {
    (self.isFinished, self.sender, self.effect) = (isFinished, sender, effect)
  }
}

public typealias UISymbolEffectCompletion = (UISymbolEffectCompletionContext) -> Void
