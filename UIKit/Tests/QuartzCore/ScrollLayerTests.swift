import Springform
import Testing

import CoreGraphics
import QuartzCore

@Suite struct ScrollLayerTests {
  /// 100 points of a content.
  private func scroller() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
    return layer
  }

  @Test(arguments: [
    (CAScrollLayerScrollMode.both, CGPoint(x: 30, y: 40)), (.horizontally, CGPoint(x: 30, y: 0)),
    (.vertically, CGPoint(x: 0, y: 40)), (.none, .zero),
  ]) func scrollsToPoints(mode: CAScrollLayerScrollMode, origin: CGPoint) {
    let layer = scroller()
    #expect(layer.scrollMode == .both)
    layer.scrollMode = mode
    layer.scroll(to: CGPoint(x: 30, y: 40))
    #expect(layer.bounds == CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    #expect(layer.frame.origin == CGPoint(x: 5, y: 5))
  }

  /// As little as is needed, whether what is wanted lies before, behind, within, or is too large.
  @Test func scrollsToRectangles() {
    let layer = scroller()
    layer.scroll(to: CGPoint(x: 50, y: 50))
    layer.scroll(to: CGRect(x: 60, y: 140, width: 20, height: 20))
    #expect(layer.bounds.origin == CGPoint(x: 50, y: 60))
    layer.scroll(to: CGRect(x: 40, y: 90, width: 20, height: 200))
    #expect(layer.bounds.origin == CGPoint(x: 40, y: 90))
  }

  /// By a layer inside of it, in that one's coordinates.
  @Test func scrollsForLayersInside() {
    let (layer, inner, other) = (scroller(), CALayer(), CALayer())
    inner.frame = CGRect(x: 20, y: 80, width: 60, height: 60)
    layer.addSublayer(inner)
    #expect(inner.visibleRect == CGRect(x: 0, y: 0, width: 60, height: 20))
    inner.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 60))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 40) && inner.visibleRect == inner.bounds)
    inner.scroll(CGPoint(x: 10, y: 10))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 90))
    layer.scroll(to: CGPoint(x: 500, y: 500))
    #expect(inner.visibleRect == .zero && layer.visibleRect == layer.bounds)
    other.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    other.scroll(CGPoint(x: 5, y: 5))
    #expect(other.bounds.origin == .zero && other.visibleRect == other.bounds)
  }

  @Test func sublayersAreReplaced() {
    let (layer, first, second, third) = (CALayer(), CALayer(), CALayer(), CALayer())
    layer.sublayers = [first, second]
    layer.replaceSublayer(first, with: third)
    #expect(layer.sublayers == [third, second] && first.superlayer == nil && third.superlayer === layer)
    layer.replaceSublayer(first, with: CALayer())
    #expect(layer.sublayers == [third, second])
  }
}
