import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct LayerHintTests {
  /// Multiplied with red, green is black.
  @Test func compositingFiltersAreBlendModes() throws {
    let stage = play(0) { _, root in
      for (color, filter) in [
        (CGColor(red: 1, green: 0, blue: 0, alpha: 1), nil),
        (CGColor(red: 0, green: 1, blue: 0, alpha: 1), "multiplyBlendMode"),
      ] {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
        layer.backgroundColor = color
        layer.compositingFilter = filter
        root.addSublayer(layer)
      }
    }
    #expect(try darkPart(of: stage) == CGRect(x: 0, y: 0, width: 50, height: 100))
    let layer = CALayer()
    layer.compositingFilter = "CIScreenBlendMode"
    #expect(layer.base.blendMode == .screen && layer.compositingFilter as? String == "CIScreenBlendMode")
    layer.compositingFilter = nil
    #expect(layer.base.blendMode == .normal)
  }

  @Test func whatLayersSayOfThemselves() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 7, height: 8)
    #expect(layer.preferredFrameSize() == CGSize(width: 7, height: 8) && !layer.contentsAreFlipped())
    #expect(layer.contentsFormat == .RGBA8Uint && CALayer.defaultValue(forKey: "opacity") as? Float == 1)
    layer.contentsFormat = .gray8Uint
    #expect(layer.contentsFormat == .gray8Uint)
    #expect(CATiledLayer().tileSize == CGSize(width: 256, height: 256) && CATiledLayer.fadeDuration() == 0.25)
  }

  private final class Drawer: CALayerDelegate {
    func layerWillDraw(_ layer: CALayer) { layer.contentsScale = 4 }
    func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: ctx.ctm.a * 10, height: 10)) }
  }

  /// Delegates may say how a layer draws before it does; tiled layers draw as others do.
  @Test func delegatesPrepareDrawing() throws {
    let drawer = Drawer()
    let stage = play(0) { _, root in
      let layer = CATiledLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.delegate = drawer
      layer.setNeedsDisplay(layer.bounds)
      root.addSublayer(layer)
    }
    #expect(try darkPart(of: stage) == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  /// A way and its way back are none.
  @Test func inverseTransforms() {
    let transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
    let none = CATransform3DConcat(transform, CATransform3DInvert(transform))
    #expect(zip(none.numbers, CATransform3DIdentity.numbers).allSatisfy { abs($0 - $1) < 1e-12 })
    let flat = CATransform3DMakeScale(0, 1, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
  }

  /// The same turn by its key path and by a function of the whole transform.
  @Test func valueFunctions() {
    var angles: [Any?] = []
    _ = play(1) { _, root in
      let layer = CALayer()
      root.addSublayer(layer)
      let turn = CABasicAnimation(keyPath: "transform")
      turn.valueFunction = CAValueFunction(name: .rotateZ)
      (turn.fromValue, turn.toValue, turn.duration) = (0, 1, 1)
      layer.add(turn, forKey: nil)
      let grown = CALayer()
      root.addSublayer(grown)
      let growth = CABasicAnimation(keyPath: "transform")
      growth.valueFunction = CAValueFunction(name: .scale)
      (growth.fromValue, growth.toValue, growth.duration) = ([1, 1, 1], [3, 5, 1], 1)
      grown.add(growth, forKey: nil)
      at(0.5) {
        angles.append(layer.presentation()?.value(forKeyPath: "transform.rotation.z"))
        angles.append(grown.presentation()?.value(forKeyPath: "transform.scale.y"))
      }
    }
    #expect(angles.count == 2)
    #expect(zip(angles, [0.5, 3] as [CGFloat]).allSatisfy { abs(($0 as? CGFloat ?? .nan) - $1) < 1e-9 })
    #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "none")) == nil)
  }

  /// By Apple's documentation a perceptual duration is 2 pi over the undamped frequency, and bounce 1 less the damping ratio.
  @Test func springsByWhatTheySeem() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9136704) < 1e-6 && abs(spring.damping - 17.5929189) < 1e-6)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
    #expect(spring.duration == spring.settlingDuration)
    let creeping = CASpringAnimation(perceptualDuration: 0.5, bounce: -0.5)
    #expect(creeping.allowsOverdamping && abs(creeping.bounce + 0.5) < 1e-12)
  }

  @Test func valuesOfTransactions() {
    _ = play(0) { _, _ in
      CATransaction.begin()
      CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
      CATransaction.setValue(true, forKey: kCATransactionDisableActions)
      CATransaction.setValue("mine", forKey: "own")
      CATransaction.setCompletionBlock {}
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.begin()
      #expect(CATransaction.value(forKey: "own") as? String == "mine" && CATransaction.completionBlock() == nil)
      #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 2)
      CATransaction.commit()
      #expect(CATransaction.completionBlock() != nil)
      CATransaction.commit()
      #expect(CATransaction.value(forKey: "own") == nil && !CATransaction.disableActions())
    }
  }
}
