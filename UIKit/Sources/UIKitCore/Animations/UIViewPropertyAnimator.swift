public import CoreGraphics
import QuartzCore
import Springform

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// Its animations have not been started, or are over.
  case inactive
  /// They run, or are paused.
  case active
  /// They were stopped, and have to be finished.
  case stopped
}

/// Where animations have ended.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Animations of views that can be paused, led by a finger, turned back and gone on with.
///
/// The blocks are run when the animator is first started, paused or led; the views have the new values then, and show how far it is.
open class UIViewPropertyAnimator: NSObject {
  private struct Animations {
    let body: () -> Void
    let delayFactor: Double
  }

  /// The curve or the spring.
  public let timingParameters: any UITimingCurveProvider
  /// Seconds from the start to the beginning of the motion.
  public private(set) var delay: TimeInterval = 0
  /// Whether a paused animator is led along an even way, or along its curve.
  open var scrubsLinearly = true
  /// Whether it stays, paused, where it has arrived.
  open var pausesOnCompletion = false
  /// Whether views take touches while they are animated.
  open var isUserInteractionEnabled = true
  /// Whether it can be paused and stopped while it runs; asking one that cannot is an error.
  open var isInterruptible = true
  /// Whether views take touches where they are shown rather than where they go to. Here they take them where they go to.
  open var isManualHitTestingEnabled = false
  public private(set) var state = UIViewAnimatingState.inactive
  public private(set) var isRunning = false

  private let pace: AnimatorPace
  private var pending: [Animations] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: AnimatorChanges?
  /// Which of the arrivals that were planned is still meant.
  private var plan = 0

  // MARK: Making

  /// One to be replaced before it does anything: a fifth of a second, slowly in and out.
  override public convenience init() { self.init(duration: 0.2, curve: .easeInOut) }

