import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Pages, and the bars around them.
@Suite struct NavigationTests {
  @Test("Items of a toolbar lie at the ends of the bar and in its middle, and below the page")
  func toolbar() {
    struct Page: SwiftUI.View {
      var body: some SwiftUI.View {
        NavigationStack {
          Color.white.navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Circle().frame(width: 20, height: 20) }
              ToolbarItem { Rectangle().frame(width: 20, height: 20) }
              ToolbarItemGroup(placement: .bottomBar) { Ellipse().frame(width: 20, height: 20) }
            }
        }
      }
    }
    var frames: [CGRect] = []
    Playing(300, 400) { Page() }.play(to: 0.1) { _, shown in
      frames =
        [shown.frame("Circle"), shown.frame("Ellipse")]
        + shown.all("Rectangle").indices.map { shown.frame("Rectangle", $0) }
    }
    // Bars are 44 and 49 points high; their margins are 16.
    #expect(frames[0] == CGRect(x: 16, y: 12, width: 20, height: 20))
    #expect(frames[1].midX == 150 && frames[1].midY == 376)
    #expect(frames.contains(CGRect(x: 264, y: 12, width: 20, height: 20)))
  }

  @Test("A link with a value shows the page that is said for its type, and the path says which are there")
  func path() {
    final class Log { var path: [Int] = [] }
    struct Pages: SwiftUI.View {
      let log: Log
      @State private var path: [Int] = []
      var body: some SwiftUI.View {
        NavigationStack(path: $path) {
          NavigationLink(value: 7) { Rectangle().frame(width: 80, height: 80) }
            .navigationDestination(for: Int.self) { number in
              Circle().frame(width: CGFloat(number), height: 20)
                .onTapGesture { path = [] }
            }
        }
        .onChange(of: path) { log.path = path }
      }
    }
    let log = Log()
    var counts: [Int] = []
    var paths: [[Int]] = []
    Playing(300, 400) { Pages(log: log) }.play(
      to: 3,
      plan: { stage in
        stage.tape.tap(CGPoint(x: 150, y: 200), at: 0.2)
        stage.tape.tap(CGPoint(x: 150, y: 222), at: 1.5)
      }, at: [0.1, 1, 3]
    ) { _, shown in
      counts.append(shown.all("Circle").count)
      paths.append(log.path)
    }
    #expect(counts == [0, 1, 0])
    #expect(paths == [[], [7], []])
  }

  @Test("A page is there while a value is true, and makes it false when it is left")
  func presented() {
    struct Pages: SwiftUI.View {
      @State private var isThere = false
      var body: some SwiftUI.View {
        NavigationView {
          Rectangle().frame(width: isThere ? 40 : 80, height: 80).onTapGesture { isThere = true }
            .navigationDestination(isPresented: $isThere) { Leaving() }
        }
      }
    }
    struct Leaving: SwiftUI.View {
      @Environment(\.dismiss) private var dismiss
      var body: some SwiftUI.View { Circle().frame(width: 60, height: 60).onTapGesture { dismiss() } }
    }
    var seen: [[CGFloat]] = []
    Playing(300, 400) { Pages() }.play(
      to: 3,
      plan: { stage in
        stage.tape.tap(CGPoint(x: 150, y: 200), at: 0.2)
        stage.tape.tap(CGPoint(x: 150, y: 222), at: 1.5)
      }, at: [0.1, 1, 3]
    ) { _, shown in seen.append([shown.frame("Rectangle").width, CGFloat(shown.all("Circle").count)]) }
    #expect(seen == [[80, 0], [40, 1], [80, 0]])
  }
}
