import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Texts that something else draws, letter by letter.
@Suite struct TextRendererTests {
  private final class Log {
    var layouts: [Text.Layout] = []
    var values: [Double] = []
  }

  private struct Marked: TextAttribute {}

  /// Draws letters, each as far below the one before as the value says.
  private struct Steps: TextRenderer {
    var value = 0.0
    let log: Log

    var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
      log.layouts.append(layout)
      log.values.append(value)
      for line in layout {
        for run in line {
          for (index, slice) in run.enumerated() {
            var copy = context
            copy.translateBy(x: 0, y: value * Double(index))
            copy.draw(slice)
          }
        }
      }
    }
  }

  @Test("A layout has the text's lines, their runs and letters, with what the text says of them")
  func layout() throws {
    let log = Log()
    Playing {
      (Text("one ") + Text("two").customAttribute(Marked()) + Text("\nlast")).textRenderer(Steps(log: log))
    }
    .play(to: 0) { _, _ in }
    let layout = try #require(log.layouts.first)
    #expect(layout.count == 2 && !layout.isTruncated)
    let runs = layout.map { $0.map { $0 } }
    #expect(runs.map { $0.map(\.count) } == [[4, 3], [4]])
    #expect(runs[0].map { $0[Marked.self] != nil } == [false, true])
    let letters = runs[0][1].map(\.typographicBounds)
    #expect(zip(letters, letters.dropFirst()).allSatisfy { abs($0.origin.x + $0.width - $1.origin.x) < 0.01 })
    #expect(letters.allSatisfy { $0.origin.y == letters[0].origin.y && $0.ascent > $0.descent })
    // A line is a line's height below the one before: San Francisco's of 17 points is 20.3, of Inter 20.6.
    #expect(abs(layout[1].origin.y - layout[0].origin.y - 20.6) < 0.5)
  }

  @Test("A renderer draws where the text would be, and its value moves with an animation")
  func draws() {
    let log = Log()
    struct Falling: SwiftUI.View {
      @State private var value = 0.0
      let log: Log
      var body: some SwiftUI.View {
        Text("ab").textRenderer(Steps(value: value, log: log))
          .onAppear { withAnimation(.linear(duration: 1)) { value = 40 } }
      }
    }
    Playing { Falling(log: log) }.play(to: 1) { _, _ in }
    #expect(log.values.first == 0 && log.values.last == 40)
    #expect(log.values.contains { abs($0 - 20) < 0.5 })
  }

  @Test("Letters that are not moved lie where they lie without a renderer")
  func place() {
    func picture(_ view: some SwiftUI.View) -> Bitmap? {
      var picture: Bitmap?
      Playing(100, 40) { view }.play(to: 0) { _, shown in
        picture = try? Renderer(scale: 1).render(shown.stage.displayList(background: .white, showsTouches: false))
      }
      return picture
    }
    let text = Text("Wave, AVAST")
    let pictures = [picture(text), picture(text.textRenderer(Steps(log: Log())))].map { $0?.pixels ?? [] }
    // Letters of their own have their edges smoothed one by one.
    let differences = zip(pictures[0], pictures[1]).map { abs(Int($0 & 0xFF) - Int($1 & 0xFF)) }
    #expect(differences.count == 4000 && (differences.max() ?? 255) <= 8)
  }

  @Test("Letters at the beginning and those at the same place from the right are the same ones")
  func sameLetters() {
    func pairs(_ old: String, _ new: String) -> [[Int]] {
      RollingLetters.pairs(Array(old), Array(new)).map { [$0.old, $0.new] }
    }
    #expect(pairs("$1.25", "$1.35") == [[0, 0], [1, 1], [2, 2], [4, 4]])
    #expect(pairs("99", "199") == [[0, 1], [1, 2]])
    #expect(pairs("7", "8").isEmpty && pairs("", "1").isEmpty)
  }

  @Test("Figures that are others roll while the same ones stand, and then the text is as ever")
  func rolling() {
    struct Counter: SwiftUI.View {
      @State private var count = 11
      var body: some SwiftUI.View {
        Text(verbatim: "\(count)").contentTransition(.numericText())
          .onAppear { withAnimation(.linear(duration: 1)) { count = 12 } }
      }
    }
    var steps: [(Double, Bool)] = []
    Playing { Counter() }.play(to: 2, at: [0.5, 2]) { time, shown in
      let text = shown.all("Text").first as? TextLayer
      steps.append((time, text?.attributedText?.string.isEmpty ?? true))
    }
    #expect(steps.map(\.1) == [true, false])
  }
}
