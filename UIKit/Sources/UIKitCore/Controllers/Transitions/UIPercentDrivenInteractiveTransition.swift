public import QuartzCore

/// Leads the animations of a transition by a percentage: time stands still in the container until somebody moves it on.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private var context: (any UIViewControllerContextTransitioning)?
  private var clock: HeldClock?
  private enum Wish { case finish, cancel }
  /// What was asked for before the transition began.
  private var wish: Wish?

  /// How far it is, 0...1.
  public private(set) var percentComplete: CGFloat = 0
  /// Of the transition's animations, in seconds.
  public private(set) var duration: CGFloat = 0
  /// How fast the rest is gone through, as a multiple of the usual speed.
  open var completionSpeed: CGFloat = 1
  /// What is left is gone through at an even speed in any case, which a note tells of where another curve is asked for.
  open var completionCurve = UIView.AnimationCurve.easeInOut {
    didSet {
      if completionCurve != .linear { noteMissing("curves for what is left of a transition that a finger has led") }
    }
  }
  /// The curve that an interruptible animator would be gone on with; see ``completionCurve``.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition stands still at its beginning; otherwise it runs until ``pause()`` is called.
  open var wantsInteractiveStart = true

  override public init() { super.init() }

  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let transition = transitionContext as? ControllerTransition else { return }
    context = transition
    duration = CGFloat(transition.transitionDuration)
    let clock = HeldClock(of: transition.containerView.layer)
    self.clock = clock
    if wantsInteractiveStart { clock.hold() }
    transition.animate()
    if percentComplete > 0 { update(percentComplete) }
    switch wish {
    case .finish: finish()
    case .cancel: cancel()
    case nil: break
    }
  }

  /// Shows the transition at a part of its way, 0...1.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(max(percentComplete, 0), 1)
    clock?.show(Double(self.percentComplete * duration))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Stops a transition that runs, so that it can be led on.
  open func pause() {
    guard let clock, duration > 0 else { return }
    clock.hold()
    percentComplete = CGFloat(clock.elapsed) / duration
    context?.pauseInteractiveTransition()
  }

  /// Lets the rest run by itself.
  open func finish() {
    guard let context, let clock else { return wish = .finish }
    context.finishInteractiveTransition()
    clock.run(speed: Double(max(completionSpeed, 0.01)))
    let left = Double((1 - percentComplete) * duration / max(completionSpeed, 0.01))
    MainLoop.required(for: "UIPercentDrivenInteractiveTransition.finish()").after(left) { clock.run(speed: 1) }
    forget()
  }

  /// Lets it run back to the beginning.
  open func cancel() {
    guard let context, let clock else { return wish = .cancel }
    context.cancelInteractiveTransition()
    let speed = Double(max(completionSpeed, 0.01))
    clock.run(speed: -speed)
    let way = Double(percentComplete * duration) / speed
    MainLoop.required(for: "UIPercentDrivenInteractiveTransition.cancel()").after(way) {
      clock.run(speed: 1)
      // Whoever waits for the animations to end completes the transition.
      clock.layer.removeAnimationsBelow()
    }
    forget()
  }

  private func forget() { (context, clock, percentComplete, wish) = (nil, nil, 0, nil) }
}

/// The time of a layer and of all below it, that can be held and moved.
private final class HeldClock {
  let layer: CALayer
  private let start: Double

  init(of layer: CALayer) { (self.layer, start) = (layer, layer.localTime) }

  /// Seconds of the layer's time since the beginning.
  var elapsed: Double { layer.localTime - start }

  func hold() { run(speed: 0) }

  func show(_ seconds: Double) { layer.timeOffset += start + seconds - layer.localTime }

  /// Goes on from where it is.
  func run(speed: Double) {
    let now = layer.localTime
    layer.beginTime = layer.superlayer?.localTime ?? CACurrentMediaTime()
    (layer.speed, layer.timeOffset) = (Float(speed), now)
  }
}

extension CALayer {
  fileprivate func removeAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers ?? [] { layer.removeAnimationsBelow() }
    mask?.removeAnimationsBelow()
  }
}
