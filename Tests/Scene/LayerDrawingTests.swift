import SpringformGeometry
import SpringformMotion
import SpringformScene
import Testing

@Suite("Layers become commands")
struct LayerDrawingTests {
  private let square = Rect(x: 0, y: 0, width: 10, height: 10)

  private func commands(_ build: (Stage) -> Void) -> [DisplayList.Command] {
    let stage = Stage(size: Size(width: 100, height: 100))
    build(stage)
    return stage.displayList(background: .white, showsTouches: false).commands
  }

  @Test("Position, anchor point and transform place a layer as Core Animation does")
  func geometry() {
    let layer = Layer(frame: Rect(x: 10, y: 20, width: 40, height: 20))
    #expect(layer.position == Point(x: 30, y: 30))
    layer.anchorPoint = Point(x: 0, y: 0)
    #expect(layer.frame == Rect(x: 30, y: 30, width: 40, height: 20))
    layer.transform = AffineTransform(scaleX: 2, y: 3)
    #expect(layer.frame == Rect(x: 30, y: 30, width: 80, height: 60))
    layer.bounds.origin = Point(x: 5, y: 5)
    #expect(layer.frame == Rect(x: 30, y: 30, width: 80, height: 60))
    #expect(Point(x: 5, y: 5).applying(layer.transformToSuperlayer) == Point(x: 30, y: 30))
  }

  @Test("Commands carry absolute transforms, and come in the order background, content, sublayers, border")
  func order() {
    let result = commands { stage in
      let outer = Layer(frame: Rect(x: 10, y: 10, width: 10, height: 10), backgroundColor: .white)
      outer.borderWidth = 2
      outer.addSublayer(Layer(frame: Rect(x: 1, y: 2, width: 10, height: 10), backgroundColor: .black))
      stage.rootLayer.addSublayer(outer)
    }
    #expect(
      result == [
        .fill(
          .rect(square), rule: .nonZero, paint: .color(.white), transform: AffineTransform(translationX: 10, y: 10)),
        .fill(
          .rect(square), rule: .nonZero, paint: .color(.black), transform: AffineTransform(translationX: 11, y: 12)),
        .stroke(
          .rect(square.insetBy(dx: 1, dy: 1)), style: StrokeStyle(width: 2), paint: .color(.black),
          transform: AffineTransform(translationX: 10, y: 10)),
      ])
  }

  @Test("Hidden, clear and invisible layers leave no command")
  func invisible() {
    #expect(
      commands { stage in
        let (hidden, faded) = (
          Layer(frame: square, backgroundColor: .black), Layer(frame: square, backgroundColor: .black)
        )
        hidden.isHidden = true
        faded.opacity = 0
        for layer in [hidden, faded, Layer(frame: square), ShapeLayer(), Layer(frame: .zero, backgroundColor: .black)] {
          stage.rootLayer.addSublayer(layer)
        }
      }.isEmpty)
  }

  @Test("Opacity groups what overlaps and fades what stands alone")
  func opacity() {
    let alone = commands { stage in
      let layer = Layer(frame: square, backgroundColor: .black)
      layer.opacity = 0.5
      stage.rootLayer.addSublayer(layer)
    }
    #expect(
      alone == [
        .fill(
          .rect(square), rule: .nonZero, paint: .color(Color(white: 0, alpha: 0.5)), transform: .identity)
      ])
    let pair = commands { stage in
      let layer = Layer(frame: square, backgroundColor: .black)
      layer.opacity = 0.5
      layer.addSublayer(Layer(frame: square, backgroundColor: .white))
      stage.rootLayer.addSublayer(layer)
    }
    #expect(pair.first == .beginGroup(Group(opacity: 0.5)))
    #expect(pair.last == .endGroup)
    #expect(pair.count == 4)
  }

  @Test("Setting the frame of a scaled layer sets what shows")
  func transformedFrame() {
    let layer = Layer(frame: Rect(x: 10, y: 20, width: 40, height: 20))
    layer.transform = AffineTransform(scaleX: 2, y: 2)
    let shown = layer.frame
    layer.frame = shown
    #expect(layer.frame == shown && layer.bounds.size == Size(width: 40, height: 20))
    layer.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(layer.bounds.size == Size(width: 5, height: 5) && layer.frame == Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("A border never leaves its layer")
  func wideBorder() {
    let result = commands { stage in
      let layer = Layer(frame: square)
      layer.borderWidth = 16
      stage.rootLayer.addSublayer(layer)
    }
    #expect(
      result == [
        .stroke(
          .rect(square.insetBy(dx: 2.5, dy: 2.5)), style: StrokeStyle(width: 5), paint: .color(.black),
          transform: .identity)
      ])
  }

  @Test(
    "Clips cut sublayers off at the rounded bounds, and shadows off altogether; shadows turn and grow with the layer")
  func clipAndShadow() {
    let result = commands { stage in
      let layer = Layer(frame: square)
      layer.cornerRadius = 3
      layer.masksToBounds = true
      layer.shadowOpacity = 0.5
      let other = Layer(frame: square, backgroundColor: .white)
      other.shadowOpacity = 0.5
      other.transform = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
      stage.rootLayer.addSublayer(other)
      layer.transform = AffineTransform(scaleX: 2, y: 2)
      layer.addSublayer(Layer(frame: square, backgroundColor: .white))
      stage.rootLayer.addSublayer(layer)
    }
    let transform = AffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -5, ty: -5)
    #expect(
      result.first
        == .beginGroup(
          Group(shadow: Shadow(color: Color(white: 0, alpha: 0.5), offset: Vector(dx: 6, dy: 0), radius: 6))))
    #expect(
      result.dropFirst(3).first
        == .beginGroup(
          Group(clip: .init(path: .roundedRect(square, cornerRadius: 3), transform: transform))))
  }

  @Test("A backdrop blur lies outside its layer's group and fades with it")
  func backdropBlur() {
    let result = commands { stage in
      let layer = Layer(frame: square, backgroundColor: .black)
      layer.backdropBlurRadius = 4
      layer.opacity = 0.25
      stage.rootLayer.addSublayer(layer)
    }
    #expect(result.first == .blurBackdrop(.rect(square), radius: 4, opacity: 0.25, transform: .identity))
    #expect(result.count == 2)
  }

  @Test("A finger shows from before the contact until after the lift, and not when touches are off")
  func finger() {
    let stage = Stage(size: Size(width: 100, height: 100))
    let layer = Layer(frame: Rect(x: 40, y: 40, width: 20, height: 20))
    stage.rootLayer.addSublayer(layer)
    stage.tape.tap(layer, at: 1) {}
    var visible: [Double] = []
    for index in 0...40 {
      stage.advance(to: Clock(rate: 20).tick(index))
      #expect(stage.displayList(background: .white, showsTouches: false).commands.isEmpty)
      let commands = stage.displayList(background: .white, showsTouches: true).commands
      guard !commands.isEmpty else { continue }
      visible.append(stage.time)
      let discs = commands.compactMap { command -> Rect? in
        guard case .fill(let path, _, _, _) = command else { return nil }
        return path.controlBounds
      }
      #expect(discs.contains { $0.center.distance(to: Point(x: 50, y: 50)) < 1e-9 })
    }
    #expect(visible.first == 0.7)
    #expect(visible.last == 1.2)
  }
}
