import Foundation
import Springform
public import UIKit

// Symbols have one layer here, and Apple documents what their effects do, but no numbers: these are for the eye.

extension SymbolEffectOptions {
  /// How often: again and again where it is infinite, as the effect does by itself where it is `nil`.
  fileprivate var turns: Double? {
    (Mirror(reflecting: self).descendant("count") as? Float).map(Double.init)
  }
  fileprivate var pace: Double { Mirror(reflecting: self).descendant("rate") as? Double ?? 1 }
}

/// What an effect makes of a symbol.
struct SymbolLook {
  var scale = 1.0
  /// Radians.
  var angle = 0.0
  var opacity = 1.0
  /// In parts of the symbol's size.
  var shift = Vector.zero
}

/// What an effect does in the course of time.
struct SymbolCourse {
  /// Of one turn, in seconds.
  let duration: Double
  /// Whether the look at the end stays for as long as the effect is there.
  var stays = false
  /// The look at a part of a turn, 0...1.
  let look: (Double) -> SymbolLook

  init(_ effect: any SymbolEffect) {
    let motion = effect.symbolMotion
    let growth = Double(motion.growth)
    switch effect {
    case is BounceSymbolEffect:
      self.init(0.5) { SymbolLook(scale: 1 + growth * sin(.pi * $0) * (1 - 0.5 * $0)) }
    case is PulseSymbolEffect:
      self.init(1) { SymbolLook(opacity: 1 - 0.35 * (1 - cos(2 * .pi * $0))) }
    case is BreatheSymbolEffect:
      self.init(2) { part in
        let wave = (1 - cos(2 * .pi * part)) / 2
        return SymbolLook(scale: 1 + growth * wave, opacity: motion.isThere ? 1 : 1 - 0.4 * wave)
      }
    case is RotateSymbolEffect:
      self.init(1.5) { SymbolLook(angle: growth * 2 * .pi * $0) }
    case is WiggleSymbolEffect:
      self.init(0.8) { part in
        let swing = sin(6 * .pi * part) * (1 - part)
        return switch motion.sway {
        case .turn(let sign): SymbolLook(angle: 0.2 * Double(sign) * swing)
        case .shift(let x, let y): SymbolLook(shift: Vector(dx: 0.1 * Double(x) * swing, dy: 0.1 * Double(y) * swing))
        }
      }
    case is ScaleSymbolEffect: self.init(0.3, stays: true) { SymbolLook(scale: 1 + growth * $0) }
    case is AppearSymbolEffect:
      self.init(0.3, stays: true) { SymbolLook(scale: 1 + growth * (1 - $0), opacity: $0) }
    case is DisappearSymbolEffect:
      self.init(0.3, stays: true) { SymbolLook(scale: 1 + growth * $0, opacity: 1 - $0) }
    default:
      noteMissing("symbol effects like \(type(of: effect)), at which the symbol stands still")
      self.init(1) { _ in SymbolLook() }
    }
  }

  private init(_ duration: Double, stays: Bool = false, _ look: @escaping (Double) -> SymbolLook) {
    (self.duration, self.stays, self.look) = (duration, stays, look)
  }
}

/// An element around a symbol that an effect moves.
final class SymbolEffectElement: SurfaceElement {
  private var course: SymbolCourse?
  private var pace = 1.0
  /// How many turns are made in all; infinite without end.
  private var turns = 0.0
  /// In seconds of the scene.
  private var begin: Double?
  private var isActive = false
  var trigger: PhaseTrigger?

  init(_ node: Node) {
    super.init(node, layer: EffectLayer())
    layer.typeName = "SymbolEffect"
  }

  /// Lets the effect be there, or not.
  func set(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, isActive: Bool) {
    guard isActive != self.isActive else { return }
    self.isActive = isActive
    // What has ended turning ends its turn first.
    guard isActive || course?.stays == true else {
      turns = passedTurns.rounded(.up)
      return
    }
    start(effect, options, turns: options.turns ?? .infinity)
  }

  /// Shows the effect once.
  func start(_ effect: any SymbolEffect, _ options: SymbolEffectOptions, turns: Double) {
    (course, pace, self.turns) = (SymbolCourse(effect), options.pace, turns)
    begin = host.time
    host.move(self)
  }

  private var passedTurns: Double {
    guard let begin, let course else { return 0 }
    return max(host.time - begin, 0) * pace / course.duration
  }

  private var look: SymbolLook {
    guard let course, begin != nil else { return SymbolLook() }
    let passed = passedTurns
    if course.stays { return course.look(isActive ? min(passed, 1) : 1 - min(passed, 1)) }
    return passed < turns ? course.look(passed.truncatingRemainder(dividingBy: 1)) : SymbolLook()
  }

  override func advanceMore(to time: Double) -> Bool {
    guard let course, begin != nil else { return false }
    return passedTurns < (course.stays ? 1 : turns)
  }

  override func draw(_ size: CGSize) {
    let look = look
    let transform = AffineTransform(rotationAngle: look.angle)
      .concatenating(AffineTransform(scaleX: look.scale, y: look.scale))
      .concatenating(
        AffineTransform(translationX: look.shift.dx * size.width, y: look.shift.dy * size.height))
    layer.setTransform(transform, about: UnitPoint.center.point(in: size), size: size)
    layer.opacity = min(max(look.opacity, 0), 1)
  }

  override func explicitGuide(_ guide: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize)
    -> CGFloat?
  {
    children.first?.knownGuide(guide, in: size, proposal)
  }
}

struct SymbolEffectModifier: PrimitiveModifier {
  let effect: any SymbolEffect
  let options: SymbolEffectOptions
  let isActive: Bool
  let trigger: PhaseTrigger?

  func update(_ node: Node, content: any View) {
    node.child(.only, content)
    node.wrap {
      SymbolEffectElement(node)
    } _: { element in
      guard let trigger else { return element.set(effect, options, isActive: isActive) }
      if let last = element.trigger, !last.isSame(as: trigger) {
        element.start(effect, options, turns: options.turns ?? 1)
      }
      element.trigger = trigger
    }
  }
}

extension View {
  /// Moves symbols for as long as the effect is active; here any view moves, as a whole.
  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(effect: effect, options: options, isActive: isActive, trigger: nil))
  }

  /// Moves symbols whenever a value changes; here any view moves, as a whole.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        effect: effect, options: options, isActive: false, trigger: PhaseTrigger(value)))
  }
}
