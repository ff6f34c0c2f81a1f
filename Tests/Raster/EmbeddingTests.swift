import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformScene
import Testing

@Suite("A canvas drawn on another one")
struct EmbeddingTests {
  /// A canvas with everything near its edges: a blur, a shadow, a group, a gradient, and shapes that reach beyond.
  private static func inner(background: Color = .white) -> DisplayList {
    var sketch = Sketch(width: 40, height: 30, background: background)
    sketch.fill(
      .rect(-10, -10, 30, 25),
      .axial(Gradient(colors: [.systemRed, .systemBlue]), start: Point(x: 0, y: 0), end: Point(x: 20, y: 15)))
    sketch.group(Group(opacity: 0.6, shadow: Shadow(color: .black, offset: Vector(dx: 3, dy: 4), radius: 3))) {
      $0.fill(.circle(center: Point(x: 36, y: 26), radius: 9), .color(.systemGreen))
      $0.fill(.circle(center: Point(x: 20.3, y: 14.7), radius: 7.2), .color(.systemYellow))
    }
    sketch.stroke(.line((-20, 3.5), (60, 27.25)), StrokeStyle(width: 1.5), .color(.systemPurple))
    sketch.blurBackdrop(.rect(0, 0, 40, 12), radius: 4, opacity: 0.8)
    sketch.fill(.rect(31, 2, 30, 4), .color(.black))
    return sketch.list
  }

  @Test("has the very pixels it has alone, wherever it lies", arguments: [1.0, 2])
  func samePixels(scale: Double) throws {
    let inner = Self.inner()
    let alone = try Renderer(scale: scale).render(inner)
    for origin in [Point(x: 0, y: 0), Point(x: 17, y: 9), Point(x: 60, y: 40)] {
      var canvas = Canvas()
      canvas.fill(.rect(0, 0, 100, 70), with: .systemTeal)
      canvas.draw(inner, at: origin)
      let list = DisplayList(size: Size(width: 100, height: 70), background: .black, commands: canvas.commands)
      let (x, y) = (Int(origin.x * scale), Int(origin.y * scale))
      let picture = try Renderer(scale: scale).render(list)
      let cut = try picture.cropped(x: x, y: y, width: alone.width, height: alone.height)
      // Cairo rounds to 1/256 pixel, which may fall differently elsewhere: a level on a pixel of an edge or two.
      let others = cut.pixels.indices.filter { cut.pixels[$0] != alone.pixels[$0] }
      #expect(others.count <= 2)
      for index in others {
        let (column, row) = (index % alone.width, index / alone.width)
        #expect(areClose(cut.levels(column, row), alone.levels(column, row).map(Double.init)))
      }
      // And nothing beside it.
      let teal = picture[x > 0 ? 0 : 99, y > 0 ? 0 : 69]
      let rest = (0..<picture.height).allSatisfy { row in
        (0..<picture.width).allSatisfy { column in
          (x..<x + alone.width).contains(column) && (y..<y + alone.height).contains(row) || picture[column, row] == teal
        }
      }
      #expect(rest)
    }
  }

  @Test("sees nothing of what lies around it, even blurred and faded as one picture")
  func backdrops() throws {
    let inner = Self.inner()
    func picture(around color: Color) throws -> Bitmap {
      var canvas = Canvas()
      canvas.fill(.rect(0, 0, 60, 50), with: color)
      canvas.withOpacity(0.5) { $0.draw(inner, at: Point(x: 10, y: 10)) }
      let list = DisplayList(size: Size(width: 60, height: 50), background: .white, commands: canvas.commands)
      return try Renderer().render(list)
    }
    // Half of black shows through everywhere, also where the blur reaches the edge.
    let (black, white) = (try picture(around: .black), try picture(around: .white))
    for y in 10..<40 {
      for x in 10..<50 { #expect(abs(white.gray(x, y) - black.gray(x, y) - 128) <= 1, "\(x), \(y)") }
    }
  }

  @Test("A picture that is drawn on in two parts is the one drawn at once", arguments: [1.0, 1.7])
  func parts(scale: Double) throws {
    let whole = Self.inner(background: .systemYellow)
    let renderer = try Renderer(scale: scale)
    // Between groups.
    for cut in [0, 1, 5, whole.commands.count] {
      var ground = whole
      ground.commands = Array(whole.commands[..<cut])
      let rest = Array(whole.commands[cut...])
      #expect(try renderer.render(rest, over: renderer.render(ground)) == renderer.render(whole))
    }
  }

  @Test("shows what lies below it where it is transparent")
  func transparency() throws {
    var canvas = Canvas()
    canvas.draw(DisplayList(size: Size(width: 4, height: 4), background: .clear), at: Point(x: 1, y: 1))
    #expect(canvas.commands.isEmpty)
    canvas.draw(Self.inner(background: .clear), at: Point(x: 0, y: 0))
    let list = DisplayList(size: Size(width: 40, height: 30), background: .systemRed, commands: canvas.commands)
    #expect(try Renderer().render(list).levels(5, 28) == [255, 59, 48, 255])
  }
}
