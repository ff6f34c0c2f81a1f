import SpringformGeometry
import SpringformScene
import Testing

@Suite struct KeptDrawingTests {
  @Test func isDrawnAgainWhereTheCanvasIs() {
    let drawing = Drawing { canvas in
      canvas.withTransform(AffineTransform(scaleX: 2, y: 2)) { $0.fill(.circle(radius: 3), with: .red) }
    }
    #expect(!drawing.isEmpty)
    #expect(Drawing().isEmpty)
    let place = AffineTransform(translationX: 10, y: 20)
    let moved = Drawing { canvas in canvas.withTransform(place) { $0.draw(drawing) } }
    let expected = Drawing { canvas in
      canvas.withTransform(AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 20)) {
        $0.fill(.circle(radius: 3), with: .red)
      }
    }
    #expect(moved == expected)
    #expect(moved != drawing)
  }

  /// In the layer's own coordinates, wherever it lies.
  @Test func isWhatALayerShows() {
    let layer = ShapeLayer(path: .circle(radius: 3), fillColor: .red)
    (layer.position, layer.transform) = (Point(x: 40, y: 50), AffineTransform(scaleX: 2, y: 2))
    #expect(Drawing(of: layer) == Drawing { $0.fill(.circle(radius: 3), with: .red) })
    layer.isHidden = true
    #expect(Drawing(of: layer).isEmpty)
  }
}