  /// - Parameters:
  ///   - duration: seconds, unless the parameters know by themselves.
  ///   - parameters: the curve or the spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    pace = AnimatorPace(parameters, duration: duration)
  }

  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Makes an animator and starts it.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// In seconds, without the delay.
  open var duration: TimeInterval { pace.duration }

  // MARK: What is animated

  open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

  /// Adds animations; those of an animator that is on its way last as long as what is left of it.
  /// - Parameters:
  ///   - animation: changes views.
  ///   - delayFactor: when they set off, as a fraction of what is left.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let animations = Animations(body: animation, delayFactor: min(max(Double(delayFactor), 0), 1))
    guard state == .active else { return pending.append(animations) }
    run(animations)
  }

  /// Adds what is done when all has ended and the views have the values of that position.
  open func addCompletion(_ completion: @escaping (_ finalPosition: UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Waits for that.
  open func addCompletion() async -> UIViewAnimatingPosition {
    await withUnsafeContinuation { continuation in addCompletion { continuation.resume(returning: $0) } }
  }

  private func run(_ animations: Animations) {
    guard let changes else { return }
    let now = changes.course.way.place(at: MainLoop.required(for: Self.name).stage.time).fraction
    AnimationBlock.run(
      AnimationBlock.Style(duration: pace.duration, options: isUserInteractionEnabled ? .allowUserInteraction : []),
      drivenBy: AnimatorChanges.Group(changes, start: now + animations.delayFactor * (1 - now)), animations.body)
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = AnimatorChanges(AnimatorWay(pace), on: .required(for: Self.name))
    self.changes = changes
    let first = pending
    pending = []
    for animations in first { run(animations) }
    if isReversed { changes.course.way.jump(to: 1) }
  }

  private static let name = "UIViewPropertyAnimator"

  // MARK: Running

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard checkNotStopped("started"), !isRunning else { return }
    self.delay = max(delay, 0)
    activate()
    go { $0.play(reversed: isReversed, at: $1 + self.delay) }
  }

  /// Stays where it is. One that has not been started is paused at its beginning.
  open func pauseAnimation() {
    guard checkNotStopped("paused"), checkInterruptible("paused") else { return }
    activate()
    hold { $0.pause(at: $1) }
  }

  /// Goes on from where it was paused.
  /// - Parameters:
  ///   - parameters: how what is left is covered; `nil` for the animator's own way.
  ///   - durationFactor: how long it takes, as a multiple of the duration; 0 for as long as is left of it.
  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    let seconds = durationFactor > 0 ? pace.duration * Double(durationFactor) : nil
    go { way, time in
      guard let parameters else { return way.play(reversed: isReversed, at: time, in: seconds) }
      let place = way.place(at: time).fraction
      let left = (isReversed ? place : 1 - place) * pace.duration
      way.play(reversed: isReversed, at: time, on: AnimatorPace(parameters, duration: seconds ?? left))
    }
  }

  /// Whether it goes back to the old values. One that is turned back before it starts begins at the new ones.
  open var isReversed = false {
    didSet {
      guard isReversed != oldValue, isRunning else { return }
      go { $0.play(reversed: isReversed, at: $1) }
    }
  }

  /// How much of the way it has gone, 0...1, in the direction in which it goes. It can be led there; one that has not been started is
  /// paused there.
  open var fractionComplete: CGFloat {
    get {
      guard let changes, state == .active, let loop = MainLoop.current else { return 0 }
      let place = changes.course.way.place(at: loop.stage.time)
      let fraction =
        isRunning || !scrubsLinearly
        ? place.fraction : min(max(pace.progress(at: place.fraction).x + place.beyond.x, 0), 1)
      return CGFloat(isReversed ? 1 - fraction : fraction)
    }
    set {
      guard checkNotStopped("led") else { return }
      activate()
      let wasRunning = isRunning
      let wanted = isReversed ? 1 - Double(newValue) : Double(newValue)
      hold { way, _ in way.jump(to: scrubsLinearly && !wasRunning ? pace.fraction(where: wanted) : wanted) }
      if wasRunning { go { $0.play(reversed: isReversed, at: $1) } }
    }
  }

  private func go(_ change: (inout AnimatorWay, _ time: Double) -> Void) {
    hold(change)
    guard let changes, let arrival = changes.course.way.arrival else { return }
    isRunning = true
    let plan = plan
    let loop = MainLoop.required(for: Self.name)
    // Somebody who runs is kept, whoever else lets go of it.
    loop.after(max(arrival - loop.stage.time, 0)) { if self.plan == plan { self.arrived() } }
  }

  private func hold(_ change: (inout AnimatorWay, _ time: Double) -> Void) {
    guard let changes else { return }
    plan += 1
    isRunning = false
    change(&changes.course.way, MainLoop.required(for: Self.name).stage.time)
    changes.showAnew()
  }

  // MARK: Ending

  private func arrived() {
    if pausesOnCompletion { return hold { way, _ in way.jump(to: isReversed ? 0 : 1) } }
    end(at: isReversed ? .start : .end)
  }

  /// Stops with the values that are shown.
  /// - Parameter withoutFinishing: whether that was all. Otherwise the animator is stopped until
  ///   ``finishAnimation(at:)`` says which values the views get.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, checkInterruptible("stopped") else { return }
    hold { $0.pause(at: $1) }
    changes?.settle()
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Gives the views of a stopped animator the values of a position, and tells of the completion.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else {
      MainLoop.current?.fail("a property animator is finished that was not stopped")
      return
    }
    end(at: finalPosition)
  }

  private func end(at position: UIViewAnimatingPosition) {
    if state == .active, position == .end {
      // The models have had the new values from the beginning.
      changes?.release()
    } else if position != .current {
      changes?.settle(atStart: position == .start)
    }
    let completions = completions
    reset()
    for completion in completions { completion(position) }
  }

  private func reset() {
    let ended = changes
    plan += 1
    (state, isRunning, changes, completions) = (.inactive, false, nil, [])
    ended?.tellEnded()
  }

  private func checkInterruptible(_ what: String) -> Bool {
    guard !isInterruptible, isRunning else { return true }
    MainLoop.current?.fail("a property animator is \(what) that is not interruptible")
    return false
  }

  private func checkNotStopped(_ what: String) -> Bool {
    guard state == .stopped else { return true }
    MainLoop.current?.fail("a property animator is \(what) after it was stopped: it has to be finished first")
    return false
  }
}
