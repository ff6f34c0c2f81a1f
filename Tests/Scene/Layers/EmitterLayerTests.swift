import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Emitter layers")
struct EmitterLayerTests {
  private static let dot = Path.circle(radius: 1)

  private func cell(_ change: (inout EmitterCell) -> Void = { _ in }) -> EmitterCell {
    var cell = EmitterCell(path: Self.dot)
    (cell.birthRate, cell.lifetime) = (10, 1)
    change(&cell)
    return cell
  }

  private func places(_ layer: EmitterLayer, at time: Double) -> [Point] {
    shown(layer, at: time).compactMap { $0.transform.map { Point(x: $0.tx, y: $0.ty) } }
  }

  private func one(at age: Double, _ change: (inout EmitterCell) -> Void) -> DisplayList.Command? {
    let only = cell {
      ($0.birthRate, $0.lifetime, $0.duration) = (1, 10, 0.5)
      change(&$0)
    }
    return shown(EmitterLayer(cells: [only]), at: age).first
  }

  @Test(
    "As many live as were born within a lifetime",
    arguments: [(0.0, 1), (0.05, 1), (0.25, 3), (0.95, 10), (5.05, 10), (1000.05, 10)])
  func count(time: Double, expected: Int) {
    #expect(shown(EmitterLayer(cells: [cell()]), at: time).count == expected)
  }

  @Test("A cell emits from its beginning for its duration, and its particles live on")
  func emissionTime() {
    let burst = cell { ($0.beginTime, $0.duration) = (2, 0.5) }
    let layer = EmitterLayer(cells: [burst])
    layer.emissionBeginTime = 1
    let counts = [2.9, 3.05, 3.55, 3.95, 4.25, 4.6].map { shown(layer, at: $0).count }
    #expect(counts == [0, 1, 5, 5, 2, 0])
  }

