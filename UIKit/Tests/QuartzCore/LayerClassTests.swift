import Springform
import Testing

import CoreGraphics
import QuartzCore

/// The layer classes beside plain and shape layers.
@Suite struct LayerClassTests {
  /// Half of the way after half of the time, for what replicators and gradients add.
  @Test(arguments: [
    "instanceRedOffset", "instanceGreenOffset", "instanceBlueOffset", "instanceAlphaOffset", "instanceDelay",
  ])
  func numbersOfReplicators(keyPath: String) throws {
    var shown: Any?
    let stage = play(0.6) { _, root in
      let layer = CAReplicatorLayer()
      root.addSublayer(layer)
      let animation = CABasicAnimation(keyPath: keyPath)
      (animation.fromValue, animation.toValue, animation.duration) = (0.1, 0.3, 1)
      layer.add(animation, forKey: nil)
      at(0.5) { shown = layer.presentation()?.value(forKeyPath: keyPath) }
    }
    #expect(stage.error == nil)
    let number = (shown as? Float).map { Double($0) } ?? (shown as? CGFloat).map { Double($0) }
    #expect(abs((number ?? .nan) - 0.2) < 1e-6)
  }

  @Test func replicatorsAreTheStages() throws {
    let layer = CAReplicatorLayer()
    let base = try #require(layer.base as? ReplicatorLayer)
    #expect(layer.instanceCount == 1 && layer.instanceColor == CGColor(gray: 1, alpha: 1))
    (layer.instanceCount, layer.instanceDelay) = (4, 0.25)
    layer.instanceTransform = CATransform3DMakeTranslation(5, 6, 0)
    layer.instanceColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    (layer.instanceRedOffset, layer.instanceGreenOffset) = (-0.5, 0.25)
    (layer.instanceBlueOffset, layer.instanceAlphaOffset) = (0.5, -0.25)
    #expect(base.instanceCount == 4 && base.instanceDelay == 0.25 && base.instanceColor == .red)
    #expect(base.instanceTransform == Springform.AffineTransform(translationX: 5, y: 6))
    #expect(layer.instanceTransform == CATransform3DMakeTranslation(5, 6, 0))
    #expect(base.instanceRedOffset == -0.5 && base.instanceGreenOffset == 0.25)
    #expect(base.instanceBlueOffset == 0.5 && base.instanceAlphaOffset == -0.25)
  }

  @Test func gradientsAreTheStages() throws {
    let layer = CAGradientLayer()
    let base = try #require(layer.base as? GradientLayer)
    #expect(layer.colors == nil && layer.locations == nil && layer.type == .axial)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0) && layer.endPoint == CGPoint(x: 0.5, y: 1))
    layer.colors = []
    layer.colors?.append(contentsOf: [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)])
    (layer.locations, layer.startPoint, layer.endPoint) = ([0.25, 1], .zero, CGPoint(x: 1, y: 0))
    #expect(base.colors == [.black, .white] && base.locations == [0.25, 1])
    #expect(base.startPoint == .zero && base.endPoint == Point(x: 1, y: 0))
    for (type, kind) in [(CAGradientLayerType.radial, LayerGradient.Kind.radial), (.conic, .conic), (.axial, .axial)] {
      layer.type = type
      #expect(base.kind == kind && layer.type == type)
    }
  }

  @Test func gradientsAreAnimated() throws {
    var shown: [CGFloat] = []
    let stage = play(0.6) { _, root in
      let layer = CAGradientLayer()
      root.addSublayer(layer)
      func run(_ keyPath: String, from: Any, to: Any) {
        let animation = CABasicAnimation(keyPath: keyPath)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: nil)
      }
      let (black, white) = (CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1))
      layer.colors = [black, black]
      run("colors", from: [black, black], to: [white, black])
      run("locations", from: [0, 0.5], to: [0.5, 1])
      run("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 1))
      run("endPoint", from: NSValue(cgPoint: .zero), to: NSValue(cgPoint: CGPoint(x: 0, y: 1)))
      at(0.5) {
        guard let copy = layer.presentation() else { return }
        let color = copy.colors?.first as! CGColor
        shown = [
          color.components?[0] ?? .nan, CGFloat(copy.locations?[0].doubleValue ?? .nan), copy.startPoint.x,
          copy.endPoint.y,
        ]
      }
    }
    #expect(stage.error == nil)
    #expect(shown.count == 4 && zip(shown, [0.5, 0.25, 0.5, 0.5]).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  /// A shadow can be that of another shape than what is drawn.
  @Test func shadowsOfPaths() throws {
    func picture(_ path: CGPath?) throws -> Bitmap {
      let stage = play(0) { _, root in
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        let layer = CALayer()
        layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
        layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 30))
        layer.shadowPath = path
        #expect(layer.shadowPath == path)
        root.addSublayer(layer)
      }
      #expect(stage.error == nil)
      return try Renderer(scale: 1).render(stage.displayList(background: .white, showsTouches: false))
    }
    let (black, white): (UInt32, UInt32) = (0xFF00_0000, 0xFFFF_FFFF)
    let own = try picture(nil)
    #expect(own[20, 50] == black && own[60, 50] == white && own[20, 20] == 0xFFFF_0000)
    let path = try picture(CGPath(rect: CGRect(x: 40, y: 0, width: 20, height: 20), transform: nil))
    #expect(path[20, 50] == white && path[60, 50] == black && path[60, 20] == white && path[20, 20] == 0xFFFF_0000)
  }

  @Test func boxes() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    let layer = CALayer()
    layer.setValue(NSValue(cgRect: rect), forKeyPath: "bounds")
    layer.setValue(NSValue(cgSize: CGSize(width: 7, height: 8)), forKeyPath: "shadowOffset")
    #expect(layer.bounds == rect && layer.shadowOffset == CGSize(width: 7, height: 8))
    let stage = play(0, fails: true) { _, root in root.setValue(NSValue(cgSize: .zero), forKeyPath: "position") }
    #expect(stage.error != nil, "a size is no point")
  }
}
