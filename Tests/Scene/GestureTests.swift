import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Gestures")
struct GestureTests {
  private let stage = Stage(size: Size(width: 200, height: 200))
  private let layer = Layer(frame: Rect(x: 50, y: 50, width: 40, height: 40))
  private var clock: Clock { Clock(rate: 100) }

  init() { stage.rootLayer.addSublayer(layer) }

  private func play(until time: Double) {
    for index in 0...clock.tickCount(before: time) { stage.advance(to: clock.tick(index)) }
  }

  @Test("A tap ends at the lift, in the layer's coordinates; one elsewhere does nothing")
  func tap() {
    var log: [String] = []
    layer.addGestureRecognizer(
      TapRecognizer { tap in log.append("\(tap.state) \(stage.time) \(tap.location(in: layer))") })
    stage.tape.tap(layer, at: 0.505)
    stage.tape.touch(nil, at: 1, location: Point(x: 10, y: 10)) { $0.hold(for: 0.1) }
    play(until: 2)
    #expect(log == ["ended 0.505 \(Point(x: 20, y: 20))"])
  }

  @Test("A double tap needs two taps within the pause")
  func doubleTap() {
    var times: [Double] = []
    let recognizer = TapRecognizer { _ in times.append(stage.time) }
    recognizer.numberOfTapsRequired = 2
    layer.addGestureRecognizer(recognizer)
    for time in [0.2, 0.8, 1.0, 1.2] { stage.tape.tap(layer, at: time) }
    play(until: 2)
    #expect(times == [1.0])
  }

  @Test("A pan begins after 10 points, translates from there, reports its velocity, and ends at the lift")
  func pan() {
    var states: [GestureRecognizer.State] = []
    var translations: [Double] = []
    var velocities: [Double] = []
    layer.addGestureRecognizer(
      PanRecognizer { pan in
        states.append(pan.state)
        translations.append(pan.translation(in: nil).dx)
        velocities.append(pan.velocity(in: nil).dx)
      })
    stage.tape.touch(layer, at: 0.1) {
      $0.drag(by: Vector(dx: 100, dy: 0), duration: 1, curve: .linear)
      $0.hold(for: 0.5)
    }
    play(until: 2)
    #expect(states.first == .began && states.last == .ended)
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect((translations.first ?? -1) >= 0 && (translations.first ?? 9) < 1)
    #expect(((translations.last ?? 0) - 90).magnitude < 1e-9)
    #expect((velocities[40] - 100).magnitude < 1e-6)
    #expect(velocities.last == 0, "a finger that rested before it lifted has no velocity")
  }

  @Test("setTranslation asks for steps; translations follow the layer's own coordinates")
  func steps() {
    layer.transform = AffineTransform(scaleX: 2, y: 2)
    var sum = 0.0
    layer.addGestureRecognizer(
      PanRecognizer { pan in
        sum += pan.translation(in: layer).dx
        pan.setTranslation(.zero, in: layer)
      })
    stage.tape.touch(layer, at: 0) { $0.drag(by: Vector(dx: 60, dy: 0), duration: 0.5, curve: .linear) }
    play(until: 1)
    #expect((sum - 25).magnitude < 1e-9)
  }

  @Test("A long press begins at its own time, changes while the finger moves, and ends")
  func longPress() {
    var log: [String] = []
    layer.addGestureRecognizer(LongPressRecognizer { log.append("\($0.state) \(stage.time)") })
    stage.tape.touch(layer, at: 0.123) {
      $0.hold(for: 0.6)
      $0.drag(by: Vector(dx: 5, dy: 0), duration: 0.02)
    }
    stage.tape.tap(layer, at: 2)
    play(until: 3)
    #expect(log.first == "began 0.623")
    #expect(log.dropFirst().dropLast().allSatisfy { $0.hasPrefix("changed") })
    #expect(log.last == "ended 0.743")
  }

  @Test("The first to recognise wins: a drag is no tap, a press no drag")
  func competition() {
    var log: [String] = []
    layer.addGestureRecognizer(TapRecognizer { log.append("tap \($0.state)") })
    layer.addGestureRecognizer(LongPressRecognizer { log.append("press \($0.state)") })
    stage.rootLayer.addGestureRecognizer(PanRecognizer { log.append("pan \($0.state)") })
    stage.tape.drag(layer, at: 0, to: Point(x: 150, y: 70), duration: 0.3)
    stage.tape.longPress(layer, at: 1)
    stage.tape.tap(layer, at: 3)
    play(until: 4)
    #expect(Set(log) == ["pan began", "pan changed", "pan ended", "press began", "press ended", "tap ended"])
    #expect(log.last == "tap ended")
    let press = log.firstIndex(of: "press began") ?? 0
    #expect(!log[press...].contains { $0.hasPrefix("pan") })
  }

  @Test("A gesture whose layer leaves the stage is cancelled")
  func cancellation() {
    var log: [GestureRecognizer.State] = []
    layer.addGestureRecognizer(PanRecognizer { log.append($0.state) })
    stage.tape.touch(layer, at: 0) { $0.drag(by: Vector(dx: 100, dy: 0), duration: 1) }
    stage.at(0.5) { layer.removeFromSuperlayer() }
    play(until: 2)
    #expect(log.first == .began && log.last == .cancelled)
  }

