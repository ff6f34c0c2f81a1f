import FoundationEssentials
import SpringformDynamics
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import Testing

@Suite("What a motion record tells")
struct MotionRecordingTests {
  /// Plays a second at 60 refreshes.
  private func record(_ build: (Stage) -> Void) throws -> MotionRecord {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.recordsMotion = true
    build(stage)
    let clock = Clock(rate: 60)
    for index in 0...60 { stage.advance(to: clock.tick(index)) }
    let record = try #require(stage.motionRecord)
    stage.end()
    return record
  }

  private func layer(_ name: String?, in parent: Layer) -> Layer {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    layer.name = name
    parent.addSublayer(layer)
    return layer
  }

  @Test("A spring is told in its author's words, with the touch that began it")
  func blockSpring() throws {
    let record = try record { stage in
      let card = layer("card", in: stage.rootLayer)
      stage.tape.tap(card, at: 0.5) { stage.animate(duration: 0.4, dampingRatio: 0.6) { card.position.x = 60 } }
    }
    #expect(
      record.animations == [
        MotionRecord.Event(
          time: 0.5, kind: "animation", target: "card", property: "position", cause: .touch,
          details: [
            "from": .numbers([10, 10]), "to": .numbers([60, 10]), "duration": .number(0.4),
            "spring.duration": .number(0.4), "spring.dampingRatio": .number(0.6),
          ])
      ])
    #expect(
      record.touches == [
        MotionRecord.Event(time: 0.4, kind: "tap", target: "card", details: ["duration": .number(0.1)])
      ])
    let card = try #require(record.objects.first { $0.path == "card" })
    #expect(
      card.properties["position"]
        == .changes([.init(time: 0, value: .numbers([10, 10])), .init(time: 0.5, value: .numbers([60, 10]))]))
    #expect(card.properties["opacity"] == nil)
  }

  @Test("A layer is found by the path that the record has for it, before and after siblings of its name come")
  func layersByPath() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.knowsPaths = true
    let card = layer("card", in: stage.rootLayer)
    card.position = Point(x: 40, y: 50)
    let dot = ShapeLayer(path: .circle(radius: 3))
    dot.name = "dot"
    dot.position = Point(x: 10, y: 0)
    card.addSublayer(dot)
    stage.at(0.5) {
      let second = self.layer("dot", in: card)
      stage.animate(duration: 1, curve: .linear) { card.position.x = 60 }
      stage.at(0.8) { second.removeFromSuperlayer() }
    }
    let clock = Clock(rate: 10)
    var last = -1
    func frames(_ paths: String..., at index: Int) -> [Rect?] {
      while last < index {
        last += 1
        stage.advance(to: clock.tick(last))
      }
      return paths.map { stage.seenFrame(ofLayerAt: $0) }
    }
    #expect(
      frames("card", "card/dot", "card/dot[1]", at: 2) == [
        Rect(x: 30, y: 40, width: 20, height: 20), Rect(x: 37, y: 37, width: 6, height: 6), nil,
      ])
    #expect(
      stage.seenFrame(ofLayerAt: "card", part: Rect(x: 1, y: 2, width: 3, height: 4))
        == Rect(x: 31, y: 42, width: 3, height: 4))
    // A fifth of the way to the right.
    #expect(
      frames("card/dot[0]", "card/dot", "card/dot[1]", "dot", at: 7) == [
        Rect(x: 41, y: 37, width: 6, height: 6), Rect(x: 41, y: 37, width: 6, height: 6),
        Rect(x: 34, y: 40, width: 20, height: 20), nil,
      ])
    // What has left the stage is nowhere.
    #expect(frames("card/dot[1]", at: 9) == [nil])
    stage.end()
  }

  @Test("An animation that leads to the layer's own value leads to what a later event of the same moment sets")
  func endsThatAreSetLater() throws {
    let record = try record { stage in
      let card = layer("card", in: stage.rootLayer)
      stage.at(0.5) {
        var fade = BasicAnimation(\Layer.opacity, from: 0.2, duration: 0.4)
        fade.takesUnderlyingValue = true
        card.add(fade)
      }
      stage.at(0.5) { card.opacity = 0.6 }
      stage.at(0.7) { card.opacity = 0.9 }
    }
    let fade = try #require(record.animations.first { $0.property == "opacity" })
    #expect(fade.details["from"] == .number(0.2) && fade.details["to"] == .number(0.6))
  }

  @Test(
    "Every form of a spring keeps its numbers",
    arguments: [
      (Spring(mass: 2, stiffness: 50, damping: 4), ["mass": 2.0, "stiffness": 50, "damping": 4]),
      (Spring(duration: 0.5, dampingRatio: 0.7), ["duration": 0.5, "dampingRatio": 0.7]),
      (Spring(response: 0.3, dampingRatio: 0.8), ["response": 0.3, "dampingRatio": 0.8]),
      (Spring(duration: 0.6, bounce: 0.2, initialVelocity: 3), ["duration": 0.6, "bounce": 0.2, "initialVelocity": 3]),
    ])
  func springForms(spring: Spring, numbers: [String: Double]) throws {
    let record = try record { stage in
      let card = layer("card", in: stage.rootLayer)
      card.add(SpringAnimation(\.position.x, to: 50, spring: spring))
    }
    let details = record.animations[0].details.filter { $0.key.hasPrefix("spring.") }
    #expect(details == Dictionary(uniqueKeysWithValues: numbers.map { ("spring." + $0, .number($1)) }))
  }

  @Test("A spring that creeps says so where its numbers do not tell", arguments: [(40.0, true), (20, false)])
  func overdamping(damping: Double, isTold: Bool) throws {
    let record = try record { stage in
      let spring = Spring(damping: damping, allowsOverdamping: true)
      layer("card", in: stage.rootLayer).add(SpringAnimation(\.position.x, to: 50, spring: spring))
    }
    #expect((record.animations[0].details["spring.allowsOverdamping"] == .flag(true)) == isTold)
  }

  /// Shakes a layer, as a spring of the stage would.
  private struct Shake: LayerAnimation {
    var timing = Timing(duration: 0.5)
    let spring: Spring
    var isRemovedOnCompletion: Bool { true }

    var likeness: (any LayerAnimation)? { SpringAnimation(\Layer.position.x, from: 10, to: 20, spring: spring) }

    func effect(on layer: Layer) -> (Layer, Double) -> Void { { _, _ in } }
  }

  @Test("An animation of one's own is told by what it is like, and an unnamed layer by what it stands for")
  func likeness() throws {
    let record = try record { stage in
      let card = layer(nil, in: stage.rootLayer)
      card.typeName = "CardView"
      card.add(animation: Shake(spring: Spring(duration: 0.5, dampingRatio: 0.3)))
    }
    let event = try #require(record.animations.first)
    #expect(event.target == "CardView" && event.kind == "spring" && event.property == "position.x")
    #expect(event.details["spring.dampingRatio"] == .number(0.3))
    #expect(event.details["to"] == .number(20))
    #expect(record.objects.contains { $0.path == "CardView" && $0.kind == "CardView" })
  }

  @Test("Springs that move alike are equal, whatever they were described by")
  func springEquality() {
    let named = Spring(response: 0.5, dampingRatio: 0.7)
    let physical = Spring(
      mass: named.mass, stiffness: named.stiffness, damping: named.damping, allowsOverdamping: true)
    #expect(named == physical)
    #expect(named.hashValue == physical.hashValue)
  }

  @Test("A key path is told by the property's name")
  func propertyNames() throws {
    let paths: [(ReferenceWritableKeyPath<Layer, Double>, String)] = [
      (\.position.x, "position.x"), (\.bounds.origin.y, "bounds.origin.y"), (\.opacity, "opacity"),
      (\.bounds.size.width, "bounds.size.width"), (\.shadowOffset.dx, "shadowOffset.dx"), (\.center.y, "position.y"),
      // Never by the entries of a matrix.
      (\.transform.scale, "transform.scale"), (\.transform.scaleX, "transform.scaleX"),
      (\.transform.rotation, "transform.rotation"), (\.transform.translation.dx, "transform.translation"),
    ]
    for (path, name) in paths {
      let record = try record { stage in
        layer("card", in: stage.rootLayer).add(BasicAnimation(path, to: 5, duration: 0.5))
      }
      #expect(record.animations.map(\.property) == [name])
    }
  }

  @Test("What has no name has an outline, which the record keeps to itself")
  func outlines() throws {
    func shape(_ path: Path) -> Layer {
      let layer = ShapeLayer()
      layer.path = path
      return layer
    }
    let shapes: [(Layer, String?)] = [
      (shape(.circle(radius: 9)), "circle"),
      (shape(.ellipse(in: Rect(x: 1, y: 2, width: 9, height: 4))), "ellipse"),
      (shape(.rect(Rect(x: 0, y: 0, width: 9, height: 4))), "rectangle"),
      (shape(.roundedRect(Rect(x: 3, y: 0, width: 9, height: 9), cornerRadius: 2)), "square"),
      (shape(Path(elements: [.move(to: .zero), .line(to: Point(x: 5, y: 9))])), "line"),
      (
        shape(
          Path(elements: [
            .move(to: Point(x: 5, y: 0)), .line(to: Point(x: 10, y: 5)), .line(to: Point(x: 5, y: 10)),
            .line(to: Point(x: 0, y: 5)), .close,
          ])), nil
      ),
      (Layer(frame: Rect(x: 0, y: 0, width: 9, height: 4), backgroundColor: .black), "rectangle"),
      (Layer(frame: Rect(x: 0, y: 0, width: 9, height: 4)), nil),
    ]
    for (layer, noun) in shapes {
      let record = try record { $0.rootLayer.addSublayer(layer) }
      #expect(record.objects.last?.outline.noun == noun)
      let read = try JSONDecoder().decode(MotionRecord.self, from: JSONEncoder().encode(record))
      #expect(read == record && read.objects.last?.outline.noun == nil)
    }
  }

  @Test("What is set after an animation was added is told as where it leads")
  func endSetLater() throws {
    let record = try record { stage in
      let card = layer("card", in: stage.rootLayer)
      card.add(BasicAnimation(\.opacity, from: 0.25, duration: 0.5))
      card.add(AnimationGroup([BasicAnimation(\Layer.zPosition, duration: 0.5)]))
      (card.opacity, card.zPosition) = (0.75, 3)
    }
    #expect(record.animations.map { $0.details["to"] } == [.number(0.75), .number(3)])
    #expect(record.animations.map { $0.details["from"] } == [.number(0.25), .number(0)])
  }

  private final class Gauge: DrawingLayer {
    @Animated var level = 0.25
    override func draw(in canvas: inout Canvas) {
      canvas.fill(.rect(Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height)), with: .systemGreen)
    }
  }

  @Test("A layer class of one's own is told by its properties and by what it draws")
  func ownLayerClass() throws {
    let record = try record { stage in
      let gauge = Gauge(frame: Rect(x: 0, y: 0, width: 20, height: 20))
      stage.rootLayer.addSublayer(gauge)
      stage.at(0.5) { stage.animate(duration: 0.3) { gauge.level = 0.75 } }
    }
    let gauge = try #require(record.objects.first { $0.path == "Gauge" })
    #expect(
      gauge.properties["level"]
        == .changes([.init(time: 0, value: .number(0.25)), .init(time: 0.5, value: .number(0.75))]))
    guard case .changes(let contents) = gauge.properties["contents"] else {
      Issue.record("the contents change once")
      return
    }
    #expect(contents.map(\.time) == [0, 0.5])
    #expect(record.animations.map(\.property) == ["level"])
    #expect(record.animations.map(\.cause) == [.time])
    #expect(record.animations.first?.details["curve"] == .word("easeInOut"))
  }

  @Test("Layers of one name are numbered, and go by their type without one")
  func paths() throws {
    let record = try record { stage in
      let card = layer("card", in: stage.rootLayer)
      for _ in 0..<2 { _ = layer("dot", in: card) }
      _ = layer(nil, in: card)
      card.mask = Layer()
    }
    #expect(record.objects.map(\.path) == ["", "card", "card/dot[0]", "card/dot[1]", "card/Layer", "card/mask"])
  }

  @Test("Without a name, layers go by what they are called in their author's source, and are numbered alike")
  func pathsFromSources() throws {
    var asked = 0
    let record = try record { stage in
      for index in 0..<4 {
        let layer = layer(index == 3 ? "badge" : nil, in: stage.rootLayer)
        layer.nameInSource = {
          asked += 1
          return index == 0 ? nil : "dots"
        }
      }
    }
    #expect(record.objects.map(\.path) == ["", "Layer", "dots[0]", "dots[1]", "badge"])
    // Once of each that has no name, and not at every refresh.
    #expect(asked == 3)
  }

  @Test("A layer that comes and goes has its times")
  func appearance() throws {
    let record = try record { stage in
      stage.at(0.25) {
        let badge = layer("badge", in: stage.rootLayer)
        stage.after(0.5) { badge.removeFromSuperlayer() }
      }
    }
    let badge = try #require(record.objects.first { $0.path == "badge" })
    #expect(badge.appears == 0.25)
    #expect(badge.disappears == 0.75)
  }

  @Test("A property that a display link sets is told by a few of its values and a digest")
  func curve() throws {
    func curve(_ factor: Double) throws -> RecordedHistory.Curve? {
      let record = try record { stage in
        let knob = layer("knob", in: stage.rootLayer)
        stage.displayLink { _ in knob.opacity = 1 - stage.time * factor }
      }
      guard case .curve(let curve)? = record.objects.last?.properties["opacity"] else { return nil }
      return curve
    }
    let half = try #require(try curve(0.5))
    #expect(half.count == 61)
    #expect(half.samples.map(\.time) == [0, 0.25, 0.5, 0.75, 1])
    #expect(half.samples.map(\.value) == [1, 0.875, 0.75, 0.625, 0.5].map { .number($0) })
    #expect(try curve(0.5) == half)
    #expect(try curve(0.5001)?.digest != half.digest)
  }

  @Test("Behaviours have their parameters and the names of their items")
  func behaviors() throws {
    let record = try record { stage in
      let ball = layer("ball", in: stage.rootLayer)
      let gravity = GravityBehavior(items: [ball])
      gravity.magnitude = 0.5
      let item = DynamicItemBehavior(items: [ball])
      item.elasticity = 0.75
      let animator = stage.dynamicAnimator()
      animator.addBehavior(gravity)
      animator.addBehavior(item)
    }
    let gravity = try #require(record.objects.first { $0.kind == "GravityBehavior" })
    #expect(gravity.properties["magnitude"] == .constant(.number(0.5)))
    #expect(gravity.properties["items"] == .constant(.word("ball")))
    let item = try #require(record.objects.first { $0.kind == "DynamicItemBehavior" })
    #expect(item.properties == ["elasticity": .constant(.number(0.75)), "items": .constant(.word("ball"))])
    #expect(record.objects.first { $0.path == "ball" }?.properties["position"]?.last != .numbers([10, 10]))
  }

  @Test("Recording changes nothing of what is shown")
  func pictures() {
    func lists(recording: Bool) -> [DisplayList] {
      let stage = Stage(size: Size(width: 100, height: 100))
      stage.recordsMotion = recording
      let card = layer("card", in: stage.rootLayer)
      card.backgroundColor = .systemRed
      stage.tape.tap(card, at: 0.5) { stage.animate(duration: 0.4, dampingRatio: 0.6) { card.position.x = 60 } }
      stage.at(0.6) { card.add(SpringAnimation(\.position.y, to: 50)) }
      let clock = Clock(rate: 60)
      return (0...60).map {
        stage.advance(to: clock.tick($0))
        return stage.displayList(background: .white, showsTouches: true)
      }
    }
    #expect(lists(recording: true) == lists(recording: false))
  }
}
