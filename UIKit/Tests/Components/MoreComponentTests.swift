import ConfettiDemo
import CurveRefreshDemo
import DragSegmentedControlDemo
import FloatingActionMenuDemo
import Foundation
import GooeyMenuDemo
import GuillotineMenuDemo
import JellyViewDemo
import LiquidLoaderDemo
import LoadingIndicatorsDemo
import MarqueeLabelDemo
import ParallaxGalleryDemo
import PulseViewDemo
import RingProgressDemo
import RippleButtonDemo
import SlimeBadgeDemo
import SlimeViewDemo
import Springform
import SpringformGallery
import SpringformTesting
import StarRatingDemo
import Testing

/// Each looks as it did, some times in a second.
@Suite struct ComponentPictureTests {
  private let settings = RenderSettings(rate: 10)
  /// For those whose pictures are large.
  private let fewer = RenderSettings(rate: 5)

  @Test func confetti() async { await assertAnimation(ConfettiDemo(), settings: fewer) }
  @Test func dragSegmentedControl() async { await assertAnimation(DragSegmentedControlDemo(), settings: settings) }
  @Test func floatingActionMenu() async { await assertAnimation(FloatingActionMenuDemo(), settings: settings) }
  @Test func gooeyMenu() async { await assertAnimation(GooeyMenuDemo(), settings: fewer) }
  @Test func slime() async { await assertAnimation(SlimeViewDemo(), settings: fewer) }
  @Test func jelly() async { await assertAnimation(JellyViewDemo(), settings: fewer) }
  @Test func liquidLoader() async { await assertAnimation(LiquidLoaderDemo(), settings: settings) }
  @Test func loadingIndicators() async { await assertAnimation(LoadingIndicatorsDemo(), settings: fewer) }
  @Test func marqueeLabel() async { await assertAnimation(MarqueeLabelDemo(), settings: fewer) }
  @Test func parallaxGallery() async { await assertAnimation(ParallaxGalleryDemo(), settings: fewer) }
  @Test func pulse() async { await assertAnimation(PulseViewDemo(), settings: fewer) }
  @Test func ringProgress() async { await assertAnimation(RingProgressDemo(), settings: fewer) }
  @Test func rippleButton() async { await assertAnimation(RippleButtonDemo(), settings: settings) }
  @Test func starRating() async { await assertAnimation(StarRatingDemo(), settings: settings) }
}

/// Each moves as its source says, by the source's own numbers.
@Suite struct ComponentCurveTests {
  private func ease(_ x1: Float, _ y1: Float, _ x2: Float, _ y2: Float, _ elapsed: Double, of duration: Double)
    -> Double
  {
    Pacing.curve(TimingCurve(Double(x1), Double(y1), Double(x2), Double(y2)))
      .fraction(elapsed: elapsed, duration: duration)
  }

  /// A drag of 190 points less the first 10 moves cards, of which each next one is 250 points on, by 0.72; then they snap, on a
  /// spring of 10 radians per second that does not swing, and each flick turns one.
  @Test func parallaxGallery() throws {
    let curves = try Curves(of: ParallaxGalleryDemo())
    #expect(abs(curves.number("position", at: 1.4) - 180.0 / 250) < 1e-3)
    let left: Double = 0.28 * (1 + 6) * exp(-6)
    #expect(abs(curves.number("position", at: 2.1) - (1 - left)) < 1e-5)
    #expect(abs(curves.number("position", at: 5.1) - 4) < 1e-3)
    #expect(abs(curves.number("position", at: 6) - 3) < 1e-9)
  }

  /// The first ball is in its second round when the scene begins: 1, 0.3 after .45 of .8 s, and 1.
  @Test func loadingIndicators() throws {
    let curves = try Curves(of: LoadingIndicatorsDemo())
    #expect(abs(curves.number("ball.scale", at: 0) - 1) < 1e-9)
    #expect(abs(curves.number("ball.scale", at: 0.36) - 0.3) < 1e-9)
    let shrunk = ease(0.2, 0.68, 0.18, 1.08, 0.2, of: 0.36)
    #expect(abs(curves.number("ball.scale", at: 0.2) - (1 - 0.7 * shrunk)) < 1e-6)
    #expect(abs(curves.number("arc.head", at: 0.6) - 0.38) < 1e-9)
    #expect(abs(curves.number("arc.tail", at: 1.8) - 0.01) < 1e-9)
  }

  /// A ring opens in 3.2 s from .22 to 1, and is faintest at both ends.
  @Test func pulse() throws {
    let curves = try Curves(of: PulseViewDemo())
    let opened = ease(0.16, 0.6, 0.4, 1, 0.8, of: 3.2)
    #expect(abs(curves.number("ring.scale", at: 0.8) - (0.22 + 0.78 * opened)) < 1e-6)
    #expect(abs(curves.number("ring.scale", at: 4) - curves.number("ring.scale", at: 0.8)) < 1e-9)
    assertMotion(PulseViewDemo(), .stays("ring.opacity", in: 0...1), .stays("ring.scale", in: 0.21...1))
  }

  /// The shadow rises within .25 s of easing, and sinks in .4 s after the finger has gone.
  @Test func rippleButton() throws {
    let curves = try Curves(of: RippleButtonDemo())
    let risen = Pacing.curve(.easeOut).fraction(elapsed: 0.1, duration: 0.25)
    // The finger comes down at .4.
    #expect(abs(curves.number("shadow.radius", at: 0.4 + 0.1) - (5 + 8 * risen)) < 1e-6)
    #expect(curves.number("shadow.radius", at: 2.1) == 13)
    #expect(curves.number("shadow.radius", at: 3) == 5 && curves.number("highlight", at: 3) == 0)
  }

