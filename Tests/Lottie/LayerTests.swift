import SpringformBitmap
import SpringformGeometry
import SpringformLottie
import SpringformMotion
import SpringformRaster
import SpringformScene
import Testing

/// Lottie files on a stage, beside what the same scene draws with shapes of its own, and beside what is drawn without it.
struct LayerTests {
  /// A composition of 40 x 20 points, a second long: a red square of 10 points that goes from the left edge to 20 points.
  private static func animation(color: String = "1,0,0") throws -> LottieAnimation {
    let text = """
      {"v":"5.7.4","fr":10,"ip":0,"op":10,"w":40,"h":20,"layers":[{"ty":4,"nm":"Square","ip":0,"op":10,"st":0,
      "ks":{"p":{"k":[{"t":0,"s":[0,0],"o":{"x":0,"y":0},"i":{"x":1,"y":1}},{"t":10,"s":[20,0]}]}},
      "shapes":[{"ty":"gr","it":[{"ty":"rc","p":{"k":[5,10]},"s":{"k":[10,10]}},{"ty":"fl","c":{"k":[\(color)]},"o":{"k":100}},
      {"ty":"tr"}]}]}]}
      """
    return try LottieAnimation(Array(text.utf8))
  }

  private let red = Color(red: 1, green: 0, blue: 0)

