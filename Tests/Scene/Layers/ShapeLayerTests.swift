import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Shape layers")
struct ShapeLayerTests {
  private static let line: Path = {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(x: 10, y: 0))
    return path
  }()

  private func stroke(_ change: (ShapeLayer) -> Void) -> (path: Path, style: StrokeStyle)? {
    let layer = ShapeLayer(path: Self.line, fillColor: .clear, strokeColor: .black, lineWidth: 2)
    change(layer)
    for case .stroke(let path, let style, _, _) in shown(layer) { return (path, style) }
    return nil
  }

  @Test("Every property of the line reaches its command")
  func style() {
    let style = stroke {
      $0.lineCap = .round
      $0.lineJoin = .bevel
      $0.miterLimit = 4
      $0.lineDashPattern = [3, 1]
      $0.lineDashPhase = 2
    }?.style
    #expect(
      style == StrokeStyle(width: 2, cap: .round, join: .bevel, miterLimit: 4, dashes: [3, 1], dashPhase: 2))
  }

  @Test("The line begins and ends at its share of the length")
  func trimming() {
    #expect(stroke { _ in }?.path == Self.line)
    #expect(stroke { $0.strokeEnd = 0.25 }?.path.elements.last == .line(to: Point(x: 2.5, y: 0)))
    #expect(stroke { $0.strokeStart = 0.25 }?.path.elements.first == .move(to: Point(x: 2.5, y: 0)))
    #expect(
      stroke {
        $0.strokeStart = 0.5; $0.strokeEnd = 0.5
      } == nil)
    #expect(
      stroke {
        $0.strokeStart = 0.75; $0.strokeEnd = 0.5
      } == nil)
    #expect(stroke { $0.lineWidth = 0 } == nil)
  }

  @Test("The filling keeps the whole path and takes the fill rule")
  func filling() {
    let layer = ShapeLayer(path: Self.line)
    layer.strokeEnd = 0.5
    layer.fillRule = .evenOdd
    #expect(shown(layer) == [.fill(Self.line, rule: .evenOdd, paint: .color(.black), transform: .identity)])
  }

  @Test("Numbers and the path are animated")
  func animation() throws {
    let stage = Stage(size: Size(width: 10, height: 10))
    let layer = ShapeLayer(path: Self.line, fillColor: .clear, strokeColor: .black)
    layer.lineDashPattern = [1]
    layer.strokeEnd = 0
    stage.rootLayer.addSublayer(layer)
    stage.animate(duration: 1, curve: .linear) {
      layer.strokeEnd = 1
      layer.lineDashPhase = 4
      layer.miterLimit = 20
      layer.lineWidth = 3
      layer.path = Self.line.applying(AffineTransform(scaleX: 3, y: 1))
    }
    stage.advance(to: Clock(rate: 2).tick(1))
    let commands = stage.displayList(background: .white, showsTouches: false).commands
    guard case .stroke(let path, let style, _, _) = commands.first else { throw Missing() }
    #expect(style == StrokeStyle(width: 2, miterLimit: 15, dashes: [1], dashPhase: 2))
    #expect(path.currentPoint == Point(x: 10, y: 0))
  }

  private struct Missing: Error {}
}