  /// The layer's own action: 1.2 s with its own curve.
  @Test func ringProgress() throws {
    let curves = try Curves(of: RingProgressDemo())
    #expect(abs(curves.number("outer", at: 0.9) - 1.3 * ease(0.33, 0, 0.12, 1, 0.6, of: 1.2)) < 1e-6)
    #expect(curves.number("outer", at: 1.6) == 1.3 && curves.number("inner", at: 2) == 0.72)
    #expect(curves.number("outer", at: 3.8) == 0.2)
  }

  /// By its own law, v' = 2.4 (target - v), from one refresh to the next.
  @Test func liquidLoader() throws {
    let curves = try Curves(of: LiquidLoaderDemo())
    let (before, after) = (curves.number("level", at: 1), curves.number("level", at: 1.5))
    #expect(abs((0.35 - after) - (0.35 - before) * exp(-2.4 * 0.5)) < 1e-6)
    #expect(curves.number("level", at: 4.9) > 0.98)
  }

  @Test func starRating() throws {
    let curves = try Curves(of: StarRatingDemo())
    #expect(curves.number("rating", at: 0.2) == 0 && curves.number("rating", at: 1.4) == 4.5)
    #expect(curves.number("rating", at: 2.4) == 3 && curves.number("rating", at: 3) == 5)
  }

  /// The thumb goes where it is tapped, follows the finger, and gives way at the end.
  @Test func dragSegmentedControl() throws {
    let curves = try Curves(of: DragSegmentedControlDemo())
    let width = (280.0 - 6) / 3
    #expect(abs(curves.number("thumb.x", at: 1.2) - 140) < 0.1)
    #expect(abs(curves.number("thumb.x", at: 2.6) - (3 + 2.5 * width)) < 0.1)
    #expect(curves.number("thumb.width", at: 3.8) < width - 10)
    #expect(abs(curves.number("thumb.x", at: 4.9) - (3 + 0.5 * width)) < 0.5)
  }

  /// The title rests for 1.2 s and then runs by its length and the gap, at 55 points a second.
  @Test func marqueeLabel() throws {
    let curves = try Curves(of: MarqueeLabelDemo())
    let start = curves.number("title.x", at: 0)
    #expect(curves.number("title.x", at: 1.18) == start)
    // Half of the text's length lies before its middle.
    let way = 2 * start + 48
    let run = ease(0.18, 0.1, 0.86, 0.94, 2, of: way / 55)
    #expect(abs(curves.number("title.x", at: 3.2) - (start - way * run)) < 1e-3)
  }
}

/// The articles' components in UIKit move as the gallery's scenes, which were written for the stage.
@Suite struct GalleryComparisonTests {
  /// The largest distance of two curves of the same name, over all refreshes.
  /// - Parameter end: until when, in seconds.
  private func difference(
    _ name: String, of scene: some Playable, from other: String, until end: Double = .infinity
  ) throws -> Double {
    let type = try #require(Gallery.scenes.first { $0.name == other })
    let (ours, theirs) = (try values(name, of: scene), try values(name, of: type.init()))
    #expect(ours.count > 300 && theirs.count == ours.count)
    let count = end < .infinity ? Int(end * 100) : ours.count
    return zip(ours, theirs).prefix(count).map { abs($0 - $1) }.max() ?? .infinity
  }

  private func values(_ name: String, of scene: some Playable) throws -> [Double] {
    let trace = try Playback(scene, settings: RenderSettings(rate: 100)).trace()
    let curve = try #require(trace.curves.first { $0.name == name })
    return curve.values.flatMap { value -> [Double] in
      switch value {
      case .number(let number): [number]
      case .point(let point): [point.x, point.y]
      default: [.nan]
      }
    }
  }

  @Test(arguments: ["side.y", "center.y", "diff", "backdrop.opacity"])
  func gooeyMenu(curve: String) throws {
    #expect(try difference(curve, of: GooeyMenuDemo(), from: "gooey-menu") < 1e-6)
  }

  @Test(arguments: ["head.x", "head.y", "trail.scale"])
  func slime(curve: String) throws {
    #expect(try difference(curve, of: SlimeViewDemo(), from: "slime-bubble") < 1e-6)
  }

  @Test(arguments: ["head.x", "head.y", "trail.scale"])
  func slimeInSwiftUI(curve: String) throws {
    // The head is pulled and let go, and its spring lasts half a second in UIKit, which ends it there. SwiftUI's goes on until it
    // rests: a thousandth of the way is left then, of 120 points the last time.
    #expect(try difference(curve, of: SlimeBadgeDemo(), from: "slime-bubble", until: 1.4) < 1e-5)
    #expect(try difference(curve, of: SlimeBadgeDemo(), from: "slime-bubble") < 0.12)
  }

  @Test(arguments: 0..<9)
  func jelly(item: Int) throws {
    #expect(try difference("item\(item)", of: JellyViewDemo(), from: "jelly-pan") < 1e-6)
  }

  @Test(arguments: ["menu.angle", "button.angle", "title.opacity"])
  func guillotineMenu(curve: String) throws {
    #expect(try difference(curve, of: GuillotineMenuDemo(), from: "guillotine-menu") < 1e-6)
  }

  @Test(arguments: ["pull", "progress", "rotation"])
  func curveRefresh(curve: String) throws {
    #expect(try difference(curve, of: CurveRefreshDemo(), from: "curve-refresh") < 1e-6)
  }
}
