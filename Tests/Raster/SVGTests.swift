import SpringformBitmap
import SpringformGeometry
import SpringformRaster
import SpringformSVG
import SpringformScene
import Testing

/// SVG documents beside what the same scene draws with shapes of its own.
struct SVGTests {
  private static func document(_ content: String, _ attributes: String = "width='40' height='20'") throws -> SVGDocument
  {
    try SVGDocument(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>".utf8))
  }

  /// A picture of 60 x 40 points on white.
  private func picture(_ layers: Layer..., scale: Double = 1) throws -> Bitmap {
    let stage = Stage(size: Size(width: 60, height: 40))
    for layer in layers { stage.rootLayer.addSublayer(layer) }
    let list = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == nil)
    return try Renderer(scale: scale).render(list)
  }

  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).map { a, b in
      [Pixel.red, Pixel.green, Pixel.blue].map { abs(Int($0(a)) - Int($0(b))) }.max() ?? 0
    }.max() ?? 0
  }

  private func at(_ x: Double, _ y: Double, _ layer: SVGLayer) -> SVGLayer {
    layer.anchorPoint = .zero
    layer.position = Point(x: x, y: y)
    return layer
  }

  private func square(_ rect: Rect, _ color: Color) -> Layer { Layer(frame: rect, backgroundColor: color) }

  @Test("A document is drawn as a shape is, edges included, at every scale and turned", arguments: [1, 2, 7.5])
  func shape(scale: Double) throws {
    let path = "M4 4 L30.3 5.5 C36 12 20 18 6.2 15.7 Z"
    let svg = SVGLayer(try Self.document("<path d='\(path)' fill='#007AFF' stroke='#000' stroke-width='1.5'/>"))
    let shape = ShapeLayer(
      path: try Path(svg: path), fillColor: .systemBlue, strokeColor: .black, lineWidth: 1.5)
    shape.bounds.size = svg.bounds.size
    for layer in [svg, shape] {
      layer.position = Point(x: 30, y: 20)
      layer.transform = AffineTransform(rotationAngle: 0.3).scaledBy(x: 1.2, y: 0.9)
    }
    // librsvg fills with colours of 8 bits, and so do we: only how a curve becomes lines may differ.
    #expect(difference(try picture(svg, scale: scale), try picture(shape, scale: scale)) <= 2)
  }

  @Test("The document fills the bounds and is cut off at its edges")
  func bounds() throws {
    let document = try Self.document("<rect x='-99' y='-99' width='200' height='200' fill='#f00'/>")
    let layer = at(10, 10, SVGLayer(document))
    #expect(layer.bounds.size == Size(width: 40, height: 20))
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(try picture(layer) == picture(square(Rect(x: 10, y: 10, width: 40, height: 20), red)))
    layer.bounds.size = Size(width: 20, height: 25)
    #expect(try picture(layer) == picture(square(Rect(x: 10, y: 10, width: 20, height: 25), red)))
    layer.bounds.size = .zero
    #expect(try picture(layer) == picture())
  }

  private static let parts = """
    <g transform='translate(10 0)'><rect id='left' y='5' width='10' height='10' fill='#f00'/></g>
    <rect id='right' x='25' y='5' width='10' height='10' color='#00f' fill='currentColor'/>
    <rect id='line' y='18' width='40' height='2' fill='currentColor'/>
    """

  @Test("Elements lie where they lie in the document, so that they make it up again")
  func elements() throws {
    let document = try Self.document(Self.parts)
    let left = at(10, 10, SVGLayer(document, element: "left"))
    #expect(left.bounds.size == document.size)
    let red = square(Rect(x: 20, y: 15, width: 10, height: 10), Color(red: 1, green: 0, blue: 0))
    #expect(try picture(left) == picture(red))
    let parts = ["left", "right", "line"].map { at(10, 10, SVGLayer(document, element: $0)) }
    #expect(try picture(parts[0], parts[1], parts[2]) == picture(at(10, 10, SVGLayer(document))))
  }

  @Test("An element turns about a point of its own")
  func turning() throws {
    let layer = SVGLayer(try Self.document(Self.parts), element: "right")
    #expect(layer.elementBox == Rect(x: 25, y: 5, width: 10, height: 10))
    #expect(layer.anchorPoint(inElement: Point(x: 0.5, y: 1)) == Point(x: 0.75, y: 0.75))
    layer.anchorPoint = layer.anchorPoint(inElement: Point(x: 0.5, y: 0.5))
    layer.frame = Rect(x: 10, y: 10, width: 40, height: 20)
    let before = try picture(layer)
    layer.transform.rotation = .pi / 2
    // A square, turned about its middle by a right angle.
    #expect(difference(try picture(layer), before) <= 1)
    layer.element = nil
    #expect(layer.elementBox == layer.bounds && layer.anchorPoint(inElement: .zero) == .zero)
  }

  @Test("An element that is not there ends the scene")
  func unknownElement() throws {
    let stage = Stage(size: Size(width: 60, height: 40))
    stage.rootLayer.addSublayer(SVGLayer(try Self.document(Self.parts), element: "middle"))
    _ = stage.displayList(background: .white, showsTouches: false)
    #expect(stage.error == .svg(.noElement("middle")))
  }

  @Test("A tint is what currentColor means where nothing inside says otherwise, and can be given back")
  func tint() throws {
    let layer = at(10, 10, SVGLayer(try Self.document(Self.parts)))
    func levels() throws -> [[Int]] {
      let bitmap = try picture(layer)
      return [(25, 20), (40, 20), (30, 29)].map { bitmap.levels($0.0, $0.1) }
    }
    let untinted = [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 255]]
    #expect(try levels() == untinted)
    layer.tint = Color(red: 0, green: 0.8, blue: 0)
    #expect(try levels() == [untinted[0], untinted[1], [0, 204, 0, 255]])
    layer.tint = Color(red: 0, green: 0, blue: 0, alpha: 0.4)
    #expect(try levels()[2] == [153, 153, 153, 255])
    layer.tint = .black
    #expect(try levels() == untinted)
  }

  @Test(
    "The tint outweighs what the document says of its outermost element",
    arguments: ["color='#f00'", "color='red'", "style='color:rgb(255, 0, 0)'"])
  func rootColor(attribute: String) throws {
    let document = try Self.document(
      "<rect width='40' height='20' fill='currentColor'/>", "width='40' height='20' \(attribute)")
    let layer = at(0, 0, SVGLayer(document))
    #expect(try picture(layer).levels(5, 5) == [255, 0, 0, 255])
    layer.tint = Color(red: 0, green: 0, blue: 1)
    #expect(try picture(layer).levels(5, 5) == [0, 0, 255, 255])
  }

  @Test("Opacity, masks, shadows and replicators' colours take a document as one picture")
  func composition() throws {
    let document = try Self.document(
      "<rect width='20' height='20' fill='#fff'/><rect width='20' height='20' fill='#000'/>")
    let layer = at(10, 10, SVGLayer(document))
    layer.opacity = 0.5
    #expect(isClose(try picture(layer).gray(20, 20), 127.5))
    layer.opacity = 1
    layer.mask = square(Rect(x: 0, y: 0, width: 10, height: 20), .black)
    #expect(try picture(layer) == picture(square(Rect(x: 10, y: 10, width: 10, height: 20), .black)))
    layer.mask = nil
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, Vector(dx: 25, dy: 0))
    let bitmap = try picture(layer)
    #expect(bitmap.gray(40, 20) == 0 && bitmap.gray(32, 20) == 255)
    let white = at(0, 0, SVGLayer(try Self.document("<rect width='20' height='20' fill='#fff'/>")))
    let replicator = ReplicatorLayer()
    replicator.instanceCount = 1
    replicator.instanceColor = Color(red: 1, green: 0.6, blue: 0)
    replicator.addSublayer(white)
    #expect(try picture(replicator).levels(10, 10) == [255, 153, 0, 255])
  }

  @Test("What librsvg composes on the way lies in its place within a group, too")
  func nestedGroups() throws {
    let document = try Self.document(
      """
      <mask id='m'><rect width='10' height='20' fill='#fff'/></mask>
      <g opacity='0.5'><rect width='40' height='20' mask='url(#m)'/></g>
      """)
    let layer = at(10, 10, SVGLayer(document))
    let plain = try picture(layer)
    #expect(isClose(plain.gray(15, 15), 127.5) && plain.gray(21, 15) == 255 && plain.gray(9, 15) == 255)
    (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, Vector(dx: 0, dy: -500))
    #expect(try picture(layer) == plain)
  }

  @Test("Any number of threads draw a document at a time, each with its own tint, and all the same as one alone")
  func threads() async throws {
    let document = try Self.document(Self.parts + "<g opacity='0.7'><circle cx='20' cy='10' r='7'/></g>")
    let lists = (0..<24).map { index in
      var canvas = Canvas()
      canvas.draw(
        document, element: index % 4 == 3 ? "line" : nil, in: Rect(x: 5, y: 5, width: 50, height: 30),
        tint: index % 3 == 0 ? nil : Color(red: Double(index % 5) / 4, green: 0.5, blue: 0))
      return DisplayList(size: Size(width: 60, height: 40), background: .white, commands: canvas.commands)
    }
    let renderer = try Renderer(scale: 3)
    let alone = try lists.map { try renderer.render($0) }
    let together = try await withThrowingTaskGroup(of: (Int, Bitmap).self) { group in
      for round in 0..<4 {
        for (index, list) in lists.enumerated() {
          group.addTask { (round * lists.count + index, try renderer.render(list)) }
        }
      }
      return try await group.reduce(into: [Int: Bitmap]()) { $0[$1.0] = $1.1 }
    }
    for (index, bitmap) in together { #expect(bitmap == alone[index % lists.count]) }
  }

  @Test(arguments: OddInputTests.odd) func noNumberHarms(number: Double) throws {
    let layer = SVGLayer(try Self.document(Self.parts))
    for path in [
      \SVGLayer.bounds.size.width, \.bounds.origin.x, \.transform.a, \.transform.tx, \.tint.red, \.tint.alpha,
    ] {
      let before = layer[keyPath: path]
      layer[keyPath: path] = number
      #expect(try picture(layer).pixels.allSatisfy { Pixel.alpha($0) == 255 })
      layer[keyPath: path] = before
    }
  }
}
