import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Lists that are refreshed and searched.
@Suite struct PullTests {
  private final class Log {
    var entries: [String] = []
    var heights: [Double] = []
  }

  private func pull(_ stage: Stage) {
    stage.tape.touch(CGPoint(x: 150, y: 80), at: 0.5) {
      $0.drag(by: Vector(dx: 0, dy: 310), duration: 0.6, curve: .linear)
    }
  }

  /// `refreshable(action:)`: the control stays until the action is done.
  @Test("A pull from the top refreshes, and the content waits lower until that is done", arguments: [true, false])
  func refreshing(_ isList: Bool) {
    let log = Log()
    @Sendable func row() -> some SwiftUI.View { Text("Row").frame(maxWidth: .infinity).frame(height: 40) }
    Playing(300, 400) {
      Group {
        if isList { List { row() } } else { ScrollView { row() } }
      }
      .refreshable {
        log.entries.append("begun")
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        log.entries.append("done")
      }
    }
    .play(to: 6, plan: pull, at: [0.1, 2.8, 6]) { _, shown in
      log.heights.append((shown.stage.frame(of: "Row")?.midY ?? .nan).rounded())
    }
    #expect(log.entries == ["begun", "done"])
    // UIKit's control takes 60 points.
    #expect(log.heights.count == 3 && log.heights[1] - log.heights[0] == 60 && log.heights[2] == log.heights[0])
  }

  @Test("Who lies in a view that is refreshed can refresh it")
  func environment() {
    struct Inner: SwiftUI.View {
      @Environment(\.refresh) private var refresh
      var body: some SwiftUI.View {
        Button("Refresh") { Task { await refresh?() } }
      }
    }
    let log = Log()
    Playing { Inner().refreshable { log.entries.append("begun") } }
      .play(to: 1, plan: { $0.tape.tap("Refresh", at: 0.3) }) { _, _ in }
    #expect(log.entries == ["begun"])
  }

  private struct Searched: SwiftUI.View {
    @State private var text = ""
    let log: Log
    var body: some SwiftUI.View {
      NavigationStack {
        Shown(text: text).navigationTitle("All").searchable(text: $text, prompt: "Find")
          .onSubmit(of: .search) { log.entries.append("submitted") }
      }
      .onChange(of: text) { log.entries.append(text) }
    }
    struct Shown: SwiftUI.View {
      let text: String
      @Environment(\.isSearching) private var isSearching
      var body: some SwiftUI.View { Text(isSearching ? "searching \(text)" : "idle") }
    }
  }

  private func findAndCancel(_ stage: Stage) {
    stage.tape.tap("Find", at: 0.5)
    stage.tape.tap("Cancel", at: 2.5)
  }

  @Test("A page is searched by a field below its title, until that is cancelled")
  func searching() {
    let log = Log()
    var texts: [Bool] = []
    Playing(300, 400) { Searched(log: log) }
      .play(to: 4, plan: findAndCancel, at: [0.2, 2, 4]) { _, shown in
        texts += ["idle", "searching "].map { shown.stage.frame(of: $0) != nil }
      }
    #expect(texts == [true, false, false, true, true, false])
  }

  @Test("The background of a view is what is said of it")
  func background() {
    var colors: [Springform.Color] = []
    Playing {
      VStack {
        Rectangle().fill(.background)
        Rectangle().fill(.background).backgroundStyle(SwiftUI.Color(red: 1, green: 0, blue: 0))
        Rectangle().fill(.background).backgroundStyle(.background)
      }
    }
    .play(to: 0) { _, shown in colors = shown.all("Rectangle").compactMap { ($0 as? ShapeLayer)?.fillColor } }
    #expect(colors.map { $0.green.rounded() } == [1, 0, 1])
  }

  @Test("What a scroll view is like can be said: what shows of it begins at its offset")
  func scrollGeometry() {
    let geometry = ScrollGeometry(
      contentOffset: CGPoint(x: 0, y: 30), contentSize: CGSize(width: 100, height: 900), contentInsets: EdgeInsets(),
      containerSize: CGSize(width: 100, height: 200))
    #expect(geometry.visibleRect == CGRect(x: 0, y: 30, width: 100, height: 200))
  }

  @Test("What triggers a button is an action as others are, and one of a gesture")
  func trigger() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some SwiftUI.View {
        VStack {
          Text("Tap").onTapGesture(perform: configuration.trigger)
          Text("Hold").gesture(TapGesture().onEnded(configuration.trigger))
        }
      }
    }
    let log = Log()
    Playing { Button("b") { log.entries.append("b") }.buttonStyle(Twice()) }
      .play(to: 1.5) { stage in
        stage.tape.tap("Tap", at: 0.3)
        stage.tape.tap("Hold", at: 1)
      } _: { _, _ in
      }
    #expect(log.entries == ["b", "b"])
  }
}
