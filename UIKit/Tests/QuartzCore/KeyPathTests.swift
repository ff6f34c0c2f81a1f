import Springform
import Testing

import CoreGraphics
import QuartzCore

/// All key paths that Apple's documentation calls animatable, but for filters, which iPhones have none of.
@Suite struct KeyPathTests {
  /// Key paths of a class of layers, with two values for each.
  private struct Family {
    let make: () -> CALayer
    let values: [(keyPath: String, from: Any, to: Any)]

    init(_ make: @escaping () -> CALayer, _ groups: ([String], Any, Any)...) {
      self.make = make
      values = groups.flatMap { group in group.0.map { ($0, group.1, group.2) } }
    }
  }

  private static func gray(_ white: CGFloat) -> CGColor {
    CGColor(red: white, green: white, blue: white, alpha: 1)
  }
  private static func box(_ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
  }
  private static func parts(of names: [String], _ parts: [String]) -> [String] {
    names.flatMap { name in parts.map { "\(name).\($0)" } }
  }

  private static let transformParts =
    ["rotation", "scale"].flatMap { [$0, "\($0).x", "\($0).y", "\($0).z"] }
    + ["x", "y", "z"].map { "translation.\($0)" }
  private static let rectParts = ["origin.x", "origin.y", "size.width", "size.height"]

