import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformRaster
import SpringformScene
import SpringformText
import Testing

/// What layers look like in the end, where commands alone do not tell.
@Suite struct LayerPictureTests {
  private func picture(_ layers: Layer..., at time: Double = 0) throws -> Bitmap {
    let stage = Stage(size: Size(width: 40, height: 20))
    for layer in layers { stage.rootLayer.addSublayer(layer) }
    if time > 0 { stage.advance(to: Clock(rate: 1 / time).tick(1)) }
    return try Renderer().render(stage.displayList(background: .white, showsTouches: false))
  }

  /// The middle colour lies on the diagonal from corner to corner, though the bounds are no square.
  @Test func diagonalGradientsAreStretchedSquares() throws {
    let layer = GradientLayer(colors: [.black, .white], startPoint: .zero, endPoint: Point(x: 1, y: 1))
    layer.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    let bitmap = try picture(layer)
    for (x, y) in [(39, 0), (20, 9), (0, 19), (10, 14)] {
      // From one pixel to the next the gradient rises by 3 to the right and 6 downward.
      #expect(isClose(bitmap.gray(x, y), 127.5, tolerance: 6))
    }
    #expect(bitmap.gray(0, 0) < 8 && bitmap.gray(39, 19) > 247)
  }

  @Test func radialGradientsReachTheirEllipse() throws {
    let layer = GradientLayer(
      colors: [.black, .white], kind: .radial, startPoint: Point(x: 0.5, y: 0.5), endPoint: Point(x: 1, y: 1))
    layer.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    let bitmap = try picture(layer)
    #expect(isClose(bitmap.gray(30, 10), 127.5 + 3.2, tolerance: 8))
    #expect(isClose(bitmap.gray(20, 15), 127.5 + 6.4, tolerance: 10))
    #expect(bitmap.gray(0, 0) == 255)
  }

  @Test func aMaskCutsSublayersAndShadow() throws {
    let layer = Layer(frame: Rect(x: 0, y: 0, width: 10, height: 20), backgroundColor: .black)
    layer.addSublayer(Layer(frame: Rect(x: 10, y: 0, width: 10, height: 10), backgroundColor: .systemRed))
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = Vector(dx: 20, dy: 0)
    layer.mask = Layer(frame: Rect(x: 5, y: 0, width: 20, height: 20), backgroundColor: .white)
    let bitmap = try picture(layer)
    #expect(bitmap.gray(2, 5) == 255)
    #expect(bitmap.gray(7, 5) == 0)
    #expect(bitmap.levels(15, 5) == [255, 59, 48, 255])
    #expect(bitmap.gray(22, 5) == 0)
    #expect(bitmap.gray(27, 5) == 255)
  }

  @Test func strokesEndAtTheirShare() throws {
    let layer = ShapeLayer(path: .line((0, 10), (40, 10)), fillColor: .clear, strokeColor: .black, lineWidth: 4)
    (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5)
    let bitmap = try picture(layer)
    for (x, level) in [(9, 255), (10, 0), (19, 0), (20, 255)] { #expect(bitmap.gray(x, 10) == level) }
  }

  /// Every number of every layer, made impossible: the white canvas stays opaque, and what it was before it is again.
  @Test(arguments: OddInputTests.odd) func noNumberOfALayerHarms(number: Double) throws {
    let layers: [Layer] = [
      Layer(), ShapeLayer(path: .circle(radius: 5), strokeColor: .black), TextLayer("text", font: .init(size: 10)),
      GradientLayer(colors: [.black, .white]), GradientLayer(colors: [.black, .white], kind: .radial),
      ImageLayer(try ImageTests.checker()), ReplicatorLayer(), EmitterLayer(), DrawingLayer(),
    ]
    let numbers: [ReferenceWritableKeyPath<Layer, Double>] = [
      \.position.x, \.bounds.origin.y, \.bounds.size.width, \.anchorPoint.x, \.transform.a, \.transform.tx, \.opacity,
      \.cornerRadius, \.borderWidth, \.shadowOpacity, \.shadowOffset.dx, \.shadowRadius, \.backdropBlurRadius,
      \.zPosition, \.backgroundColor.red, \.transform.rotation, \.transform.scale, \.transform.scaleX,
      \.transform.translation.dx,
    ]
    for layer in layers {
      for path in numbers {
        layer.bounds = Rect(x: 0, y: 0, width: 10, height: 10)
        (layer.backgroundColor, layer.shadowOpacity, layer.borderWidth) = (.systemRed, 0.5, 1)
        (layer.position, layer.masksToBounds) = (Point(x: 5, y: 5), true)
        layer.mask = Layer(frame: layer.bounds, backgroundColor: .black)
        let (before, sound) = (layer[keyPath: path], try picture(layer))
        layer[keyPath: path] = number
        layer.mask?[keyPath: path] = number
        #expect(try picture(layer).pixels.allSatisfy { Pixel.alpha($0) == 255 })
        layer[keyPath: path] = before
        layer.mask?[keyPath: path] = before
        for layer in [layer, layer.mask ?? layer] { layer.transform = .identity }
        layer.mask = Layer(frame: layer.bounds, backgroundColor: .black)
        #expect(try picture(layer) == sound)
      }
    }
  }

  /// What lies above a layer with impossible numbers hides it as it would hide any other.
  @Test(arguments: OddInputTests.odd) func noNumberOfASpecialLayerHarms(number: Double) throws {
    let cover = Layer(frame: Rect(x: 0, y: 0, width: 40, height: 20), backgroundColor: .systemRed)
    func expectSound(_ layer: Layer, at time: Double = 0) throws {
      #expect(try picture(layer, at: time).pixels.allSatisfy { Pixel.alpha($0) == 255 })
      #expect(try picture(layer, cover, at: time).pixels.allSatisfy { $0 == 0xFFFF_3B30 })
    }
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let shape = ShapeLayer(path: .circle(radius: 5), strokeColor: .black)
    shape.lineDashPattern = [number, 1]
    for path in [\ShapeLayer.lineWidth, \.lineDashPhase, \.miterLimit, \.strokeStart, \.strokeEnd] {
      shape[keyPath: path] = number
      try expectSound(shape)
    }
    let gradient = GradientLayer(colors: [.black, .white])
    gradient.frame = frame
    gradient.locations = [number, 0.5]
    (gradient.startPoint.x, gradient.endPoint.y) = (number, -number)
    let replicator = ReplicatorLayer()
    replicator.frame = frame
    replicator.instanceCount = 3
    replicator.addSublayer(Layer(frame: frame, backgroundColor: .black))
    replicator.instanceTransform = AffineTransform(a: number, b: 0, c: 0, d: 1, tx: number, ty: 0)
    (replicator.instanceRedOffset, replicator.instanceAlphaOffset) = (number, -number)
    replicator.instanceColor.green = number
    let emitter = EmitterLayer(cells: [EmitterCell(image: try ImageTests.checker())])
    emitter.emitterCells[0].birthRate = 10
    emitter.emitterCells[0].lifetime = 1
    emitter.emitterCells[0].velocity = number
    emitter.emitterCells[0].scale = number
    emitter.emitterPosition.x = number
    for layer in [gradient, replicator, emitter] { try expectSound(layer, at: 1) }
  }
}