  @Test(
    "What tumbles is narrowed by the cosine of its turn about its axis, and darkest on edge, as Lambert's law has it")
  func tumble() throws {
    // A turn and a half in three seconds, seen often.
    let seen = try (0...300).map { step in
      try #require(
        one(at: Double(step) / 100) {
          $0.tumble = .pi
          $0.color = Color(white: 0.5, alpha: 1)
        })
    }
    let extents = try seen.map { try #require($0.transform).determinant }
    // The beginning is the particle's own; half a turn later the other side is seen.
    for (now, then) in zip(extents, extents.dropFirst(100)) { #expect((now + then).magnitude < 1e-9) }
    let (widest, narrowest) = (extents.map(\.magnitude).max() ?? 0, extents.map(\.magnitude).min() ?? 1)
    #expect(widest > 0.999 && narrowest < 0.07 && narrowest > 0)
    // Half of the light comes from everywhere; none other falls on what lies along the rest.
    let lights = try seen.map { try #require($0.color).red * 2 }
    #expect(lights.allSatisfy { (0.5 - 1e-9...1.125 + 1e-9).contains($0) })
    #expect((lights.max() ?? 0) - (lights.min() ?? 0) > 0.3)
  }

  @Test("Place, turn, size and colour follow from age")
  func particle() throws {
    let command = try #require(
      one(at: 2) {
        ($0.velocity, $0.emissionLongitude) = (10, .pi / 2)
        ($0.xAcceleration, $0.yAcceleration) = (3, -1)
        ($0.scale, $0.scaleSpeed, $0.spin) = (1, 0.5, .pi / 4)
        $0.color = Color(red: 1, green: 0.5, blue: 0.2, alpha: 1)
        ($0.redSpeed, $0.greenSpeed, $0.blueSpeed, $0.alphaSpeed) = (0.1, -0.1, -1, -0.25)
      })
    // 10 t down, and a t²/2.
    let transform = try #require(command.transform)
    #expect((transform.translation - Vector(dx: 6, dy: 18)).length < 1e-9)
    #expect((transform.rotation - .pi / 2).magnitude < 1e-12)
    #expect((transform.scale - 2).magnitude < 1e-12)
    let color = try #require(command.color)
    #expect((color.red, color.blue, color.alpha) == (1, 0, 0.5))
    #expect((color.green - 0.3).magnitude < 1e-12)
  }

  @Test("The layer's factors multiply what its cells have")
  func factors() throws {
    let only = cell {
      ($0.birthRate, $0.lifetime, $0.duration) = (1, 10, 0.5)
      ($0.velocity, $0.scale, $0.scaleSpeed, $0.spin) = (10, 1, 0.5, 0.25)
    }
    let layer = EmitterLayer(cells: [only])
    (layer.velocity, layer.scale, layer.spin) = (2, 3, 4)
    let transform = try #require(shown(layer, at: 2).first?.transform)
    #expect((transform.translation - Vector(dx: 40, dy: 0)).length < 1e-9)
    #expect((transform.scale - 6).magnitude < 1e-9 && (transform.rotation - 2).magnitude < 1e-9)
  }

  @Test("What has shrunk or faded to nothing is not drawn")
  func invisible() {
    #expect(one(at: 2) { $0.scaleSpeed = -0.5 } == nil)
    #expect(one(at: 2) { $0.alphaSpeed = -0.5 } == nil)
    #expect(one(at: 2) { _ in }?.color == .white)
  }

  @Test("Ranges are spread evenly around their means")
  func ranges() {
    let many = cell {
      ($0.birthRate, $0.lifetime) = (4000, 1)
      ($0.velocity, $0.velocityRange, $0.emissionLongitude, $0.emissionRange) = (1e6, 4e5, 1, 0.5)
      ($0.scale, $0.scaleRange) = (2, 1)
      ($0.color, $0.redRange) = (Color(white: 0.5), 0.5)
    }
    // Not at a birth: who has not moved has no direction.
    let commands = shown(EmitterLayer(cells: [many]), at: 10.0001)
    let directions = commands.compactMap { $0.transform?.translation.angle }
    let scales = commands.compactMap { $0.transform?.scale }
    let reds = commands.compactMap { $0.color?.red }
    for (values, range) in [(directions, 0.75...1.25), (scales, 1.5...2.5), (reds, 0.25...0.75)] {
      #expect(values.count == 4000)
      #expect(values.allSatisfy { ($0 - 1e-9...$0 + 1e-9).overlaps(range) })
      let mean = values.reduce(0, +) / Double(values.count)
      // The mean of 4000 has a standard deviation of 0.0046 of the range.
      let width = range.upperBound - range.lowerBound
      #expect((mean - range.lowerBound - width / 2).magnitude < 0.02 * width)
      #expect((values.min() ?? 0) < range.lowerBound + 0.01 * width)
      #expect((values.max() ?? 0) > range.upperBound - 0.01 * width)
    }
    // Lifetimes too: those from 0.5 to 1.5 s keep as many alive on the average.
    let mortal = cell { ($0.birthRate, $0.lifetime, $0.lifetimeRange) = (1000, 1, 1) }
    #expect((shown(EmitterLayer(cells: [mortal]), at: 10).count - 1000).magnitude < 60)
  }

  @Test(
    "Particles are born over the whole shape and nowhere else",
    arguments: [
      (EmitterLayer.Shape.point, 0.0, 0.0), (.line, 20, 0), (.rectangle, 20, 10), (.circle, 40, 40),
    ])
  func shapes(shape: EmitterLayer.Shape, width: Double, height: Double) {
    let layer = EmitterLayer(cells: [cell { $0.birthRate = 1000 }])
    layer.emitterShape = shape
    layer.emitterPosition = Point(x: 50, y: 60)
    layer.emitterSize = Size(width: 20, height: 10)
    let offsets = places(layer, at: 2).map { $0 - layer.emitterPosition }
    #expect(offsets.count > 900)
    let (xs, ys) = (offsets.map(\.dx), offsets.map(\.dy))
    for (values, extent) in [(xs, width), (ys, height)] {
      #expect((values.max() ?? 0) <= extent / 2 && (values.min() ?? 0) >= -extent / 2)
      #expect((values.max() ?? 0) - (values.min() ?? 0) >= 0.95 * extent)
    }
    if shape == .circle {
      #expect(offsets.allSatisfy { $0.length <= 20 })
      // Half the disc's area lies within 0.707 of its radius.
      let inside = offsets.filter { $0.length < 20 / 2.0.squareRoot() }.count
      #expect((Double(inside) / Double(offsets.count) - 0.5).magnitude < 0.06)
    }
  }

  @Test("The same seed gives the same list at any frame rate, another seed another list")
  func determinism() {
    func list(seed: UInt64, rate: Double) -> DisplayList {
      let stage = Stage(size: Size(width: 100, height: 100))
      let layer = EmitterLayer(
        cells: [cell { ($0.velocity, $0.emissionRange, $0.lifetimeRange) = (50, 2 * .pi, 1) }], seed: seed)
      stage.rootLayer.addSublayer(layer)
      for index in 0...Int(2 * rate) {
        stage.advance(to: Clock(rate: rate).tick(index))
        _ = stage.displayList(background: .white, showsTouches: false)
      }
      return stage.displayList(background: .white, showsTouches: false)
    }
    #expect(list(seed: 7, rate: 60) == list(seed: 7, rate: 1))
    #expect(list(seed: 7, rate: 60) != list(seed: 8, rate: 60))
  }

  @Test("A particle keeps its numbers while others come and go, and cells differ from one another")
  func identity() {
    let wild = cell { ($0.velocity, $0.emissionRange) = (100, 2 * .pi) }
    let layer = EmitterLayer(cells: [wild, wild])
    let (early, late) = (places(layer, at: 1.55), places(layer, at: 1.95))
    // The youngest of the first moment is the fifth youngest of the second; both lists hold ten of each cell.
    #expect(early.count == 20 && late.count == 20)
    let direction = (early[9] - .zero).angle
    #expect(((late[5] - .zero).angle - direction).magnitude < 1e-9)
    #expect(((early[19] - .zero).angle - direction).magnitude > 1e-3)
  }

  @Test("Without further births, those in flight fly on; with births again, they go on where they were")
  func birthRate() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let layer = EmitterLayer(cells: [cell { ($0.velocity, $0.emissionLongitude) = (10, 0) }])
    stage.rootLayer.addSublayer(layer)
    func places(at time: Double) -> [Double] {
      stage.advance(to: Clock(rate: 100).tick(Int((time * 100).rounded())))
      return stage.displayList(background: .white, showsTouches: false).commands.compactMap { $0.transform?.tx }
    }
    #expect(places(at: 0.35).count == 4)
    layer.birthRate = 0
    // Born at 0, 0.1, 0.2 and 0.3.
    let flying = places(at: 0.95)
    #expect(flying.count == 4 && zip(flying, [9.5, 8.5, 7.5, 6.5]).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    #expect(places(at: 1.15).count == 2)
    // Of the next birth half an interval was over.
    layer.emitterCells[0].birthRate = 20
    layer.birthRate = 0.5
    #expect(places(at: 1.19).count == 2)
    let next = places(at: 1.25)
    #expect(next.count == 2 && (next[1] - 0.5).magnitude < 1e-9)
    // A change before the layer is anywhere counts from the beginning.
    let other = EmitterLayer(cells: [cell()])
    other.birthRate = 0
    #expect(shown(other, at: 3).isEmpty)
    let doubled = EmitterLayer(cells: [cell()])
    doubled.birthRate = 2
    #expect(shown(doubled, at: 3).count == 20)
  }

