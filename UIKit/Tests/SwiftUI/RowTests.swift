import CoreGraphics
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Rows of lists that are swiped aside.
///
/// Apple's documentation says what they do. The widths are UIKit's own here: a button takes 74 points at least.
@Suite struct RowTests {
  private struct Rows: SwiftUI.View {
    @State var items = RowLog.Item.four
    let log: RowLog
    var isFull = true
    var body: some SwiftUI.View {
      List {
        ForEach(items) { item in
          Text(item.id)
            .swipeActions(allowsFullSwipe: isFull) {
              Button("Bin", role: .destructive) {
                log.entries.append("delete \(item.id)")
                items.removeAll { $0 == item }
              }
              Button("Flag") { log.entries.append("flag \(item.id)") }.tint(.orange)
            }
            .swipeActions(edge: .leading) {
              Button("Pin") { log.entries.append("pin \(item.id)") }
            }
        }
      }
      .listStyle(.plain)
    }
  }

  /// The finger lies 10 points further when a drag is told from a tap; the first button lies at the edge.
  @Test("A row follows the finger, and its buttons stay when most of them was seen")
  func following() throws {
    let log = RowLog()
    log.play(texts: ["b", "Bin", "Flag"], at: [0.1, 0.5, 1.5, 2.5]) {
      Rows(log: log)
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: -94)
      stage.tape.tap("Flag", at: 1.7)
    }
    let rows = try #require(log.frames["b"])
    let start = try #require(rows[0])
    let (drawn, open, closed) = (try #require(rows[1]), try #require(rows[2]), try #require(rows[3]))
    #expect(drawn.minX == start.minX - 84 && drawn.minY == start.minY)
    #expect(abs(open.minX - (start.minX - 148)) < 0.5 && closed == start)
    let (bin, flag) = (try #require(log.frames["Bin"]?[2]), try #require(log.frames["Flag"]?[2]))
    // Each in the middle of its 74 points.
    #expect(abs(bin.midX - (320 - 37)) < 1 && abs(flag.midX - (320 - 111)) < 1)
    #expect(log.frames["Bin"]?[3] == nil && log.entries == ["flag b"])
  }

  @Test("A row that was drawn a little comes back, and does nothing")
  func comingBack() {
    let log = RowLog()
    log.play(texts: ["b", "Bin"], at: [0.1, 2]) {
      Rows(log: log)
    } plan: {
      $0.swipeRow("b", at: 0.2, by: -45)
    }
    #expect(log.entries.isEmpty && log.frames["Bin"]?[1] == nil)
    #expect(log.frames["b"]?[0] == log.frames["b"]?[1])
  }

  @Test("A swipe all the way does what the first button says; rows below it close the gap")
  func wholeWay() {
    let log = RowLog()
    log.play(to: 3.5, texts: ["a", "b", "c"], at: [0.1, 3]) {
      Rows(log: log)
    } plan: {
      $0.swipeRow("b", at: 0.2, by: -260)
    }
    #expect(log.entries == ["delete b"])
    #expect(log.frames["b"]?[1] == nil && log.frames["c"]?[1]?.minY == log.frames["b"]?[0]?.minY)
  }

  /// It resists as scroll views do: (1 - 1 / (.55 x / d + 1)) d.
  @Test("A swipe that may not go all the way resists, and leaves the buttons")
  func resisting() throws {
    let log = RowLog()
    log.play(texts: ["b"], at: [0.1, 0.6, 2]) {
      Rows(log: log, isFull: false)
    } plan: {
      $0.swipeRow("b", at: 0.2, by: -260)
    }
    let rows = try #require(log.frames["b"]).compactMap { $0?.minX }
    let part: CGFloat = 0.55 * (250 - 148) / 320
    let beyond: CGFloat = (1 - 1 / (part + 1)) * 320
    #expect(abs(rows[1] - (rows[0] - 148 - beyond)) < 0.5 && abs(rows[2] - (rows[0] - 148)) < 0.5)
    #expect(log.entries.isEmpty)
  }

  @Test("What appears at the beginning of a row comes from there")
  func leading() throws {
    let log = RowLog()
    log.play(texts: ["Pin", "b"], at: [1.2, 2.5]) {
      Rows(log: log)
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: 70)
      stage.tape.tap("Pin", at: 1.4)
    }
    #expect(abs(try #require(log.frames["Pin"]?[0]).midX - 37) < 1 && log.entries == ["pin b"])
  }

  @Test("Only one row lies aside: a touch elsewhere, a swipe of another and scrolling bring it back")
  func onlyOne() {
    let log = RowLog()
    log.play(to: 3.5, texts: ["Bin"], at: [1, 2, 3.2]) {
      Rows(log: log)
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: -100)
      stage.tape.tap(CGPoint(x: 60, y: rowY("d")), at: 1.2)
      stage.swipeRow("c", at: 2.1, by: -100)
    }
    #expect(log.frames["Bin"]?.map { $0 == nil } == [false, true, false])
  }

  @Test("A disabled button beside a row does nothing, also in a swipe all the way; a menu is none, with a note")
  func disabledButtons() {
    let log = RowLog()
    log.play(to: 4, texts: ["Flag", "More"], at: [1.5]) {
      List {
        ForEach(["a", "b"], id: \.self) { item in
          Text(item).swipeActions {
            Button("Bin", role: .destructive) { log.entries.append("bin") }.disabled(true)
            Button("Flag") { log.entries.append("flag") }
            Menu("More") { Button("Share") {} }
          }
        }
      }
      .listStyle(.plain)
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: -260)
      stage.tape.tap("Bin", at: 1.7)
      stage.tape.tap("Flag", at: 2.5)
    }
    #expect(log.entries == ["flag"] && log.frames["Flag"]?[0] != nil && log.frames["More"]?[0] == nil)
    #expect(notes.contains { $0.contains("beside rows that are swiped") })
  }
}
