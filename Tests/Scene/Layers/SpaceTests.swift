import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import Testing

@Suite("Layers in space")
struct SpaceTests {
  private let stage = Stage(size: Size(width: 200, height: 100))

  /// A layer that shows its sublayers from 100 points, and one in its middle, 80 points wide and 40 high.
  private func scene(in group: Layer = Layer()) -> (room: Layer, card: Layer) {
    group.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    group.sublayerTransform.perspective = 100
    let card = Layer(frame: Rect(x: 60, y: 30, width: 80, height: 40), backgroundColor: .black)
    group.addSublayer(card)
    stage.rootLayer.addSublayer(group)
    return (group, card)
  }

  private var commands: [DisplayList.Command] { stage.displayList(background: .white, showsTouches: false).commands }

  private var planes: [Projection] {
    commands.compactMap { if case .beginGroup(let group) = $0 { group.projection } else { nil } }
  }

  @Test("Without a perspective a turned layer is only narrower, and drawn as ever")
  func parallel() {
    let layer = square(x: 10, y: 10)
    layer.rotationY = .pi / 3
    let transform = shown(layer).first?.transform
    #expect(abs((transform?.a ?? 0) - 0.5) < 1e-12 && transform?.d == 1)
    layer.rotationY = .pi / 2
    layer.rotationX = 0.2
    #expect(shown(layer).allSatisfy { abs($0.transform?.a ?? 1) < 1e-12 })
    layer.rotationY = 0
    layer.rotationX = .pi / 3
    #expect(abs((shown(layer).first?.transform?.d ?? 0) - 0.5) < 1e-12)
  }

