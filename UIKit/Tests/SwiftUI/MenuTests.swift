import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Menus open on a tap, or where a finger stays, and close when something is chosen.
///
/// Apple's documentation says what they do; sizes it does not name, so that these are compared with each other only.
@Suite struct MenuTests {
  private final class Log {
    var entries: [String] = []
    var frames: [String: [Rect?]] = [:]
  }

  /// Plays a view, and writes down where texts are at some times.
  private func play<V: SwiftUI.View>(
    _ log: Log, to end: Double = 3, texts: [String] = [], at times: [Double] = [],
    @ViewBuilder _ view: @escaping () -> V, plan: (Stage) -> Void
  ) {
    Playing(320, 480, view).play(to: end, plan: plan, at: times.isEmpty ? [end] : times) { _, shown in
      for text in texts { log.frames[text, default: []].append(shown.stage.frame(of: text)) }
    }
  }

  private func pair(_ log: Log) -> some SwiftUI.View {
    Menu("Open") {
      Button("First") { log.entries.append("first") }
      Button("Second", role: .destructive) { log.entries.append("second") }
    }
  }

  @Test("A tap opens a menu below its button, and one on a row does what that says, and closes it")
  func choosing() throws {
    let log = Log()
    play(log, texts: ["Open", "First", "Second"], at: [0.1, 1, 3]) {
      pair(log)
    } plan: { stage in
      stage.tape.tap("Open", at: 0.3)
      stage.tape.tap("Second", at: 1.2)
    }
    #expect(log.entries == ["second"])
    let (first, second) = (try #require(log.frames["First"]), try #require(log.frames["Second"]))
    #expect(first[0] == nil && first[2] == nil)
    let open = try #require(log.frames["Open"]?[1])
    let (above, below) = (try #require(first[1]), try #require(second[1]))
    #expect(open.maxY < above.minY && above.midY < below.midY && above.maxY <= below.minY)
  }

  /// `toolbarTitleMenu(content:)`.
  @Test("A tap on a page's title opens the menu that it has")
  func titleMenu() {
    let log = Log()
    play(log, texts: ["Rename"], at: [0.1, 1, 3]) {
      NavigationStack {
        Text("Page").navigationTitle("Notes").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Rename") { log.entries.append("rename") } }
      }
    } plan: { stage in
      stage.tape.tap("Notes", at: 0.3)
      stage.tape.tap("Rename", at: 1.2)
    }
    #expect(log.entries == ["rename"] && log.frames["Rename"]?.map { $0 != nil } == [false, true, false])
  }

  @Test("A tap beside a menu closes it, and does nothing else")
  func closing() {
    let log = Log()
    play(log, texts: ["First"], at: [1, 2]) {
      VStack {
        Button("Beside") { log.entries.append("beside") }
        Spacer()
        pair(log)
        Spacer()
      }
    } plan: { stage in
      stage.tape.tap("Open", at: 0.3)
      stage.tape.tap("Beside", at: 1.2)
    }
    #expect(log.entries.isEmpty)
    #expect(log.frames["First"]?[0] != nil && log.frames["First"]?[1] == nil)
  }

  /// `MenuOrder`: by priority, the first item is closest to where people interact; fixed, it is at the top.
  @Test("What comes first is nearest to the button, unless the order is fixed or all scrolls", arguments: 0..<3)
  func order(_ way: Int) throws {
    let log = Log()
    play(log, texts: ["First", "Second"], at: [1]) {
      if way == 2 {
        ScrollView { pair(log).padding(.top, 430) }
      } else {
        VStack {
          Spacer()
          pair(log).menuOrder(way == 0 ? .automatic : .fixed)
        }
      }
    } plan: {
      $0.tape.tap("Open", at: 0.3)
    }
    let (first, second) = (try #require(log.frames["First"]?[0]), try #require(log.frames["Second"]?[0]))
    #expect((first.midY > second.midY) == (way == 0))
    #expect(max(first.midY, second.midY) < 440)
  }

  @Test("A menu in a menu opens in its place, and leads back")
  func inner() {
    let log = Log()
    play(log, to: 4, texts: ["Deep", "First"], at: [1, 2, 2.9]) {
      Menu("Open") {
        Button("First") {}
        Menu("More") { Button("Deep") { log.entries.append("deep") } }
      }
    } plan: { stage in
      stage.tape.tap("Open", at: 0.3)
      stage.tape.tap("More", at: 1.2)
      stage.tape.tap("More", at: 2.2)
      stage.tape.tap("More", at: 3)
      stage.tape.tap("Deep", at: 3.6)
    }
    #expect(log.frames["Deep"]?.map { $0 != nil } == [false, true, false])
    #expect(log.frames["First"]?.map { $0 != nil } == [true, false, true])
    #expect(log.entries == ["deep"])
  }

  private struct Settings: SwiftUI.View {
    @State private var isOn = false
    @State private var size = 2
    let log: Log

    var body: some SwiftUI.View {
      Menu("Open") {
        Toggle("Grid", isOn: $isOn).menuActionDismissBehavior(.disabled)
        Text("Read")
        Section("Sizes") {
          Picker("Size", selection: $size) { ForEach(1..<4) { Text("Size \($0)").tag($0) } }
        }
        Button("Dead") { log.entries.append("dead") }.disabled(true)
      }
      .onChange(of: isOn) { log.entries.append("\(isOn)") }
      .onChange(of: size) { log.entries.append("\(size)") }
    }
  }

  @Test("Toggles and pickers in a menu change their values; what is disabled does nothing; some rows keep the menu")
  func controls() {
    let log = Log()
    play(log, to: 5, texts: ["Sizes", "Read", "Size 3"], at: [1, 5]) {
      Settings(log: log)
    } plan: { stage in
      stage.tape.tap("Open", at: 0.3)
      for time in [1.2, 1.8] { stage.tape.tap("Grid", at: time) }
      stage.tape.tap("Dead", at: 2.4)
      stage.tape.tap("Read", at: 3)
      stage.tape.tap("Size 3", at: 3.6)
    }
    #expect(log.entries == ["true", "false", "3"])
    #expect(log.frames.values.allSatisfy { $0[0] != nil && $0[1] == nil })
  }

  @Test("A menu with an action of its own does that on a tap, and opens where a finger stays")
  func primaryAction() {
    let log = Log()
    play(log, texts: ["First"], at: [1, 2.5]) {
      Menu("Open") {
        Button("First") {}
      } primaryAction: {
        log.entries.append("primary")
      }
    } plan: { stage in
      stage.tape.tap("Open", at: 0.3)
      stage.tape.touch("Open", at: 1.2) { $0.hold(for: 0.8) }
    }
    #expect(log.entries == ["primary"])
    #expect(log.frames["First"]?.map { $0 != nil } == [false, true])
  }

  @Test("A style of menus lays views around the button that opens them")
  func style() {
    struct Boxed: MenuStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        Menu(configuration).padding(10).background(Rectangle())
      }
    }
    let log = Log()
    play(log, texts: ["Rectangle", "Open", "First"], at: [1]) {
      pair(log).menuStyle(Boxed())
    } plan: {
      $0.tape.tap("Open", at: 0.3)
    }
    let (box, open) = (log.frames["Rectangle"]?[0], log.frames["Open"]?[0])
    #expect(box?.width == open.map { $0.width + 20 } && log.frames["First"]?[0] != nil)
  }

  @Test("A finger that stays opens a view's menu, and not what a tap does; the view is lifted over all else")
  func context() {
    let log = Log()
    play(log, texts: ["First", "UIVisualEffectView"], at: [0.7, 1.6, 3]) {
      Button("Held") { log.entries.append("tapped") }
        .contextMenu { Button("First") { log.entries.append("first") } }
    } plan: { stage in
      stage.tape.tap("Held", at: 0.3)
      stage.tape.touch("Held", at: 0.8) { $0.hold(for: 0.7) }
      stage.tape.tap("First", at: 2)
    }
    #expect(log.entries == ["tapped", "first"])
    #expect(log.frames["First"]?.map { $0 != nil } == [false, true, false])
    // What is behind is blurred over all of the window.
    #expect(log.frames["UIVisualEffectView"]?[1]?.size == Size(width: 320, height: 480))
  }
}
