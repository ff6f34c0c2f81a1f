import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Containers that take apart what they are given.
@Suite struct SubviewTests {
  private struct Row<Content: SwiftUI.View>: SwiftUI.View {
    @ViewBuilder let content: Content
    var body: some SwiftUI.View {
      HStack(spacing: 10) {
        Group(subviews: content) { subviews in
          ForEach(Array(subviews.reversed())) { $0.frame(width: CGFloat(subviews.count) * 10) }
        }
      }
    }
  }

  @Test("Items, groups and branches are views of their own, in the order in which they are written")
  func parts() {
    Playing {
      Row {
        Rectangle()
        Group {
          Circle()
          if true { Ellipse() }
        }
        ForEach(0..<2, id: \.self) { _ in Capsule() }
        EmptyView()
      }
    }
    .play(to: 0) { _, shown in
      // Five of 50 points and four gaps are wider than the scene by 45 on either side; the last stands first.
      #expect(shown.frame("Capsule").minX == -45)
      #expect(shown.frame("Ellipse").minX == 75)
      #expect(shown.frame("Rectangle").maxX == 245)
    }
  }

  @Test("What modifies several modifies each of them, and their state stays when they change places")
  func modified() {
    struct Turning: SwiftUI.View {
      @State private var turns = 0
      var body: some SwiftUI.View {
        Turned(turns: turns) {
          Group {
            Rectangle()
            Circle()
          }
          .frame(width: 20, height: 20)
        }
        .onTapGesture { withAnimation(.linear(duration: 1)) { turns += 1 } }
      }
    }
    struct Turned<Content: SwiftUI.View>: SwiftUI.View {
      let turns: Int
      @ViewBuilder let content: Content
      var body: some SwiftUI.View {
        HStack(spacing: 0) {
          Group(subviews: content) { subviews in
            ForEach(turns % 2 == 0 ? Array(subviews) : subviews.reversed()) { $0 }
          }
        }
      }
    }
    var places: [CGFloat] = []
    Playing { Turning() }
      .play(to: 2, plan: { $0.tape.tap(CGPoint(x: 90, y: 100), at: 0.2) }, at: [0, 2]) { _, shown in
        places += [shown.frame("Rectangle").minX, shown.frame("Circle").minX]
      }
    #expect(places == [80, 100, 100, 80])
  }

  fileprivate struct WidthKey: ContainerValueKey { static let defaultValue: CGFloat = 10 }

  @Test("A view says values to the container that takes it apart")
  func values() {
    struct Said<Content: SwiftUI.View>: SwiftUI.View {
      @ViewBuilder let content: Content
      var body: some SwiftUI.View {
        VStack(spacing: 0) {
          ForEach(subviews: content) { subview in
            subview.frame(width: subview.containerValues[WidthKey.self], height: 20)
              .opacity(subview.containerValues.hasTag("half") ? 0.5 : 1)
          }
        }
      }
    }
    Playing {
      Said {
        Rectangle().containerValue(\.shownWidth, 60)
        Circle().tag("half")
      }
    }
    .play(to: 0) { _, shown in
      #expect(shown.frame("Rectangle").width == 60)
      #expect(shown.frame("Circle").width == 10)
      #expect(shown.opacity("Circle") == 0.5)
    }
  }

  @Test("The older way takes views apart as the newer one does")
  func variadic() {
    struct Root: _VariadicView_MultiViewRoot {
      func body(children: _VariadicView.Children) -> some SwiftUI.View {
        ForEach(children) { child in
          child
          if child.id != children.last?.id { Capsule().frame(width: 6, height: 5) }
        }
      }
    }
    Playing {
      HStack(spacing: 0) {
        _VariadicView.Tree(Root()) {
          Rectangle().frame(width: 20, height: 20)
          Circle().frame(width: 20, height: 20)
        }
      }
    }
    .play(to: 0) { _, shown in
      #expect(shown.frame("Rectangle").minX == 77)
      #expect(shown.frame("Circle").minX == 103)
      #expect(shown.all("Capsule").count == 1)
    }
  }
}

extension ContainerValues {
  fileprivate var shownWidth: CGFloat {
    get { self[SubviewTests.WidthKey.self] }
    set { self[SubviewTests.WidthKey.self] = newValue }
  }
}
