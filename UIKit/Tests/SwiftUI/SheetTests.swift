import Springform
import Testing

@testable import SwiftUI
import UIKit
import ViewScenes

/// What comes over the screen.
@Suite struct SheetTests {
  @Test("A sheet is as high as its views say, and a popover is a sheet on a phone")
  func detents() {
    struct Showing: SwiftUI.View {
      let isPopover: Bool
      @State private var isThere = false
      var body: some SwiftUI.View {
        let sheet = Rectangle().ignoresSafeArea().presentationDetents([.height(200)])
        Group {
          if isPopover {
            Ellipse().popover(isPresented: $isThere) { sheet }
          } else {
            Ellipse().sheet(isPresented: $isThere) { sheet }
          }
        }
        .onAppear { isThere = true }
      }
    }
    for isPopover in [false, true] {
      Playing(300, 600) { Showing(isPopover: isPopover) }.play(to: 2) { _, shown in
        #expect(shown.frame("Rectangle") == CGRect(x: 0, y: 400, width: 300, height: 200))
      }
    }
  }

  @Test("A dialog asks from below, and its answers do what they say")
  func dialog() {
    final class Log { var lines: [String] = [] }
    struct Asking: SwiftUI.View {
      let log: Log
      @State private var isAsking = false
      var body: some SwiftUI.View {
        Rectangle().frame(width: 100, height: 100).onTapGesture { isAsking = true }
          .confirmationDialog("Really?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Delete", role: .destructive) { log.lines.append("deleted") }
          }
          .onChange(of: isAsking) { log.lines.append("\(isAsking)") }
      }
    }
    let log = Log()
    Playing(300, 600) { Asking(log: log) }.play(
      to: 3,
      plan: { stage in
        stage.tape.tap(CGPoint(x: 150, y: 300), at: 0.3)
        stage.tape.tap("Delete", at: 1.5)
      }
    ) { _, _ in }
    #expect(log.lines.sorted() == ["deleted", "false", "true"])
  }

  @Test("A group shows what lies in it when its line is tapped")
  func disclosure() {
    var counts: [Int] = []
    Playing(300, 300) { DisclosureGroup("More") { Rectangle().frame(width: 50, height: 50) } }.play(
      to: 2, plan: { $0.tape.tap("More", at: 0.5) }, at: [0.2, 2]
    ) { _, shown in counts.append(shown.all("Rectangle").count) }
    #expect(counts == [0, 1])
  }

  @Test("Glass is a blur with a tint, in the shape that is said")
  func glass() {
    Playing { Text("a").frame(width: 80, height: 40).glassEffect(.regular, in: .rect(cornerRadius: 12)) }.play(to: 0) {
      _, shown in
      let glass = shown.all("RoundedRectangle").compactMap { $0 as? ShapeLayer }.first { $0.backdropBlurRadius > 0 }
      #expect(glass?.backdropBlurRadius == 8)
      #expect(glass?.cornerRadius == 12)
    }
  }

  @Test("What is made of a view's size and place is told at first and when it has changed")
  func geometry() {
    final class Log { var sizes: [CGFloat] = [] }
    struct Growing: SwiftUI.View {
      let log: Log
      @State private var width: CGFloat = 40
      var body: some SwiftUI.View {
        Rectangle().frame(width: width, height: 40)
          .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { log.sizes.append($0) }
          .onTapGesture { width = 80 }
      }
    }
    let log = Log()
    Playing { Growing(log: log) }.play(to: 1, plan: { $0.tape.tap(CGPoint(x: 100, y: 100), at: 0.5) }) { _, _ in }
    #expect(log.sizes == [40, 80])
  }

  @Test("A font of UIKit's keeps its size and weight")
  func font() {
    func width(_ font: SwiftUI.Font) -> CGFloat {
      var width: CGFloat = 0
      Playing { Text("Weight").font(font).fixedSize() }.play(to: 0) { _, shown in width = shown.frame("Text").width }
      return width
    }
    #expect(
      width(SwiftUI.Font(UIFont.systemFont(ofSize: 20, weight: .bold))) == width(.system(size: 20, weight: .bold)))
  }

  @Test func symbolsHaveForms() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.fill.circle.name(of: "star") == "star.circle.fill")
    #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
  }
}
