import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Numbers on tabs and in rows.
@Suite struct BadgeTests {
  @Test("A tab's number stands at the upper end of its icon, and 0 for none")
  func tabs() throws {
    var frames: [Rect?] = []
    Playing(300, 200) {
      TabView {
        Tab("First", systemImage: "house") { Text("a") }.badge(7)
        Tab("Second", systemImage: "star") { Text("b") }.badge(0)
      }
    }
    .play(to: 0.1) { _, shown in frames = ["7", "First", "0"].map { shown.stage.frame(of: $0) } }
    let (badge, title) = (try #require(frames[0]), try #require(frames[1]))
    #expect(badge.midX > title.midX && badge.maxY < title.minY && frames[2] == nil)
    #expect(badge.midX < 150)
  }

  @Test("An older tab's number stands there, too; that of a row at the end of its line")
  func olderTabsAndRows() throws {
    var frames: [Rect?] = []
    Playing(300, 300) {
      TabView {
        List { Text("Row").badge("New") }
          .tabItem { SwiftUI.Label("First", systemImage: "house") }.badge(5)
      }
    }
    .play(to: 0.1) { _, shown in frames = ["5", "First", "Row", "New"].map { shown.stage.frame(of: $0) } }
    let found = frames.compactMap(\.self)
    try #require(found.count == 4)
    #expect(found[0].maxY < found[1].minY && found[0].midX > 150)
    // In a card, with 16 points beside it and in it.
    #expect(found[2].minX == 32 && abs(found[3].maxX - 268) < 1 && abs(found[2].midY - found[3].midY) < 1)
  }

  @Test("Rows are as high as the list's least height and the room around what is in them say")
  func rowHeights() throws {
    var heights: [Double] = []
    Playing(300, 300) {
      List {
        ForEach(0..<2) { Ellipse().frame(width: 20, height: 10).listRowInsets(EdgeInsets()).id($0) }
      }
      .listStyle(.plain).environment(\.defaultMinListRowHeight, 16)
    }
    .play(to: 0) { _, shown in heights = (0..<2).map { shown.frame("Ellipse", $0).midY } }
    #expect(heights == [8, 24])
  }

  @Test("A view's distance from the edges of its scene is that of any other by default")
  func scenePadding() {
    var frames: [CGRect] = []
    for view in [AnyView(Rectangle().scenePadding(.bottom)), AnyView(Rectangle().padding(.bottom))] {
      Playing { view }.play(to: 0) { _, shown in frames.append(shown.frame("Rectangle")) }
    }
    #expect(frames[0] == frames[1] && frames[0].height == 184)
  }
}
