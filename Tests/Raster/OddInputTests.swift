import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

@Suite struct OddInputTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, 1e300, -1e12, 0, -0.0, .leastNonzeroMagnitude, -1,
  ]

  @Test(arguments: odd) func noNumberTraps(number: Double) throws {
    let transforms = [
      AffineTransform(scaleX: number, y: 1), AffineTransform(translationX: number, y: number),
      AffineTransform(a: 1, b: number, c: number, d: 1, tx: 0, ty: 0),
    ]
    let gradient = Gradient(colors: [.white, Color(white: number)])
    let paints: [Paint] = [
      .color(Color(white: number, alpha: number)), .axial(gradient, start: .zero, end: Point(x: number, y: 3)),
      .radial(gradient, center: Point(x: number, y: 0), radii: Size(width: number, height: 4)),
      .conic(gradient, center: Point(x: number, y: 0), angle: 0), .conic(gradient, center: .zero, angle: number),
      .conic(Gradient(stops: []), center: .zero, angle: 0),
      .axial(Gradient(stops: []), start: .zero, end: Point(x: 5, y: 5)),
    ]
    let path = Path.line((2, 2), (number, 7), (9, number))
    let style = StrokeStyle(width: number, miterLimit: number, dashes: [number, 2], dashPhase: number)
    var sketch = Sketch()
    for transform in transforms {
      for paint in paints {
        sketch.fill(path, paint, transform: transform)
        sketch.fill(.rect(0, 0, 20, 20), paint, transform: transform)
        sketch.fill(.rect(0, 0, 20, 20), paint)
        sketch.stroke(path, style, paint, transform: transform)
        sketch.stroke(.rect(1, 1, 9, 9), style, paint, transform: transform)
      }
    }
    let shadow = Shadow(color: .black, offset: Vector(dx: number, dy: 1), radius: number)
    let clip = Group.Clip(path: path, transform: transforms[0])
    sketch.group(Group(opacity: number, clip: clip, shadow: shadow)) { $0.fill(.rect(0, 0, 20, 20)) }
    sketch.group(Group(shadow: shadow)) { $0.fill(path) }
    sketch.blurBackdrop(path, radius: number, opacity: number)
    sketch.blurBackdrop(.rect(0, 0, 20, 20), radius: number, opacity: 0.5)
    // Nothing odd outlives its command: pixels stay premultiplied, and what is drawn afterwards covers all of it.
    let odd = try sketch.bitmap()
    #expect(
      odd.pixels.allSatisfy { pixel in
        max(Pixel.red(pixel), Pixel.green(pixel), Pixel.blue(pixel)) <= Pixel.alpha(pixel)
      })
    sketch.fill(.rect(0, 0, 20, 20), .color(.black))
    #expect(try sketch.bitmap().pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func whatIsNotFiniteOrEmptyDrawsNothing() throws {
    var sketch = Sketch()
    sketch.fill(.line((0, 0), (.nan, 20), (20, 20)))
    sketch.fill(.rect(0, 0, 20, 20), transform: AffineTransform(translationX: .infinity, y: 0))
    sketch.fill(Path())
    sketch.stroke(Path(), StrokeStyle())
    sketch.stroke(.rect(0, 0, 20, 20), StrokeStyle(width: .nan))
    sketch.group(Group(clip: .init(path: Path(), transform: .identity))) { $0.fill(.rect(0, 0, 20, 20)) }
    #expect(try sketch.bitmap().pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func shapesTooLargeForCairoAreDrawn() throws {
    var sketch = Sketch()
    sketch.fill(.rect(-1e9, 5, 2e9, 1e15))
    // The lower edge of this triangle is the diagonal of the canvas.
    sketch.fill(.line((-1e9, -1e9), (1e9, 1e9), (1e9, -1e9)), .color(.systemRed))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.levels(15, 2) == [255, 59, 48, 255])
    #expect(bitmap.gray(2, 12) == 0)
    #expect(bitmap.gray(2, 3) == 255)
    #expect(bitmap.levels(12, 10) == [255, 59, 48, 255])
    #expect(bitmap.gray(8, 10) == 0)
  }

  /// Far down a huge circle's side its edge is all but straight.
  @Test(arguments: [1e5, 1e6]) func hugeCurvesKeepTheirPlace(radius: Double) throws {
    var sketch = Sketch()
    sketch.fill(.circle(center: Point(x: 10 - radius, y: 10), radius: radius))
    let bitmap = try sketch.bitmap()
    #expect((0..<20).allSatisfy { bitmap.gray(8, $0) == 0 && bitmap.gray(11, $0) == 255 })
  }

  @Test func countlessDashesAreALine() throws {
    var sketch = Sketch()
    sketch.stroke(.line((-1e9, 10), (1e9, 10)), StrokeStyle(width: 2, dashes: [1e-9]))
    #expect(try sketch.bitmap().gray(10, 10) == 0)
  }

  @Test func groupsMustBalance() {
    var list = DisplayList(size: Size(width: 4, height: 4), background: .white)
    list.commands = [.beginGroup(Group()), .beginGroup(Group()), .endGroup]
    #expect(throws: RenderError.unbalancedGroup(command: 0)) { try Renderer().render(list) }
    list.commands = [.beginGroup(Group()), .endGroup, .endGroup]
    #expect(throws: RenderError.unbalancedGroup(command: 2)) { try Renderer().render(list) }
  }

  @Test(arguments: [Group(), Group(opacity: 0.999)]) func groupsAreNestedOnlySoDeep(group: Group) throws {
    func nested(_ depth: Int) -> DisplayList {
      let square = DisplayList.Command.fill(
        .rect(0, 0, 4, 4), rule: .nonZero, paint: .color(.black), transform: .identity)
      return DisplayList(
        size: Size(width: 4, height: 4), background: .white,
        commands: Array(repeating: .beginGroup(group), count: depth) + [square]
          + Array(repeating: .endGroup, count: depth))
    }
    let limit = 512
    #expect(try Renderer().render(nested(limit))[3, 3] == 0xFF00_0000)
    #expect(throws: RenderError.groupDepth(command: limit)) { try Renderer().render(nested(limit + 1)) }
  }

  @Test(arguments: [(0, "0"), (-1, "-1"), (.nan, "nan"), (.infinity, "inf")] as [(Double, String)])
  func scalesAreFiniteAndPositive(scale: Double, text: String) {
    let error = #expect(throws: RenderError.self) { try Renderer(scale: scale) }
    #expect(error.map { "\($0)" } == "scale \(text): must be a number above 0")
  }

  @Test(
    arguments: [
      (40_000, 4, "40000x4"), (20_000, 20_000, "20000x20000"), (.nan, 4, "nanx4"), (4, .infinity, "4xinf"),
    ] as [(Double, Double, String)])
  func canvasesAreLimited(width: Double, height: Double, text: String) {
    let list = DisplayList(size: Size(width: width, height: height), background: .white)
    let error = #expect(throws: RenderError.self) { try Renderer().render(list) }
    #expect(
      error.map { "\($0)" } == "a canvas of \(text) points at scale 1 is too large "
        + "(sides up to 32767 pixels, 64 megapixels in all)")
  }

  @Test(arguments: [(0.0, 1, 1), (0.2, 1, 1), (-3, 1, 1), (2.5, 3, 5)])
  func sizesAreRoundedAndAtLeastAPixel(side: Double, one: Int, two: Int) throws {
    let list = DisplayList(size: Size(width: side, height: side), background: .white)
    #expect(try Renderer().render(list).width == one)
    #expect(try Renderer(scale: 2).render(list).height == two)
  }

  @Test func manyAtATimeDrawTheSame() async throws {
    var sketch = BackdropTests.step()
    sketch.blurBackdrop(BackdropTests.everything, radius: 7)
    let list = sketch.list
    let expected = try Renderer().render(list)
    try await withThrowingTaskGroup(of: Bitmap.self) { group in
      for _ in 0..<8 { group.addTask { try Renderer().render(list) } }
      for try await bitmap in group { #expect(bitmap == expected) }
    }
  }
}
