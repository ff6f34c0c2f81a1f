import CoreGraphics
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Rows of lists that are swiped aside, deleted and dragged to another place.
///
/// Apple's documentation says what they do. The widths are UIKit's own here: a button takes 74 points at least.
@Suite struct RowTests {
  private final class Log {
    var entries: [String] = []
    var frames: [String: [CGRect?]] = [:]
  }

  private struct Item: Identifiable, Equatable {
    let id: String
  }

  private func play<V: SwiftUI.View>(
    _ log: Log, to end: Double = 2.5, texts: [String] = [], at times: [Double] = [],
    @ViewBuilder _ view: @escaping () -> V, plan: (Stage) -> Void
  ) {
    Playing(320, 400, view).play(to: end, plan: plan, at: times.isEmpty ? [end] : times) { _, shown in
      for text in texts { log.frames[text, default: []].append(shown.stage.frame(of: text).map { CGRect($0) }) }
    }
  }

  private func swipe(_ stage: Stage, _ text: String, at time: Double, by x: Double, hold: Double = 0.3) {
    stage.tape.touch(CGPoint(x: x < 0 ? 280 : 40, y: rowY(text)), at: time) {
      $0.drag(by: Vector(dx: x, dy: 0), duration: 0.25, curve: .linear)
      if hold > 0 { $0.hold(for: hold) }
    }
  }

  /// Rows are 44 points high in plain lists.
  private func rowY(_ text: String) -> CGFloat { 22 + 44 * CGFloat(["a", "b", "c", "d"].firstIndex(of: text) ?? 0) }

  private struct Rows: SwiftUI.View {
    @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    let log: Log
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
    let log = Log()
    play(log, texts: ["b", "Bin", "Flag"], at: [0.1, 0.5, 1.5, 2.5]) {
      Rows(log: log)
    } plan: { stage in
      swipe(stage, "b", at: 0.2, by: -94)
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
    let log = Log()
    play(log, texts: ["b", "Bin"], at: [0.1, 2]) {
      Rows(log: log)
    } plan: {
      swipe($0, "b", at: 0.2, by: -45)
    }
    #expect(log.entries.isEmpty && log.frames["Bin"]?[1] == nil)
    #expect(log.frames["b"]?[0] == log.frames["b"]?[1])
  }

  @Test("A swipe all the way does what the first button says; rows below it close the gap")
  func wholeWay() {
    let log = Log()
    play(log, to: 3.5, texts: ["a", "b", "c"], at: [0.1, 3]) {
      Rows(log: log)
    } plan: {
      swipe($0, "b", at: 0.2, by: -260)
    }
    #expect(log.entries == ["delete b"])
    #expect(log.frames["b"]?[1] == nil && log.frames["c"]?[1]?.minY == log.frames["b"]?[0]?.minY)
  }

  /// It resists as scroll views do: (1 - 1 / (.55 x / d + 1)) d.
  @Test("A swipe that may not go all the way resists, and leaves the buttons")
  func resisting() throws {
    let log = Log()
    play(log, texts: ["b"], at: [0.1, 0.6, 2]) {
      Rows(log: log, isFull: false)
    } plan: {
      swipe($0, "b", at: 0.2, by: -260)
    }
    let rows = try #require(log.frames["b"]).compactMap { $0?.minX }
    let part: CGFloat = 0.55 * (250 - 148) / 320
    let beyond: CGFloat = (1 - 1 / (part + 1)) * 320
    #expect(abs(rows[1] - (rows[0] - 148 - beyond)) < 0.5 && abs(rows[2] - (rows[0] - 148)) < 0.5)
    #expect(log.entries.isEmpty)
  }

  @Test("What appears at the beginning of a row comes from there")
  func leading() throws {
    let log = Log()
    play(log, texts: ["Pin", "b"], at: [1.2, 2.5]) {
      Rows(log: log)
    } plan: { stage in
      swipe(stage, "b", at: 0.2, by: 70)
      stage.tape.tap("Pin", at: 1.4)
    }
    #expect(abs(try #require(log.frames["Pin"]?[0]).midX - 37) < 1 && log.entries == ["pin b"])
  }

