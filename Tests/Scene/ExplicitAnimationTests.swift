import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Explicit animations")
struct ExplicitAnimationTests {
  private let stage = Stage(size: Size(width: 100, height: 100))
  private let layer = Layer()

  init() { stage.rootLayer.addSublayer(layer) }

  /// What the layer shows at each quarter of a second, from 0 on.
  private func quarters<Value>(_ count: Int, _ value: KeyPath<Layer, Value>) -> [Value] {
    (0..<count).map { index in
      stage.advance(to: Clock(rate: 4).tick(index))
      return layer.presentation[dynamicMember: value]
    }
  }

  @Test(
    "From, to and by: what is missing comes from the others or from what is shown",
    arguments: [
      (10.0, 20.0, nil, 15.0), (10, nil, 4, 12), (nil, 20, 4, 18), (10, nil, nil, 8), (nil, 20, nil, 13),
      (nil, nil, 4, 8), (nil, nil, nil, 6),
    ] as [(Double?, Double?, Double?, Double)])
  func ends(from: Double?, to: Double?, by: Double?, half: Double) {
    layer.position.x = 6
    layer.add(BasicAnimation(\.position.x, from: from, to: to, by: by, duration: 0.5))
    let seen = quarters(3, \.position.x)
    #expect(seen[1] == half)
    #expect(seen[2] == 6, "the model shows again when the animation has gone")
    #expect(layer.position.x == 6)
  }

  @Test("What leads to the layer's own value follows it")
  func follows() {
    layer.add(BasicAnimation(\.position.x, from: 10, duration: 1))
    layer.position.x = 20
    #expect(quarters(3, \.position.x)[2] == 15)
    layer.position.x = 50
    #expect(layer.presentation.position.x == 30)
  }

  @Test("Where no way leads to what is set later is the stage's error")
  func setLaterWithoutWay() {
    let shape = ShapeLayer(path: .circle(radius: 1))
    stage.rootLayer.addSublayer(shape)
    var animation = BasicAnimation(\ShapeLayer.path, from: .circle(radius: 2), duration: 1)
    animation.isCumulative = true
    shape.add(animation)
    _ = quarters(1, \.opacity)
    _ = shape.presentation.path
    #expect(stage.error == nil)
    shape.path = .rect(Rect(x: 0, y: 0, width: 1, height: 1))
    _ = shape.presentation.path
    #expect(stage.error == .keyframes(.incompatibleValue(index: 1), layer: nil))
  }

  @Test("Animations of parts of a property go together; later ones come on top")
  func partsAndOrder() {
    layer.add(BasicAnimation(\.position.x, from: 0, to: 8, duration: 1))
    layer.add(BasicAnimation(\.position.y, from: 0, to: 4, duration: 1))
    var turn = BasicAnimation(\Layer.position, from: Point(x: 0, y: 0), to: Point(x: 100, y: 0), duration: 1)
    turn.isAdditive = true
    layer.add(turn)
    #expect(quarters(3, \.position)[2] == Point(x: 54, y: 2))
  }

  @Test("What is or is not follows animations, and changes at once without")
  func flags() {
    var frames = KeyframeAnimation(\Layer.isHidden, values: [true, false, true, false], duration: 1)
    frames.calculationMode = .discrete
    layer.add(frames)
    layer.add(BasicAnimation(\Layer.masksToBounds, from: false, to: true, duration: 0.5))
    stage.animate(duration: 1) { layer.isDoubleSided = false }
    #expect(quarters(5, \.isHidden) == [true, false, true, false, false])
    #expect(!layer.isHidden && !layer.presentation.masksToBounds && !layer.isDoubleSided)
    layer.add(BasicAnimation(\Layer.masksToBounds, from: false, to: true, duration: 0.5))
    stage.animate(duration: 1) { layer.isHidden = true }
    #expect(layer.presentation.isHidden && !layer.presentation.masksToBounds)
    stage.advance(to: Clock(rate: 4).tick(5))
    #expect(layer.presentation.masksToBounds)
  }

  @Test("Cumulative repetitions go on from where the last one ended")
  func cumulative() {
    var animation = BasicAnimation(\Layer.position.x, from: 0, to: 10, duration: 0.5)
    animation.isCumulative = true
    animation.repeatCount = 3
    layer.add(animation)
    #expect(quarters(7, \.position.x) == [0, 5, 10, 15, 20, 25, 0])
  }

