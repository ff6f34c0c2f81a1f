import Springform
import Testing

import QuartzCore

/// Plays a stage on which layers are made in a turn, refresh by refresh at 100 hertz.
///
/// - Parameter fails: whether the stage has to end with an error; else it must not.
func play(
  _ seconds: Double, fails: Bool = false, place: SourceLocation = #_sourceLocation,
  _ build: @escaping (Stage, CALayer) -> Void
) -> Stage {
  let stage = Stage(size: Size(width: 100, height: 100))
  let loop = MainLoop(stage)
  let root = CALayer()
  stage.rootLayer.addSublayer(root.base)
  loop.turn {
    loop.newLayers.append(root)
    build(stage, root)
  }
  let clock = Clock(rate: 100)
  for index in 0...Int(seconds * 100) where stage.error == nil { stage.advance(to: clock.tick(index)) }
  #expect((stage.error != nil) == fails, "\(stage.error.map { "\($0)" } ?? "nothing failed")", sourceLocation: place)
  return stage
}

/// Does something in a turn of its own, at a time.
func at(_ time: Double, _ body: @escaping () -> Void) { MainLoop.required(for: "at").after(time, body) }

@Suite struct LayerTests {
  /// What is set is what the stage's layer has, and what is read back.
  @Test func propertiesAreTheStages() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.position = CGPoint(x: 30, y: 30)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 40, height: 20))
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.frame == CGRect(x: -10, y: 0, width: 80, height: 60))
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 30)
    #expect(layer.bounds.size == CGSize(width: 10, height: 10))
    // As good as nothing: it gets the size that it will have.
    for scale in [0, 0.0001] {
      layer.transform = CATransform3DMakeScale(scale, scale, scale)
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
      #expect(layer.bounds.size == CGSize(width: 40, height: 20) && layer.position == CGPoint(x: 30, y: 20))
    }
    layer.transform = CATransform3DIdentity
    layer.opacity = 0.5
    #expect(layer.base.opacity == 0.5)
    #expect(layer.backgroundColor == nil)
    layer.backgroundColor = CGColor(gray: 1, alpha: 1)
    #expect(layer.base.backgroundColor == .white)
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation.z")
    #expect(abs(layer.base.transform.rotation - .pi / 2) < 1e-12)
    layer.setValue(7, forKeyPath: "position.x")
    #expect(layer.value(forKeyPath: "position.x") as? CGFloat == 7)
  }

  private final class Remade: CALayer {
    var layouts = 0
    override func layoutSublayers() {
      layouts += 1
      sublayers = nil
      addSublayer(CALayer())
    }
  }

  /// A layer that makes its sublayers anew whenever it is laid out is laid out once.
  @Test func layoutsMayMakeSublayers() {
    let layer = Remade()
    let stage = play(0.1) { _, root in root.addSublayer(layer) }
    #expect(stage.error == nil && layer.layouts == 1 && layer.sublayers?.count == 1)
  }

  @Test func looksAreTheStages() {
    let (layer, mask, red) = (CAShapeLayer(), CALayer(), CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    layer.bounds.size = CGSize(width: 10, height: 20)
    #expect(layer.frame == CGRect(x: 0, y: -20, width: 10, height: 20))
    layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 1))
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 1) && layer.frame.width == 20)
    (layer.borderColor, layer.shadowColor, layer.borderWidth, layer.cornerRadius) = (red, red, 2, 3)
    (layer.fillColor, layer.strokeColor, layer.mask, layer.masksToBounds, layer.isHidden) = (red, nil, mask, true, true)
    (layer.fillRule, layer.lineDashPattern) = (.evenOdd, [1, 2.5])
    let base = layer.base as? ShapeLayer
    #expect(base?.borderColor == .red && base?.shadowColor == .red && base?.borderWidth == 2 && base?.cornerRadius == 3)
    #expect(base?.fillColor == .red && base?.strokeColor == .clear && base?.mask === mask.base)
    #expect(base?.masksToBounds == true && base?.isHidden == true)
    #expect(base?.fillRule == .evenOdd && base?.lineDashPattern == [1, 2.5] && layer.lineDashPattern == [1, 2.5])
    layer.fillRule = .nonZero
    #expect(base?.fillRule == .nonZero && layer.needsLayout())
  }

  /// The time of a layer's sublayers and animations runs as the layer's.
  @Test func timeIsInherited() {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      let (outer, inner) = (CALayer(), CALayer())
      (outer.speed, outer.timeOffset, outer.beginTime) = (2, 0.1, 0.2)
      root.addSublayer(outer)
      outer.addSublayer(inner)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration, animation.beginTime) = (0, 100, 1, 0.2)
      inner.add(animation, forKey: nil)
      at(0.4) { shown.append(inner.presentation()?.position.x ?? .nan) }
    }
    #expect(stage.error == nil)
    // (0.4 - 0.2) * 2 + 0.1 = 0.5, of which the animation has seen 0.3.
    #expect(shown.count == 1 && abs(shown[0] - 30) < 1e-9)
  }

  /// A layer that is seen changes in a quarter of a second by the default curve; one that has just come changes at once.
  @Test func changesOfLayersThatAreSeenAreAnimated() {
    var shown: [CGFloat] = []
    let stage = play(0.4) { _, root in
      let layer = CALayer()
      root.addSublayer(layer)
      layer.position = CGPoint(x: 10, y: 0)
      at(0.005) {
        #expect(layer.animationKeys() == nil)
        layer.position = CGPoint(x: 110, y: 0)
        #expect(layer.position.x == 110)
        #expect(layer.animationKeys() == ["position"])
      }
      for time in [0.0, 0.13, 0.3] { at(time) { shown.append(layer.presentation()?.position.x ?? .nan) } }
    }
    #expect(stage.error == nil)
    let half = CGFloat(Pacing.curve(.default).fraction(elapsed: 0.125, duration: 0.25))
    #expect(shown[0] == 10)
    #expect(abs(shown[1] - (10 + 100 * half)) < 1e-9)
    #expect(shown[2] == 110)
  }

  @Test func transactionsSayHowChangesAreAnimated() {
    var (shown, ends): (CGFloat, [String]) = (0, [])
    let stage = play(1.2) { stage, root in
      let layer = CALayer()
      root.addSublayer(layer)
      at(0.1) {
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setCompletionBlock { ends.append("animated at \(Int((stage.time * 100).rounded()))") }
        layer.position = CGPoint(x: 100, y: 0)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { ends.append("at once") }
        layer.opacity = 0.5
        CATransaction.commit()
        CATransaction.commit()
        #expect(layer.animationKeys() == ["position"])
      }
      at(0.6) { shown = layer.presentation()?.position.x ?? .nan }
    }
    #expect(stage.error == nil)
    #expect(abs(shown - 50) < 1e-9)
    #expect(ends == ["at once", "animated at 110"])
  }

  /// The delegate, `actions`, the class and what is usual are asked in this order, until one answers.
  @Test func actionsAreLookedForInOrder() {
    final class Silent: CALayerDelegate {
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { event == "opacity" ? NSNull() : nil }
    }
    let delegate = Silent()
    let stage = play(0.1) { _, root in
      let layer = CALayer()
      layer.delegate = delegate
      layer.actions = ["position": NSNull()]
      root.addSublayer(layer)
      at(0.05) {
        layer.opacity = 0
        layer.position = CGPoint(x: 1, y: 1)
        layer.zPosition = 1
        #expect(layer.animationKeys() == ["zPosition"])
      }
    }
    #expect(stage.error == nil)
  }

  @Test func sublayersAreInTheSameOrderOnTheStage() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    root.addSublayer(b)
    root.insertSublayer(c, at: 0)
    root.insertSublayer(b, below: a)
    #expect(root.sublayers == [c, b, a])
    #expect(root.base.sublayers.map { ObjectIdentifier($0) } == [c, b, a].map { ObjectIdentifier($0.base) })
    b.removeFromSuperlayer()
    #expect(root.sublayers == [c, a])
    #expect(b.superlayer == nil)
  }

  /// `init(layer:)` is for presentations; a component that calls it by itself, with a layer of any class, has a new one.
  @Test func aLayerMadeFromAnother() {
    let stage = play(0.1) { _, root in
      root.position = CGPoint(x: 30, y: 30)
      let shape = CAShapeLayer(layer: root)
      shape.lineWidth = 3
      root.addSublayer(shape)
      #expect(shape.lineWidth == 3 && shape.position == .zero && shape.superlayer === root)
    }
    #expect(stage.error == nil)
  }

  /// A layer that asks for layout whenever it is laid out ends the scene with a reason.
  @Test func layoutWithoutEndIsAnError() {
    final class Endless: CALayer {
      override func layoutSublayers() { setNeedsLayout() }
    }
    let stage = play(0.1, fails: true) { _, root in root.addSublayer(Endless()) }
    #expect("\(stage.error.map { "\($0)" } ?? "")".contains("more than 100 times in a turn, last of Endless"))
  }

  @Test func aKeyPathThatLeadsNowhereIsAnError() {
    let stage = play(0.1, fails: true) { _, root in root.add(CABasicAnimation(keyPath: "positon"), forKey: nil) }
    #expect("\(stage.error.map { "\($0)" } ?? "")".contains("CALayer has no property 'positon'"))
  }
}

