import Springform
import SpringformBitmap
import SpringformPipeline
import SpringformRaster
import SpringformScene
import SpringformSceneFile
import Testing

/// Corners, blending, blur, inner shadows and skew as scene files write them.
struct EffectTests {
  /// The values of a scene's curves at every refresh, ten a second, by their names.
  private func values(_ text: String) throws -> [String: [Double]] {
    let trace = try trace(scene(text), rate: 10)
    return Dictionary(
      uniqueKeysWithValues: trace.curves.flatMap { trace.columns(of: $0) }.map { ($0.name, $0.values) })
  }

  /// A picture of the canvas, 100 x 100 points and white.
  private func picture(_ text: String, at time: Double = 0) throws -> Bitmap {
    var settings = RenderSettings()
    settings.to = time + 0.01
    var last: DisplayList?
    try Playback(scene(text), settings: settings).play { last = $1 }
    return try Renderer().render(#require(last))
  }

  @Test("Corners are one number or four, clockwise from the top left, and are drawn on layers and on rectangles")
  func corners() throws {
    let card = "position: [50, 50], corners: [40, 0, 20, 0]"
    let layer = try picture("layers: [{ size: [80, 80], background: black, \(card) }]\n")
    let shape = try picture("layers: [{ rect: [80, 80], fill: black, \(card) }]\n")
    #expect(layer == shape)
    // A corner of radius r leaves r (1 - 1 / sqrt 2) points along the diagonal free.
    for (x, y, level) in [(20, 20, 255), (23, 23, 0), (89, 10, 0), (88, 88, 255), (83, 83, 0), (10, 89, 0)] {
      #expect(layer.gray(x, y) == level, "\(x), \(y)")
    }
    let all = try picture("layers: [{ size: [80, 80], background: black, position: [50, 50], corners: 40 }]\n")
    let round = try picture("layers: [{ size: [80, 80], background: black, position: [50, 50], cornerRadius: 40 }]\n")
    #expect(all == round && all.gray(88, 88) == 255)
  }

  @Test("A continuous corner is drawn on layers and on rectangles")
  func continuous() throws {
    let card = "position: [50, 50], corners: 20, cornerCurve: continuous"
    let layer = try picture("layers: [{ size: [80, 80], background: black, \(card) }]\n")
    #expect(try layer == picture("layers: [{ rect: [80, 80], fill: black, \(card) }]\n"))
    let circular = try picture("layers: [{ rect: [80, 80], fill: black, position: [50, 50], corners: 20 }]\n")
    // The side bends 1.5 radii before the corner already.
    #expect(circular.gray(32, 10) == 0 && layer.gray(32, 10) > 0)
  }

  @Test("Radii are read, set and animated: all four, or one for all")
  func animatedCorners() throws {
    let found = try values(
      """
      layers:
        - { id: a, size: [80, 80], corners: [0, 10, 20, 30] }
        - { id: b, size: [80, 80], corners: 4 }
      events:
        - start: [ { animate: { duration: 1s, curve: linear, to: { a.cornerRadii: [10, 0, 0, 0], b.cornerRadii: 14 } } } ]
      trace: { a0: "a.cornerRadii[0]", a3: "a.cornerRadii[3]", a: a.cornerRadius, b: b.cornerRadius, b2: "b.cornerRadii[2]" }
      time: { duration: 1s }
      """)
    #expect(found["a0"]?[5] == 5)
    #expect(found["a3"]?[5] == 15)
    #expect(found["a"]?[0] == 30)
    #expect(found["b"]?[5] == 9 && found["b2"]?[5] == 9)
  }

  @Test("A blended layer multiplies what lies below, and can be set to another mode")
  func blend() throws {
    let text = """
      layers:
        - { rect: [100, 100], fill: "#FF8000", position: [50, 50] }
        - { id: top, rect: [100, 100], fill: "#8040C0", position: [50, 50], blendMode: multiply }
      events: [ { at: 0.5s, do: [ { set: { top.blendMode: normal } } ] } ]
      time: { duration: 1s }

      """
    // 255 * 128 / 255, 128 * 64 / 255, 0.
    #expect(areClose(try picture(text), 50, 50, [128, 32.1, 0]))
    #expect(areClose(try picture(text, at: 0.6), 50, 50, [128, 64, 192]))
  }

  private func areClose(_ picture: Bitmap, _ x: Int, _ y: Int, _ levels: [Double]) -> Bool {
    let pixel = picture[x, y]
    return zip([Pixel.red(pixel), Pixel.green(pixel), Pixel.blue(pixel)], levels).allSatisfy {
      abs(Double($0) - $1) <= 1
    }
  }

  @Test("A blur grows with its layer and is animated")
  func blur() throws {
    let text = """
      layers:
        - { id: a, rect: [20, 20], fill: black, position: [50, 50], scale: 2, blurRadius: 0 }
      events: [ { start: [ { animate: { duration: 1s, curve: linear, to: { a.blurRadius: 6 } } } ] } ]
      time: { duration: 1s }

      """
    #expect(try picture(text).gray(29, 50) == 255)
    // Half of the way, 3 points of the layer and 6 of the canvas: at the edge half of the level, a deviation beyond 16%.
    let half = try picture(text, at: 0.5)
    for (x, share) in [(29, 0.467), (30, 0.533), (24, 0.18)] {
      #expect(abs(Double(half.gray(x, 50)) - 255 * (1 - share)) < 3, "\(x)")
    }
  }

  @Test("An inner shadow lies on the layer's own content, below the layers inside and the border")
  func innerShadow() throws {
    let card = "size: [80, 80], position: [50, 50], background: white, borderWidth: 2, borderColor: \"#00FF00\""
    let picture = try picture(
      """
      layers:
        - { \(card), innerShadowOpacity: 1, innerShadowRadius: 0, innerShadowOffset: [10, 0], layers: [ { rect: [6, 6], fill: red, position: [15, 40] } ] }

      """)
    #expect(areClose(picture, 11, 50, [0, 255, 0]))
    #expect(areClose(picture, 14, 50, [0, 0, 0]))
    #expect(areClose(picture, 19, 20, [0, 0, 0]))
    #expect(areClose(picture, 21, 20, [255, 255, 255]))
    #expect(picture[23, 50] == picture[26, 50] && Pixel.green(picture[23, 50]) < 100)
    #expect(areClose(picture, 5, 50, [255, 255, 255]))
  }

  /// CSS Transforms 1: skew(x, y) is [1, tan y, tan x, 1]; about the anchor point, before scale and rotation.
  @Test("Skew leans a layer as CSS does, and is animated by its angles")
  func skew() throws {
    let found = try values(
      """
      layers:
        - { id: a, size: [40, 20], position: [50, 50], skew: [45deg, 0] }
        - { id: b, size: [40, 20], position: [50, 50], skew: [0, 45deg], scale: 2 }
        - { id: c, size: [40, 20], position: [50, 50] }
      events: [ { start: [ { animate: { duration: 1s, curve: linear, to: { c.skew: [60deg, 0] } } } ] } ]
      trace: { a: "[a.minX, a.maxX]", ah: "[a.minY, a.maxY]", b: "[b.minY, b.maxY]", bw: "[b.minX, b.maxX]", c: c.skew.x, cw: c.maxX - c.minX, r: a.rotation }
      time: { duration: 1s }
      """)
    func first(_ name: String) -> Double? { found[name]?.first.map { ($0 * 1e6).rounded() / 1e6 } }
    // 20 points high at 45 degrees: 10 points to both sides.
    #expect(first("a.x") == 20 && first("a.y") == 80 && first("ah.x") == 40 && first("ah.y") == 60)
    // 40 points wide at 45 degrees: 20 points up and down, then doubled.
    #expect(first("b.x") == -10 && first("b.y") == 110 && first("bw.x") == 10 && first("bw.y") == 90)
    #expect(first("r") == 0)
    #expect(abs((found["c"]?[5] ?? 0) - .pi / 6) < 1e-9)
    #expect(abs((found["cw"]?[5] ?? 0) - (40 + 20 / 3.0.squareRoot())) < 1e-9)
  }

  /// Dashes of 6 and 4: a phase of 3 is the pattern begun three points farther left.
  @Test("The dashes' phase moves them along the line, set and animated")
  func dashes() throws {
    func line(_ from: Int, _ phase: String, _ more: String = "") -> String {
      "layers: [ { id: line, path: M\(from) 50 H100, stroke: black, lineWidth: 4, lineDashPattern: [6, 4], lineDashPhase: \(phase) } ]\n"
        + more
    }
    let shifted = try picture(line(7, "0"))
    #expect(shifted.gray(12, 50) == 0 && shifted.gray(13, 50) == 255 && shifted.gray(17, 50) == 0)
    func rest(_ picture: Bitmap) -> [Int] { (10..<100).map { picture.gray($0, 50) } }
    #expect(try rest(picture(line(10, "3"))) == rest(shifted))
    let end = "time: { duration: 1s }\n"
    let set = "events: [ { at: 0.2s, do: [ { set: { line.lineDashPhase: 3 } } ] } ]\n" + end
    #expect(try rest(picture(line(10, "0", set), at: 0.5)) == rest(shifted))
    let animate =
      "events: [ { start: [ { animate: { duration: 1s, curve: linear, to: { line.lineDashPhase: 6 } } } ] } ]\n" + end
    #expect(try rest(picture(line(10, "0", animate), at: 0.5)) == rest(shifted))
  }

  @Test("Without a gap bodies lie on walls and boundaries, and their speeds are read and set")
  func physics() throws {
    func bottom(_ keys: String, gap: String) throws -> Double {
      let found = try values(
        """
        physics: { gravity: 1, \(keys), \(gap) bodies: [ { id: ball, box: [20, 20], position: [50, 50] } ] }
        trace: { bottom: ball.maxY }
        time: { duration: 4s }
        """)
      return found["bottom"]?.last ?? 0
    }
    let floor = "boundaries: { floor: { from: [0, 90], to: [100, 90] } }"
    #expect(try (100...100.5).contains(bottom("walls: true", gap: "gap: false,")))
    #expect(try (90...90.5).contains(bottom(floor, gap: "gap: false,")))
    #expect(try (88...88.6).contains(bottom(floor, gap: "")))
    let found = try values(
      """
      physics: { bodies: [ { id: ball, circle: 10, position: [50, 50], resistance: 0, angularResistance: 0 } ] }
      events: [ { start: [ { set: { ball.velocity: [30, -4], ball.angularVelocity: 2 } } ] } ]
      trace: { v: ball.velocity, w: ball.angularVelocity, turn: ball.rotation }
      time: { duration: 1s }
      """)
    #expect(abs((found["v.x"]?.last ?? 0) - 30) < 1e-4 && abs((found["v.y"]?.last ?? 0) + 4) < 1e-4)
    #expect(abs((found["w"]?.last ?? 0) - 2) < 1e-4)
    // Seen last after 0.9 s; the first frame is a sub-step short.
    #expect(abs((found["turn"]?.last ?? 0) - 2 * (0.9 - 1.0 / 120)) < 1e-3)
  }
}

extension Bitmap {
  fileprivate func gray(_ x: Int, _ y: Int) -> Int { Int(Pixel.green(self[x, y])) }
}