  @Test("A layer turned about the y axis has its right edge far away and its left one near")
  func perspective() throws {
    let (_, card) = scene()
    card.rotationY = .pi / 6
    // 40 cos 30 points from the middle, 40 sin 30 = 20 points away from it and nearer.
    let (near, far) = (1 / (1 - 20.0 / 100), 1 / (1 + 20.0 / 100))
    let width = 40 * 0.75.squareRoot()
    let frame = card.frame
    #expect(abs(frame.minX - (100 - width * near)) < 1e-9 && abs(frame.maxX - (100 + width * far)) < 1e-9)
    #expect(abs(frame.height - 40 * near) < 1e-9 && abs(frame.midY - 50) < 1e-9)
    let plane = try #require(planes.first)
    #expect(
      try #require(plane.image(of: Point(x: 80, y: 0))).distance(
        to: Point(x: 100 + width * far, y: 50 - 20 * far)) < 1e-9)
    // About the x axis what lies below comes nearer.
    (card.rotationY, card.rotationX) = (0, .pi / 6)
    #expect(card.frame.maxY - 50 > 50 - card.frame.minY)
  }

  @Test("In a perspective a layer grows as it comes nearer, and everything flat stays in the plane")
  func distance() {
    let (_, card) = scene()
    #expect(planes.isEmpty && commands.first?.transform?.a == 1)
    card.zPosition = 50
    #expect(planes.isEmpty)
    #expect(card.frame == Rect(x: 20, y: 10, width: 160, height: 80))
    card.anchorPointZ = 50
    #expect(card.frame == Rect(x: 60, y: 30, width: 80, height: 40))
  }

  @Test("First the plane's own turn, then about y, then about x, then the way, and at last transform3D")
  func order() throws {
    let layer = square()
    layer.position = .zero
    layer.transform = AffineTransform(rotationAngle: 0.3)
    layer.transform.translation = Vector(dx: 5, dy: 6)
    (layer.rotationX, layer.rotationY) = (0.4, 0.5)
    layer.transform3D = Transform3D(scaleX: 2, y: 3, z: 4)
    let expected = Transform3D(translationX: -5, y: -5)
      .concatenating(Transform3D(rotationAngle: 0.3, x: 0, y: 0, z: 1))
      .concatenating(Transform3D(rotationAngle: 0.5, x: 0, y: 1, z: 0))
      .concatenating(Transform3D(rotationAngle: 0.4, x: 1, y: 0, z: 0))
      .concatenating(Transform3D(translationX: 5, y: 6)).concatenating(layer.transform3D)
    let seen = try #require(Projection(expected).affine)
    #expect(layer.convert(Point(x: 1, y: 2), to: nil).distance(to: Point(x: 1, y: 2).applying(seen)) < 1e-9)
  }

  @Test("A layer shows its back unless it is one-sided; a mirror image is no back")
  func backs() {
    let (_, card) = scene()
    card.isDoubleSided = false
    card.rotationY = 3
    #expect(commands.isEmpty)
    #expect(stage.rootLayer.hitTest(Point(x: 100, y: 50)) !== card)
    card.transform3D = Transform3D(rotationAngle: .pi, x: 0, y: 1, z: 0)
    #expect(!commands.isEmpty)
    (card.rotationY, card.transform3D) = (0, .identity)
    card.transform = AffineTransform(scaleX: -1, y: 1)
    #expect(!commands.isEmpty)
  }

  @Test("A layer shows its sublayers flat, a transform layer in one space with itself")
  func flattening() {
    for (group, isFlat) in [(Layer(), true), (TransformLayer(), false)] {
      let (room, card) = scene()
      room.removeFromSuperlayer()
      let holder = Layer()
      holder.sublayerTransform.perspective = 100
      stage.rootLayer.addSublayer(holder)
      group.rotationY = 1
      group.addSublayer(card)
      holder.addSublayer(group)
      card.position = .zero
      card.rotationY = -1
      // In one space the turns cancel; flat, each makes it narrower.
      #expect(planes.isEmpty != isFlat)
      let corner = card.convert(Point(x: 80, y: 20), to: nil)
      #expect((abs(corner.x - 40) < 1e-9) != isFlat)
      holder.removeFromSuperlayer()
    }
  }

  @Test("In a transform layer the nearer face is on top, whatever the order, and touches meet it")
  func depth() throws {
    let (cube, front) = scene(in: TransformLayer())
    let back = Layer(frame: front.frame, backgroundColor: .white)
    cube.addSublayer(back)
    (front.zPosition, back.zPosition) = (20, -20)
    #expect(commands.compactMap(\.color) == [.white, .black])
    #expect(stage.rootLayer.hitTest(Point(x: 100, y: 50)) === front)
    cube.rotationY = .pi
    #expect(commands.compactMap(\.color) == [.black, .white])
    #expect(stage.rootLayer.hitTest(Point(x: 100, y: 50)) === back)
    #expect(stage.rootLayer.hitTest(Point(x: 2, y: 50)) === stage.rootLayer)
    // The door's far edge does not cover what stands before it, though the middle of the door is nearer.
    cube.rotationY = 0
    (front.zPosition, back.zPosition) = (0, 0)
    front.anchorPoint = Point(x: 0, y: 0.5)
    front.position.x = 60
    front.rotationY = -1
    back.zPosition = 10
    back.frame = Rect(x: 60, y: 30, width: 4, height: 40)
    #expect(commands.compactMap(\.color) == [.black, .white])
  }

  @Test("The opacity of a transform layer is that of each layer inside; a hidden one hides all")
  func opacity() {
    let (group, card) = scene(in: TransformLayer())
    group.opacity = 0.5
    group.backgroundColor = .white
    #expect(commands.compactMap(\.color) == [.black.withAlpha(0.5)])
    card.opacity = 0.5
    #expect(commands.compactMap(\.color) == [.black.withAlpha(0.25)])
    group.isHidden = true
    #expect(commands.isEmpty)
    #expect(stage.rootLayer.hitTest(Point(x: 100, y: 50)) === stage.rootLayer)
  }

  @Test("Touches meet what is seen, and points lead there and back")
  func touches() {
    let (_, card) = scene()
    card.rotationY = 1
    let place = card.convert(Point(x: 70, y: 5), to: nil)
    #expect(stage.rootLayer.hitTest(place) === card)
    #expect(card.convert(place, from: nil).distance(to: Point(x: 70, y: 5)) < 1e-9)
    #expect(stage.rootLayer.hitTest(Point(x: 135, y: 50)) !== card)
    card.rotationY = .pi / 2
    #expect(card.convert(Point(x: 100, y: 50), from: nil) == card.bounds.center)
  }

  /// What `-[CALayer hitTest:]` does when it is sent to a presentation layer.
  @Test("Who asks the presentation meets what is shown now, in the plane and in space")
  func presentedHits() {
    let (group, card) = scene(in: TransformLayer())
    stage.animate(duration: 1, curve: .linear) { card.position.x = 300 }
    stage.advance(to: Clock(rate: 4).tick(1))
    let root = stage.rootLayer
    // A quarter of the way, the card lies from 110 to 190; its model, from 260 to 340.
    #expect(card.frame.minX == 260 && card.presentation.frame.minX == 110)
    #expect(root.hitTest(Point(x: 120, y: 50)) !== card && root.presentation.hitTest(Point(x: 120, y: 50)) === card)
    #expect(root.hitTest(Point(x: 300, y: 50)) === card && root.presentation.hitTest(Point(x: 300, y: 50)) !== card)
    #expect(card.presentation.hitTest(Point(x: 120, y: 50)) === card)
    group.isUserInteractionEnabled = false
    #expect(root.presentation.hitTest(Point(x: 120, y: 50)) === root)
  }

  @Test("Turns are animated by their angles, with springs beyond the end")
  func animation() {
    let (_, card) = scene()
    stage.animate(duration: 1, curve: .linear) { card.rotationY = 2 * .pi }
    var spring = SpringAnimation(\Layer.rotationX, from: 0, to: .pi, spring: Spring(duration: 1, dampingRatio: 0.3))
    spring.fillMode = .both
    card.add(spring, forKey: "flip")
    stage.advance(to: Clock(rate: 4).tick(1))
    #expect(abs(card.presentation.rotationY - .pi / 2) < 1e-12)
    stage.advance(to: Clock(rate: 4).tick(2))
    #expect(card.presentation.rotationX > .pi)
    stage.animate(duration: 1, curve: .linear) {
      card.transform3D = Transform3D(rotationAngle: 1, x: 0, y: 1, z: 0)
      card.superlayer?.sublayerTransform.perspective = 200
    }
    stage.advance(to: Clock(rate: 1).tick(1))
    #expect(abs(card.presentation.transform3D.rotationY - 0.5) < 1e-9)
    #expect(abs((card.superlayer?.presentation.sublayerTransform.m34 ?? 0) + 0.0075) < 1e-12)
  }

  @Test("A backdrop is blurred where the turned layer is seen")
  func backdrop() throws {
    let (_, card) = scene()
    card.backdropBlurRadius = 3
    card.rotationY = 0.5
    guard case .blurBackdrop(let path, 3, 1, let transform)? = commands.first else {
      Issue.record("no blur")
      return
    }
    let (seen, frame) = (try #require(path.controlBounds?.applying(transform)), card.frame)
    #expect(abs(seen.minX - frame.minX) < 1e-9 && abs(seen.maxY - frame.maxY) < 1e-9)
  }

  @Test("Recorded commands with planes move and are tinted as a whole")
  func replay() throws {
    let (room, card) = scene()
    card.rotationY = 0.5
    let before = try #require(planes.first)
    let replicator = ReplicatorLayer()
    replicator.frame = room.frame
    replicator.instanceCount = 2
    replicator.instanceTransform = AffineTransform(translationX: 7, y: 0)
    replicator.instanceColor = .systemRed
    replicator.addSublayer(room)
    stage.rootLayer.addSublayer(replicator)
    #expect(planes.count == 2 && planes[0] == before)
    for point in [Point.zero, Point(x: 80, y: 40)] {
      let moved = try #require(planes[1].image(of: point)), still = try #require(before.image(of: point))
      #expect(moved.distance(to: still + Vector(dx: 7, dy: 0)) < 1e-9)
    }
    #expect(commands.compactMap(\.transform) == [.identity, .identity])
    #expect(Set(commands.compactMap(\.color)).count == 1)
  }

  @Test("Records tell of turns only where there are some")
  func records() throws {
    stage.recordsMotion = true
    let (room, card) = scene()
    (room.name, card.name) = ("room", "card")
    stage.animate(duration: 0.1) { card.rotationY = 1 }
    stage.advance(to: Clock(rate: 5).tick(1))
    let record = try #require(stage.motionRecord)
    #expect(record.animations.first?.property == "rotation.y")
    let properties = record.objects.map { $0.properties.keys.filter { $0.hasPrefix("rotation") || $0.hasSuffix("3D") } }
    #expect(properties == [[], [], ["rotation.y"]])
  }
}
