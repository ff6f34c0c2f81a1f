import SpringformBitmap
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformSVG
import SpringformScene
import Testing

/// Digests of these texts stand in everybody's baselines. Whatever is called otherwise in the source, the texts stay.
@Suite("What the digests in records are made of")
struct DrawnTextTests {
  private static let identity =
    "SpringformGeometry.AffineTransform(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0)"
  private static let zero = "SpringformGeometry.Point(x: 0.0, y: 0.0)"
  private static let empty =
    "SpringformGeometry.Path(elements: [], currentPoint: nil, subpathStart: \(zero))"
  private static let stops =
    "SpringformScene.Gradient(stops: [SpringformScene.Gradient.Stop(location: 0.0, color: #FF0000), "
    + "SpringformScene.Gradient.Stop(location: 1.0, color: #0000FF)])"

  private func text(_ commands: DisplayList.Command...) -> String { DrawnText.text(of: commands) }

  @Test("Paths")
  func paths() {
    var path = Path()
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 4.5, y: 2))
    path.addQuadCurve(to: Point(x: 1e-9, y: 1e20), control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.closeSubpath()
    #expect(
      text(.fill(path, rule: .evenOdd, paint: .color(.red), transform: .identity))
        == "[SpringformScene.DisplayList.Command.fill(SpringformGeometry.Path(elements: "
        + "[SpringformGeometry.Path.Element.move(to: SpringformGeometry.Point(x: 1.0, y: 2.0)), "
        + "SpringformGeometry.Path.Element.line(to: SpringformGeometry.Point(x: 4.5, y: 2.0)), "
        + "SpringformGeometry.Path.Element.quadCurve(to: SpringformGeometry.Point(x: 1e-09, y: 1e+20), "
        + "control: \(Self.zero)), SpringformGeometry.Path.Element.curve(to: \(Self.zero), control1: \(Self.zero), "
        + "control2: \(Self.zero)), SpringformGeometry.Path.Element.close], "
        + "currentPoint: Optional(SpringformGeometry.Point(x: 1.0, y: 2.0)), "
        + "subpathStart: SpringformGeometry.Point(x: 1.0, y: 2.0)), rule: SpringformScene.FillRule.evenOdd, "
        + "paint: SpringformScene.Paint.color(#FF0000), transform: \(Self.identity))]")
  }

  @Test("Gradients")
  func gradients() {
    let gradient = Gradient(colors: [.red, .blue])
    func paint(_ paint: Paint) -> String {
      text(.fill(Path(), rule: .nonZero, paint: paint, transform: .identity))
    }
    func expected(_ paint: String) -> String {
      "[SpringformScene.DisplayList.Command.fill(\(Self.empty), rule: SpringformScene.FillRule.nonZero, "
        + "paint: SpringformScene.Paint.\(paint), transform: \(Self.identity))]"
    }
    #expect(
      paint(.axial(gradient, start: .zero, end: .zero))
        == expected("axial(\(Self.stops), start: \(Self.zero), end: \(Self.zero))"))
    #expect(
      paint(.radial(gradient, center: .zero, radii: .zero))
        == expected(
          "radial(\(Self.stops), center: \(Self.zero), radii: SpringformGeometry.Size(width: 0.0, height: 0.0))"))
    #expect(
      paint(.focal(gradient, center: .zero, radius: 1, focus: .zero))
        == expected("focal(\(Self.stops), center: \(Self.zero), radius: 1.0, focus: \(Self.zero))"))
    #expect(
      paint(.conic(gradient, center: .zero, angle: 1))
        == expected("conic(\(Self.stops), center: \(Self.zero), angle: 1.0)"))
  }

  @Test("Lines, blurs and masks")
  func lines() {
    let style = StrokeStyle(cap: .round, join: .bevel, dashes: [1, 2])
    #expect(
      text(.stroke(Path(), style: style, paint: .color(.red), transform: .identity))
        == "[SpringformScene.DisplayList.Command.stroke(\(Self.empty), style: SpringformScene.StrokeStyle(width: 1.0, "
        + "cap: SpringformScene.StrokeStyle.Cap.round, join: SpringformScene.StrokeStyle.Join.bevel, "
        + "miterLimit: 10.0, dashes: [1.0, 2.0], dashPhase: 0.0), paint: SpringformScene.Paint.color(#FF0000), "
        + "transform: \(Self.identity))]")
    #expect(
      text(.blurBackdrop(Path(), radius: 1, opacity: 2, transform: .identity), .beginMask, .endGroup)
        == "[SpringformScene.DisplayList.Command.blurBackdrop(\(Self.empty), radius: 1.0, opacity: 2.0, "
        + "transform: \(Self.identity)), SpringformScene.DisplayList.Command.beginMask, "
        + "SpringformScene.DisplayList.Command.endGroup]")
  }

  @Test("Pictures")
  func pictures() throws {
    let rect =
      "SpringformGeometry.Rect(origin: \(Self.zero), size: SpringformGeometry.Size(width: 0.0, height: 0.0))"
    let image = Image(try Bitmap(width: 1, height: 1))
    #expect(
      text(.image(image, in: .zero, interpolation: .high, tint: .white, transform: .identity))
        == "[SpringformScene.DisplayList.Command.image(SpringformScene.Image, in: \(rect), "
        + "interpolation: SpringformScene.Interpolation.high, tint: #FFFFFF, transform: \(Self.identity))]")
    let drawing =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect id='a' width='2' height='2'/></svg>"
    let document = try SVGDocument(Array(drawing.utf8))
    func svg(_ element: String?) -> String {
      let picture = SVGPicture(document, element: element, tint: .black)
      return text(.svg(picture, in: .zero, factors: .white, transform: .identity))
    }
    func expected(_ element: String) -> String {
      "[SpringformScene.DisplayList.Command.svg(SpringformScene.SVGPicture(document: SpringformSVG.SVGDocument, "
        + "element: \(element), tint: #000000, time: 0.0), in: \(rect), factors: #FFFFFF, transform: \(Self.identity))]"
    }
    #expect(svg(nil) == expected("nil"))
    #expect(svg("a") == expected("Optional(\"a\")"))
  }

  @Test("Groups tell only the effects that they have")
  func groups() {
    #expect(
      text(.beginGroup(Group()))
        == "[SpringformScene.DisplayList.Command.beginGroup(SpringformScene.Group(opacity: 1.0, clip: nil, shadow: nil, "
        + "isBackdropRoot: false))]")
    let shadow = Shadow(color: .black, offset: .zero, radius: 1)
    let group = Group(
      opacity: 0.5, clip: Group.Clip(path: Path(), transform: .identity), shadow: shadow, innerShadow: shadow,
      blurRadius: 1, blendMode: .multiply, isBackdropRoot: true, projection: .identity, compositing: .copy,
      maskCoverage: .luminance, isMaskInverted: true,
      colorEffects: [
        .matrix(ColorMatrix()), .linearMatrix(ColorMatrix()),
        .tables(red: [1, 2], green: [], blue: [], alpha: []),
      ])
    let row = "SpringformScene.ColorMatrix.Row"
    let matrix =
      "SpringformScene.ColorMatrix(red: \(row)(red: 1.0, green: 0.0, blue: 0.0, alpha: 0.0, constant: 0.0), "
      + "green: \(row)(red: 0.0, green: 1.0, blue: 0.0, alpha: 0.0, constant: 0.0), "
      + "blue: \(row)(red: 0.0, green: 0.0, blue: 1.0, alpha: 0.0, constant: 0.0), "
      + "alpha: \(row)(red: 0.0, green: 0.0, blue: 0.0, alpha: 1.0, constant: 0.0))"
    let cast =
      "SpringformScene.Shadow(color: #000000, offset: SpringformGeometry.Vector(dx: 0.0, dy: 0.0), radius: 1.0)"
    let parts = [
      "opacity: 0.5",
      "clip: Optional(SpringformScene.Group.Clip(path: \(Self.empty), transform: \(Self.identity)))",
      "shadow: Optional(\(cast))", "maskCoverage: SpringformScene.MaskCoverage.luminance", "isMaskInverted: true",
      "colorEffects: [SpringformScene.ColorEffect.matrix(\(matrix)), "
        + "SpringformScene.ColorEffect.linearMatrix(\(matrix)), "
        + "SpringformScene.ColorEffect.tables(red: [1, 2], green: [], blue: [], alpha: [])]",
      "innerShadow: \(cast)", "blurRadius: 1.0", "blendMode: SpringformScene.BlendMode.multiply",
      "projection: SpringformGeometry.Projection(a: 1.0, b: 0.0, c: 0.0, d: 1.0, tx: 0.0, ty: 0.0, g: 0.0, h: 0.0, "
        + "w: 1.0)", "compositing: SpringformScene.Compositing.copy", "isBackdropRoot: true",
    ]
    #expect(
      text(.beginGroup(group))
        == "[SpringformScene.DisplayList.Command.beginGroup(SpringformScene.Group(\(parts.joined(separator: ", "))))]")
  }

  @Test("Gradients that animations lead to")
  func animatedGradients() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.recordsMotion = true
    let layer = Layer()
    layer.gradient = LayerGradient(colors: [.red, .red], locations: [0, 1], kind: .conic)
    stage.rootLayer.addSublayer(layer)
    let gradient = LayerGradient(colors: [.red, .blue], locations: [0, 0.5], kind: .conic)
    layer.add(BasicAnimation(\Layer.gradient, to: gradient, duration: 1))
    let record = try #require(stage.motionRecord)
    stage.end()
    #expect(
      record.animations.first?.details["to"]
        == .word(
          "LayerGradient(colors: [#FF0000, #0000FF], locations: [0.0, 0.5], "
            + "kind: SpringformScene.LayerGradient.Kind.conic, startPoint: SpringformGeometry.Point(x: 0.5, y: 0.0), "
            + "endPoint: SpringformGeometry.Point(x: 0.5, y: 1.0))"))
  }

  @Test("Values that go on changing")
  func curves() throws {
    let stage = Stage(size: Size(width: 100, height: 100))
    stage.recordsMotion = true
    let layer = Layer()
    layer.name = "a"
    stage.rootLayer.addSublayer(layer)
    let clock = Clock(rate: 10)
    for index in 0...7 {
      layer.position.x = Double(index)
      stage.advance(to: clock.tick(index))
    }
    let record = try #require(stage.motionRecord)
    stage.end()
    let text = (0...7).map { "\(Double($0) / 10) numbers([\(Double($0)), 0.0])" }.joined(separator: "\n")
    guard case .curve(let curve)? = record.objects.first(where: { $0.path == "a" })?.properties["position"] else {
      Issue.record("no curve")
      return
    }
    #expect(curve.digest == Digest(of: Array(text.utf8)).short)
  }
}