  @Test("Repeat, autoreverse, fill and staying after the end")
  func timing() {
    var animation = BasicAnimation(\Layer.opacity, from: 0, to: 1, duration: 0.5)
    animation.repeatCount = 1
    animation.autoreverses = true
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    #expect(quarters(8, \.opacity) == [0, 0.5, 1, 0.5, 0, 0, 0, 0])
    #expect(layer.animationKeys == ["fade"])
    #expect(stage.isAtRest)
    layer.removeAnimation(forKey: "fade")
    #expect(layer.presentation.opacity == 1)
  }

  @Test("A spring animation follows its spring for its settling duration")
  func spring() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    var finished: Double?
    layer.add(SpringAnimation(\.position.x, from: 0, to: 10, spring: spring)) { _ in finished = stage.time }
    let seen = quarters(8, \.position.x)
    #expect((seen[1] - 10 * spring.value(at: 0.25)).magnitude < 1e-12)
    #expect(finished == spring.settlingDuration)
  }

  @Test("Key frames move values, and points along paths with rotation")
  func keyframes() {
    layer.add(KeyframeAnimation(\.opacity, values: [0, 1, 0.5], keyTimes: [0, 0.25, 1], duration: 1))
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    path.addLine(to: Point(x: 10, y: 10))
    var ride = KeyframeAnimation(\Layer.position, path: path, duration: 1)
    ride.rotationMode = .auto
    layer.add(ride)
    stage.advance(to: Clock(rate: 4).tick(1))
    #expect(layer.presentation.opacity == 1)
    #expect(layer.presentation.position.distance(to: Point(x: 5, y: 0)) < 1e-12)
    stage.advance(to: Clock(rate: 4).tick(3))
    #expect(layer.presentation.position.distance(to: Point(x: 10, y: 5)) < 1e-12)
    #expect((TransformComponents(layer.presentation.transform).rotation - .pi / 2).magnitude < 1e-12)
  }

  @Test("A group's members run in the group's time and are cut off at its end")
  func group() {
    var late = BasicAnimation(\Layer.opacity, from: 0, to: 1, duration: 1)
    late.beginTime = 0.5
    late.fillMode = .backwards
    let move = BasicAnimation(\Layer.position.x, from: 0, to: 4, duration: 4)
    var group = AnimationGroup<Layer>([late, move], duration: 1)
    group.speed = 2
    group.repeatCount = 2
    layer.add(group)
    var seen: [[Double]] = []
    for index in 0...8 {
      stage.advance(to: Clock(rate: 8).tick(index))
      seen.append([layer.presentation.opacity, layer.presentation.position.x])
    }
    #expect(
      seen == [[0, 0], [0, 0.25], [0, 0.5], [0.25, 0.75], [0, 0], [0, 0.25], [0, 0.5], [0.25, 0.75], [1, 0]])
  }

  @Test("Members without a duration last as long as their group, and it as long as the longest that has one")
  func inheritedDuration() {
    let fade = BasicAnimation(\Layer.opacity, from: 0, to: 1)
    let move = KeyframeAnimation(\Layer.position.x, values: [0, 8])
    let inner = AnimationGroup<Layer>([move])
    layer.add(AnimationGroup<Layer>([fade, inner], duration: 1))
    #expect(quarters(4, \.opacity) == [0, 0.25, 0.5, 0.75])
    #expect(layer.presentation.position.x == 6)
    let long = BasicAnimation(\Layer.position.y, from: 0, to: 8, duration: 2)
    #expect(AnimationGroup<Layer>([fade, long]).timing.duration == 2)
    #expect(AnimationGroup<Layer>([fade]).timing.duration == 0.25)
    #expect(fade.timing.duration == 0.25, "Core Animation's, outside of a group")
  }

  @Test("A group's and key frames' own pace is what their members and key times see of the time")
  func pace() {
    let ease = TimingCurve.easeIn
    var group = AnimationGroup<Layer>([BasicAnimation(\Layer.opacity, from: 0, to: 1)], duration: 1)
    group.pacing = .curve(ease)
    layer.add(group)
    var keyframes = KeyframeAnimation(\Layer.position.x, values: [0, 8, 0], duration: 1)
    keyframes.pacing = .curve(ease)
    layer.add(keyframes)
    #expect(quarters(4, \.opacity) == [0, ease.value(at: 0.25), ease.value(at: 0.5), ease.value(at: 0.75)])
    let eased = ease.value(at: 0.75)
    #expect((layer.presentation.position.x - 16 * (eased < 0.5 ? eased : 1 - eased)).magnitude < 1e-12)
  }

  @Test("A spring that paces a group is cut off at the group's end")
  func springPace() {
    let spring = Spring(response: 0.5, dampingRatio: 0.3)
    var group = AnimationGroup<Layer>([BasicAnimation(\Layer.opacity, from: 0, to: 1)], duration: 2)
    group.pacing = .spring(spring)
    layer.add(group)
    let seen = quarters(7, \.opacity)
    #expect(seen[1] == min(spring.value(at: 0.25), 1))
    #expect(seen.allSatisfy { $0 <= 1 } && (0..<7).contains { spring.value(at: Double($0) / 4) > 1 })
  }

  @Test("A group that holds or turns shows its members' ends there")
  func groupEnd() {
    let fade = BasicAnimation(\Layer.opacity, from: 1, to: 0, duration: 1)
    var group = AnimationGroup<Layer>([fade])
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    layer.add(group)
    #expect(quarters(6, \.opacity) == [1, 0.75, 0.5, 0.25, 0, 0])
    layer.removeAllAnimations()
    var turning = AnimationGroup<Layer>([fade])
    turning.autoreverses = true
    stage.at(2) { layer.add(turning) }
    for index in 8...15 {
      stage.advance(to: Clock(rate: 4).tick(index))
      #expect(layer.presentation.opacity == 1 - Double(index <= 12 ? index - 8 : 16 - index) / 4)
    }
  }

  @Test("A transaction that sets a property twice is one animation and completes once, finished")
  func twiceInOneTransaction() {
    var log: [String] = []
    stage.transaction(duration: 1, curve: .linear) {
      layer.position.x = 10
      layer.position.y = 20
    } completion: {
      log.append("\($0) \(stage.time)")
    }
    #expect(quarters(6, \.position)[2] == Point(x: 5, y: 10))
    #expect(log == ["true 1.0"])
  }

  @Test("A layer's time is its superlayer's, shifted and stretched, for all below it")
  func hierarchy() {
    let outer = Layer()
    stage.rootLayer.addSublayer(outer)
    outer.addSublayer(layer)
    outer.speed = 2
    layer.speed = 0.5
    layer.timeOffset = 3
    layer.beginTime = 1
    stage.advance(to: Clock(rate: 1).tick(2))
    #expect(outer.localTime == 4 && layer.localTime == 4.5)
    var ends: [Double] = []
    layer.add(BasicAnimation(\.opacity, from: 0, to: 1, duration: 1)) { _ in ends.append(stage.time) }
    stage.advance(to: Clock(rate: 2).tick(5))
    #expect(layer.presentation.opacity == 0.5)
    stage.advance(to: Clock(rate: 1).tick(4))
    #expect(ends == [3])
  }

  @Test("Speed 0 pauses, and the end moves with the pause")
  func pause() {
    var ends: [Double] = []
    layer.add(BasicAnimation(\.opacity, from: 0, to: 1, duration: 1)) { _ in ends.append(stage.time) }
    stage.at(0.25) {
      let now = layer.localTime
      layer.speed = 0
      layer.timeOffset = now
    }
    stage.at(2.25) {
      layer.beginTime = stage.time
      layer.speed = 1
    }
    #expect(quarters(14, \.opacity) == [0, 0.25] + Array(repeating: 0.25, count: 8) + [0.5, 0.75, 1, 1])
    #expect(ends == [3])
  }

  @Test("Transactions start from what is shown and replace each other; the replaced one did not finish")
  func transactions() {
    var log: [String] = []
    layer.opacity = 0
    stage.at(0) {
      stage.transaction(duration: 1, curve: .linear) {
        layer.opacity = 1
      } completion: {
        log.append("a \($0)")
      }
    }
    stage.at(0.5) {
      stage.transaction(duration: 0.5, curve: .linear) {
        layer.opacity = 0
      } completion: {
        log.append("b \($0)")
      }
    }
    #expect(quarters(6, \.opacity) == [0, 0.25, 0.5, 0.25, 0, 0])
    #expect(log == ["a false", "b true"])
    stage.transaction { stage.transaction(disablesActions: true) { layer.opacity = 0.75 } }
    #expect(layer.presentation.opacity == 0.75)
  }

  @Test("Completions come in the order of their ends, and in the order of adding at one time")
  func completionOrder() {
    var log: [String] = []
    layer.add(BasicAnimation(\.opacity, to: 0, duration: 0.5)) { _ in log.append("second") }
    layer.add(BasicAnimation(\.opacity, to: 0, duration: 0.25)) { _ in log.append("first") }
    layer.add(BasicAnimation(\.opacity, to: 0, duration: 0.5), forKey: "k") { _ in log.append("third") }
    stage.advance(to: Clock(rate: 1).tick(1))
    #expect(log == ["first", "second", "third"])
  }

  @Test("Adding under a key ends what ran under it; paths, colours and transforms move too")
  func keys() {
    let shape = ShapeLayer(path: .circle(radius: 1), fillColor: .black)
    stage.rootLayer.addSublayer(shape)
    var replaced: Bool?
    shape.add(BasicAnimation(\.fillColor, to: .white, duration: 1), forKey: "x") { replaced = !$0 }
    shape.add(BasicAnimation(\.path, to: .circle(radius: 3), duration: 1), forKey: "x")
    shape.add(BasicAnimation(\.transform, to: AffineTransform(rotationAngle: 1), duration: 1))
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(replaced == true)
    #expect(shape.presentation.fillColor == .black)
    #expect((shape.presentation.path.controlBounds?.maxX ?? 0) == 2)
    #expect((TransformComponents(shape.presentation.transform).rotation - 0.5).magnitude < 1e-12)
  }

  @Test("A path flows into one of other elements, and has arrived at the end")
  func morph() {
    let (circle, square) = (Path.circle(radius: 1), Path.rect(Rect(x: -1, y: -1, width: 2, height: 2)))
    let shape = ShapeLayer(path: circle)
    stage.rootLayer.addSublayer(shape)
    var animation = BasicAnimation(\ShapeLayer.path, from: circle, to: square, duration: 1)
    animation.isRemovedOnCompletion = false
    animation.timing.fillMode = .both
    shape.add(animation)
    stage.advance(to: Clock(rate: 2).tick(0))
    #expect(shape.presentation.path == circle)
    stage.advance(to: Clock(rate: 2).tick(1))
    #expect(shape.presentation.path == PathMorph(from: circle, to: square).path(at: 0.5))
    #expect(shape.path == circle)
    stage.advance(to: Clock(rate: 2).tick(2))
    #expect(shape.presentation.path == square)
  }

  @Test("What makes no motion is the stage's error")
  func errors() {
    let shape = ShapeLayer(path: .circle(radius: 1))
    shape.name = "disc"
    func error(_ add: (ShapeLayer) -> Void) -> StageError? {
      let stage = Stage(size: Size(width: 1, height: 1))
      let shape = ShapeLayer(path: .circle(radius: 1))
      shape.name = "disc"
      stage.rootLayer.addSublayer(shape)
      add(shape)
      return stage.error
    }
    #expect(
      error { shape in
        var animation = BasicAnimation(\ShapeLayer.path, to: .rect(Rect(x: 0, y: 0, width: 1, height: 1)))
        animation.isCumulative = true
        shape.add(animation)
      } == .keyframes(.incompatibleValue(index: 1), layer: "disc"))
    #expect(error { $0.add(KeyframeAnimation(\.opacity, values: [])) } == .keyframes(.empty, layer: "disc"))
    #expect(
      error { $0.add(KeyframeAnimation(\.opacity, values: [0, 1], keyTimes: [1, 0])) }
        == .keyframes(.keyTimeOrder, layer: "disc"))
    for duration in [-1, Double.nan, .infinity] {
      #expect(error { $0.add(BasicAnimation(\.opacity, to: 0, duration: duration)) } == .animationTiming(layer: "disc"))
    }
    #expect(error { $0.add(BasicAnimation(\.opacity, to: 0, duration: 0)) } == nil)
    #expect(
      error {
        $0.add(AnimationGroup<ShapeLayer>([BasicAnimation(\ShapeLayer.opacity, to: 0, duration: -1)], duration: 1))
      }
        == .animationTiming(layer: "disc"))
    #expect(
      error { shape in
        var animation = BasicAnimation(\ShapeLayer.path, to: .circle(radius: 2))
        animation.isAdditive = true
        shape.add(animation)
      } == .keyframes(.incompatibleValue(index: 1), layer: "disc"))
  }

  @Test("Stage, layers and callbacks are freed")
  func noCycles() {
    weak var observedStage: Stage?
    weak var observedLayer: Layer?
    do {
      let stage = Stage(size: Size(width: 10, height: 10))
      let layer = Layer()
      stage.rootLayer.addSublayer(layer)
      layer.add(BasicAnimation(\.opacity, to: 0, duration: 0.5)) { _ in }
      stage.animate(duration: 1) {
        layer.opacity = 0.5
      } completion: { _ in
      }
      for index in 0...3 { stage.advance(to: Clock(rate: 4).tick(index)) }
      (observedStage, observedLayer) = (stage, layer)
    }
    #expect(observedStage == nil)
    #expect(observedLayer == nil)
  }
}
