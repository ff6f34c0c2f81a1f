import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Rules of one's own for where a scroll view comes to rest.
@Suite struct ScrollTargetTests {
  /// To the nearest multiple of sixty points, whatever lies there.
  private struct Grid: ScrollTargetBehavior {
    let log: Log
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      log.containers.append(context.containerSize)
      log.starts.append(context.originalTarget.rect.minY)
      log.goesDown.append(context.velocity.dy > 0)
      target.rect.origin.y = (target.rect.minY / 60).rounded() * 60
    }
  }

  private final class Log {
    var containers: [CGSize] = []
    var starts: [CGFloat] = []
    var goesDown: [Bool] = []
  }

  private func flick(_ stage: Stage, by distance: Double, hold: Double = 0.3) {
    stage.tape.touch(CGPoint(x: 100, y: 150), at: 0.2) {
      $0.drag(by: Vector(dx: 0, dy: distance), duration: 0.2, curve: .linear)
      $0.hold(for: hold)
    }
  }

  @Test("A rule is told where the content was and what shows, and says where it comes to rest")
  func ownRule() {
    let log = Log()
    var place: CGFloat?
    Playing {
      ScrollView { Rectangle().frame(height: 1000) }.scrollTargetBehavior(Grid(log: log))
    }
    .play(to: 3, plan: { flick($0, by: -100) }) { _, shown in place = shown.frame("Rectangle").minY }
    // A hundred points less what a finger moves before it scrolls lie nearer to 120 than to 60.
    #expect(place == -120)
    #expect(log.containers == [CGSize(width: 200, height: 200)])
    #expect(log.starts == [0])
  }

  @Test("The velocity is that of the finger, downward for content that goes up")
  func velocity() {
    let log = Log()
    Playing {
      ScrollView { Rectangle().frame(height: 1000) }.scrollTargetBehavior(Grid(log: log))
    }
    .play(to: 3, plan: { flick($0, by: -100, hold: 0) }) { _, _ in }
    #expect(log.goesDown == [true])
  }

  @Test("Where that is limited, a flick passes no more than one view")
  func limited() {
    func place(_ limit: ViewAlignedScrollTargetBehavior.LimitBehavior) -> CGFloat? {
      var place: CGFloat?
      Playing {
        ScrollView {
          VStack(spacing: 0) {
            Rectangle().frame(height: 50)
            ForEach(0..<40) { _ in Color.blue.frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
      }
      .play(to: 5, plan: { flick($0, by: -120, hold: 0) }) { _, shown in place = shown.frame("Rectangle").minY }
      return place
    }
    #expect(place(.alwaysByOne) == -50)
    #expect((place(.never) ?? 0) < -100)
  }

  @Test("Room around the views within the layout lies before each of them that the content rests at")
  func padded() {
    var places: [CGFloat] = []
    Playing {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Rectangle().frame(width: 100)
          ForEach(0..<5) { _ in Color.blue.frame(width: 100) }
        }
        .padding(.horizontal, 50)
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    .play(
      to: 4,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 150, y: 100), at: 0.2) {
          $0.drag(by: Vector(dx: -80, dy: 0), duration: 0.4, curve: .linear)
          $0.hold(for: 0.3)
        }
      }, at: [0, 4]
    ) { _, shown in places.append(shown.frame("Rectangle").minX) }
    #expect(places == [50, -50])
  }

  @Test("A line in a row is upright, whatever lies over it")
  func divider() {
    var frame = CGRect.null
    Playing {
      HStack { Divider().overlay { Text("x") }.frame(width: 0, height: 20) }
    }
    .play(to: 0) { _, shown in frame = shown.frame("Rectangle") }
    #expect(frame.size == CGSize(width: 1, height: 20))
  }
}
