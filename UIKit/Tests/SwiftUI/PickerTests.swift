import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Pickers as wheels and as menus.
@Suite struct PickerTests {
  private final class Log {
    var values: [Int] = []
    var titles: [[String]] = []
  }

  private struct Numbers<Style: PickerStyle>: SwiftUI.View {
    @State var number = 3
    let style: Style
    let log: Log

    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        Picker("Number", selection: $number) { ForEach(0..<10) { Text("No \($0)").tag($0) } }
          .pickerStyle(style)
        Button("Nine") { number = 9 }
      }
      .onChange(of: number) { log.values.append(number) }
    }
  }

  /// Texts within half of a row of a height on the stage.
  private func texts(at height: Double, _ shown: Shown) -> [String] {
    (0..<10).map { "No \($0)" }.filter { text in
      shown.stage.frame(of: text).map { abs($0.midY - height) < 16 } ?? false
    }
  }

  private func turnAndTap(_ stage: Stage) {
    // From the middle of the wheel two rows up.
    stage.tape.touch(CGPoint(x: 150, y: 110), at: 0.5) {
      $0.drag(by: Vector(dx: 0, dy: -64), duration: 0.6, curve: .linear)
      $0.hold(for: 0.3)
    }
    stage.tape.tap("Nine", at: 3)
  }

  /// A wheel is 216 points high and its rows 32, as UIKit's are.
  @Test("A finger turns a wheel row by row, and what comes to rest in the middle is chosen")
  func wheel() {
    let log = Log()
    Playing(300, 240) { Numbers(style: .wheel, log: log) }
      .play(to: 5, plan: turnAndTap, at: [0.2, 2.8, 5]) { _, shown in
        log.titles.append(texts(at: shown.stage.frame(of: "UIPickerView")?.midY ?? .nan, shown))
      }
    #expect(log.values == [5, 9])
    #expect(log.titles == [["No 3"], ["No 5"], ["No 9"]])
  }

  @Test("A wheel is as wide and as low as there is room")
  func sizes() {
    var frame = CGRect.null
    Playing(300, 300) {
      Picker("n", selection: .constant(1)) { ForEach(0..<3) { Text("\($0)") } }
        .pickerStyle(.wheel).frame(width: 100, height: 120)
    }
    .play(to: 0) { _, shown in frame = shown.frame("UIPickerView") }
    #expect(frame == CGRect(x: 100, y: 90, width: 100, height: 120))
  }

  private func openAndTap(_ stage: Stage) {
    stage.tape.tap("No 1", at: 0.3)
    stage.tape.tap("No 2", at: 1.2)
  }

  @Test("A tap on what is chosen opens a menu of all, with a mark before that, and a tap on another chooses it")
  func menu() {
    let log = Log()
    var (places, marked): ([Rect?], [Bool]) = ([], [])
    Playing(320, 640) { Numbers(number: 1, style: .menu, log: log) }
      .play(to: 3, plan: openAndTap, at: [0.1, 1, 3]) { _, shown in
        places.append(shown.stage.frame(of: "No 2"))
        marked.append(shown.all("Number").isEmpty)
      }
    #expect(log.values == [2])
    // The label shows in lists only.
    #expect(marked == [true, true, true])
    #expect(places.map { $0 != nil } == [false, true, true])
  }

  @Test("In a list a picker's label shows at the other end of the line")
  func label() throws {
    var frames: [Rect?] = []
    Playing(320, 200) {
      List { Picker("Number", selection: .constant(1)) { Text("One").tag(1) } }
    }
    .play(to: 0.1) { _, shown in frames = ["Number", "One"].map { shown.stage.frame(of: $0) } }
    let (label, value) = (try #require(frames[0]), try #require(frames[1]))
    #expect(label.maxX < 160 && value.minX > 160 && abs(label.midY - value.midY) < 1)
  }
}
