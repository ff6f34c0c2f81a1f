import QuartzCore
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What an app stores: a view's values and `UserDefaults` are the same.
@Suite struct StoredValueTests {
  private enum Size: String { case small, large }

  private struct Stored: SwiftUI.View {
    let appear: () -> Void
    @AppStorage("width") private var width = 10
    @AppStorage("size") private var size = Size.small
    @AppStorage("name") private var name: String?
    @AppStorage("width", store: QuartzCore.UserDefaults(suiteName: "group")) private var other = 5
    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        Rectangle().frame(width: CGFloat(width), height: size == .small ? 10 : 20)
        Ellipse().frame(width: CGFloat(other), height: name == nil ? 10 : 20)
        Button("More") {
          width += 1
          size = .large
          name = name == nil ? "Ada" : nil
        }
      }
      .onAppear(perform: appear)
    }
  }

  @Test("Defaults that are set show, and values that a view sets are defaults")
  func areOne() {
    var frames: [[CGRect]] = []
    nonisolated(unsafe) var defaults: [String?] = []
    func plan() {
      let standard = QuartzCore.UserDefaults.standard
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
        standard.set(30, forKey: "width")
        QuartzCore.UserDefaults(suiteName: "group")?.set(7, forKey: "width")
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1.2) {
        defaults = ["width", "size", "name"].map { standard.string(forKey: $0) }
        standard.removeObject(forKey: "name")
        standard.removeObject(forKey: "width")
      }
    }
    Playing { Stored(appear: plan) }
      .play(to: 2, plan: { $0.tape.tap("More", at: 0.6) }, at: [0, 0.5, 1, 1.5]) { _, shown in
        frames.append([shown.frame("Rectangle"), shown.frame("Ellipse")])
      }
    #expect(frames.map { $0[0].width } == [10, 30, 31, 10] && frames.map { $0[0].height } == [10, 10, 20, 20])
    #expect(frames.map { $0[1].width } == [5, 7, 7, 7] && frames.map { $0[1].height } == [10, 10, 20, 10])
    #expect(defaults == ["31", "large", "Ada"])
  }
}
