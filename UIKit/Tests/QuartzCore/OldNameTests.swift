import Foundation
import Testing

import CoreGraphics
import QuartzCore

@Suite struct OldNameTests {
  /// Names of Swift 3 and 4 are those of today.
  @Test func constants() {
    #expect(CGPointZero == .zero && CGSizeZero == .zero && CGRectZero == .zero && CGRectNull.isNull)
    #expect(RunLoop.Mode.commonModes == .common)
    #expect(
      [kCAFillModeRemoved, kCAFillModeForwards, kCAFillModeBackwards, kCAFillModeBoth].map(\.rawValue)
        == ["removed", "forwards", "backwards", "both"])
    #expect(
      [
        kCAMediaTimingFunctionLinear, kCAMediaTimingFunctionEaseIn, kCAMediaTimingFunctionEaseOut,
        kCAMediaTimingFunctionEaseInEaseOut, kCAMediaTimingFunctionDefault,
      ].map(\.rawValue) == ["linear", "easeIn", "easeOut", "easeInEaseOut", "default"])
    #expect(
      [kCAAnimationLinear, kCAAnimationDiscrete, kCAAnimationPaced, kCAAnimationCubic, kCAAnimationCubicPaced]
        .map(\.rawValue) == ["linear", "discrete", "paced", "cubic", "cubicPaced"])
    #expect([kCAAnimationRotateAuto, kCAAnimationRotateAutoReverse].map(\.rawValue) == ["auto", "autoReverse"])
    #expect([kCALineCapButt, kCALineCapRound, kCALineCapSquare].map(\.rawValue) == ["butt", "round", "square"])
    #expect([kCALineJoinMiter, kCALineJoinRound, kCALineJoinBevel].map(\.rawValue) == ["miter", "round", "bevel"])
    #expect([kCAFillRuleNonZero, kCAFillRuleEvenOdd].map(\.rawValue) == ["non-zero", "even-odd"])
    #expect(
      [
        kCAGravityResize, kCAGravityResizeAspect, kCAGravityResizeAspectFill, kCAGravityCenter, kCAGravityTop,
        kCAGravityBottom, kCAGravityLeft, kCAGravityRight, kCAGravityTopLeft, kCAGravityTopRight, kCAGravityBottomLeft,
        kCAGravityBottomRight,
      ].map(\.rawValue) == [
        "resize", "resizeAspect", "resizeAspectFill", "center", "top", "bottom", "left", "right", "topLeft", "topRight",
        "bottomLeft", "bottomRight",
      ])
    #expect(kCAGradientLayerAxial == .axial)
    #expect(MAXFLOAT == .greatestFiniteMagnitude && HUGE == MAXFLOAT)
    #expect((NSEC_PER_SEC, NSEC_PER_MSEC, USEC_PER_SEC) == (1_000_000_000, 1_000_000, 1_000_000))
  }

  /// A layer that began at 1 s, runs twice as fast and lies in one that is 0.5 s ahead.
  @Test func timesAreConverted() {
    _ = play(0) { _, root in
      let (outer, inner) = (CALayer(), CALayer())
      root.addSublayer(outer)
      outer.addSublayer(inner)
      outer.timeOffset = 0.5
      (inner.beginTime, inner.speed) = (1, 2)
      #expect(inner.convertTime(3, from: nil) == (3.5 - 1) * 2)
      #expect(inner.convertTime(5, to: nil) == 3)
      #expect(inner.convertTime(3.5, from: outer) == 5 && outer.convertTime(3.5, to: inner) == 5)
      inner.speed = 0
      inner.timeOffset = 4
      #expect(inner.convertTime(100, from: nil) == 4 && inner.convertTime(100, to: nil) == 0.5)
    }
  }

  /// What a phone does to be faster changes no picture.
  @Test func layersKeepWhatChangesNothing() {
    _ = play(0) { _, layer in
      #expect(!layer.shouldRasterize && layer.rasterizationScale == 1 && layer.repeatCount == 0)
      #expect(!layer.drawsAsynchronously)
      (layer.shouldRasterize, layer.rasterizationScale, layer.repeatCount) = (true, 2, 3)
      layer.drawsAsynchronously = true
      #expect(layer.shouldRasterize && layer.rasterizationScale == 2 && layer.repeatCount == 3)
      #expect(layer.drawsAsynchronously)
    }
  }

  private final class Listener: NSObject {
    var heard: [String] = []
    func plain() { heard.append("plain") }
    func told(_ notification: Notification) { heard.append(notification.name.rawValue) }
  }

  @Test func selectorsHearNotifications() {
    let listener = Listener()
    _ = play(0) { _, _ in
      let center = NotificationCenter()
      let (first, second) = (Notification.Name("first"), Notification.Name("second"))
      center.addObserver(listener, selector: Selector(Listener.plain, "plain"), name: first, object: nil)
      center.addObserver(listener, selector: Selector(Listener.told(_:), "told(_:)"), name: nil, object: nil)
      center.post(name: first, object: nil)
      #expect(listener.heard.sorted() == ["first", "plain"])
      center.removeObserver(listener, name: first, object: nil)
      center.post(name: first, object: nil)
      #expect(listener.heard.count == 3)
      center.removeObserver(listener)
      center.post(name: second, object: nil)
      #expect(listener.heard.count == 3)
    }
  }

  /// A centre is all scenes', but what happens in one is no other's business.
  @Test func notificationsStayInTheirScene() {
    let (center, listener) = (NotificationCenter(), Listener())
    _ = play(0) { _, _ in
      center.addObserver(listener, selector: Selector(Listener.plain, "plain"), name: nil, object: nil)
    }
    _ = play(0) { _, _ in center.post(name: Notification.Name("a"), object: nil) }
    #expect(listener.heard.isEmpty)
  }
}