  /// Properties, which are animated implicitly, too.
  private let properties: [Family] = [
    Family(
      { CALayer() },
      (
        [
          "anchorPointZ", "zPosition", "opacity", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius",
        ], 0.2, 0.6
      ),
      (["position", "anchorPoint"], CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 21)),
      (["shadowOffset"], CGSize(width: 0, height: 1), CGSize(width: 10, height: 21)),
      (
        ["bounds", "contentsRect", "contentsCenter"], CGRect(x: 0, y: 0, width: 0.5, height: 0.25),
        CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
      ),
      (
        ["transform", "sublayerTransform"], CATransform3DMakeTranslation(0, 2, 4),
        CATransform3DMakeTranslation(10, 4, 0)
      ),
      (["backgroundColor", "borderColor", "shadowColor"], Self.gray(0.2), Self.gray(0.6))),
    Family(
      { CAShapeLayer() }, (["strokeStart", "strokeEnd", "lineWidth", "lineDashPhase", "miterLimit"], 0.2, 0.6),
      (["fillColor", "strokeColor"], Self.gray(0.2), Self.gray(0.6))),
    Family(
      { CAGradientLayer() }, (["startPoint", "endPoint"], CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0)),
      (["colors"], [Self.gray(0.2), Self.gray(1)], [Self.gray(0.6), Self.gray(0)]),
      (["locations"], [0, 0.5], [0.5, 1])),
    Family({ CATextLayer() }, (["fontSize"], 10, 20), (["foregroundColor"], Self.gray(0.2), Self.gray(0.6))),
    Family(
      { CAReplicatorLayer() },
      (
        ["instanceDelay", "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset"], 0.2,
        0.6
      ), (["instanceCount"], 1, 5), (["instanceColor"], Self.gray(0.2), Self.gray(0.6)),
      (["instanceTransform"], CATransform3DMakeTranslation(0, 2, 4), CATransform3DMakeTranslation(10, 4, 0))),
    Family(
      { CAEmitterLayer() }, (["velocity", "scale", "spin"], 0.2, 0.6),
      (["emitterPosition"], CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 21)),
      (["emitterSize"], CGSize(width: 0, height: 1), CGSize(width: 10, height: 21))),
    Family({ CAScrollLayer() }, (["bounds"], CGRect.zero, CGRect(x: 10, y: 20, width: 30, height: 40))),
    Family({ CATransformLayer() }, (["opacity"], 0.2, 0.6)),
  ]

  /// Paths and the fields of structures, for which somebody has to add an animation.
  private let explicit: [Family] = [
    Family(
      { CALayer() }, (["shadowPath"], Self.box(10), Self.box(30)),
      (
        ["transform.translation", "sublayerTransform.translation"], CGSize(width: 0, height: 4),
        CGSize(width: 10, height: 0)
      ),
      (["bounds.origin", "contentsRect.origin"], CGPoint(x: 0, y: 1), CGPoint(x: 10, y: 21)),
      (["bounds.size", "contentsRect.size"], CGSize(width: 0, height: 1), CGSize(width: 10, height: 21)),
      (
        Self.parts(of: ["position", "anchorPoint"], ["x", "y"]) + Self.parts(of: ["shadowOffset"], ["width", "height"])
          + Self.parts(of: ["bounds", "contentsRect", "contentsCenter"], Self.rectParts)
          + Self.parts(of: ["transform", "sublayerTransform"], Self.transformParts), 0.2, 0.6
      )),
    Family({ CAShapeLayer() }, (["path"], Self.box(10), Self.box(30))),
    Family({ CAGradientLayer() }, (Self.parts(of: ["startPoint", "endPoint"], ["x", "y"]), 0.2, 0.6)),
    Family({ CAReplicatorLayer() }, (Self.parts(of: ["instanceTransform"], Self.transformParts), 0.2, 0.6)),
    Family(
      {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.name = "spark"
        layer.emitterCells = [cell]
        return layer
      },
      (
        ["birthRate", "lifetime"]
          + Self.parts(
            of: ["emitterCells.spark"],
            [
              "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude", "emissionRange",
              "velocity",
              "velocityRange", "xAcceleration", "yAcceleration", "scale", "scaleRange", "scaleSpeed", "spin",
              "spinRange",
              "redRange", "greenRange", "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed",
            ]), 0.2, 0.6
      )),
    Family(
      { CAEmitterLayer() },
      (
        Self.parts(of: ["emitterPosition"], ["x", "y"]) + Self.parts(of: ["emitterSize"], ["width", "height"]), 0.2, 0.6
      )),
  ]

  private func numbers(_ value: Any?) -> [CGFloat] {
    switch value {
    case let point as CGPoint: [point.x, point.y]
    case let size as CGSize: [size.width, size.height]
    case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height]
    case let t as CATransform3D: [t.m11, t.m12, t.m22, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44]
    case let color as CGColor: color.components ?? []
    case let path as CGPath: numbers(path.boundingBox)
    case let list as [Any]: list.flatMap { numbers($0) }
    default: double(value).map { [CGFloat($0)] } ?? []
    }
  }

  private func expectMiddle(_ shown: Any?, _ from: Any, _ to: Any, _ keyPath: String, of layer: CALayer) {
    let middle = numbers(shown)
    let expected = zip(numbers(from), numbers(to)).map { ($0 + $1) / 2 }
    #expect(
      !middle.isEmpty && middle.count == expected.count && zip(middle, expected).allSatisfy { abs($0 - $1) < 1e-5 },
      "\(keyPath) of \(type(of: layer)) is \(middle), not \(expected)")
  }

  /// Half of the way after half of the time.
  @Test func animationsLeadThere() {
    for family in properties + explicit {
      for (keyPath, from, to) in family.values {
        let layer = family.make()
        let stage = play(0.5) { _, root in
          root.addSublayer(layer)
          let animation = CABasicAnimation(keyPath: keyPath)
          (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
          layer.add(animation, forKey: nil)
          at(0.5) { expectMiddle(layer.presentation()?.value(forKeyPath: keyPath), from, to, keyPath, of: layer) }
        }
        #expect(stage.error == nil, "\(keyPath) of \(type(of: layer))")
      }
    }
  }

  @Test func changesLeadThere() {
    for family in properties {
      for (keyPath, from, to) in family.values {
        let layer = family.make()
        let stage = play(0.6) { _, root in
          layer.setValue(from, forKeyPath: keyPath)
          root.addSublayer(layer)
          at(0.1) {
            CATransaction.begin()
            CATransaction.setAnimationDuration(1)
            CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
            layer.setValue(to, forKeyPath: keyPath)
            CATransaction.commit()
          }
          at(0.6) { expectMiddle(layer.presentation()?.value(forKeyPath: keyPath), from, to, keyPath, of: layer) }
        }
        #expect(stage.error == nil, "\(keyPath) of \(type(of: layer))")
      }
    }
  }

  /// Yes and no: discrete key frames have each for its time, other animations go over in the middle, and changes happen at once.
  @Test(arguments: ["hidden", "doubleSided", "masksToBounds"]) func flags(keyPath: String) {
    let (frames, way, changed) = (CALayer(), CALayer(), CALayer())
    var shown: [[Bool]] = [[], [], []]
    let stage = play(1) { _, root in
      for layer in [frames, way, changed] {
        root.addSublayer(layer)
        layer.setValue(false, forKeyPath: keyPath)
      }
      let discrete = CAKeyframeAnimation(keyPath: keyPath)
      (discrete.values, discrete.calculationMode, discrete.duration) = ([false, true, false, true], .discrete, 1)
      frames.add(discrete, forKey: nil)
      let basic = CABasicAnimation(keyPath: keyPath)
      (basic.fromValue, basic.toValue, basic.duration) = (false, true, 1)
      way.add(basic, forKey: nil)
      at(0.1) { changed.setValue(true, forKeyPath: keyPath) }
      for time in [0.11, 0.4, 0.6, 0.9] {
        at(time) {
          for (index, layer) in [frames, way, changed].enumerated() {
            shown[index].append(layer.presentation()?.value(forKeyPath: keyPath) as? Bool ?? false)
          }
        }
      }
    }
    #expect(stage.error == nil)
    #expect(shown == [[false, true, false, true], [false, false, true, true], [true, true, true, true]])
    #expect(way.value(forKeyPath: keyPath) as? Bool == false, "the model stays")
  }

  /// What a flag shows is drawn.
  @Test(arguments: [(0.2, true), (0.4, false)]) func hiddenLayersAreNotDrawn(time: Double, isHidden: Bool) throws {
    let layer = CALayer()
    let stage = play(time) { _, root in
      root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: "hidden")
      (animation.fromValue, animation.toValue, animation.duration) = (true, true, 0.3)
      layer.add(animation, forKey: nil)
    }
    #expect(stage.error == nil)
    #expect(layer.presentation()?.isHidden == isHidden && !layer.isHidden)
    let picture = try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    #expect(picture[20, 20] == (isHidden ? 0xFFFF_FFFF : 0xFFFF_0000))
  }
}