  @Test("Only one row lies aside: a touch elsewhere, a swipe of another and scrolling bring it back")
  func onlyOne() {
    let log = Log()
    play(log, to: 3.5, texts: ["Bin"], at: [1, 2, 3.2]) {
      Rows(log: log)
    } plan: { stage in
      swipe(stage, "b", at: 0.2, by: -100)
      stage.tape.tap(CGPoint(x: 60, y: rowY("d")), at: 1.2)
      swipe(stage, "c", at: 2.1, by: -100)
    }
    #expect(log.frames["Bin"]?.map { $0 == nil } == [false, true, false])
  }

  private struct Editable: SwiftUI.View {
    @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    let log: Log
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
      }
    }
  }

  @Test("onDelete: a swipe shows what deletes the row, where that is not disabled")
  func deleting() {
    let log = Log()
    play(log, to: 4, texts: ["Delete", "b", "c"], at: [0.1, 1, 2, 4]) {
      Editable(log: log)
    } plan: { stage in
      swipe(stage, "a", at: 0.2, by: -60)
      swipe(stage, "b", at: 1.1, by: -60)
      stage.tape.tap("Delete", at: 2.2)
    }
    #expect(log.frames["Delete"]?.map { $0 == nil } == [true, true, false, true])
    #expect(log.entries == ["delete [1]"] && log.frames["c"]?[3]?.minY == log.frames["b"]?[0]?.minY)
  }

  @Test("EditButton: signs before the rows, of which one shows what deletes its row")
  func editing() throws {
    let log = Log()
    play(log, to: 5, texts: ["b", "Edit", "Done", "Delete"], at: [0.1, 1.5, 2.5, 5]) {
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
    let log = Log()
    play(log, to: 5, texts: ["a", "b", "c", "d"], at: [0.1, 3.2, 5]) {
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

  /// Rows whose data changes by itself.
  private struct Changing: SwiftUI.View {
    @State var items = ["a", "b", "c", "d"].map { Item(id: $0) }
    let log: Log
    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        List {
          ForEach(items) { Text($0.id) }
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
        Text("Change").onTapGesture { items.removeFirst() }
      }
    }
  }

  @Test("What lies aside is deleted, also when rows above it have gone since the finger came")
  func deletingAfterAChange() {
    let log = Log()
    play(log, to: 4.5, texts: ["b", "c", "d"], at: [4.5]) {
      Changing(log: log)
    } plan: { stage in
      swipe(stage, "c", at: 0.2, by: -60)
      stage.tape.tap("Change", at: 1.5)
      stage.tape.tap("Delete", at: 2.5)
    }
    #expect(log.entries == ["delete [1]"])
    #expect(["b", "c", "d"].map { log.frames[$0]?[0] == nil } == [false, true, false])
  }

  @Test("What is dragged is moved, also when rows above it have gone since the finger came")
  func movingAfterAChange() {
    let log = Log()
    play(log, to: 4.5) {
      Changing(log: log)
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
      let log: Log
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
    let log = Log()
    let texts = ["a", "a2", "b", "b2"]
    play(log, to: 5, texts: texts, at: [0.1, 2.5, 5]) {
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

  @Test("A disabled button beside a row does nothing, also in a swipe all the way; a menu is none, with a note")
  func disabledButtons() {
    let log = Log()
    play(log, to: 4, texts: ["Flag", "More"], at: [1.5]) {
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
      swipe(stage, "b", at: 0.2, by: -260)
      stage.tape.tap("Bin", at: 1.7)
      stage.tape.tap("Flag", at: 2.5)
    }
    #expect(log.entries == ["flag"] && log.frames["Flag"]?[0] != nil && log.frames["More"]?[0] == nil)
    #expect(notes.contains { $0.contains("beside rows that are swiped") })
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
    let log = Log()
    play(log, texts: ["x", "on"], at: [0.1, 1.5]) {
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
      @State private var items = ["a", "b", "c", "d"].map { Item(id: $0) }
      var body: some SwiftUI.View {
        List($items, editActions: .all) { $item in Text(item.id) }.listStyle(.plain)
      }
    }
    let log = Log()
    play(log, to: 6, texts: ["a", "b", "c", "d"], at: [0.1, 2.5, 6]) {
      Bound()
    } plan: { stage in
      swipe(stage, "b", at: 0.2, by: -270)
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
    let log = Log()
    play(log, texts: ["Row", "Note", "LARGE"]) {
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