  @Test(
    "Particles are born on edges and at corners",
    arguments: [
      (EmitterLayer.Shape.rectangle, EmitterLayer.Mode.outline), (.rectangle, .points), (.line, .points),
      (.circle, .outline), (.sphere, .surface), (.sphere, .volume),
    ])
  func modes(shape: EmitterLayer.Shape, mode: EmitterLayer.Mode) {
    let layer = EmitterLayer(cells: [cell { $0.birthRate = 1000 }])
    (layer.emitterShape, layer.emitterMode) = (shape, mode)
    layer.emitterSize = Size(width: 20, height: 10)
    let points = places(layer, at: 2)
    #expect(points.count > 900)
    for point in points {
      let (x, y, length) = (point.x.magnitude, point.y.magnitude, (point - .zero).length)
      switch (shape, mode) {
      case (.rectangle, .outline): #expect((x - 10).magnitude < 1e-9 && y <= 5 || (y - 5).magnitude < 1e-9 && x <= 10)
      case (.rectangle, _): #expect((x, y) == (10, 5))
      case (.line, _): #expect((x, y) == (10, 0))
      case (.circle, _): #expect((length - 20).magnitude < 1e-9)
      default: #expect(length <= 20)
      }
    }
    guard shape == .sphere else { return }
    // Seen from the front, 1 - sqrt(3)/2 of a sphere's area and 1 - (3/4)^1.5 of its volume lie within half of the radius.
    let inside = Double(points.count { ($0 - .zero).length < 10 }) / Double(points.count)
    let expected = mode == .surface ? 1 - 0.75.squareRoot() : 1 - 0.75 * 0.75.squareRoot()
    #expect((inside - expected).magnitude < 0.05)
  }

