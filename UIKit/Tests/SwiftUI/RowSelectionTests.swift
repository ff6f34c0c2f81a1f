import CoreGraphics
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Rows of lists that are selected by a tap.
///
/// As Apple documents it: a single selection is one at all times, one of several rows only while the list is edited; a row is known by
/// its tag, or by the identity that `ForEach` has of it.
@Suite struct RowSelectionTests {
  private struct One: SwiftUI.View {
    @State var selected: String?
    let log: RowLog
    var body: some SwiftUI.View {
      List(selection: $selected) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        Text("c").tag("third")
        HStack {
          Text("d")
          Button("Press") { log.entries.append("pressed") }
        }
        .tag("d")
      }
      .listStyle(.plain)
      .onChange(of: selected) { log.entries.append(selected ?? "none") }
    }
  }

  @Test("A tap selects a row, known by its identity or its tag; a button in it goes before it")
  func one() {
    let log = RowLog()
    log.play(to: 3) {
      One(log: log)
    } plan: { stage in
      for (row, time) in [("b", 0.3), ("c", 0.8), ("c", 1.3), ("d", 2.3)] {
        stage.tape.tap(CGPoint(x: 250, y: rowY(row)), at: time)
      }
      stage.tape.tap("Press", at: 1.8)
    }
    #expect(log.entries == ["b", "third", "pressed", "d"])
  }

  @Test("A selected row lies on grey from side to side, and no other does")
  func ground() {
    let log = RowLog()
    var frames: [CGRect] = []
    var greys: [Int] = []
    Playing(320, 400) { One(selected: "b", log: log) }.play(to: 1, at: [1]) { _, shown in
      let grounds = shown.all("UnevenRoundedRectangle")
      frames = grounds.indices.map { shown.frame("UnevenRoundedRectangle", $0) }
      greys = grounds.compactMap { ($0 as? ShapeLayer)?.fillColor }.map { Int(($0.green * 255).rounded()) }
    }
    // The system's fourth grey, as tables have it.
    #expect(frames == [CGRect(x: 0, y: 44, width: 320, height: 44)] && greys == [209])
  }

  @Test("Several rows are selected while the list is edited, each by a tap, and let go by another one")
  func several() throws {
    struct Many: SwiftUI.View {
      @State private var selected: Set<String> = []
      let log: RowLog
      var body: some SwiftUI.View {
        VStack(spacing: 0) {
          List(["a", "b", "c", "d"], id: \.self, selection: $selected) { Text($0).selectionDisabled($0 == "d") }
            .listStyle(.plain)
          EditButton()
        }
        .onChange(of: selected) { log.entries.append(selected.sorted().joined()) }
      }
    }
    let log = RowLog()
    log.play(to: 4, texts: ["a", "d"], at: [0.2, 3.8]) {
      Many(log: log)
    } plan: { stage in
      stage.tape.tap(CGPoint(x: 200, y: rowY("a")), at: 0.3)
      stage.tape.tap("Edit", at: 0.8)
      for (row, time) in [("a", 1.6), ("c", 2), ("d", 2.4), ("a", 2.8)] {
        stage.tape.tap(CGPoint(x: 200, y: rowY(row)), at: time)
      }
    }
    #expect(log.entries == ["a", "ac", "c"])
    // A sign before each that can be selected.
    let shifts = try ["a", "d"].map { text in
      let frames = try #require(log.frames[text]).compactMap(\.self)
      return frames[1].minX - frames[0].minX
    }
    #expect(shifts == [40, 0])
  }

  @Test("A tap that brings back a row that lies aside selects nothing")
  func aside() {
    struct Aside: SwiftUI.View {
      @State private var selected: String?
      let log: RowLog
      var body: some SwiftUI.View {
        List(selection: $selected) {
          ForEach(["a", "b"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        .listStyle(.plain)
        .onChange(of: selected) { log.entries.append(selected ?? "none") }
      }
    }
    let log = RowLog()
    log.play(to: 3, texts: ["Delete"], at: [1, 2]) {
      Aside(log: log)
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: -100)
      stage.tape.tap(CGPoint(x: 60, y: rowY("a")), at: 1.2)
      stage.tape.tap(CGPoint(x: 60, y: rowY("a")), at: 2.5)
    }
    #expect(log.entries == ["a"] && log.frames["Delete"]?.map { $0 == nil } == [false, true])
  }
}