  @Test("A recogniser that is switched off, or whose layer leaves, is cancelled or fails at once")
  func switchedOff() {
    var log: [GestureRecognizer.State] = []
    let pan = PanRecognizer { pan in
      log.append(pan.state)
      if log.count == 3 { pan.isEnabled = false }
    }
    layer.addGestureRecognizer(pan)
    let other = Layer(frame: Rect(x: 120, y: 120, width: 20, height: 20))
    stage.rootLayer.addSublayer(other)
    var presses = 0
    other.addGestureRecognizer(LongPressRecognizer { _ in presses += 1 })
    stage.tape.touch(layer, at: 0) { $0.drag(by: Vector(dx: 100, dy: 0), duration: 1) }
    stage.tape.longPress(other, at: 1.5)
    stage.at(1.7) { other.removeFromSuperlayer() }
    play(until: 3)
    #expect(log == [.began, .changed, .changed, .cancelled])
    #expect(presses == 0)
  }

  @Test("Hit-testing goes through transforms, front to back, past what is hidden, clear or closed to touches")
  func hitTesting() {
    let (back, front) = (
      Layer(frame: Rect(x: 0, y: 0, width: 40, height: 40)), Layer(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    )
    layer.addSublayer(back)
    layer.addSublayer(front)
    let root = stage.rootLayer
    let point = Point(x: 70, y: 70)
    #expect(root.hitTest(point) === front)
    front.isHidden = true
    #expect(root.hitTest(point) === back)
    front.isHidden = false
    front.opacity = 0.005
    #expect(root.hitTest(point) === back)
    front.opacity = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point) === back)
    back.transform = AffineTransform(scaleX: 0, y: 1)
    #expect(root.hitTest(point) === layer)
    layer.transform = AffineTransform(rotationAngle: .pi / 4)
    #expect(root.hitTest(Point(x: 52, y: 52)) === root)
    #expect(root.hitTest(Point(x: 70, y: 44)) === layer)
    front.isUserInteractionEnabled = true
    front.position = Point(x: 200, y: 20)
    let far = front.convert(Point(x: 20, y: 20), to: nil)
    #expect(root.hitTest(far) === front)
    layer.masksToBounds = true
    #expect(root.hitTest(far) !== front)
    #expect(root.hitTest(Point(x: .nan, y: 0)) == nil)
  }

  @Test("Two gestures of one touch are both recognised where one of them allows it", arguments: [true, false])
  func simultaneity(isAllowed: Bool) {
    var events: [String] = []
    let press = LongPressRecognizer { events.append("press \($0.state)") }
    press.minimumPressDuration = 0
    if isAllowed { press.shouldRecognizeSimultaneously = { $0 is TapRecognizer } }
    layer.addGestureRecognizer(press)
    layer.addGestureRecognizer(TapRecognizer { _ in events.append("tap") })
    stage.tape.tap(layer, at: 0.1)
    play(until: 1)
    #expect(events == (isAllowed ? ["press began", "press ended", "tap"] : ["press began", "press ended"]))
  }

  @Test("A shape without bounds is hit where it is filled")
  func shapes() {
    let ring = ShapeLayer(path: .circle(radius: 20))
    var path = Path.circle(radius: 20)
    path.addPath(.circle(radius: 10))
    ring.path = path
    ring.fillRule = .evenOdd
    ring.position = Point(x: 150, y: 150)
    stage.rootLayer.addSublayer(ring)
    #expect(stage.rootLayer.hitTest(Point(x: 165, y: 150)) === ring)
    #expect(stage.rootLayer.hitTest(Point(x: 150, y: 150)) !== ring)
    #expect(stage.rootLayer.hitTest(Point(x: 171, y: 150)) !== ring)
  }

  @Test("Points are converted between layers and back")
  func conversion() {
    let inner = Layer(frame: Rect(x: 10, y: 0, width: 10, height: 10))
    layer.addSublayer(inner)
    inner.transform = AffineTransform(rotationAngle: 1)
    let there = inner.convert(Point(x: 1, y: 2), to: stage.rootLayer)
    #expect(inner.convert(there, from: stage.rootLayer).distance(to: Point(x: 1, y: 2)) < 1e-12)
    #expect(inner.convert(inner.bounds.center, to: layer).distance(to: Point(x: 15, y: 5)) < 1e-12)
  }

  @Test("A finger follows its script, whatever the refresh rate")
  func script() {
    func end(rate: Double) -> Point {
      let stage = Stage(size: Size(width: 200, height: 200))
      let layer = Layer(frame: Rect(x: 0, y: 0, width: 200, height: 200))
      stage.rootLayer.addSublayer(layer)
      var last = Point.zero
      layer.addGestureRecognizer(PanRecognizer { last = $0.location(in: nil) })
      stage.tape.touch(layer, at: 0, location: Point(x: 10, y: 10)) {
        $0.drag(to: Point(x: 100, y: 10), duration: 0.31)
        $0.hold(for: 0.1)
        var path = Path()
        path.move(to: Point(x: 100, y: 10))
        path.addQuadCurve(to: Point(x: 100, y: 90), control: Point(x: 150, y: 50))
        $0.drag(along: path, duration: 0.3)
        $0.drag(by: Vector(dx: -5, dy: 0), duration: 0.05)
      }
      for index in 0...Int(rate) { stage.advance(to: Clock(rate: rate).tick(index)) }
      return last
    }
    for rate in [30.0, 50, 60, 120] { #expect(end(rate: rate).distance(to: Point(x: 95, y: 90)) < 1e-9) }
  }
}
