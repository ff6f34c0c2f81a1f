import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What moves, and when a body runs.
@Suite struct MotionTests {
  private struct Slider: SwiftUI.View {
    var animation: Animation?
    @State private var isOn = false

    var body: some SwiftUI.View {
      Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
        .onAppear { withAnimation(animation) { isOn = true } }
    }
  }

  private func positions<V: SwiftUI.View>(_ view: V, _ times: [Double]) -> [CGFloat] {
    var result: [CGFloat] = []
    Playing { view }.play(to: times.last ?? 0, at: times) { _, shown in result.append(shown.frame("Rectangle").minX) }
    return result
  }

  @Test("A change without an animation is there at once, one with an animation on its way")
  func offset() {
    #expect(positions(Slider(animation: nil), [0, 0.1]) == [190, 190])
    #expect(positions(Slider(animation: .linear(duration: 1)), [0, 0.25, 0.5, 1, 1.5]) == [90, 115, 140, 190, 190])
  }

  @Test("An animation of a value counts where the value changes, and goes before the one around the change")
  func valueAnimation() {
    struct Twice: SwiftUI.View {
      @State private var isOn = false
      var body: some SwiftUI.View {
        ZStack {
          Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 100 : 0).animation(
            .linear(duration: 2), value: isOn)
          Ellipse().frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    var result: [CGFloat] = []
    Playing { Twice() }.play(to: 1, at: [0.5]) { _, shown in
      result = [shown.frame("Rectangle").minX, shown.frame("Ellipse").minX]
    }
    #expect(result == [115, 140])
  }

  @Test("A frame moves with the layout, in whole and in parts")
  func frames() {
    struct Growing: SwiftUI.View {
      @State private var isLarge = false
      var body: some SwiftUI.View {
        HStack(spacing: 0) {
          Rectangle().frame(width: isLarge ? 100 : 20, height: 20)
          Ellipse().frame(width: 20, height: 20)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isLarge = true } }
      }
    }
    var result: [CGRect] = []
    Playing { Growing() }.play(to: 1, at: [0, 0.5, 1]) { _, shown in
      result += [shown.frame("Rectangle"), shown.frame("Ellipse")]
    }
    #expect(result.map(\.minX) == [80, 100, 60, 120, 40, 140])
    #expect(result.map(\.width) == [20, 20, 60, 20, 100, 20])
  }

  @Test("What comes fades in and what goes stays until it has faded, out of the layout")
  func transition() {
    struct Coming: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        VStack(spacing: 0) {
          if isThere { Rectangle().frame(width: 20, height: 40) }
          Ellipse().frame(width: 20, height: 20)
        }
        .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isThere = false } }
      }
    }
    var opacities: [Double] = []
    var counts: [Int] = []
    var places: [CGFloat] = []
    Playing { Coming() }.play(
      to: 4, plan: { $0.tape.tap(CGPoint(x: 100, y: 120), at: 2) }, at: [0, 0.5, 1.5, 2.6, 4]
    ) { _, shown in
      opacities.append(shown.opacity("Rectangle"))
      counts.append(shown.all("Rectangle").count)
      places.append(shown.frame("Ellipse").minY)
    }
    #expect(counts == [1, 1, 1, 1, 0])
    #expect(opacities[0] == 0 && opacities[1] == 0.5 && opacities[2] == 1)
    #expect(opacities[3] > 0.3 && opacities[3] < 0.7)
    #expect(places[0] == 90 && places[1] == 100 && places[2] == 110 && places[4] == 90)
  }

  @Test("A transition of one's own moves by the view's size")
  func move() {
    struct Sliding: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        ZStack { if isThere { Rectangle().frame(width: 20, height: 20).transition(.move(edge: .leading)) } }
          .frame(width: 200, height: 200)
          .onAppear { withAnimation(.linear(duration: 1)) { isThere = true } }
      }
    }
    #expect(positions(Sliding(), [0, 0.5, 1]) == [70, 80, 90])
  }

  @Test("Items of a ForEach keep their place by identity, and move to a new one")
  func identity() {
    struct Items: SwiftUI.View {
      @State private var items = [1, 2]
      var body: some SwiftUI.View {
        HStack(spacing: 0) {
          ForEach(items, id: \.self) { item in
            if item == 1 { Rectangle().frame(width: 20, height: 20) } else { Ellipse().frame(width: 20, height: 20) }
          }
        }
        .onAppear { withAnimation(.linear(duration: 1)) { items = [2, 1] } }
      }
    }
    #expect(positions(Items(), [0, 0.5, 1]) == [80, 90, 100])
  }

  @Test("A body does not run again for a change that it does not see, nor for an animation")
  func bodies() {
    final class Count { var inner = 0 }
    struct Inner: SwiftUI.View {
      let count: Count
      let number: Int
      var body: some SwiftUI.View {
        let _ = count.inner += 1
        Rectangle().frame(width: CGFloat(number), height: 20)
      }
    }
    struct Outer: SwiftUI.View {
      let count: Count
      @State private var isOn = false
      var body: some SwiftUI.View {
        Inner(count: count, number: 20).opacity(isOn ? 1 : 0.5)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    let count = Count()
    Playing { Outer(count: count) }.play(to: 1.5) { _, _ in }
    #expect(count.inner == 1)
  }

  @Test("A transaction has a body run once, however much changes in it and moves after it")
  func oneBody() {
    final class Count { var bodies: [Int] = [] }
    struct Changing: SwiftUI.View {
      let count: Count
      @State private var step = 0
      @State private var width: CGFloat = 20
      var body: some SwiftUI.View {
        let _ = count.bodies.append(step)
        Rectangle().frame(width: width, height: 20)
          .onAppear { change() }
      }

      private func change() {
        withAnimation(.linear(duration: 0.2)) {
          step += 1
          width += 10
          width += 10
        } completion: {
          if step < 3 { change() }
        }
      }
    }
    let count = Count()
    Playing { Changing(count: count) }.play(to: 2) { _, _ in }
    #expect(count.bodies == [0, 1, 2, 3])
  }

  @Test("A completion comes when all animations are complete")
  func completion() {
    final class Times { var times: [Double] = [] }
    struct Completing: SwiftUI.View {
      let times: Times
      @State private var isOn = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20).offset(x: isOn ? 100 : 0)
          .onAppear {
            withAnimation(.linear(duration: 1)) {
              isOn = true
            } completion: {
              times.times.append(CACurrentMediaTime())
            }
          }
      }
    }
    let times = Times()
    Playing { Completing(times: times) }.play(to: 2) { _, _ in }
    #expect(times.times == [1])
  }

  @Test("A spring that is interrupted goes on with its speed")
  func interruption() {
    struct Springing: SwiftUI.View {
      @State private var target: CGFloat = 0
      var body: some SwiftUI.View {
        Rectangle().frame(width: 20, height: 20).offset(x: target)
          .onAppear { withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { target = 80 } }
          .onTapGesture { withAnimation(.spring(response: 0.5, dampingFraction: 0.7)) { target = 0 } }
      }
    }
    var places: [CGFloat] = []
    let times = [0.10, 0.11, 0.12, 0.13, 0.14]
    Playing { Springing() }.play(to: 0.2, plan: { $0.tape.tap(CGPoint(x: 110, y: 100), at: 0.02) }, at: times) {
      _, shown in
      places.append(shown.frame("Rectangle").minX)
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    // No step differs from the one before by more than a spring's acceleration allows: 80 * (2 pi / .5)^2 * 2 a second squared.
    for (first, second) in zip(steps, steps.dropFirst()) { #expect(abs(second - first) < 80 * 158 * 2 * 0.0001) }
  }
}
