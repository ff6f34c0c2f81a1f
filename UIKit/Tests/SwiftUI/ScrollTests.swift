import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What scrolls, where it rests and who hears of it.
@Suite struct ScrollTests {
  private func drag(_ stage: Stage, by distance: Double) {
    stage.tape.touch(CGPoint(x: 100, y: 150), at: 0.2) {
      $0.drag(by: Vector(dx: 0, dy: distance), duration: 0.5, curve: .linear)
      $0.hold(for: 0.3)
    }
  }

  @Test("Margins and anchors say where the content begins")
  func start() {
    var frames: [CGRect] = []
    Playing {
      ScrollView { Rectangle().frame(width: 50, height: 400) }.contentMargins(20)
    }
    .play(to: 0) { _, shown in frames.append(shown.frame("Rectangle")) }
    Playing {
      ScrollView { Rectangle().frame(width: 50, height: 400) }.defaultScrollAnchor(.bottom)
    }
    .play(to: 0) { _, shown in frames.append(shown.frame("Rectangle")) }
    #expect(frames.map(\.minY) == [20, -200])
  }

  @Test("Content rests where a view of the target layout begins")
  func aligned() {
    var places: [CGFloat] = []
    Playing {
      ScrollView {
        VStack(spacing: 0) {
          Rectangle().frame(height: 150)
          ForEach(0..<5) { _ in Color.blue.frame(height: 150) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned)
    }
    .play(to: 4, plan: { drag($0, by: -100) }, at: [0, 4]) { _, shown in places.append(shown.frame("Rectangle").minY) }
    #expect(places == [0, -150])
  }

  @Test("What is made of the geometry is told when it changes, and so are the phases")
  func told() {
    final class Log { var offsets: [CGFloat] = []; var phases: [ScrollPhase] = [] }
    let log = Log()
    Playing {
      ScrollView { Rectangle().frame(width: 50, height: 600) }
        .onScrollGeometryChange(for: CGFloat.self, of: { ($0.contentOffset.y / 50).rounded(.down) }) {
          log.offsets.append($1)
        }
        .onScrollPhaseChange { log.phases.append($1) }
    }
    .play(to: 2, plan: { drag($0, by: -120) }) { _, _ in }
    #expect(log.offsets == [1, 2])
    #expect(log.phases.first == .interacting && log.phases.last == .idle)
  }

  @Test("A view that half shows is half on its way into its phase, without easing")
  func transition() {
    var opacities: [Double] = []
    Playing {
      ScrollView {
        Rectangle().frame(width: 50, height: 100)
          .scrollTransition(.interactive(timingCurve: .linear)) { $0.opacity($1.isIdentity ? 1 : 0) }
          .padding(.bottom, 500)
      }
    }
    .play(to: 2, plan: { drag($0, by: -60) }, at: [0, 2]) { _, shown in
      opacities.append(shown.opacity("Rectangle"))
      opacities.append(Double(shown.frame("Rectangle").maxY) / 100)
    }
    #expect(opacities[0] == 1)
    #expect(opacities[2] < 0.7 && abs(opacities[2] - opacities[3]) < 0.01)
  }
}