  /// A picture of 60 x 40 points on white.
  private func picture(_ layers: Layer..., scale: Double = 1) throws -> Bitmap {
    let stage = Stage(size: Size(width: 60, height: 40))
    for layer in layers { stage.rootLayer.addSublayer(layer) }
    let list = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == nil)
    return try Renderer(scale: scale).render(list)
  }

  private func at(_ x: Double, _ y: Double, _ progress: Double = 0) throws -> LottieLayer {
    let layer = LottieLayer(try Self.animation())
    layer.anchorPoint = .zero
    layer.position = Point(x: x, y: y)
    layer.progress = progress
    return layer
  }

  private func square(_ x: Double, _ y: Double, _ side: Double = 10) -> Layer {
    Layer(frame: Rect(x: x, y: y, width: side, height: side), backgroundColor: red)
  }

  @Test("The animation lies where the layer does, at every scale", arguments: [1, 2, 5])
  func place(scale: Double) throws {
    #expect(try at(10, 10).bounds.size == Size(width: 40, height: 20))
    #expect(try picture(at(10, 10), scale: scale) == picture(square(10, 15), scale: scale))
    let larger = try at(10, 0)
    larger.transform = AffineTransform(scaleX: 2, y: 2)
    #expect(try picture(larger, scale: scale) == picture(square(10, 10, 20), scale: scale))
  }

  @Test("Progress is the way through all frames, or through a segment of them; beyond its ends nothing changes")
  func progress() throws {
    #expect(try picture(at(10, 10, 0.5)) == picture(square(20, 15)))
    let layer = try at(10, 10, 0.5)
    layer.segment = 5...10
    #expect(try picture(layer) == picture(square(25, 15)))
    #expect(try picture(at(10, 10, -1)) == picture(at(10, 10, 0)))
    #expect(try picture(at(10, 10, 2)) == picture(at(10, 10, 1)))
    // The last frame, and not what comes when it is over.
    #expect(try picture(at(10, 10, 1)) != picture())
  }

  @Test("A layer that is turned, stretched or between pixels shows the same, smoothed")
  func turned() throws {
    let turned = try at(40, 5)
    turned.transform = AffineTransform(rotationAngle: .pi / 2)
    // What was 5 to 15 below the edge is left of it.
    let lying = try picture(turned)
    #expect(lying[30, 10] == 0xFFFF_0000 && lying[37, 10] == 0xFFFF_FFFF)
    let stretched = try at(0, 0)
    stretched.bounds.size = Size(width: 60, height: 20)
    let wide = try picture(stretched)
    #expect(wide[13, 10] == 0xFFFF_0000 && wide[17, 10] == 0xFFFF_FFFF)
    let between = try picture(at(10.5, 10))
    #expect(between[15, 20] == 0xFFFF_0000 && between[20, 20] != 0xFFFF_FFFF && between[21, 20] == 0xFFFF_FFFF)
  }

  @Test("Playing moves the progress at the file's pace, and its end stays")
  func playing() throws {
    let stage = Stage(size: Size(width: 60, height: 40))
    let layer = try at(10, 10)
    layer.speed = 2
    stage.rootLayer.addSublayer(layer)
    #expect(stage.isAtRest)
    layer.play()
    #expect(!stage.isAtRest)
    func progress(at time: Double) -> Double {
      stage.advance(to: Clock(rate: 1 / time).tick(1))
      return layer.presentation.progress
    }
    #expect(abs(progress(at: 0.1) - 0.2) < 1e-12 && abs(progress(at: 0.4) - 0.8) < 1e-12)
    #expect(progress(at: 0.6) == 1 && stage.isAtRest)
    layer.play(repeatCount: .infinity)
    #expect(abs(progress(at: 1.35) - 0.5) < 1e-9)
    layer.pause()
    #expect(abs(progress(at: 9) - 0.5) < 1e-9 && stage.isAtRest)
  }

  @Test("Colors are replaced, and multiplied below a replicator")
  func colors() throws {
    let layer = try at(10, 10)
    layer.colors = [LottieColor("Square.**", .systemBlue)]
    let blue = Layer(frame: Rect(x: 10, y: 15, width: 10, height: 10), backgroundColor: .systemBlue)
    #expect(try picture(layer) == picture(blue))
    let copies = ReplicatorLayer()
    let white = try LottieLayer(Self.animation(color: "1,1,1"))
    white.frame = Rect(x: 10, y: 10, width: 40, height: 20)
    copies.instanceColor = red
    copies.addSublayer(white)
    #expect(try picture(copies) == picture(square(10, 15)))
  }

  @Test("A key path that means nothing ends the scene")
  func unknownColor() throws {
    let stage = Stage(size: Size(width: 60, height: 40))
    let layer = try at(10, 10)
    layer.colors = [LottieColor("Ball.Fill", .white)]
    stage.rootLayer.addSublayer(layer)
    _ = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == .lottie(reason: "has no color 'Ball.Fill'"))
  }

  /// A file is tried at its beginning and its middle; copies are many only between the two.
  @Test("A moment that is more than can be laid, met only when it is drawn, ends the scene")
  func costlyMoment() throws {
    func key(_ time: Int, _ copies: Int) -> String { #"{"t":\#(time),"s":[\#(copies)],"h":1}"# }
    let copies = [key(0, 1), key(2, 2_000), key(4, 1)].joined(separator: ",")
    let star = #"{"ty":"sr","sy":1,"pt":{"k":500},"or":{"k":9},"ir":{"k":5},"p":{"k":[9,9]},"r":{"k":0}}"#
    let text = """
      {"v":"5.7.4","fr":10,"ip":0,"op":10,"w":40,"h":20,"layers":[{"ty":4,"ip":0,"op":10,"st":0,"ks":{},"shapes":[
      \(star),{"ty":"rp","c":{"k":[\(copies)]},"tr":{}},{"ty":"fl","c":{"k":[1,0,0]}}]}]}
      """
    let animation = try LottieAnimation(Array(text.utf8))
    #expect(animation.warnings.isEmpty)
    for (progress, error) in [(0.1, nil), (0.3, StageError.lottie(reason: LottieWarning.tooManyCorners.description))] {
      let stage = Stage(size: Size(width: 60, height: 40))
      let layer = LottieLayer(animation)
      layer.frame = Rect(x: 0, y: 0, width: 40, height: 20)
      layer.progress = progress
      stage.rootLayer.addSublayer(layer)
      _ = stage.displayList(background: .white, showsTouches: false)
      #expect(stage.error == error)
    }
  }

  @Test("A layer a thousand times as large takes no more memory than a picture of 16 megapixels")
  func enormous() throws {
    let layer = try at(-20_000, -9_990)
    layer.transform = AffineTransform(scaleX: 1000, y: 1000)
    #expect(try picture(layer)[0, 0] == 0xFFFF_FFFF)
    layer.position = Point(x: 0, y: -9_990)
    #expect(try picture(layer)[5, 5] == 0xFFFF_0000)
  }
}
