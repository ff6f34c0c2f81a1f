import CheckboxDemo
import LikeButtonDemo
import Springform
import SpringformTesting
import Testing

@Suite struct LikeButtonTests {
  @Test func looksAsItDid() async { await assertAnimation(LikeButtonDemo(), settings: RenderSettings(rate: 25)) }

  /// The heart springs out of the ring and comes to rest; the second tap has it fade.
  @Test func moves() {
    assertMotion(
      LikeButtonDemo(),
      .settles("heart.scale", at: 1, by: 1.6, within: 1e-3).during(to: 2),
      .stays("heart.scale", in: 0...1.5),
      .settles("heart.opacity", at: 0, by: 2.6, within: 1e-3))
  }

  /// What the source says, by its own numbers: the finger lifts at .5, the ring's line thins from .66 to 1 and the spark flies
  /// from .76 on for .66 s.
  @Test func curves() throws {
    let curves = try Curves(of: LikeButtonDemo())
    let width = 0.42 * 120.0
    #expect(abs(curves.number("ring.lineWidth", at: 0.64) - width) < 1e-9)
    let curve = Pacing.curve(TimingCurve(Double(Float(0.2)), Double(Float(0.7)), Double(Float(0.3)), 1))
    let thinned = width * (1 - curve.fraction(elapsed: 0.14, duration: 0.34))
    #expect(abs(curves.number("ring.lineWidth", at: 0.8) - thinned) < 1e-6)
    #expect(curves.number("heart.scale", at: 0.68) == 0, "before it pops, the heart is not there")
    #expect(curves.number("spark.x", at: 0.74) == 60 && curves.number("spark.y", at: 0.74) == 60)
    #expect(abs(curves.number("spark.x", at: 1) - 60) < 1e-9, "the first one flies straight up")
    let flown = Pacing.curve(TimingCurve(Double(Float(0.1)), Double(Float(0.6)), Double(Float(0.4)), 1))
      .fraction(elapsed: 0.24, duration: 0.66)
    #expect(abs(curves.number("spark.y", at: 1) - (60 - 120 * (0.36 + 0.24 * flown))) < 1e-6)
  }
}

@Suite struct CheckboxTests {
  @Test func looksAsItDid() async { await assertAnimation(CheckboxDemo(), settings: RenderSettings(rate: 25)) }

  /// The finger is down from .3 to .4 and from 2.1 to 2.2.
  @Test func curves() throws {
    let curves = try Curves(of: CheckboxDemo())
    // easeOut over .3 s, by the layer's own action.
    let spread = Pacing.curve(.easeOut).fraction(elapsed: 0.1, duration: 0.3)
    #expect(abs(curves.number("fill", at: 0.5) - spread) < 1e-9)
    // easeInEaseOut over .3 s, from .55 on.
    let drawn = Pacing.curve(.easeInEaseOut).fraction(elapsed: 0.15, duration: 0.3)
    #expect(abs(curves.number("mark.end", at: 0.7) - drawn) < 1e-9)
    #expect(curves.number("mark.end", at: 0.54) == 0)
    // The colour goes when the delegate hears that the mark is gone, .21 s after the tap.
    #expect(curves.number("mark.start", at: 2.3) > 0 && curves.number("fill", at: 2.4) == 1)
    #expect(curves.number("fill", at: 2.5) < 1 && curves.number("fill", at: 2.72) == 0)
    // UIView's easeOut on the way down; the spring takes over where it is.
    let pressed = Pacing.curve(.easeOut).fraction(elapsed: 0.06, duration: 0.12)
    #expect(abs(curves.number("scale", at: 0.36) - (1 - 0.12 * pressed)) < 1e-9)
    #expect(curves.number("scale", at: 0.92) == 1)
  }
}

/// A scene's curves at 50 hertz.
struct Curves {
  private let trace: Trace

  init(of scene: some Playable) throws { trace = try Playback(scene, settings: RenderSettings(rate: 50)).trace() }

  func number(_ name: String, at time: Double) -> Double {
    let parts = name.split(separator: ".")
    for curve in trace.curves where curve.name == name || curve.name == parts.dropLast().joined(separator: ".") {
      switch curve.values[Int((time * 50).rounded())] {
      case .number(let number): return number
      case .point(let point): return parts.last == "x" ? point.x : point.y
      default: break
      }
    }
    return .nan
  }
}
