import Springform
import Testing

import SwiftUI
import UIKit

/// Sizes and places, as Apple's documentation and talks have them.
@Suite struct LayoutTests {
  private func frames<V: SwiftUI.View>(
    _ names: [String], _ width: Double = 200, _ height: Double = 200, @ViewBuilder _ view: @escaping () -> V
  ) -> [CGRect] {
    var result: [CGRect] = []
    Playing(width, height, view).play(to: 0) { _, shown in result = names.map { shown.frame($0) } }
    return result
  }

  @Test("A root is as large as it wants to be, and in the middle")
  func root() {
    #expect(
      frames(["Circle"]) { Circle().frame(width: 40, height: 60) } == [CGRect(x: 80, y: 80, width: 40, height: 40)])
    #expect(frames(["Rectangle"]) { Color.red } == [CGRect(x: 0, y: 0, width: 200, height: 200)])
  }

  @Test("A stack offers the least flexible first, and 8 points lie between views")
  func stack() {
    let result = frames(["Rectangle", "Ellipse", "Capsule"]) {
      HStack {
        Rectangle()
        Ellipse().frame(maxWidth: 30)
        Capsule().frame(width: 50)
      }
    }
    // 200 - 16 of gaps - 50 - 30 are left for what takes all.
    #expect(result.map(\.width) == [104, 30, 50])
    #expect(result.map(\.minX) == [0, 112, 150])
  }

  @Test("Higher priority takes all but what others need at least")
  func priority() {
    let result = frames(["Rectangle", "Ellipse"]) {
      VStack(spacing: 0) {
        Rectangle().frame(minHeight: 20)
        Ellipse().layoutPriority(1)
      }
    }
    #expect(result.map(\.height) == [20, 180])
  }

  @Test("A spacer takes what is left, and has no gaps of its own")
  func spacer() {
    let result = frames(["Rectangle", "Ellipse"]) {
      HStack(spacing: nil) {
        Rectangle().frame(width: 20, height: 20)
        Spacer()
        Ellipse().frame(width: 30, height: 20)
      }
    }
    #expect(result.map(\.minX) == [0, 170])
  }

  @Test("A stack aligns by its guide, which a view may say itself")
  func alignment() {
    let result = frames(["Rectangle", "Ellipse"]) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().frame(width: 100, height: 10)
        Ellipse().frame(width: 20, height: 10).alignmentGuide(.leading) { $0[.trailing] }
      }
    }
    // The ellipse's right edge meets the rectangle's left one: together they are 120 wide.
    #expect(result.map(\.minX) == [60, 40])
  }

  @Test("A frame with limits takes what is proposed within them, and padding is 16")
  func limits() {
    let result = frames(["Rectangle"]) {
      Rectangle().padding().frame(maxWidth: .infinity, maxHeight: 80, alignment: .bottom).frame(width: 300)
    }
    #expect(result == [CGRect(x: -34, y: 76, width: 268, height: 48)])
  }

  @Test("Behind and before a view lies what has its size, aligned with it")
  func layers() {
    let result = frames(["Rectangle", "Ellipse", "Capsule"]) {
      Rectangle().frame(width: 60, height: 40).background(Ellipse())
        .overlay(alignment: .bottomTrailing) { Capsule().frame(width: 10, height: 10) }
    }
    #expect(result[1] == result[0])
    #expect(result[2] == CGRect(x: 120, y: 110, width: 10, height: 10))
  }

  @Test("A proportion fits into the room, or covers it")
  func proportion() {
    #expect(
      frames(["Rectangle"], 200, 100) { Rectangle().aspectRatio(1, contentMode: .fit) }
        == [CGRect(x: 50, y: 0, width: 100, height: 100)])
    #expect(
      frames(["Rectangle"], 200, 100) { Rectangle().aspectRatio(1, contentMode: .fill) }
        == [CGRect(x: 0, y: -50, width: 200, height: 200)])
  }

  @Test("Text has San Francisco's lines, and the gap below it is not 8")
  func text() {
    let result = frames(["Text", "Rectangle"]) {
      VStack {
        Text(verbatim: "Hello")
        Rectangle().frame(width: 10, height: 10)
      }
    }
    // 17 points: a line of 20.28, rounded up to a pixel of one point; below it 17 * (1.1 * 1.193 - .705 - .241).
    #expect(result[0].height == 21)
    #expect(abs(result[1].minY - result[0].maxY - 6) <= 1)
  }

  @Test("A geometry reader takes all the room, and what is in it begins at its corner")
  func reader() {
    let result = frames(["Rectangle", "Ellipse"]) {
      GeometryReader { proxy in
        Rectangle().frame(width: proxy.size.width / 2, height: 20)
        Ellipse().frame(width: 10, height: 10).position(x: proxy.frame(in: .global).midX, y: 50)
      }
      .padding(10)
    }
    #expect(result[0] == CGRect(x: 10, y: 10, width: 90, height: 20))
    #expect(result[1].midX == 110)
  }
}

/// Styles by the environment.
@Suite struct StyleTests {
  private func color<V: SwiftUI.View>(@ViewBuilder _ view: @escaping () -> V) -> Springform.Color? {
    var result: Springform.Color?
    Playing(100, 100, view).play(to: 0) { _, shown in
      result = (shown.all("Rectangle").first as? ShapeLayer)?.fillColor
    }
    return result
  }

  @Test("A level of the foreground is one of the foreground outside")
  func levels() {
    #expect(color { Rectangle().foregroundStyle(.secondary) }?.alpha == 0.6)
    #expect(
      color { Rectangle().foregroundStyle(.secondary).foregroundStyle(.black) }
        == Springform.Color(white: 0, alpha: 0.6))
    #expect(color { Rectangle().fill(.tint).tint(.accentColor) } == color { Rectangle().fill(Color.blue) })
  }
}

/// What texts read.
@Suite struct TextTests {
  private func runs<V: SwiftUI.View>(@ViewBuilder _ view: @escaping () -> V) -> [String] {
    var result: [String] = []
    Playing(300, 100, view).play(to: 0) { _, shown in
      result = ((shown.all("Text").first as? TextLayer)?.attributedText?.runs ?? []).map { run in
        run.string + (run.attributes.font.weight == .bold ? " bold" : "")
          + (run.attributes.font.isItalic ? " italic" : "")
      }
    }
    return result
  }

  @Test("A text that is written in the source is Markdown, and what is put into it is not")
  func markdown() {
    #expect(runs { Text("Some *words* and **more**") } == ["Some ", "words italic", " and ", "more bold"])
    let name = "__init__"
    #expect(runs { Text("File \(name)") } == ["File __init__"])
    #expect(runs { Text(verbatim: "*a*") } == ["*a*"])
  }
}
