import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// How views come and go beside each other, and which animation moves them.
@Suite struct TransitionTests {
  @Test("What has no transition fades, beside something that has one")
  func neighbours() {
    struct Both: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        ZStack {
          if isThere {
            Rectangle().frame(width: 20, height: 20).transition(.move(edge: .leading))
            Ellipse().frame(width: 20, height: 20)
          }
        }
        .frame(width: 200, height: 200)
        .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = false } }
      }
    }
    var seen: [[Double]] = []
    Playing { Both() }.play(to: 2.5, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 2) }, at: [0, 0.5, 1, 2.5]) {
      _, shown in
      seen.append([Double(shown.frame("Rectangle").minX), shown.opacity("Rectangle"), shown.opacity("Ellipse")])
    }
    #expect(seen == [[70, 1, 0], [80, 1, 0.5], [90, 1, 1], [80, 1, 0.5]])
  }

  @Test("A transition with an animation of its own moves without one around the change, and only what it does")
  func ownAnimation() {
    struct Coming: SwiftUI.View {
      @State private var isThere = false
      @State private var isWide = false
      var body: some SwiftUI.View {
        ZStack {
          if isThere {
            Rectangle().frame(width: isWide ? 60 : 20, height: 20)
              .transition(.move(edge: .leading).animation(.linear(duration: 1)))
          }
        }
        .frame(width: 200, height: 200)
        .onAppear { isThere = true }
        .onTapGesture { if isWide { isThere = false } else { isWide = true } }
      }
    }
    var frames: [Double: CGRect] = [:]
    Playing { Coming() }.play(
      to: 4.2,
      plan: { stage in
        stage.tape.tap(CGPoint(x: 100, y: 100), at: 1.5)
        stage.tape.tap(CGPoint(x: 100, y: 100), at: 2.5)
      }, at: [0, 0.5, 1, 1.6, 3, 4.2]
    ) { time, shown in frames[time] = shown.frame("Rectangle") }
    #expect([0, 0.5, 1].map { frames[$0]?.minX } == [70, 80, 90])
    // A change of what it shows is there at once.
    #expect(frames[1.6]?.width == 60)
    // Half of its width on its way out, and then gone.
    #expect(frames[3]?.minX == 40)
    #expect(frames[4.2] == .null)
  }

  @Test("An animation around a closure moves what the closure does; the view itself changes as it would without")
  func scoped() {
    struct Scoped: SwiftUI.View {
      @State private var isOn = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20).offset(y: isOn ? 40 : 0)
          .animation(.linear(duration: 2)) { $0.offset(x: isOn ? 100 : 0) }
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    var frames: [CGRect] = []
    Playing { Scoped() }.play(to: 1, at: [0.5, 1]) { _, shown in frames.append(shown.frame("Rectangle")) }
    // Down as by the animation of one second, and to the right as by that of two.
    #expect(frames.map(\.minY) == [110, 130])
    #expect(frames.map(\.minX) == [115, 140])
  }

  @Test("What leaves stays where it was, although the room that it was in becomes smaller")
  func leaving() {
    struct Leaving: SwiftUI.View {
      @State private var isThere = true
      var body: some SwiftUI.View {
        VStack(spacing: 0) {
          if isThere { Rectangle().frame(width: 20, height: 40) }
          Ellipse().frame(width: 20, height: 20).onTapGesture {
            withAnimation(.linear(duration: 1)) { isThere = false }
          }
        }
      }
    }
    var places: [[CGFloat]] = []
    Playing { Leaving() }.play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 120), at: 0.5) }, at: [0.5, 1]) {
      _, shown in
      places.append([shown.frame("Rectangle").minY, shown.frame("Ellipse").minY])
    }
    #expect(places == [[70, 110], [70, 100]])
  }

  private struct Twice: SwiftUI.View {
    @State private var isThere = false
    let within: Bool

    struct Inner: SwiftUI.View {
      var body: some SwiftUI.View { Ellipse().frame(width: 40, height: 40).transition(.offset(x: 50)) }
    }

    var body: some SwiftUI.View {
      ZStack {
        SwiftUI.Color.clear.onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
        if isThere {
          if within {
            Inner().transition(.opacity)
          } else {
            Ellipse().frame(width: 40, height: 40).transition(.offset(x: 50)).transition(.opacity)
          }
        }
      }
    }
  }

  /// As of other values that a view gives to what it lies in, such as its `zIndex`.
  @Test("Of several transitions of a view the outermost counts", arguments: [true, false])
  func twoTransitions(_ isWithin: Bool) {
    var (opacities, places): ([Double], [CGFloat]) = ([], [])
    Playing { Twice(within: isWithin) }.play(to: 1.5, at: [0.5, 1.5]) { _, shown in
      opacities.append(shown.opacity("Ellipse"))
      places.append(shown.frame("Ellipse").minX)
    }
    #expect(places == [80, 80])
    #expect(abs(opacities[0] - 0.5) < 0.02 && opacities[1] == 1)
  }
}
