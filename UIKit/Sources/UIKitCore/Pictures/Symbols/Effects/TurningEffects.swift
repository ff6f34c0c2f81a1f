import QuartzCore

// Effects of iOS 18 and 26. Apple documents what each does, and no numbers: these are for the eye.

/// Moves to and fro, until it is removed: turning, or along a direction.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var sway = SymbolMotion.Sway.turn(1)
  public var clockwise: Self { Self(sway: .turn(1)) }
  public var counterClockwise: Self { Self(sway: .turn(-1)) }
  public var left: Self { Self(sway: .shift(-1, 0)) }
  public var right: Self { Self(sway: .shift(1, 0)) }
  public var up: Self { Self(sway: .shift(0, -1)) }
  public var down: Self { Self(sway: .shift(0, 1)) }
  public var forward: Self { right }
  public var backward: Self { left }
  /// - Parameter angle: of the direction, in degrees, clockwise from the right.
  public func custom(angle: Double) -> Self {
    Self(sway: .shift(CGFloat(cos(angle * .pi / 180)), CGFloat(sin(angle * .pi / 180))))
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .wiggle, sway: sway) }
}

/// Grows and shrinks as breath does, until it is removed.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var fades = true
  public var plain: Self { Self(fades: false) }
  /// Fades as it shrinks.
  public var pulse: Self { Self(fades: true) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .breathe, growth: 0.12, isThere: !fades) }
}

/// Turns about its middle, until it is removed.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  var sign: CGFloat = 1
  public var clockwise: Self { Self(sign: 1) }
  public var counterClockwise: Self { Self(sign: -1) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .rotate, growth: sign) }
}

/// Is drawn stroke by stroke. Symbols have no strokes here, so that it comes as one that appears; a note says so once.
public struct DrawOnSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .presence, isDrawn: true) }
}

/// Is taken away stroke by stroke, as ``DrawOnSymbolEffect`` is drawn.
public struct DrawOffSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
  public var individually: Self { self }
  public var reversed: Self { self }
  public var nonReversed: Self { self }
  public var symbolMotion: SymbolMotion { SymbolMotion(kind: .presence, isThere: false, isDrawn: true) }
}

extension SymbolEffect where Self == WiggleSymbolEffect { public static var wiggle: Self { Self() } }
extension SymbolEffect where Self == BreatheSymbolEffect { public static var breathe: Self { Self() } }
extension SymbolEffect where Self == RotateSymbolEffect { public static var rotate: Self { Self() } }
extension SymbolEffect where Self == DrawOnSymbolEffect { public static var drawOn: Self { Self() } }
extension SymbolEffect where Self == DrawOffSymbolEffect { public static var drawOff: Self { Self() } }

extension SymbolEffectOptions {
  /// How an effect is shown again.
  public struct RepeatBehavior: Hashable, Sendable {
    let count: Float
    /// In seconds, between one time and the next.
    let delay: Double

    /// Without a pause.
    public static let continuous = RepeatBehavior(count: .infinity, delay: 0)
    /// With a pause after each time.
    public static var periodic: RepeatBehavior { periodic() }
    /// - Parameters:
    ///   - count: how often; again and again without.
    ///   - delay: seconds between one time and the next.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(count: count.map { Float(max($0, 1)) } ?? .infinity, delay: max(delay ?? 0.5, 0))
    }
  }

  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { self.default.repeat(behavior) }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    var options = self
    (options.count, options.delay) = (behavior.count, behavior.delay)
    return options
  }
}

/// By which a button's symbol makes way for another one.
public struct UISymbolContentTransition {
  let effect: any SymbolEffect & ContentTransitionSymbolEffect
  let options: SymbolEffectOptions

  public init(
    _ effect: some SymbolEffect & ContentTransitionSymbolEffect, options: SymbolEffectOptions = .default
  ) { (self.effect, self.options) = (effect, options) }
}
