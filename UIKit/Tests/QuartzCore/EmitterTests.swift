import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct EmitterTests {
  private func image(_ side: Int = 6) throws -> CGImage {
    CGImage(try Bitmap(width: side, height: side, pixels: Array(repeating: 0xFFFF_FFFF, count: side * side)))
  }

  private func cell(_ name: String = "spark") throws -> CAEmitterCell {
    let cell = CAEmitterCell()
    (cell.name, cell.contents) = (name, try image())
    (cell.birthRate, cell.lifetime) = (10, 2)
    return cell
  }

  private func base(_ layer: CAEmitterLayer) throws -> EmitterLayer { try #require(layer.base as? EmitterLayer) }

  @Test func cellsAreTheStages() throws {
    let (layer, cell) = (CAEmitterLayer(), try cell())
    #expect(cell.isEnabled && cell.scale == 1 && cell.contentsScale == 1 && cell.color == CGColor(gray: 1, alpha: 1))
    (cell.lifetimeRange, cell.beginTime, cell.duration) = (0.5, 1, 3)
    (cell.emissionLongitude, cell.emissionLatitude, cell.emissionRange) = (0.5, .pi / 3, 0.25)
    (cell.velocity, cell.velocityRange, cell.xAcceleration, cell.yAcceleration) = (80, 20, 3, 150)
    (cell.contentsScale, cell.scale, cell.scaleRange, cell.scaleSpeed) = (2, 0.5, 0.2, -0.1)
    (cell.spin, cell.spinRange, cell.color) = (2, 4, CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    (cell.redRange, cell.greenRange, cell.blueRange, cell.alphaRange) = (0.1, 0.2, 0.3, 0.4)
    (cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed) = (-0.1, -0.2, -0.3, -0.5)
    #expect(layer.emitterCells == nil)
    layer.emitterCells = []
    layer.emitterCells?.append(cell)
    let made = try #require(try base(layer).emitterCells.first)
    #expect((made.birthRate, made.lifetime, made.lifetimeRange) == (10, 2, 0.5))
    #expect((made.beginTime, made.duration) == (1, 3))
    #expect((made.emissionLongitude, made.emissionRange) == (0.5, 0.25))
    // 60 degrees out of the plane, half of the way is in it.
    #expect(abs(made.velocity - 40) < 1e-9 && abs(made.velocityRange - 10) < 1e-9)
    #expect((made.xAcceleration, made.yAcceleration) == (3, 150))
    #expect(abs(made.scale - 0.25) + abs(made.scaleRange - 0.1) + abs(made.scaleSpeed + 0.05) < 1e-9)
    #expect((made.spin, made.spinRange) == (2, 4))
    #expect(made.color == Color(red: 1, green: 0.5, blue: 0, alpha: 1))
    for (number, expected) in [
      (made.redRange, 0.1), (made.greenRange, 0.2), (made.blueRange, 0.3), (made.alphaRange, 0.4),
      (made.redSpeed, -0.1), (made.greenSpeed, -0.2), (made.blueSpeed, -0.3), (made.alphaSpeed, -0.5),
    ] { #expect(abs(number - expected) < 1e-6) }
    // The layer keeps its own copy.
    cell.velocity = 0
    #expect(try base(layer).emitterCells.first?.velocity == made.velocity)
  }

  @Test func factorsOfTheLayer() throws {
    let (layer, cell) = (CAEmitterLayer(), try cell())
    (cell.velocity, cell.scale, cell.spin) = (10, 2, 3)
    layer.emitterCells = [cell]
    #expect(
      [layer.birthRate, layer.lifetime, layer.velocity, layer.scale, layer.spin].allSatisfy { $0 == 1 })
    (layer.lifetime, layer.velocity, layer.scale, layer.spin, layer.birthRate) = (0.5, 2, 3, 4, 5)
    let made = try #require(try base(layer).emitterCells.first)
    #expect((made.lifetime, made.velocity, made.scale, made.spin) == (1, 10, 2, 3))
    let factors = try base(layer)
    #expect((factors.birthRate, factors.velocity, factors.scale, factors.spin) == (5, 2, 3, 4))
    // Seen from the front, depth does not show.
    #expect(layer.emitterZPosition == 0 && layer.emitterDepth == 0 && !layer.preservesDepth)
    layer.lifetime = 0
    #expect(try base(layer).birthRate == 0 && base(layer).emitterCells.first?.lifetime == 1)
  }

  @Test func shapesAndModes() throws {
    let layer = CAEmitterLayer()
    let base = try base(layer)
    #expect(layer.emitterShape == .point && layer.emitterMode == .volume && layer.renderMode == .unordered)
    let shapes: [(CAEmitterLayerEmitterShape, EmitterLayer.Shape)] = [
      (.line, .line), (.rectangle, .rectangle), (.cuboid, .rectangle), (.circle, .circle), (.sphere, .sphere),
      (.point, .point),
    ]
    #expect(kCAEmitterLayerLine == .line)
    for (shape, expected) in shapes {
      layer.emitterShape = shape
      #expect(base.emitterShape == expected)
    }
    let modes: [(CAEmitterLayerEmitterMode, EmitterLayer.Mode)] = [
      (.points, .points), (.outline, .outline), (.surface, .surface), (.volume, .volume),
    ]
    for (mode, expected) in modes {
      layer.emitterMode = mode
      #expect(base.emitterMode == expected)
    }
    let orders: [(CAEmitterLayerRenderMode, EmitterLayer.RenderMode)] = [
      (.oldestLast, .oldestLast), (.additive, .additive), (.oldestFirst, .oldestFirst), (.unordered, .oldestFirst),
      (.backToFront, .oldestFirst),
    ]
    for (order, expected) in orders {
      layer.renderMode = order
      #expect(base.renderMode == expected)
    }
    (layer.emitterPosition, layer.emitterSize) = (CGPoint(x: 5, y: 6), CGSize(width: 7, height: 8))
    #expect(base.emitterPosition == Point(x: 5, y: 6) && base.emitterSize == Size(width: 7, height: 8))
    layer.seed = 12
    #expect(layer.seed == 12 && base.seed == 12)
  }

  /// What is disabled or has no picture does not show, and its place among the cells stays.
  @Test func cellsWithoutPictures() throws {
    let layer = CAEmitterLayer()
    let (empty, off, on) = (CAEmitterCell(), try cell("off"), try cell("on"))
    (empty.birthRate, empty.lifetime, off.isEnabled) = (10, 2, false)
    layer.emitterCells = [empty, off, on]
    #expect(try base(layer).emitterCells.map(\.birthRate) == [0, 0, 10])
    #expect(layer.emitterCells?.map(\.name) == [nil, "off", "on"])
  }

  /// A tap's burst: rates by names, for a moment; what flies then flies on. Each square is 6 wide, and 10 lie behind another.
  @Test func ratesByNames() throws {
    var widths: [Int] = []
    let picture = try image()
    let stage = play(1.6) { stage, root in
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      (cell.name, cell.contents) = ("spark", picture)
      (cell.birthRate, cell.lifetime, cell.velocity) = (0, 1, 60)
      layer.emitterCells = [cell]
      layer.emitterPosition = CGPoint(x: 10, y: 50)
      root.addSublayer(layer)
      func look() {
        let list = stage.displayList(background: .clear, showsTouches: false)
        let bitmap = try? Renderer(scale: 1).render(list)
        widths.append(bitmap.map { $0.pixels[(50 * $0.width)..<(51 * $0.width)].count { $0 != 0 } } ?? -1)
      }
      at(0.1) { look() }
      at(0.2) { layer.setValue(10, forKeyPath: "emitterCells.spark.birthRate") }
      at(0.55) { layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate") }
      at(0.8) { look() }
      at(1.25) { look() }
      at(1.54) { look() }
    }
    #expect(stage.error == nil)
    // Born at 0.2, 0.3, 0.4 and 0.5, they are dead a second later.
    #expect(widths == [0, 24, 18, 0])
  }

  /// At each refresh the emitter has what animations make of its rates and of its cells' numbers, and in the end what it had.
  @Test func emissionIsAnimated() throws {
    let picture = try image()
    var seen: [[Double]] = []
    let stage = play(1.2) { _, root in
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      (cell.name, cell.contents) = ("spark", picture)
      (cell.birthRate, cell.scale) = (4, 1)
      layer.emitterCells = [cell]
      root.addSublayer(layer)
      func run(_ keyPath: String, from: Double, to: Double, for duration: Double = 1) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, duration)
        layer.add(animation, forKey: keyPath)
      }
      run("birthRate", from: 1, to: 0)
      run("emitterCells.spark.birthRate", from: 0, to: 20)
      run("emitterCells.spark.scale", from: 1, to: 3)
      run("lifetime", from: 0, to: 0, for: 0.2)
      func look() {
        guard let base = layer.base as? EmitterLayer, let cell = base.emitterCells.first else { return }
        seen.append([base.birthRate, cell.birthRate, cell.scale, Double(layer.presentation()?.lifetime ?? .nan)])
      }
      at(0.105) { look() }
      at(0.505) {
        look()
        layer.removeAnimation(forKey: "emitterCells.spark.scale")
        // What is set meanwhile shows when the animation is over.
        layer.setValue(0.5, forKeyPath: "birthRate")
        layer.setValue(6, forKeyPath: "emitterCells.spark.birthRate")
      }
      at(0.755) { look() }
      at(1.105) { look() }
    }
    #expect(stage.error == nil)
    let expected = [[0, 2, 1.2, 0], [0.5, 10, 2, 1], [0.25, 15, 1, 1], [0.5, 6, 1, 1]]
    #expect(seen.count == 4)
    for (seen, expected) in zip(seen, expected) {
      #expect(zip(seen, expected).allSatisfy { abs($0 - $1) < 1e-5 }, "\(seen), not \(expected)")
    }
  }

  @Test func wrongNames() throws {
    let picture = try image()
    let stage = play(0.1, fails: true) { _, root in
      let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
      (cell.name, cell.contents) = ("spark", picture)
      layer.emitterCells = [cell]
      root.addSublayer(layer)
      layer.setValue(3, forKeyPath: "emitterCells.spark.brithRate")
    }
    #expect(stage.error.map { "\($0)" }?.contains("'emitterCells.spark.brithRate' cannot be set to 3") ?? false)
  }

  /// The emitter's place is animated; each layer has other particles, which a scene's seed decides.
  @Test func placesFlowAndSeedsDiffer() {
    var (shown, seeds): (Any?, [UInt32]) = (nil, [])
    let stage = play(0.6) { _, root in
      let layers = [CAEmitterLayer(), CAEmitterLayer()]
      for layer in layers { root.addSublayer(layer) }
      let animation = CABasicAnimation(keyPath: "emitterPosition.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      layers[0].add(animation, forKey: nil)
      seeds = layers.map(\.seed)
      at(0.5) { shown = layers[0].presentation()?.value(forKeyPath: "emitterPosition.x") }
    }
    #expect(abs((shown as? CGFloat ?? .nan) - 50) < 1e-9)
    #expect(Set(seeds).count == 2 && stage.error == nil)
  }
}
