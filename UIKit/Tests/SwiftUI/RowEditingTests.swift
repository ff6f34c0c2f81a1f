import CoreGraphics
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Rows of lists that are deleted and dragged to another place, and what a list writes above and below them.
@Suite struct RowEditingTests {
  private struct Editable: SwiftUI.View {
    @State var items = RowLog.Item.four
    let log: RowLog
    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        List {
          ForEach(items) { item in Text(item.id).deleteDisabled(item.id == "a") }
            .onDelete { offsets in
              log.entries.append("delete \(offsets.map { $0 })")
              items.remove(atOffsets: offsets)
            }
            .onMove { source, destination in
              log.entries.append("move \(source.map { $0 }) to \(destination)")
              items.move(fromOffsets: source, toOffset: destination)
            }
        }
        .listStyle(.plain)
        EditButton()
        // What changes the data beside the rows.
        Text("Change").onTapGesture { items.removeFirst() }
      }
    }
  }

  @Test("onDelete: a swipe shows what deletes the row, where that is not disabled")
  func deleting() {
    let log = RowLog()
    log.play(to: 4, texts: ["Delete", "b", "c"], at: [0.1, 1, 2, 4]) {
      Editable(log: log)
    } plan: { stage in
      stage.swipeRow("a", at: 0.2, by: -60)
      stage.swipeRow("b", at: 1.1, by: -60)
      stage.tape.tap("Delete", at: 2.2)
    }
    #expect(log.frames["Delete"]?.map { $0 == nil } == [true, true, false, true])
    #expect(log.entries == ["delete [1]"] && log.frames["c"]?[3]?.minY == log.frames["b"]?[0]?.minY)
  }

  @Test("EditButton: signs before the rows, of which one shows what deletes its row")
  func editing() throws {
    let log = RowLog()
    log.play(to: 5, texts: ["b", "Edit", "Done", "Delete"], at: [0.1, 1.5, 2.5, 5]) {
      Editable(log: log)
    } plan: { stage in
      stage.tape.tap("Edit", at: 0.3)
      stage.tape.tap(CGPoint(x: 27, y: rowY("b")), at: 1.7)
      stage.tape.tap("Delete", at: 2.7)
      stage.tape.tap("Done", at: 3.8)
    }
    let rows = try #require(log.frames["b"])
    // As far as UIKit's cells.
    #expect(try #require(rows[1]).minX == (try #require(rows[0])).minX + 40)
    #expect(log.frames["Edit"]?[1] == nil && log.frames["Done"]?[1] != nil && log.frames["Edit"]?[3] != nil)
    #expect(log.frames["Delete"]?[2] != nil && rows[3] == nil && log.entries == ["delete [1]"])
  }

  @Test("onMove: a grip at the row's end drags it, others make room", arguments: [true, false])
  func moving(_ isEdited: Bool) throws {
    let log = RowLog()
    log.play(to: 5, texts: ["a", "b", "c", "d"], at: [0.1, 3.2, 5]) {
      Editable(log: log)
    } plan: { stage in
      if isEdited { stage.tape.tap("Edit", at: 0.3) }
      // Without grips a row is dragged where a finger stays.
      stage.tape.touch(CGPoint(x: isEdited ? 300 : 100, y: rowY("a")), at: 1.5) {
        if !isEdited { $0.hold(for: 0.6) }
        $0.drag(by: Vector(dx: 0, dy: 92), duration: 0.4, curve: .linear)
        $0.hold(for: 1.2)
      }
    }
    func ys(_ index: Int) -> [CGFloat] {
      ["a", "b", "c", "d"].compactMap { log.frames[$0]?[index]?.midY }.map { $0.rounded() }
    }
    let lying = ys(0)
    #expect(lying.count == 4 && lying[1] - lying[0] == 44)
    // It lies where the finger is, and two others have made room.
    #expect(abs(ys(1)[0] - lying[0] - 92) < 3 && ys(1).dropFirst() == [lying[0], lying[1], lying[3]])
    #expect(ys(2) == [lying[2], lying[0], lying[1], lying[3]])
    #expect(log.entries == ["move [0] to 3"])
  }

  @Test("What lies aside is deleted, also when rows above it have gone since the finger came")
  func deletingAfterAChange() {
    let log = RowLog()
    log.play(to: 4.5, texts: ["b", "c", "d"], at: [4.5]) {
      Editable(log: log)
    } plan: { stage in
      stage.swipeRow("c", at: 0.2, by: -60)
      stage.tape.tap("Change", at: 1.5)
      stage.tape.tap("Delete", at: 2.5)
    }
    #expect(log.entries == ["delete [1]"])
    #expect(["b", "c", "d"].map { log.frames[$0]?[0] == nil } == [false, true, false])
  }

  @Test("What is dragged is moved, also when rows above it have gone since the finger came")
  func movingAfterAChange() {
    let log = RowLog()
    log.play(to: 4.5) {
      Editable(log: log)
    } plan: { stage in
      stage.tape.touch(CGPoint(x: 100, y: rowY("c")), at: 0.5) {
        $0.hold(for: 0.6)
        $0.drag(by: Vector(dx: 0, dy: 60), duration: 0.4, curve: .linear)
        $0.hold(for: 1.5)
      }
      stage.tape.tap("Change", at: 2)
    }
    #expect(log.entries == ["move [1] to 3"])
  }

  @Test("onMove tells places of elements, of which each may have several rows; a row beside its own moves nothing")
  func severalRows() {
    struct Pairs: SwiftUI.View {
      @State private var items = ["a", "b"]
      let log: RowLog
      var body: some SwiftUI.View {
        List {
          ForEach(items, id: \.self) { item in
            Text(item)
            Text(item + "2")
          }
          .onMove { source, destination in
            log.entries.append("move \(source.map { $0 }) to \(destination)")
            items.move(fromOffsets: source, toOffset: destination)
          }
        }
        .listStyle(.plain)
      }
    }
    let log = RowLog()
    let texts = ["a", "a2", "b", "b2"]
    log.play(to: 5, texts: texts, at: [0.1, 2.5, 5]) {
      Pairs(log: log)
    } plan: { stage in
      for (time, way) in [(0.5, 46.0), (3, 140)] {
        stage.tape.touch(CGPoint(x: 100, y: 22), at: time) {
          $0.hold(for: 0.6)
          $0.drag(by: Vector(dx: 0, dy: way), duration: 0.4, curve: .linear)
          $0.hold(for: 0.3)
        }
      }
    }
    func order(_ index: Int) -> [String] {
      texts.compactMap { text in log.frames[text]?[index].map { (text, $0.midY) } }.sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(order(0) == texts && order(1) == texts && order(2) == ["b", "b2", "a", "a2"])
    #expect(log.entries == ["move [0] to 2"])
  }

  @Test("A binding in the environment says whether rows are edited")
  func binding() throws {
    struct Bound: SwiftUI.View {
      @State private var mode = EditMode.inactive
      var body: some SwiftUI.View {
        VStack {
          Text(mode.isEditing ? "on" : "off").onTapGesture { mode = .active }
          List { ForEach(["x", "y"], id: \.self) { Text($0) }.onDelete { _ in } }.listStyle(.plain)
            .environment(\.editMode, $mode)
        }
      }
    }
    let log = RowLog()
    log.play(texts: ["x", "on"], at: [0.1, 1.5]) {
      Bound()
    } plan: {
      $0.tape.tap("off", at: 0.3)
    }
    let x = try #require(log.frames["x"]).compactMap { $0?.minX }
    #expect(x.count == 2 && x[1] == x[0] + 40 && log.frames["on"]?[1] != nil)
  }

  @Test("editActions: the rows of a binding to a collection are deleted and moved without a word")
  func editActions() {
    struct Bound: SwiftUI.View {
      @State private var items = RowLog.Item.four
      var body: some SwiftUI.View {
        List($items, editActions: .all) { $item in Text(item.id) }.listStyle(.plain)
      }
    }
    let log = RowLog()
    log.play(to: 6, texts: ["a", "b", "c", "d"], at: [0.1, 2.5, 6]) {
      Bound()
    } plan: { stage in
      stage.swipeRow("b", at: 0.2, by: -270)
      stage.tape.touch(CGPoint(x: 100, y: rowY("a")), at: 3) {
        $0.hold(for: 0.6)
        $0.drag(by: Vector(dx: 0, dy: 92), duration: 0.4, curve: .linear)
        $0.hold(for: 0.4)
      }
    }
    func order(_ index: Int) -> [String] {
      ["a", "b", "c", "d"].compactMap { text in log.frames[text]?[index].map { (text, $0.midY) } }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }
    #expect(order(0) == ["a", "b", "c", "d"] && order(1) == ["a", "c", "d"] && order(2) == ["c", "d", "a"])
  }

  @Test(
    "What lies above and below a card is as small as footnotes are, unless it says otherwise; a title is in capitals")
  func headers() throws {
    let log = RowLog()
    log.play(texts: ["Row", "Note", "LARGE"]) {
      List {
        Section {
          Text("Row")
        } header: {
          Text("Large").font(.title)
        } footer: {
          Text("Note")
        }
      }
    } plan: { _ in
    }
    let heights = ["Note", "Row", "LARGE"].compactMap { log.frames[$0]?[0]?.height }
    // 13, 17 and 28 points.
    #expect(heights.count == 3 && heights == heights.sorted() && Set(heights).count == 3)
  }
}
