import Springform
import Testing

import CoreGraphics
import QuartzCore

/// What a layer's class and its delegate answer for.
@Suite struct AnsweringTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Fades for a second whenever its opacity changes, and moves at once.
  private final class Fading: CALayer {
    override class func copy(of layer: CALayer) -> CALayer { Fading(layer: layer) }

    override class func defaultAction(forKey event: String) -> (any CAAction)? {
      guard event == "opacity" else { return event == "position" ? NSNull() : nil }
      let animation = CABasicAnimation(keyPath: event)
      (animation.fromValue, animation.duration) = (1, 1)
      return animation
    }
  }

  @Test func classesHaveActions() {
    var shown: [CGFloat] = []
    let stage = play(0.8) { _, root in
      let layer = Fading()
      root.addSublayer(layer)
      at(0.1) {
        layer.opacity = 0
        layer.position = CGPoint(x: 50, y: 0)
        #expect(layer.animationKeys() == ["opacity"])
      }
      at(0.35) { shown = [CGFloat(layer.presentation()?.opacity ?? .nan), layer.presentation()?.position.x ?? .nan] }
    }
    #expect(stage.error == nil)
    #expect(shown.count == 2 && abs(shown[0] - 0.75) < 1e-6 && shown[1] == 50)
  }

  /// A delegate that displays a layer is asked instead of the layer's own drawing.
  @Test func delegatesAndClassesDisplay() {
    final class Displaying: CALayerDelegate {
      var count = 0
      func display(_ layer: CALayer) {
        count += 1
        layer.backgroundColor = AnsweringTests.red
      }
      func draw(_ layer: CALayer, in ctx: CGContext) { Issue.record("is not asked") }
    }
    final class Own: CALayer {
      override func display() { backgroundColor = AnsweringTests.red }
      override func draw(in ctx: CGContext) { Issue.record("is not asked") }
    }
    let (delegate, layer, own) = (Displaying(), CALayer(), Own())
    layer.delegate = delegate
    let stage = play(0.1) { _, root in
      for layer in [layer, own] {
        layer.setNeedsDisplay()
        root.addSublayer(layer)
      }
    }
    #expect(stage.error == nil && delegate.count == 1)
    #expect(layer.backgroundColor == Self.red && own.backgroundColor == Self.red)
  }

  /// Only a layer that says so is drawn anew when its size changes; a place alone changes nothing.
  @Test func contentFollowsTheBounds() {
    final class Counting: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) { count += 1 }
    }
    let (plain, following) = (Counting(), Counting())
    following.needsDisplayOnBoundsChange = true
    let stage = play(0.4) { _, root in
      for layer in [plain, following] {
        layer.setNeedsDisplay()
        root.addSublayer(layer)
        at(0.1) { layer.position = CGPoint(x: 5, y: 5) }
        at(0.2) { layer.bounds.size = CGSize(width: 10, height: 10) }
      }
    }
    #expect(stage.error == nil)
    #expect(plain.count == 1 && following.count == 2)
  }

  @Test func animationsHaveAPaceAndAreRemovedTogether() {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
      animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
      root.add(animation, forKey: "there")
      root.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      func note() { shown.append(root.presentation()?.position.x ?? .nan) }
      at(0.5) {
        note()
        root.removeAllAnimations()
        #expect(root.animationKeys() == nil)
        note()
      }
    }
    #expect(stage.error == nil)
    let eased = 100 * Pacing.curve(.easeIn).fraction(elapsed: 0.5, duration: 1)
    #expect(shown.count == 2 && abs(shown[0] - CGFloat(eased)) < 1e-9 && shown[1] == 0)
  }

  @Test func placesInTheTreeAndInTheSuperlayer() {
    let (root, lower, upper, between) = (CALayer(), CALayer(), CALayer(), CALayer())
    for layer in [lower, upper] { root.addSublayer(layer) }
    root.insertSublayer(between, above: lower)
    #expect(root.sublayers == [lower, between, upper])
    (lower.frame, upper.frame) = (
      CGRect(x: 10, y: 20, width: 10, height: 10), CGRect(x: 40, y: 40, width: 10, height: 10)
    )
    #expect(upper.convert(CGPoint(x: 1, y: 2), from: lower) == CGPoint(x: -29, y: -18))
    #expect(upper.convert(CGRect(x: 1, y: 2, width: 3, height: 4), from: root).origin == CGPoint(x: -39, y: -38))
  }

  /// How a line ends and turns: square ends reach beyond, round corners less than sharp ones, and a right angle, whose point is 1.414
  /// widths long, is cut off where the limit is less. It begins after the part that is left out.
  @Test func pensAreTheShapes() throws {
    func picture(
      _ cap: CAShapeLayerLineCap, _ join: CAShapeLayerLineJoin, limit: CGFloat = 10, start: CGFloat = 0
    ) throws -> Bitmap {
      let stage = play(0) { _, root in
        let (shape, path) = (CAShapeLayer(), CGMutablePath())
        path.move(to: CGPoint(x: 20, y: 60))
        path.addLine(to: CGPoint(x: 20, y: 20))
        path.addLine(to: CGPoint(x: 60, y: 20))
        (shape.path, shape.fillColor, shape.strokeColor, shape.lineWidth) = (path, nil, Self.red, 20)
        (shape.lineCap, shape.lineJoin) = (cap, join)
        #expect(shape.miterLimit == 10 && shape.strokeStart == 0)
        (shape.miterLimit, shape.strokeStart) = (limit, start)
        #expect(shape.miterLimit == limit && shape.strokeStart == start)
        #expect(shape.lineCap == cap && shape.lineJoin == join)
        root.addSublayer(shape)
      }
      #expect(stage.error == nil)
      return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    }
    let (red, white): (UInt32, UInt32) = (0xFFFF_0000, 0xFFFF_FFFF)
    let sharp = try picture(.butt, .miter)
    #expect(sharp[65, 20] == white && sharp[11, 11] == red)
    #expect(try picture(.butt, .miter, limit: 1.42)[11, 11] == red)
    #expect(try picture(.butt, .miter, limit: 1.41)[11, 11] == white)
    let late = try picture(.butt, .miter, start: 0.75)
    #expect(late[38, 20] == white && late[42, 20] == red && late[20, 40] == white)
    let round = try picture(.round, .round)
    #expect(round[66, 20] == red && round[68, 12] == white && round[11, 11] == white && round[14, 14] == red)
    let square = try picture(.square, .bevel)
    #expect(square[68, 12] == red && square[12, 12] == white && square[17, 17] == red)
  }
}
