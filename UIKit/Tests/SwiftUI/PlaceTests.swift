import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What belongs to a view's place rather than to its value.
@Suite struct PlaceTests {
  private struct Box: SwiftUI.View {
    @State private var width: CGFloat = 20
    var body: some SwiftUI.View {
      Rectangle().frame(width: width, height: 40).onTapGesture { width += 20 }
    }
  }

  @Test("One value in two places has a state in each")
  func values() {
    struct Twice: SwiftUI.View {
      var body: some SwiftUI.View {
        let box = Box()
        VStack(spacing: 20) {
          box
          box
        }
      }
    }
    var widths: [CGFloat] = []
    Playing { Twice() }.play(
      to: 1,
      plan: { stage in
        stage.tape.tap(CGPoint(x: 100, y: 70), at: 0.2)
        stage.tape.tap(CGPoint(x: 100, y: 70), at: 0.5)
        stage.tape.tap(CGPoint(x: 100, y: 130), at: 0.8)
      }
    ) { _, shown in widths = [shown.frame("Rectangle").width, shown.frame("Rectangle", 1).width] }
    #expect(widths == [60, 40])
  }

  @Test("A wrapper of one's own is updated where the view's body sees it")
  func wrapper() {
    @propertyWrapper struct Doubled: DynamicProperty {
      @State private var value: CGFloat = 20
      private var shown: CGFloat = 0
      var wrappedValue: CGFloat { shown }
      mutating func update() { shown = value * 2 }
      init() {}
    }
    struct Wide: SwiftUI.View {
      @Doubled private var width
      var body: some SwiftUI.View { Rectangle().frame(width: width, height: 20) }
    }
    Playing { Wide() }.play(to: 0) { _, shown in #expect(shown.frame("Rectangle").width == 40) }
  }

  @Test(
    "A reader is told what the screen's shape takes beyond the edges of its room, and content that reaches there nothing"
  )
  func safeArea() {
    struct Reading: SwiftUI.View {
      let insets: (SwiftUI.EdgeInsets) -> Void
      var body: some SwiftUI.View {
        GeometryReader { proxy in
          let _ = insets(proxy.safeAreaInsets)
          Color.red
        }
      }
    }
    var (filling, upper, ignoring) = (SwiftUI.EdgeInsets(), SwiftUI.EdgeInsets(), SwiftUI.EdgeInsets())
    func play(@ViewBuilder _ root: @escaping () -> some SwiftUI.View) {
      var playing = Playing(200, 400, root)
      playing.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
      playing.play(to: 0) { _, _ in }
    }
    play { Reading { filling = $0 } }
    play {
      VStack(spacing: 0) {
        Reading { upper = $0 }
        Color.blue
      }
    }
    play { Reading { ignoring = $0 }.ignoresSafeArea() }
    #expect(filling == SwiftUI.EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
    #expect(upper == SwiftUI.EdgeInsets(top: 59, leading: 0, bottom: 0, trailing: 0))
    #expect(ignoring == SwiftUI.EdgeInsets())
  }

  @Test("A view that places itself by its own frame comes to rest")
  func ownFrame() {
    struct FrameKey: PreferenceKey {
      static var defaultValue: CGRect { .zero }
      static func reduce(value: inout CGRect, nextValue: () -> CGRect) { value = nextValue() }
    }
    struct Centred: SwiftUI.View {
      @State private var frame = CGRect.zero
      var body: some SwiftUI.View {
        Color.clear.frame(width: 123, height: 73.3)
          .overlay(alignment: .topLeading) {
            ZStack {
              Color.red.frame(width: 200 + 1 / 3, height: 200)
                .background(
                  GeometryReader { Color.clear.preference(key: FrameKey.self, value: $0.frame(in: .global)) }
                )
                .onPreferenceChange(FrameKey.self) { frame = $0 }
                .offset(x: 123 - frame.width, y: 91 + 1 / 3)
            }
            .opacity(0.9)
          }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .trailing).padding(16)
      }
    }
    // The scene ends with an error where it does not.
    Playing(390, 844, scale: 3) { Centred() }.play(to: 0.1) { _, _ in }
  }

  @Test("Who asks a reader where it is when it is gone is told of no place")
  func gone() {
    final class Log {
      var proxy: GeometryProxy?
      var anchor: Anchor<CGRect>?
      var frames: [CGRect?] = []
      var others: [CGRect?] = []
      func ask() {
        frames.append(proxy?.frame(in: .global))
        others += [proxy?.bounds(of: .named("all")), anchor.flatMap { proxy?[$0] }]
      }
    }
    struct Places: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {}
    }
    struct Leaving: SwiftUI.View {
      let log: Log
      @State private var isShown = true
      var body: some SwiftUI.View {
        ZStack {
          if isShown {
            GeometryReader { proxy in
              Rectangle().onAppear { log.proxy = proxy }.onTapGesture { isShown = false }
            }.frame(width: 40, height: 30)
          }
        }
        .anchorPreference(key: Places.self, value: .bounds) { $0 }
        .onPreferenceChange(Places.self) { log.anchor = $0 }
        .coordinateSpace(name: "all")
      }
    }
    let log = Log()
    Playing { Leaving(log: log) }
      .play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.4) }, at: [0.2, 0.8]) { _, _ in log.ask() }
    #expect(log.frames == [CGRect(x: 80, y: 85, width: 40, height: 30), .zero])
    #expect(log.proxy?.safeAreaInsets == EdgeInsets())
    #expect(log.others.count == 4 && log.others[0] != nil && log.others[2] == nil && log.others[3] == .zero)
  }
}