/// Which corners are round, and how.
@Suite struct CornerTests {
  @Test func someCornersAreRound() {
    let layer = CALayer()
    #expect(layer.cornerCurve == .circular && layer.maskedCorners.rawValue == 15)
    layer.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    (layer.backgroundColor, layer.cornerRadius) = (CGColor(gray: 0, alpha: 1), 20)
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    #expect(layer.base.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMaxYCorner])
    layer.cornerCurve = .continuous
    #expect(layer.base.cornerCurve == .continuous && layer.cornerCurve == .continuous)
    // The stage's corner begins there.
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }
}

@Suite struct ShapeContentTests {
  private final class Drawn: CAShapeLayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(gray: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 10, height: 40))
    }
  }

  /// "The shape is composited between the layer's contents and its first sublayer", and only the contents end at the bounds.
  @Test func shapesLieAboveWhatIsDrawn() throws {
    let stage = play(0) { _, root in
      let layer = Drawn()
      layer.frame = CGRect(x: 20, y: 20, width: 20, height: 20)
      layer.path = CGPath(rect: CGRect(x: 5, y: 5, width: 30, height: 5), transform: nil)
      layer.fillColor = CGColor(gray: 1, alpha: 1)
      root.addSublayer(layer)
      layer.setNeedsDisplay()
    }
    #expect(try darkPart(of: stage) == CGRect(x: 20, y: 20, width: 10, height: 20))
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(picture[22, 27] == 0xFF00_0000 && picture[27, 27] == 0xFFFF_FFFF && picture[27, 22] == 0xFF00_0000)
  }
}

@Suite struct CopyTests {
  private final class Shown: CALayer {
    var count = 0
    override func display() { count += 1 }
  }

  /// A copy knows what it is a copy of; what a layer shows is made by whoever overrides its display.
  @Test func copiesKnowTheirModels() {
    let stage = play(0.1) { _, root in
      let layer = Shown()
      root.addSublayer(layer)
      layer.setNeedsDisplay()
      layer.displayIfNeeded()
      layer.displayIfNeeded()
      #expect(layer.count == 1 && layer.model() === layer)
      at(0.05) {
        let copy = root.presentation()
        #expect(copy != nil && copy !== root && copy?.model() === root)
      }
    }
    #expect(stage.error == nil)
  }
}
