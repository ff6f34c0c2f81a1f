import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Gestures of two fingers.
@Suite struct TwoFingerTests {
  @Test("Fingers that come to be twice as far from each other magnify by two, about the point between them")
  func magnify() {
    final class Log { var values: [MagnifyGesture.Value] = []; var end: MagnifyGesture.Value? }
    let log = Log()
    Playing {
      Rectangle().frame(width: 160, height: 160)
        .gesture(MagnifyGesture().onChanged { log.values.append($0) }.onEnded { log.end = $0 })
    }
    .play(
      to: 1,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 60, y: 60), at: 0.2) { $0.drag(by: Vector(dx: -20, dy: 0), duration: 0.2) }
        stage.tape.touch(CGPoint(x: 100, y: 60), at: 0.2) { $0.drag(by: Vector(dx: 20, dy: 0), duration: 0.2) }
      }
    ) { _, _ in }
    #expect((log.values.first?.magnification ?? 0) >= 1.01)
    #expect(log.end.map { ($0.magnification * 100).rounded() } == 200)
    #expect(log.end?.startLocation == CGPoint(x: 60, y: 40))
    #expect(log.end?.startAnchor == UnitPoint(x: 0.375, y: 0.25))
  }

  @Test("Fingers that turn about each other rotate by their angle, clockwise")
  func rotate() {
    final class Log { var end: Angle? }
    let log = Log()
    Playing {
      Rectangle().frame(width: 160, height: 160).gesture(RotationGesture().onEnded { log.end = $0 })
    }
    .play(
      to: 1,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 100, y: 100), at: 0.2) { $0.hold(for: 0.4) }
        stage.tape.touch(CGPoint(x: 140, y: 100), at: 0.2) {
          $0.drag(to: Point(x: 140, y: 140), duration: 0.2)
          $0.drag(to: Point(x: 100, y: 140), duration: 0.2)
        }
      }
    ) { _, _ in }
    #expect(log.end.map { $0.degrees.rounded() } == 90)
  }
}
