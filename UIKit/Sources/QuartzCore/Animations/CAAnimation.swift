public import CoreGraphics
import Springform

/// Something that changes how a layer looks over time.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  open var beginTime: CFTimeInterval = 0
  /// 0 for as long as the transaction or the group says.
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the progress follows from the time; even when `nil`.
  open var timingFunction: CAMediaTimingFunction?
  /// Kept, unlike other delegates.
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  /// How often a phone is to show it anew. Here it is shown anew at every refresh; it is kept for who asks.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  override public init() { super.init() }

  // Swift calls no initialiser through a class unless it is `required`. What translates sources of components has each class of a component
  // override this.

  /// An animation of this class.
  open class func madeByClass() -> CAAnimation { CAAnimation() }

  /// There are no archives here to decode animations from; it is a new one.
  public required init?(coder: NSCoder) { super.init() }

  /// Values for names of one's own, by which a delegate can tell animations apart.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }

  public func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    (object as? CALayer)?.add(self, forKey: event)
  }

  override open func copy() -> Any { copy(with: nil) }
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// A layer keeps a copy of what is added to it.
  final func copied() -> CAAnimation {
    let copy = type(of: self).madeByClass()
    // Of a class that cannot be asked for one, the layer has to keep what it is given.
    guard type(of: copy) == type(of: self) else { return self }
    copy.take(self)
    return copy
  }

  /// Takes over what another one of the same class has.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed, timeOffset) = (other.beginTime, other.duration, other.speed, other.timeOffset)
    (repeatCount, repeatDuration, autoreverses) = (other.repeatCount, other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction, delegate) = (other.fillMode, other.timingFunction, other.delegate)
    (isRemovedOnCompletion, values) = (other.isRemovedOnCompletion, other.values)
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  /// What the animation is on the stage; `nil` when it would change nothing.
  func staged(on layer: CALayer) throws -> StagedAnimation? { nil }

  final var timing: Timing {
    var timing = Timing(
      beginTime: beginTime, duration: duration > 0 ? duration : nil, speed: Double(speed), timeOffset: timeOffset,
      repeatCount: repeatCount < 1e9 ? Double(repeatCount) : .infinity, autoreverses: autoreverses,
      fillMode: fillMode.mode)
    if repeatDuration > 0 { timing.repeatCount = repeatDuration / timing.duration / (autoreverses ? 2 : 1) }
    return timing
  }

  var pacing: Pacing { .curve(timingFunction?.curve ?? .linear) }
}

/// Is told when an animation begins and ends.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: false when the animation was removed before its end.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Several animations of one layer with one timing.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override open class func madeByClass() -> CAAnimation { CAAnimationGroup() }

  override func take(_ other: CAAnimation) {
    super.take(other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copied() }
  }

  override func staged(on layer: CALayer) throws -> StagedAnimation? {
    let members = try (animations ?? []).compactMap { try $0.staged(on: layer) }
    var group = AnimationGroup<Layer>(members)
    // Members do not lengthen a group.
    group.timing = timing
    group.pacing = pacing
    return StagedAnimation(group, isRemovedOnCompletion: isRemovedOnCompletion)
  }
}
