import QuartzCore
import Springform

/// What a change of a view means while an animation block runs.
///
/// As since iOS 8, animations of numbers add up: the model has the new value at once, and the difference fades on top of whatever
/// still runs, so that a change in mid-flight does not jump. Colours go from what the model had, or with `beginFromCurrentState` from
/// what is shown.
package final class AnimationBlock {
  /// How a block's changes become motion.
  struct Style {
    var duration: Double
    var delay = 0.0
    var pacing = Pacing.curve(.easeInEaseOut)
    var options: UIView.AnimationOptions = []
    /// In place of once, or of what the options say.
    var repeatCount: Double?
    /// How steps are connected, of a block that has some.
    var keyframes: Keyframes?

    enum Keyframes: Equatable {
      case linear, discrete
      /// A way that is known only when all steps are.
      case whole(CalculationMode)
    }

    var repeats: Double { repeatCount ?? (options.contains(.repeat) ? .infinity : 1) }

    /// What blocks in this one are like, too.
    var inheritedOptions: UIView.AnimationOptions {
      options.intersection([.allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse])
    }
  }

  private final class Stack: Companion {
    var blocks: [AnimationBlock?] = []
    var isEnabled = true
    /// Blocks that wait to be committed.
    var begun = 0
    /// Where changes are written down.
    var written: TakenBackChanges?
    init(_ loop: MainLoop) {}
  }

  private(set) var style: Style
  /// Who shows the changes in place of the block's own time and pace.
  private let driver: AnimatorChanges.Group?
  private let loop: MainLoop
  private var completion: ((Bool) -> Void)?
  private var running = 0
  private var isComplete = true
  private var isOver = false
  private var changedViews: [UIView] = []
  /// Of what is changed now.
  private var frame = FadingFrame.whole
  private var ways: [KeyframeWay] = []

  private init(
    _ style: Style, on loop: MainLoop, drivenBy driver: AnimatorChanges.Group?, completion: ((Bool) -> Void)?
  ) { (self.style, self.loop, self.driver, self.completion) = (style, loop, driver, completion) }

  /// The innermost block that runs.
  package static var current: AnimationBlock? {
    guard let loop = MainLoop.current else { return nil }
    return Stack.of(loop).blocks.last ?? nil
  }

  static func run(_ style: Style, _ animations: () -> Void, completion: ((Bool) -> Void)?) {
    let loop = MainLoop.required(for: "UIView.animate")
    let stack = Stack.of(loop)
    var style = style
    // A block in another one has the outer one's time and pace, unless it says otherwise.
    if let outer = stack.blocks.last ?? nil {
      if !style.options.contains(.overrideInheritedOptions) { style.options.formUnion(outer.style.inheritedOptions) }
      if !style.options.contains(.overrideInheritedDuration) { style.duration = outer.style.duration }
      if !style.options.contains(.overrideInheritedCurve) { style.pacing = outer.style.pacing }
    }
    // An animator drives what is in its blocks, but for what never ends.
    let driver = style.options.contains(.repeat) ? nil : (stack.blocks.last ?? nil)?.driver
    let block = AnimationBlock(style, on: loop, drivenBy: driver, completion: completion)
    stack.blocks.append(stack.isEnabled && style.duration > 0 ? block : nil)
    block.change(animations)
  }

  /// Changes views as an animator's block.
  static func run(_ style: Style, drivenBy driver: AnimatorChanges.Group, _ animations: () -> Void) {
    let loop = MainLoop.required(for: "UIViewPropertyAnimator")
    let stack = Stack.of(loop)
    let block = AnimationBlock(style, on: loop, drivenBy: driver, completion: nil)
    stack.blocks.append(stack.isEnabled ? block : nil)
    block.change(animations)
  }

  // MARK: Blocks that are begun and committed

  /// Begins a block that ends with ``commit()``.
  static func begin(_ begun: BegunAnimation) {
    let loop = MainLoop.required(for: "UIView.beginAnimations(_:context:)")
    let stack = Stack.of(loop)
    let block = AnimationBlock(.init(duration: 0.2), on: loop, drivenBy: nil) { begun.tellEnd($0) }
    block.begun = begun
    stack.blocks.append(stack.isEnabled ? block : nil)
    stack.begun += 1
  }

  /// Sets how what is changed from now on in the innermost block moves, if it was begun.
  static func adjust(_ change: (inout Style) -> Void) {
    guard let loop = MainLoop.current, Stack.of(loop).begun > 0 else { return }
    if let block = current { change(&block.style) }
  }

  /// What was said of the innermost block, if it was begun.
  static var begun: BegunAnimation? { current?.begun }
  private var begun: BegunAnimation?

  /// Ends the innermost block that was begun.
  static func commit() {
    guard let loop = MainLoop.current, Stack.of(loop).begun > 0 else { return }
    let stack = Stack.of(loop)
    stack.begun -= 1
    guard let block = stack.blocks.last ?? nil else { return _ = stack.blocks.removeLast() }
    block.begun?.tellStart()
    block.change {}
  }

  private func change(_ animations: () -> Void) {
    animations()
    if style.options.contains(.layoutSubviews) { for view in changedViews { view.layoutIfNeeded() } }
    goWays()
    Stack.of(loop).blocks.removeLast()
    isOver = true
    finishIfDone()
  }

  /// Changes views in a part of the block that runs, if it is one of key frames.
  static func runKeyframe(start: Double, length: Double, _ animations: () -> Void) {
    guard let block = current, let keyframes = block.style.keyframes else { return animations() }
    let outer = block.frame
    block.frame = FadingFrame(start: start, length: length, isDiscrete: keyframes == .discrete)
    animations()
    block.frame = outer
  }

  /// Changes views in a part of the block that runs, which plays so often.
  static func runRepeating(_ count: Double, _ autoreverses: Bool, _ animations: () -> Void) {
    guard let block = current else { return animations() }
    let outer = block.style
    block.style.repeatCount = count
    if autoreverses {
      block.style.options.insert(.autoreverse)
    } else {
      block.style.options.remove(.autoreverse)
    }
    animations()
    (block.style.repeatCount, block.style.options) = (outer.repeatCount, outer.options)
  }

  /// Does something, and writes down what blocks change in it.
  static func writingDown(_ body: () -> Void) -> TakenBackChanges {
    let stack = Stack.of(.required(for: "UIView.animate"))
    let (outer, changes) = (stack.written, TakenBackChanges())
    stack.written = changes
    body()
    changes.close()
    stack.written = outer
    return changes
  }

  static func runWithoutAnimation(_ actions: () -> Void) {
    let stack = Stack.of(.required(for: "UIView.performWithoutAnimation(_:)"))
    stack.blocks.append(nil)
    actions()
    stack.blocks.removeLast()
  }

  /// Whether changes are to be changes only.
  package static var isSuppressed: Bool {
    guard let loop = MainLoop.current else { return true }
    let stack = Stack.of(loop)
    return !stack.isEnabled || stack.blocks.last.map { $0 == nil } ?? false
  }

  static var isEnabled: Bool {
    get { Stack.of(.required(for: "UIView.areAnimationsEnabled")).isEnabled }
    set { Stack.of(.required(for: "UIView.setAnimationsEnabled(_:)")).isEnabled = newValue }
  }

  /// Waits for an animation that is no change of a property.
  func wait(for animation: CAAnimation, of layer: CALayer) { animation.delegate = Observer(self, on: layer) }

  // MARK: Actions

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    // Pictures change at once, and so does what is or is not.
    guard event != "contents", let property = layer.property(forKey: event), !property.isFlag else { return nil }
    if let view = layer.delegate as? UIView, view.layer === layer { changedViews.append(view) }
    Stack.of(loop).written?.note(property, of: layer, event)
    // A subclass asks for the action of a property that does not change, to have one of its own animated like it.
    let isModel = layer.changingKey != event
    if event.hasSuffix("Color") || isModel, style.keyframes == nil, driver == nil {
      let animation =
        if case .spring(let spring) = style.pacing { CASpringAnimation(spring) } else { CABasicAnimation() }
      animation.keyPath = event
      let shown = style.options.contains(.beginFromCurrentState) ? layer.presentation() : nil
      animation.fromValue = (shown ?? layer).value(forKeyPath: event)
      (animation.duration, animation.fillMode) = (style.duration, .backwards)
      if style.delay > 0 { animation.beginTime = layer.localTime + style.delay }
      animation.repeatCount = Float(style.repeats)
      animation.autoreverses = style.options.contains(.autoreverse)
      if case .curve(let curve) = style.pacing { animation.timingFunction = CAMediaTimingFunction(curve) }
      animation.delegate = Observer(self, on: layer)
      return animation
    }
    return Change(property: property, old: layer.modelValue(of: property), frame: frame, block: self)
  }

  /// Is run right after the layer's model has changed.
  private struct Change: CAAction {
    let property: any Property
    let old: Any?
    let frame: FadingFrame
    let block: AnimationBlock

    func run(forKey event: String, object: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = object as? CALayer, let old else { return }
      if case .whole = block.style.keyframes {
        guard block.driver != nil else { return block.addStep(of: property, on: layer, event, from: old, frame) }
        noteMissing("key frames in an animator's block that are paced or on a curve")
      }
      let key = layer.freeAnimationKey(event)
      if let driver = block.driver {
        let isDriven = driver.drive(property, of: layer, event: event, key: key, from: old, frame: frame) {
          [weak layer] in block.animationEnded(true, on: layer)
        }
        if isDriven { block.animationBegan(on: layer) }
        return
      }
      guard
        let animation = layer.fading(
          property, from: old, timing: block.timing(on: layer), pacing: block.style.pacing, frame: frame)
      else { return }
      block.animationBegan(on: layer)
      layer.run(animation, forKey: key, on: block.loop) { [weak layer] in block.animationEnded($0, on: layer) }
    }
  }

  /// Counts an animation that Core Animation runs by itself, or that nobody runs.
  private final class Observer: CAAnimationDelegate {
    private let block: AnimationBlock
    private weak var layer: CALayer?
    private var hasEnded = false

    init(_ block: AnimationBlock, on layer: CALayer) {
      (self.block, self.layer) = (block, layer)
      block.animationBegan(on: layer)
    }

    deinit { end(true) }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { end(flag) }

    private func end(_ finished: Bool) {
      guard !hasEnded else { return }
      hasEnded = true
      block.animationEnded(finished, on: layer)
    }
  }

  /// A step of a way that begins when the block is over.
  private func addStep(
    of property: any Property, on layer: CALayer, _ event: String, from old: Any, _ frame: FadingFrame
  ) {
    guard let new = layer.modelValue(of: property) else { return }
    let index = ways.firstIndex { $0.layer === layer && $0.event == event }
    if index == nil { ways.append(KeyframeWay(layer: layer, event: event, property: property, start: old)) }
    ways[index ?? ways.count - 1].steps.append((new, frame))
  }

  private func goWays() {
    guard case .whole(let mode) = style.keyframes else { return }
    for way in ways {
      guard
        let animation = way.layer.stepping(
          way.property, from: way.start, through: way.steps, mode: mode, timing: timing(on: way.layer),
          pacing: style.pacing)
      else { continue }
      animationBegan(on: way.layer)
      way.layer.run(animation, forKey: way.layer.freeAnimationKey(way.event), on: loop) { [weak layer = way.layer] in
        self.animationEnded($0, on: layer)
      }
    }
    ways = []
  }

  private func timing(on layer: CALayer) -> Timing {
    let options = style.options
    return Timing(
      beginTime: layer.localTime + style.delay, duration: style.duration,
      repeatCount: style.repeats, autoreverses: options.contains(.autoreverse),
      fillMode: .backwards)
  }

  private func animationBegan(on layer: CALayer) {
    running += 1
    deafen(layer, by: 1)
  }

  private func animationEnded(_ finished: Bool, on layer: CALayer?) {
    running -= 1
    deafen(layer, by: -1)
    isComplete = isComplete && finished
    finishIfDone()
  }

  /// A view takes no touches while it is animated, unless that is allowed.
  private func deafen(_ layer: CALayer?, by step: Int) {
    guard !style.options.contains(.allowUserInteraction), let view = layer?.delegate as? UIView, view.layer === layer
    else { return }
    view.deafeningAnimationCount += step
  }

  private func finishIfDone() {
    guard isOver, running == 0, let completion else { return }
    self.completion = nil
    let isComplete = isComplete
    // After all that ends at this time has ended.
    loop.after(0) { completion(isComplete) }
  }
}

/// What a property passes through in a block of key frames.
private struct KeyframeWay {
  let layer: CALayer
  let event: String
  let property: any Property
  let start: Any
  var steps: [(value: Any, frame: FadingFrame)] = []
}

extension CALayer {
  /// A name under which no animation runs.
  fileprivate func freeAnimationKey(_ event: String) -> String {
    var (key, number) = (event, 1)
    while animationKeys()?.contains(key) == true { (key, number) = ("\(event)-\(number + 1)", number + 1) }
    return key
  }
}
