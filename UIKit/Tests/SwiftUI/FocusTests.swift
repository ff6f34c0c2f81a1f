import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Fields and the focus.
@Suite struct FocusTests {
  private enum Field: Hashable { case name, place }

  private final class Log { var lines: [String] = [] }

  private struct Form: SwiftUI.View {
    let log: Log
    @State private var name = ""
    @State private var place = ""
    @FocusState private var focus: Field?

    var body: some SwiftUI.View {
      VStack(spacing: 20) {
        TextField("Name", text: $name, onEditingChanged: { log.lines.append("name \($0)") })
          .focused($focus, equals: .name)
        TextField("Place", text: $place, onEditingChanged: { log.lines.append("place \($0)") })
          .focused($focus, equals: .place)
        Rectangle().frame(width: 40, height: 40).onTapGesture { focus = focus == .name ? .place : nil }
      }
      .onChange(of: focus) { log.lines.append("focus \(focus.map { "\($0)" } ?? "none")") }
    }
  }

  @Test("A field that is tapped has the focus, one that gets it is typed in, and without it none is")
  func fields() {
    let log = Log()
    Playing { Form(log: log) }.play(
      to: 2,
      plan: { stage in
        stage.tape.tap("Name", at: 0.3)
        stage.tape.tap(CGPoint(x: 100, y: 150), at: 0.8)
        stage.tape.tap(CGPoint(x: 100, y: 150), at: 1.4)
      }
    ) { _, _ in }
    #expect(
      log.lines == [
        "name true", "focus name", "focus place", "name false", "place true", "focus none", "place false",
      ])
  }
}
