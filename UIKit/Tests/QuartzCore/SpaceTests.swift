import Springform
import Testing

import CoreGraphics
import QuartzCore

/// Layers that leave their plane, seen from straight ahead or in perspective.
@Suite struct SpaceTests {
  private let red: UInt32 = 0xFFFF_0000
  private let blue: UInt32 = 0xFF00_00FF
  private let white: UInt32 = 0xFFFF_FFFF

  private static func layer(_ frame: CGRect, _ color: CGColor) -> CALayer {
    let layer = CALayer()
    (layer.frame, layer.backgroundColor) = (frame, color)
    return layer
  }

  private static let redColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blueColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// With the eye 500 points above.
  private static let perspective: CATransform3D = {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    return transform
  }()

  private func picture(_ build: @escaping (CALayer) -> Void) throws -> Bitmap {
    let stage = play(0) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      build(root)
    }
    #expect(stage.error == nil)
    return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
  }

  private func isClose(_ a: CGFloat, _ b: Double, _ tolerance: Double = 1e-9) -> Bool { abs(Double(a) - b) < tolerance }

  /// Turned by 60 degrees about y without perspective, a layer is half as wide.
  @Test func turnedWithoutPerspective() {
    let layer = CALayer()
    layer.bounds.size = CGSize(width: 40, height: 20)
    layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    #expect(isClose(layer.frame.width, 20) && isClose(layer.frame.height, 20))
    #expect(layer.transform == CATransform3DMakeRotation(.pi / 3, 0, 1, 0))
    #expect(layer.affineTransform() == CATransform3DGetAffineTransform(layer.transform))
  }

  /// A point x right of the axis comes to x cos 60, and lies x sin 60 deeper, so that it is seen at 500 / (500 + x sin 60) of that.
  @Test func cornersInPerspective() throws {
    let (root, layer) = (CALayer(), Self.layer(CGRect(x: 10, y: 20, width: 80, height: 60), Self.redColor))
    root.addSublayer(layer)
    layer.transform = CATransform3DRotate(Self.perspective, .pi / 3, 0, 1, 0)
    for corner in [CGPoint(x: 0, y: 0), CGPoint(x: 80, y: 0), CGPoint(x: 80, y: 60), CGPoint(x: 0, y: 60)] {
      let (x, y) = (Double(corner.x) - 40, Double(corner.y) - 30)
      let shrinking = 500 / (500 + x * 0.75.squareRoot())
      let seen = layer.convert(corner, to: root)
      #expect(isClose(seen.x, 50 + x * 0.5 * shrinking) && isClose(seen.y, 50 + y * shrinking))
      let back = layer.convert(seen, from: root)
      #expect(isClose(back.x, Double(corner.x)) && isClose(back.y, Double(corner.y)))
    }
    let near = 500 / (500 - 40 * 0.75.squareRoot())
    #expect(isClose(layer.frame.height, 60 * near) && isClose(layer.frame.minX, 50 - 20 * near))
    let picture = try picture { $0.addSublayer(layer) }
    // The near edge, at 28.5, reaches from 17.8 to 82.2, the far one, at 68.7, from 22 to 78.
    #expect(picture[30, 19] == red && picture[30, 80] == red && picture[27, 50] == white)
    #expect(picture[66, 24] == red && picture[66, 20] == white && picture[66, 79] == white && picture[70, 50] == white)
  }

  /// Of an eye 500 points above, what is 100 points nearer is seen 500 / 400 as large, about the superlayer's anchor point.
  @Test func sublayersAreSeenInPerspective() throws {
    let picture = try picture { root in
      root.sublayerTransform = Self.perspective
      let layer = Self.layer(CGRect(x: 10, y: 10, width: 40, height: 40), Self.redColor)
      layer.zPosition = 100
      root.addSublayer(layer)
    }
    // From 50 - 40 * 1.25 = 0 to the middle.
    #expect(picture[1, 1] == red && picture[49, 49] == red && picture[51, 20] == white)
  }

  @Test func higherLayersCoverLowerOnes() throws {
    let picture = try picture { root in
      let upper = Self.layer(CGRect(x: 0, y: 0, width: 60, height: 60), Self.redColor)
      upper.zPosition = 1
      root.addSublayer(upper)
      root.addSublayer(Self.layer(CGRect(x: 40, y: 40, width: 60, height: 60), Self.blueColor))
    }
    #expect(picture[50, 50] == red && picture[70, 70] == blue)
  }

  @Test(arguments: [true, false]) func backs(isDoubleSided: Bool) throws {
    let picture = try picture { root in
      let layer = Self.layer(CGRect(x: 20, y: 20, width: 40, height: 40), Self.redColor)
      #expect(layer.isDoubleSided)
      layer.isDoubleSided = isDoubleSided
      layer.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
      root.addSublayer(layer)
    }
    #expect(picture[40, 40] == (isDoubleSided ? red : white))
  }

  /// Turned by 30 degrees about y, a layer 50 points below its anchor point swings 25 points to the side.
  @Test func anchorsBeforeTheLayer() {
    let (root, layer) = (CALayer(), Self.layer(CGRect(x: 10, y: 10, width: 20, height: 20), Self.redColor))
    root.addSublayer(layer)
    layer.anchorPointZ = 50
    layer.transform = CATransform3DMakeRotation(.pi / 6, 0, 1, 0)
    #expect(isClose(layer.convert(CGPoint(x: 10, y: 10), to: root).x, 20 - 50 * 0.5))
    #expect(layer.value(forKeyPath: "anchorPointZ") as? CGFloat == 50)
  }

  /// What lies deeper in a transform layer is in front when the layer is seen from behind; any other layer is a picture of its own.
  @Test func transformLayersKeepTheirSpace() throws {
    func picture(_ space: CALayer) throws -> Bitmap {
      try self.picture { root in
        space.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let (near, far) = (
          Self.layer(CGRect(x: 30, y: 30, width: 40, height: 40), Self.redColor),
          Self.layer(CGRect(x: 30, y: 30, width: 40, height: 40), Self.blueColor)
        )
        (near.zPosition, far.zPosition) = (10, -10)
        space.addSublayer(far)
        space.addSublayer(near)
        space.transform = CATransform3DMakeRotation(.pi * 0.9, 0, 1, 0)
        root.addSublayer(space)
        #expect(space.hitTest(CGPoint(x: 50, y: 50)) == (space is CATransformLayer ? nil : near))
      }
    }
    #expect(try picture(CATransformLayer())[50, 50] == blue)
    #expect(try picture(CALayer())[50, 50] == red)
  }

  // MARK: Key paths

  @Test(arguments: ["transform", "sublayerTransform"])
  func partsOfTransforms(name: String) throws {
    let layer = CALayer()
    for (part, value) in [
      ("rotation.x", 0.3), ("rotation.y", -0.4), ("rotation.z", 0.5), ("rotation", 0.6), ("scale.x", 2),
      ("scale.y", 3), ("scale.z", 4), ("scale", 0.5), ("translation.x", 5), ("translation.y", 6), ("translation.z", 7),
    ] {
      layer.setValue(value, forKeyPath: "\(name).\(part)")
      let read = try #require(layer.value(forKeyPath: "\(name).\(part)") as? CGFloat)
      #expect(isClose(read, value), "\(part)")
    }
    layer.setValue(CGSize(width: 8, height: 9), forKeyPath: "\(name).translation")
    #expect(layer.value(forKeyPath: "\(name).translation") as? CGSize == CGSize(width: 8, height: 9))
    #expect(isClose(try #require(layer.value(forKeyPath: "\(name).rotation.x") as? CGFloat), 0.3))
    let whole = try #require(layer.value(forKeyPath: name) as? CATransform3D)
    #expect(whole == (name == "transform" ? layer.transform : layer.sublayerTransform) && whole.m43 == 7)
  }

  /// A turn keeps the perspective, and goes on beyond half a turn.
  @Test func turnsAreAnimated() {
    var shown: [CATransform3D] = []
    let stage = play(1) { _, root in
      root.transform = Self.perspective
      let animation = CABasicAnimation(keyPath: "transform.rotation.y")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 2 * CGFloat.pi, 1)
      root.add(animation, forKey: nil)
      for time in [0.25, 0.75] { at(time) { shown += [root.presentation()?.transform].compactMap { $0 } } }
    }
    #expect(stage.error == nil && shown.count == 2)
    // About y, z goes to x: a quarter turn, and three of them, are each other's opposite.
    for (transform, side) in zip(shown, [1.0, -1]) {
      #expect(isClose(transform.m31, side) && isClose(transform.m13, -side) && isClose(transform.m14, side / 500))
      #expect(isClose(transform.m11, 0) && isClose(transform.m34, 0))
    }
  }

  /// Whole transforms, boxed as before Swift 3 or not, go along the shortest turn, and implicitly, too.
  @Test func transformsAreAnimated() {
    var shown: [CGFloat] = []
    let stage = play(1) { _, root in
      let (frames, implicit) = (CALayer(), CALayer())
      for layer in [frames, implicit] { root.addSublayer(layer) }
      let animation = CAKeyframeAnimation(keyPath: "transform")
      animation.values = [
        NSValue(caTransform3D: CATransform3DIdentity), CATransform3DMakeRotation(1, 1, 0, 0),
        NSValue(caTransform3D: CATransform3DMakeTranslation(0, 0, 30)),
      ]
      animation.duration = 1
      frames.add(animation, forKey: nil)
      at(0.1) {
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        CATransaction.setAnimationDuration(0.8)
        implicit.transform = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(implicit.animationKeys() == ["transform"])
      }
      func number(_ layer: CALayer, _ part: String) -> CGFloat {
        layer.presentation()?.value(forKeyPath: "transform.\(part)") as? CGFloat ?? .nan
      }
      at(0.25) { shown.append(number(frames, "rotation.x")) }
      at(0.5) { shown.append(number(implicit, "rotation.y")) }
      at(0.75) { shown += [number(frames, "translation.z"), number(frames, "rotation.x")] }
    }
    #expect(stage.error == nil)
    #expect(shown.count == 4 && zip(shown, [0.5, 0.5, 15, 0.5]).allSatisfy { isClose($0, $1) })
  }

  @Test func boxes() {
    let turn = CATransform3DMakeRotation(1, 0, 1, 0)
    #expect(NSValue(caTransform3D: turn).caTransform3DValue == turn)
    #expect(NSValue(caTransform3D: turn) == NSValue(caTransform3D: turn))
    #expect(NSValue(caTransform3D: turn) != NSValue(caTransform3D: CATransform3DIdentity))
    #expect(Set([NSValue(caTransform3D: turn)]).contains(NSValue(caTransform3D: turn)))
    #expect((NSValue(caTransform3D: turn).copy() as? NSValue)?.caTransform3DValue == turn)
    #expect(NSValue(cgPoint: .zero).caTransform3DValue == CATransform3DIdentity)
    let layer = CALayer()
    layer.setValue(NSValue(caTransform3D: turn), forKeyPath: "transform")
    #expect(layer.transform == turn)
  }

  // MARK: Replicators

  /// The second copy is 100 points nearer: 1.25 as large about the middle.
  @Test func copiesLeaveThePlane() throws {
    let replicator = CAReplicatorLayer()
    let picture = try picture { root in
      replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      replicator.instanceCount = 2
      replicator.sublayerTransform = Self.perspective
      replicator.instanceTransform = CATransform3DMakeTranslation(0, 0, 100)
      (replicator.instanceColor, replicator.instanceRedOffset) = (CGColor(gray: 1, alpha: 1), -1)
      replicator.addSublayer(
        Self.layer(CGRect(x: 20, y: 20, width: 60, height: 10), CGColor(red: 1, green: 0, blue: 1, alpha: 1)))
      root.addSublayer(replicator)
    }
    #expect(replicator.instanceTransform == CATransform3DMakeTranslation(0, 0, 100))
    // The first from 20 to 30, the second from 50 - 37.5 = 12.5 to 25.
    #expect(picture[50, 28] == 0xFFFF_00FF && picture[50, 20] == blue && picture[14, 20] == blue)
    #expect(picture[11, 20] == white && picture[50, 31] == white)
  }

  @Test func stepsInSpaceAreAnimated() {
    var shown: CGFloat = .nan
    let stage = play(1) { _, root in
      let replicator = CAReplicatorLayer()
      root.addSublayer(replicator)
      let animation = CABasicAnimation(keyPath: "instanceTransform.translation.z")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 40, 1)
      replicator.add(animation, forKey: nil)
      at(0.5) { shown = replicator.presentation()?.instanceTransform.m43 ?? .nan }
    }
    #expect(stage.error == nil && isClose(shown, 20))
  }
}
