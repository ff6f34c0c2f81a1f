import Springform
import Testing

import QuartzCore

/// As the translation writes a class with `@NSManaged var level: CGFloat`.
private final class Gauge: CALayer {
  override class func madeByClass() -> CALayer { Gauge() }
  override class func copy(of layer: CALayer) -> CALayer { Gauge(layer: layer) }

  var level: CGFloat {
    get { managedValue(forKey: "level") }
    set { setManagedValue(newValue, forKey: "level") }
  }
  var log = Log()

  final class Log { var drawn: [CGFloat] = [] }

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? Gauge else { return }
    log = other.log
    // Many sources do; a copy shows what is animated all the same.
    level = other.level
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "level" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.level ?? level
    animation.duration = 0.04
    return animation
  }

  override func draw(in ctx: CGContext) { log.drawn.append(level) }
}

@Suite struct ManagedPropertyTests {
  @Test func isNothingAtFirst() {
    let gauge = Gauge()
    #expect(gauge.level == 0)
    gauge.level = 2
    #expect(gauge.level == 2)
    #expect(gauge.value(forKey: "level") as? CGFloat == 2)
  }

  /// A layer draws itself anew at every refresh with the value of the moment, and once more with the last one.
  @Test func isDrawnAsItIsAnimated() {
    let gauge = Gauge()
    let stage = play(0.1) { _, root in
      root.addSublayer(gauge)
      gauge.setNeedsDisplay()
      at(0.02) {
        gauge.level = 1
        #expect(gauge.level == 1)
      }
    }
    #expect(stage.error == nil)
    let drawn = gauge.log.drawn
    #expect(drawn.first == 0)
    #expect(drawn.last == 1)
    #expect(drawn.dropFirst().contains { abs($0 - 0.25) < 1e-9 } && drawn.contains { abs($0 - 0.5) < 1e-9 })
    #expect(drawn == drawn.sorted())
    #expect(drawn.count < 12, "a layer at rest draws nothing")
  }

  /// By 4 within 0.1 s, again and again: 1 + 4 + 2 after one round and a half.
  @Test func isMovedByAnAmount() {
    let gauge = Gauge()
    var shown: CGFloat = 0
    let stage = play(0.2) { _, root in
      CATransaction.setDisableActions(true)
      gauge.level = 1
      root.addSublayer(gauge)
      let turn = CABasicAnimation(keyPath: "level")
      (turn.byValue, turn.duration, turn.isCumulative, turn.repeatCount) = (CGFloat(4), 0.1, true, .infinity)
      gauge.add(turn, forKey: "turn")
      at(0.15) { shown = gauge.presentation()?.level ?? 0 }
    }
    #expect(stage.error == nil && abs(shown - 7) < 1e-9)
  }
}
