import SpringformDynamics
public import SpringformGeometry
public import SpringformMotion
import SpringformMotionRecord
public import SpringformText

/// Where a scene plays: a layer tree, its animations, scripted touches and callbacks, all on one virtual clock.
///
/// A stage belongs to one task. Everything on it happens in ``advance(to:)``, in this order: touches, scheduled blocks and
/// completions, each at its own exact time; then dynamics; then display links; then traces. An animation started by a
/// touch begins at the touch's own time, not at the refresh's, so curves do not depend on the frame rate.
public final class Stage {
  // First, so that nothing of a stage that goes is seen after it is gone.
  private let source = BackReference<Stage>.Source()

  /// The canvas in points.
  public let size: Size
  public let rootLayer: Layer
  public let tape = Tape()
  /// The fonts of this machine, opened when first needed.
  public var fonts: FontLibrary {
    if let openFonts { return openFonts }
    let fonts = FontLibrary()
    openFonts = fonts
    return fonts
  }
  /// The faces that drew the texts so far, in ascending order.
  package var usedFonts: [FontFace] { openFonts?.usedFaces ?? [] }
  /// The scene's time in seconds. Inside a callback it is the time at which the event happens.
  public private(set) var time = 0.0
  /// Seeded random numbers: the same seed gives the same scene.
  public var random: SeededRandom
  /// The first thing that went wrong, or `nil`.
  public private(set) var error: StageError?

  private var openFonts: FontLibrary?
  var transaction: Transaction?
  private var animationCount = 0
  private var runningAnimationCount = 0
  /// Grows with every change of `time`; presentations are worked out anew when it did.
  private(set) var moment = 0
  /// Counts the events: what happens in one is one change to those who look, as a turn of the run loop is to Core Animation.
  private(set) var turn = 0
  private var events = EventQueue()
  private var displayLinks: [DisplayLink] = []
  var animators: [StagedAnimator] = []
  var tracing = TraceRecorder()
  /// Where what happens is written down, if anybody wants to know.
  var motionRecorder: MotionRecorder?

  public init(size: Size, seed: UInt64 = 0) {
    self.size = size
    random = SeededRandom(seed: seed)
    rootLayer = Layer(frame: Rect(origin: .zero, size: size))
    rootLayer.stageReference = source.reference(to: self)
    tape.stageReference = source.reference(to: self)
  }

  deinit {
    // Callbacks that are let go may own objects that still use the layers, so no layer may know the stage then.
    source.end()
    _ = rootLayer.dropAnimations()
  }

  /// Remembers the first error; whoever plays the scene stops there.
  public func fail(_ error: StageError) {
    if self.error == nil { self.error = error }
  }

  // MARK: Time

  /// Runs `body` when the scene's time reaches `time` seconds; at once, that is before the next refresh, if it has passed.
  public func at(_ time: Double, _ body: @escaping () -> Void) { schedule(at: time, .block, body) }

  /// Runs `body` in `delay` seconds.
  public func after(_ delay: Double, _ body: @escaping () -> Void) { at(time + delay, body) }

  /// Calls `body` at every refresh until the link is invalidated.
  /// - Parameters:
  ///   - keepsAwake: whether the stage is not at rest while the link is valid. A link that only follows what else moves
  ///     need not keep it awake.
  ///   - body: what is done.
  @discardableResult
  public func displayLink(keepsAwake: Bool = true, _ body: @escaping (DisplayLink) -> Void) -> DisplayLink {
    let link = DisplayLink(keepsAwake: keepsAwake, body)
    displayLinks.append(link)
    return link
  }

  /// Lets go of everything that is planned, so that callbacks which capture the stage no longer keep it alive. Whoever
  /// plays a scene calls it at the end.
  public func end() {
    // What callbacks own may use the stage as it goes, so it goes when nothing of the stage is being changed.
    let dropped: [Any] = [events, displayLinks, animators, tracing.sources, rootLayer.dropAnimationsAndRecognizers()]
    (events, displayLinks, animators) = (EventQueue(), [], [])
    tracing.end()
    tape.end()
    withExtendedLifetime(dropped) {}
  }

  func schedule(at time: Double, _ kind: EventQueue.Kind, _ body: @escaping () -> Void) {
    guard time.isFinite else { return fail(.timeNotFinite(time)) }
    events.add(at: max(time, self.time), kind, now: self.time, body)
  }

  /// Takes back all touches that are planned, and what they would do.
  func dropTouches() {
    events.drop(.touch)
    tape.dropTouches()
  }

  /// Plays everything up to a refresh. Ticks must come in order.
  public func advance(to tick: Tick) {
    tape.scheduleMoves(at: tick.time)
    var remaining = Self.eventLimit
    while error == nil, let event = events.next(until: tick.time) {
      guard remaining > 0 else { return fail(.tooManyEvents(limit: Self.eventLimit, time: time)) }
      remaining -= 1
      setTime(event.time)
      motionRecorder?.begin(event.kind.cause, planned: event.planned)
      event.body()
    }
    setTime(tick.time)
    motionRecorder?.begin(.refresh)
    advanceDynamics()
    // Links that callbacks add start with the next refresh.
    for link in displayLinks { link.refresh(tick) }
    displayLinks.removeAll { !$0.isValid }
    sampleTraces()
    motionRecorder?.sample(self)
  }

  /// How many events may happen before one refresh: a scene whose events breed without end would never reach it.
  static let eventLimit = 100_000

  private func setTime(_ time: Double) {
    if time != self.time { motionRecorder?.settle() }
    self.time = time
    turn += 1
    timeShifted()
  }

  /// Every presentation has to be worked out anew.
  func timeShifted() { moment += 1 }

  /// Counts an animation in and gives it its number.
  func animationBegan() -> Int {
    animationCount += 1
    runningAnimationCount += 1
    return animationCount
  }

  func animationEnded() { runningAnimationCount -= 1 }

  /// Nothing is moving and nothing is planned: every further picture would look the same.
  package var isAtRest: Bool {
    !events.hasPlans && !displayLinks.contains(where: \.keepsAwake) && runningAnimationCount == 0
      && !tape.isFingerVisible(at: time) && !animators.contains { $0.animator.isRunning }
  }

  /// Nothing is moving now, though something may be planned: no animation runs, no physics, and no finger is down.
  package var isStill: Bool {
    runningAnimationCount == 0 && !animators.contains { $0.animator.isRunning } && !tape.isFingerDown(at: time)
  }

  // MARK: Pictures

  /// What the stage shows now.
  ///
  /// - Parameters:
  ///   - background: what lies behind the layers.
  ///   - showsTouches: whether fingers are drawn.
  ///   - showsPhysics: whether what the animators simulate is drawn over the layers.
  public func displayList(background: Color, showsTouches: Bool, showsPhysics: Bool = false) -> DisplayList {
    var canvas = Canvas()
    rootLayer.display(in: &canvas)
    if showsPhysics { drawSkeletons(in: &canvas) }
    if showsTouches { tape.drawFingers(at: time, in: &canvas) }
    return DisplayList(size: size, background: background, commands: canvas.commands)
  }
}
