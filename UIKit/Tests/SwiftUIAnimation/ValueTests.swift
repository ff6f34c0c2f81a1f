import CoreGraphics
import SwiftUIAnimation
import Testing

/// Values as vectors.
@Suite struct ValueTests {
  @Test func pairs() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(12)))
    #expect(pair.magnitudeSquared == 169)
    pair.scale(by: 0.5)
    #expect(pair == AnimatablePair(1.5, AnimatablePair(2, 6)))
    pair += pair
    pair -= AnimatablePair(1, AnimatablePair(1, 1))
    #expect(pair == AnimatablePair(2, AnimatablePair(3, 11)))
    let between = AnimatablePair(0.0, 10.0).interpolated(towards: AnimatablePair(4, 20), amount: 0.25)
    #expect(between == AnimatablePair(1, 12.5))
  }

  @Test func anyNumberOfValues() {
    var values = AnimatableValues(1.0, CGFloat(2), Float(3))
    #expect(values.magnitudeSquared == 14)
    values += values
    values.scale(by: 2)
    let (first, second, third) = values.value
    #expect(first == 4 && second == 8 && third == 12)
    let none = values - values
    #expect(none == .zero)
    #expect(values != none)
  }

  @Test func rectangles() {
    var rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(rect.animatableData == AnimatablePair(AnimatablePair(1, 2), AnimatablePair(3, 4)))
    rect.animatableData.scale(by: 2)
    #expect(rect == CGRect(x: 2, y: 4, width: 6, height: 8))
  }

  @Test func angles() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(720) > .degrees(719))
    #expect((Angle.degrees(30) + .degrees(60) * 2 - .degrees(90) / 3).degrees.rounded() == 120)
    #expect(-Angle.radians(1) == Angle(radians: -1))
    var angle = Angle.zero
    angle.animatableData = Angle.radians(2).animatableData
    #expect(angle.radians == 2)
  }

  @Test func unitPoints() {
    #expect(UnitPoint.bottomTrailing == UnitPoint(x: 1, y: 1))
    #expect(UnitPoint.top == UnitPoint(x: 0.5, y: 0))
    var point = UnitPoint.zero
    point.animatableData = UnitPoint.center.animatableData
    #expect(point == .center)
  }

  private struct Still: Animatable { var animatableData: EmptyAnimatableData = .zero }
  private struct Plain: Animatable { typealias AnimatableData = EmptyAnimatableData }

  @Test func nothing() {
    #expect(Plain().animatableData.magnitudeSquared == 0)
    #expect(Still().animatableData == .zero)
  }
}
