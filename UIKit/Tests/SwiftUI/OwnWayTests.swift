import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Views, key frames and gradients that go their own way, whatever is around them.
@Suite struct OwnWayTests {
  /// An ellipse that goes from 100 to 140 within two seconds, in an effect that does so within one.
  private struct Slow<Body: SwiftUI.View>: SwiftUI.View {
    @ViewBuilder var around: (AnyView) -> Body
    @State private var isLarge = false

    var body: some SwiftUI.View {
      HStack(spacing: 0) {
        Rectangle().frame(width: isLarge ? 100 : 20, height: 20)
        around(AnyView(Ellipse().frame(width: 20, height: 20).animation(.linear(duration: 2), value: isLarge)))
      }
      .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
    }
  }

  private func places<V: SwiftUI.View>(_ view: V) -> [CGFloat] {
    var result: [CGFloat] = []
    Playing { view }.play(to: 2, at: [0, 0.5, 1, 1.5, 2]) { _, shown in result.append(shown.frame("Ellipse").minX) }
    return result
  }

  @Test("A view moves by its own animation, whatever moves the effect that it is shown with")
  func inEffects() {
    #expect(places(Slow { $0.opacity(0.5) }) == [100, 110, 120, 130, 140])
    #expect(places(Slow { $0.contentShape(Rectangle()) }) == [100, 110, 120, 130, 140])
  }

  @Test("What lies in a geometry group moves with the group")
  func geometryGroup() {
    #expect(places(Slow { $0.geometryGroup() }) == [100, 120, 140, 140, 140])
  }

  @Test("Key frames move a view that phases move, too, as if these were not there")
  func keyframesAndPhases() {
    struct Both: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20)
          .overlay {
            PhaseAnimator([1, 0.5]) {
              Ellipse().opacity($0)
            } animation: { _ in
              .linear(duration: 0.05).delay(0.5)
            }
          }
          .keyframeAnimator(initialValue: 0.0, trigger: isThere) { view, x in
            view.offset(x: x)
          } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(80, duration: 1) }
          }
          .onAppear { isThere = true }
      }
    }
    var result: [CGFloat] = []
    Playing { Both() }.play(to: 1.2, at: [0.5, 0.6, 0.75, 1.2]) { _, shown in
      result.append(shown.frame("Rectangle").minX)
    }
    #expect(result.map { $0.rounded() } == [130, 138, 150, 170])
  }

  @Test("Pages take the room that others in a stack leave")
  func pages() {
    let view = VStack(spacing: 0) {
      TabView { Rectangle() }.tabViewStyle(.page)
      Ellipse().frame(width: 20, height: 20)
    }
    Playing { view }.play(to: 0) { _, shown in
      #expect(shown.frame("Rectangle") == CGRect(x: 0, y: 0, width: 200, height: 180))
    }
  }

  @Test("Letters and symbols are written in a gradient, part by part")
  func gradients() {
    let gradient = LinearGradient(colors: [.yellow, .red], startPoint: .top, endPoint: .bottom)
    let view = VStack {
      Text("whole").foregroundStyle(gradient)
      Text("part").foregroundStyle(gradient) + Text("part")
      Image(systemName: "bell").foregroundStyle(gradient)
      Group { Text("inherited") }.foregroundStyle(gradient)
      Text("plain")
    }
    Playing { view }.play(to: 0) { _, shown in
      let covers = shown.all("Gradient").compactMap { $0 as? ShapeLayer }
      #expect(covers.map(\.gradient.colors.count) == [2, 2, 2, 2])
      #expect(covers.allSatisfy { $0.mask != nil })
      let colors = shown.all("Text").compactMap {
        ($0 as? TextLayer)?.attributedText?.runs.map(\.attributes.color.alpha)
      }
      #expect(colors == [[0], [0, 1], [0], [1]])
    }
  }
}
