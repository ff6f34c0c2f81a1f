import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What fingers do.
@Suite struct GestureTests {
  private final class Log { var lines: [String] = [] }

  @Test("The inner tap counts, and one of a high priority before it")
  func priority() {
    let log = Log()
    Playing {
      Rectangle().frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
        .onTapGesture { log.lines.append("outer") }
    }
    .play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.2) }) { _, _ in }
    #expect(log.lines == ["inner"])
    log.lines = []
    Playing {
      Rectangle().frame(width: 100, height: 100).onTapGesture { log.lines.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.lines.append("outer") })
    }
    .play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.2) }) { _, _ in }
    #expect(log.lines == ["outer"])
  }

  @Test("A line that is drawn over a view is met on the line only")
  func lines() {
    let log = Log()
    Playing {
      Rectangle().frame(width: 100, height: 100).onTapGesture { log.lines.append("view") }
        .overlay(Circle().stroke(lineWidth: 10).onTapGesture { log.lines.append("line") })
    }
    .play(
      to: 1,
      plan: {
        $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.2)
        $0.tape.tap(CGPoint(x: 52, y: 100), at: 0.6)
      }
    ) { _, _ in }
    #expect(log.lines == ["view", "line"])
  }

  /// A gesture of its own, with what belongs to it.
  private struct Held: Gesture {
    let log: Log
    @GestureState private var offset = 0
    @State private var count = 0

    var body: some Gesture<DragGesture.Value> {
      DragGesture()
        .updating($offset) { value, state, _ in state = Int(value.translation.width) }
        .onChanged { _ in
          count += 1
          if count == 1 { log.lines.append("began") }
          if offset == 40 { log.lines.append("there") }
        }
        .onEnded { _ in count = 0 }
    }
  }

  @Test("A gesture made of others has their value and keeps its own state from touch to touch, in each place another")
  func ownGesture() {
    let log = Log()
    Playing {
      HStack(spacing: 0) {
        Rectangle().gesture(Held(log: log).simultaneously(with: Held(log: log)))
        Rectangle().gesture(Held(log: log).onEnded { log.lines.append("end \(Int($0.translation.width))") })
      }
    }
    .play(
      to: 2,
      plan: { stage in
        for (x, time) in [(20.0, 0.2), (120.0, 0.8), (120.0, 1.4)] {
          stage.tape.touch(CGPoint(x: x, y: 100), at: time) {
            $0.drag(to: Point(x: x + 40, y: 100), duration: 0.1, curve: .linear)
          }
        }
      }
    ) { _, _ in }
    #expect(log.lines == ["began", "began", "there", "there", "began", "there", "end 40", "began", "there", "end 40"])
  }

  @Test("What a gesture keeps stays its own when another one beside it goes")
  func placesOfGestures() {
    final class Log { var counts: [String] = [] }
    struct Counting: Gesture {
      let name: String
      let log: Log
      @State private var count = 0
      var body: some Gesture<Void> {
        TapGesture().onEnded {
          count += 1
          log.counts.append("\(name) \(count)")
        }
      }
    }
    struct Both: SwiftUI.View {
      let log: Log
      @State private var isSecond = false
      var body: some SwiftUI.View {
        Rectangle().gesture(
          SimultaneousGesture(isSecond ? nil : Counting(name: "a", log: log), Counting(name: "b", log: log))
            .onEnded { _ in isSecond = true })
      }
    }
    let log = Log()
    Playing { Both(log: log) }
      .play(
        to: 2,
        plan: { for time in [0.2, 0.8, 1.4] { $0.tape.tap(CGPoint(x: 100, y: 100), at: time) } }
      ) { _, _ in }
    #expect(log.counts == ["a 1", "b 1", "b 2", "b 3"])
  }

  @Test("A drag begins after ten points and ends with its translation")
  func drag() {
    let log = Log()
    Playing {
      Rectangle().frame(width: 100, height: 100)
        .gesture(
          DragGesture().onChanged { log.lines.append("\(Int($0.translation.width))") }
            .onEnded { log.lines.append("end \(Int($0.translation.width))") })
    }
    .play(
      to: 1,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 100, y: 100), at: 0.2) {
          $0.drag(to: Point(x: 140, y: 100), duration: 0.1, curve: .linear)
        }
      }
    ) { _, _ in }
    #expect(log.lines.first.flatMap { Int($0) }.map { $0 >= 10 && $0 <= 15 } == true)
    #expect(log.lines.last == "end 40")
  }

  @Test("A gesture's state is what it was when the gesture is over")
  func state() {
    struct Dragging: SwiftUI.View {
      @GestureState private var offset = CGSize.zero
      var body: some SwiftUI.View {
        Rectangle().frame(width: 100, height: 100).offset(offset)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    var places: [CGFloat] = []
    Playing { Dragging() }.play(
      to: 1,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 100, y: 100), at: 0.2) {
          $0.drag(to: Point(x: 140, y: 100), duration: 0.2, curve: .linear)
          $0.hold(for: 0.2)
        }
      }, at: [0.5, 0.9]
    ) { _, shown in places.append(shown.frame("Rectangle").minX) }
    #expect(places == [90, 50])
  }

  @Test("A button is pressed while a finger is on it, and does something when that leaves")
  func button() {
    struct Style: ButtonStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.5 : 1)
      }
    }
    let log = Log()
    var widths: [CGFloat] = []
    Playing {
      Button {
        log.lines.append("tapped")
      } label: {
        Rectangle().frame(width: 100, height: 100)
      }
      .buttonStyle(Style())
    }
    .play(
      to: 1, plan: { $0.tape.touch(CGPoint(x: 100, y: 100), at: 0.2) { $0.hold(for: 0.3) } }, at: [0.1, 0.3, 0.8]
    ) { _, shown in widths.append(shown.frame("Rectangle").width) }
    #expect(widths == [100, 50, 100])
    #expect(log.lines == ["tapped"])
  }

  @Test("A long press needs its time")
  func press() {
    let log = Log()
    Playing {
      Rectangle().frame(width: 100, height: 100).onLongPressGesture(minimumDuration: 0.3) {
        log.lines.append("long")
      } onPressingChanged: {
        log.lines.append("\($0)")
      }
    }
    .play(
      to: 1,
      plan: { stage in
        stage.tape.touch(CGPoint(x: 100, y: 100), at: 0.1) { $0.hold(for: 0.1) }
        stage.tape.touch(CGPoint(x: 100, y: 100), at: 0.4) { $0.hold(for: 0.4) }
      }
    ) { _, _ in }
    #expect(
      log.lines == ["true", "false", "true", "long", "false"]
        || log.lines == ["true", "false", "true", "false", "long"])
  }
}
