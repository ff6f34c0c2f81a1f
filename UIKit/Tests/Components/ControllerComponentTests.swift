import BubbleTransitionDemo
import CurveRefreshDemo
import Foundation
import GuillotineMenuDemo
import Springform
import SpringformTesting
import Testing

/// Components that are view controllers.
@Suite struct ControllerComponentTests {
  @Test func bubbleTransition() async {
    await assertAnimation(BubbleTransitionDemo(), settings: RenderSettings(rate: 5))
  }
  @Test func guillotineMenu() async { await assertAnimation(GuillotineMenuDemo(), settings: RenderSettings(rate: 4)) }
  @Test func curveRefresh() async { await assertAnimation(CurveRefreshDemo(), settings: RenderSettings(rate: 4)) }

  /// From the button's radius to the farthest corner within .55 s, faster and faster, and back, slower and slower.
  @Test func bubbleGrowsToTheFarthestCorner() throws {
    let curves = try Curves(of: BubbleTransitionDemo())
    let way = hypot(252.0, 388) - 28
    let (grown, shrunk) = (
      Pacing.curve(.easeIn).fraction(elapsed: 0.2, duration: 0.55),
      Pacing.curve(.easeOut).fraction(elapsed: 0.2, duration: 0.55)
    )
    #expect(abs(curves.number("bubble.radius", at: 0.8) - (28 + way * grown)) < 1e-3)
    #expect(abs(curves.number("bubble.radius", at: 2.8) - (28 + way * (1 - shrunk))) < 1e-3)
    // Without a mask it is all there, or gone.
    #expect(curves.number("bubble.radius", at: 2) == 0 && curves.number("bubble.radius", at: 3.5) == 0)
  }
}
