import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What carousels are made of: room beside the content, the scroll view's own coordinates, and where it is.
@Suite struct CarouselTests {
  private final class Log<Value> { var values: [Value] = [] }

  private func swipe(_ stage: Stage, by distance: Double) {
    stage.tape.touch(CGPoint(x: 150, y: 100), at: 0.2) {
      $0.drag(by: Vector(dx: distance, dy: 0), duration: 0.4, curve: .linear)
      $0.hold(for: 0.3)
    }
  }

  @Test("Padding of the safe area keeps content away, and what ignores the safe area goes on below it")
  func padding() {
    Playing {
      ZStack {
        Ellipse().ignoresSafeArea()
        Rectangle()
      }
      .safeAreaPadding(.horizontal, 30)
    }
    .play(to: 0) { _, shown in
      #expect(shown.frame("Rectangle") == CGRect(x: 30, y: 0, width: 140, height: 200))
      #expect(shown.frame("Ellipse") == CGRect(x: 0, y: 0, width: 200, height: 200))
    }
  }

  /// Cards of a hundred points, of which one lies in the middle of the two hundred.
  private func cards(_ position: Binding<Int?>? = nil, _ look: @escaping (Int, CGFloat) -> Void = { _, _ in })
    -> some SwiftUI.View
  {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        ForEach(0..<6) { index in
          GeometryReader { proxy in
            let _ = look(index, proxy.frame(in: .scrollView(axis: .horizontal)).minX)
            if index == 0 { Rectangle() } else { Color.blue }
          }
          .frame(width: 100, height: 100)
        }
      }
      .scrollTargetLayout()
    }
    .safeAreaPadding(.horizontal, 50)
    .scrollTargetBehavior(.viewAligned)
    .scrollPosition(id: position ?? .constant(nil))
  }

  @Test("A scroll view is as wide as with the padding, and its content begins within")
  func scrollView() {
    var places: [CGFloat] = []
    Playing { cards() }
      .play(to: 3, plan: { swipe($0, by: -80) }, at: [0, 3]) { _, shown in
        places.append(shown.frame("Rectangle").minX)
      }
    #expect(places == [50, -50])
  }

  @Test("In the scroll view's coordinates, content that is not scrolled lies at nothing")
  func space() {
    let log = Log<CGFloat>()
    Playing { cards { if $0 == 1 { log.values.append($1) } } }
      .play(to: 3) {
        swipe($0, by: -80)
      } _: { _, _ in
      }
    #expect(log.values.first == 100)
    #expect(abs((log.values.last ?? 1)) < 0.01)
  }

  private struct Positioned<Content: SwiftUI.View>: SwiftUI.View {
    @State var id: Int?
    let log: Log<Int?>
    @ViewBuilder let content: (Binding<Int?>) -> Content

    var body: some SwiftUI.View {
      VStack(spacing: 0) {
        content($id)
        Button("Last") { id = 4 }.frame(height: 40)
      }
      .onChange(of: id) { log.values.append($1) }
    }
  }

  @Test("A position says where the content begins, and leads it where it is set to")
  func goes() {
    let log = Log<Int?>()
    var places: [CGFloat] = []
    Playing { Positioned(id: 2, log: log) { cards($0) } }
      .play(to: 2, plan: { $0.tape.tap("Last", at: 0.5) }, at: [0.2, 2]) { _, shown in
        places.append(shown.frame("Rectangle").minX)
      }
    #expect(places == [-150, -350])
    #expect(log.values == [4])
  }

  @Test("A finger that scrolls says where it has led the content")
  func follows() {
    let log = Log<Int?>()
    Playing { Positioned(id: nil, log: log) { cards($0) } }
      .play(to: 3) {
        swipe($0, by: -80)
      } _: { _, _ in
      }
    #expect(log.values == [0, 1])
  }

  @Test("Edges and points are positions, too")
  func edges() {
    struct Sent: SwiftUI.View {
      @State private var position = ScrollPosition(edge: .bottom)
      var body: some SwiftUI.View {
        ScrollView { Rectangle().frame(width: 50, height: 600) }
          .scrollPosition($position)
          .onTapGesture { position.scrollTo(y: 120) }
      }
    }
    var places: [CGFloat] = []
    Playing { Sent() }
      .play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.5) }, at: [0.2, 1]) { _, shown in
        places.append(shown.frame("Rectangle").minY)
      }
    #expect(places == [-400, -120])
  }

  @Test("Whoever asks hears when half of a view has come or gone")
  func visibility() {
    let log = Log<Bool>()
    Playing {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).onScrollVisibilityChange { log.values.append($0) }
          Color.blue.frame(height: 500)
        }
      }
    }
    .play(to: 3) { stage in
      stage.tape.touch(CGPoint(x: 100, y: 150), at: 0.2) {
        $0.drag(by: Vector(dx: 0, dy: -120), duration: 0.5, curve: .linear)
        $0.hold(for: 0.3)
      }
    } _: { _, _ in
    }
    #expect(log.values == [true, false])
  }
}
