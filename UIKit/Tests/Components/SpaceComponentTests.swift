import CardCarouselDemo
import FoldingCellDemo
import Foundation
import Springform
import SpringformTesting
import Testing

/// Components that leave their plane.
@Suite struct SpaceComponentTests {
  @Test func foldingCell() async { await assertAnimation(FoldingCellDemo(), settings: RenderSettings(rate: 10)) }
  @Test func cardCarousel() async { await assertAnimation(CardCarouselDemo(), settings: RenderSettings(rate: 5)) }

  /// The finger lifts at .5; two strips take .34 s each, and the last one, which swings, .612 s.
  @Test func stripsUnfoldOneAfterAnother() throws {
    let curves = try Curves(of: FoldingCellDemo())
    func turned(_ curve: TimingCurve, _ elapsed: Double, of duration: Double) -> Double {
      .pi * (1 - Pacing.curve(curve).fraction(elapsed: elapsed, duration: duration))
    }
    #expect(curves.number("strip 2", at: 0.48) == .pi && curves.number("strip 3", at: 0.8) == .pi)
    #expect(abs(curves.number("strip 2", at: 0.6) - turned(.easeInEaseOut, 0.1, of: 0.34)) < 1e-6)
    #expect(abs(curves.number("strip 3", at: 1) - turned(.easeInEaseOut, 0.16, of: 0.34)) < 1e-6)
    #expect(abs(curves.number("strip 4", at: 1.4) - turned(.easeIn, 0.22, of: 0.55 * 0.612)) < 1e-6)
    #expect(curves.number("strip 4", at: 1.64) > 0.15, "it swings")
    #expect(curves.number("strip 4", at: 1.8) == 0)
    // Folded again from 2.9 on, the last one first.
    #expect(curves.number("strip 2", at: 3.5) == 0 && curves.number("strip 4", at: 3.3) == .pi)
    #expect(
      abs(curves.number("strip 2", at: 3.68) - .pi * Pacing.curve(.easeOut).fraction(elapsed: 0.1, duration: 0.34))
        < 1e-6)
  }

  /// A card's angle and place follow from how far it is from the middle, and it comes to rest as the spring's solution says.
  @Test func cardsSettle() throws {
    let curves = try Curves(of: CardCarouselDemo())
    func offset(at time: Double) -> Double { curves.number("card 4.x", at: time) / (74 + 62) }
    #expect(curves.number("card 3.angle", at: 0) == 0 && curves.number("card 4.x", at: 0) == 136)
    #expect(abs(offset(at: 1.2) * 0.3 * .pi - curves.number("card 4.angle", at: 1.2)) < 1e-9)
    // The finger rested before it lifted at 1.25.
    let (start, damping, frequency) = (offset(at: 1.24), 0.72, 11.0)
    let swing = frequency * (1 - damping * damping).squareRoot()
    func rest(after time: Double) -> Double {
      let wave = cos(swing * time) + damping * frequency / swing * sin(swing * time)
      return start * exp(-damping * frequency * time) * wave
    }
    #expect(abs(start) > 0.1 && abs(offset(at: 1.4) - rest(after: 0.15)) < 1e-6)
    #expect(abs(offset(at: 1.6) - rest(after: 0.35)) < 1e-6)
    #expect(offset(at: 1.98) < 1e-3)
    // A fling leads two cards back, and a tap at the right one on.
    #expect(
      abs(curves.number("card 4.x", at: 3.4) - (2 * 74 + 62)) < 0.1 && abs(curves.number("card 3.x", at: 4.9)) < 0.1)
  }
}