  @Test("The youngest or the oldest are on top, or colours add up")
  func order() {
    let layer = EmitterLayer(cells: [cell { ($0.velocity, $0.emissionLongitude) = (10, 0) }])
    let youngestLast = places(layer, at: 0.55)
    layer.renderMode = .oldestLast
    #expect(places(layer, at: 0.55) == youngestLast.reversed())
    layer.renderMode = .additive
    #expect(shown(layer, at: 0.55).count == 3 * youngestLast.count)
  }

  @Test("Pictures are drawn around their middle in the particle's colour")
  func image() throws {
    var picture = EmitterCell(image: try .plain(8, 4, scale: 2))
    (picture.birthRate, picture.lifetime, picture.color) = (1, 1, .systemRed)
    guard case .image(_, let rect, _, let tint, _) = shown(EmitterLayer(cells: [picture])).first else {
      Issue.record("no picture")
      return
    }
    #expect(rect == Rect(x: -2, y: -1, width: 4, height: 2))
    #expect(tint == .systemRed)
  }

  @Test(
    "Odd numbers give few particles or none, at once",
    arguments: [
      Double.nan, .infinity, -.infinity, -1, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ])
  func odd(number: Double) {
    let fields: [WritableKeyPath<EmitterCell, Double>] = [
      \.birthRate, \.beginTime, \.duration, \.lifetime, \.lifetimeRange, \.emissionLongitude, \.emissionRange,
      \.velocity, \.velocityRange, \.xAcceleration, \.yAcceleration, \.scale, \.scaleRange, \.scaleSpeed, \.spin,
      \.spinRange, \.redRange, \.alphaRange, \.redSpeed, \.alphaSpeed, \.color.red, \.color.alpha,
    ]
    for field in fields {
      let layer = EmitterLayer(cells: [cell { $0[keyPath: field] = number }])
      #expect(shown(layer, at: 3).count <= 10_000)
    }
    for shape in [EmitterLayer.Shape.point, .line, .rectangle, .circle, .sphere] {
      let layer = EmitterLayer(cells: [cell()])
      layer.emitterShape = shape
      layer.emitterSize = Size(width: number, height: number)
      layer.emissionBeginTime = number
      #expect(shown(layer, at: 3).count <= 10)
    }
  }
}
