import Springform
import Testing

import SwiftUI
import UIKit

/// What frames, paddings and proportions do with a proposal: the documentation of `frame(width:height:alignment:)`,
/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`, `padding(_:_:)`, `fixedSize(horizontal:vertical:)`
/// and `aspectRatio(_:contentMode:)`. The ellipse lies behind a frame and has its size; what is in the frame is 40 points large.
@Suite struct FrameRuleTests {
  private func expectWidth(
    _ width: Double, sourceLocation: SourceLocation = #_sourceLocation, min: CGFloat? = nil, ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) {
    expectPlaces(
      ["Rectangle": [80, 80, 40, 40], "Ellipse": [100 - width / 2, 80, width, 40]], sourceLocation: sourceLocation
    ) {
      Rectangle().sized(40, 40).frame(minWidth: min, idealWidth: ideal, maxWidth: max).background(Ellipse())
    }
  }

  private func expectIdealWidth(
    _ width: Double, sourceLocation: SourceLocation = #_sourceLocation, min: CGFloat? = nil, ideal: CGFloat? = nil,
    max: CGFloat? = nil
  ) {
    expectPlaces(["Ellipse": [100 - width / 2, 80, width, 40]], sourceLocation: sourceLocation) {
      Rectangle().sized(40, 40).frame(minWidth: min, idealWidth: ideal, maxWidth: max).background(Ellipse())
        .fixedSize()
    }
  }

  @Test("A frame with limits, where 200 are proposed")
  func proposed() {
    expectWidth(200, max: .infinity)
    expectWidth(100, max: 100)
    expectWidth(30, max: 30)
    expectWidth(100, min: 100)
    expectWidth(40, min: 20)
    expectWidth(250, min: 250)
    expectWidth(200, min: 0, max: .infinity)
    expectWidth(120, min: 50, max: 120)
    expectWidth(250, min: 250, max: .infinity)
    expectWidth(40, ideal: 70)
    expectWidth(200, ideal: 70, max: .infinity)
  }

  @Test("A frame with limits, where nothing is proposed")
  func ideal() {
    expectIdealWidth(70, ideal: 70)
    expectIdealWidth(70, min: 10, ideal: 70, max: 100)
    expectIdealWidth(50, min: 50, max: 120)
    expectIdealWidth(40, max: .infinity)
    expectIdealWidth(30, max: 30)
    expectIdealWidth(60, min: 60)
  }

  @Test("What is flexible fills a frame with limits")
  func filling() {
    expectPlaces(["Rectangle": [50, 0, 100, 200]]) { Rectangle().frame(maxWidth: 100) }
    expectPlaces(["Rectangle": [-50, 0, 300, 200]]) { Rectangle().frame(minWidth: 300) }
    expectPlaces(["Rectangle": [0, 70, 200, 60]]) { Rectangle().frame(minHeight: 20, maxHeight: 60) }
  }

  @Test("A fixed frame says one length or both, whatever is proposed")
  func fixed() {
    expectPlaces(["Rectangle": [75, 0, 50, 200]]) { Rectangle().frame(width: 50) }
    expectPlaces(["Rectangle": [0, 75, 200, 50]]) { Rectangle().frame(height: 50) }
    expectPlaces(["Rectangle": [-50, -50, 300, 300]]) { Rectangle().sized(300, 300) }
    expectPlaces(["Rectangle": [75, 0, 50, 200]]) { Rectangle().frame(maxWidth: .infinity).frame(width: 50) }
    expectPlaces(["Rectangle": [0, 0, 50, 200]]) {
      Rectangle().frame(width: 50).frame(maxWidth: .infinity, alignment: .leading)
    }
    expectPlaces(["Rectangle": [100, 0, 50, 200], "Ellipse": [50, 0, 100, 200]]) {
      Rectangle().frame(width: 50).frame(width: 100, alignment: .trailing).background(Ellipse())
    }
  }

  @Test(
    "A frame places what is smaller by its alignment",
    arguments: zip(
      [
        Alignment.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
        .bottomTrailing,
      ],
      [(0.0, 0.0), (80, 0), (160, 0), (0, 80), (80, 80), (160, 80), (0, 160), (80, 160), (160, 160)]))
  func alignments(alignment: Alignment, corner: (Double, Double)) {
    expectPlaces(["Rectangle": [corner.0, corner.1, 40, 40]]) {
      Rectangle().sized(40, 40).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }

  @Test("Padding takes room from what is flexible, and adds it to what is not")
  func padding() {
    expectPlaces(["Rectangle": [16, 16, 168, 168]]) { Rectangle().padding() }
    expectPlaces(["Rectangle": [16, 0, 168, 200]]) { Rectangle().padding(.horizontal) }
    expectPlaces(["Rectangle": [10, 10, 180, 180]]) { Rectangle().padding(10) }
    expectPlaces(["Rectangle": [0, 30, 200, 170]]) { Rectangle().padding(.top, 30) }
    expectPlaces(["Rectangle": [5, 0, 175, 170]]) {
      Rectangle().padding([.leading], 5).padding([.bottom], 30).padding(.trailing, 20)
    }
    expectPlaces(["Rectangle": [2, 1, 194, 196]]) {
      Rectangle().padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    expectPlaces(["Rectangle": [-10, -10, 220, 220]]) { Rectangle().padding(-10) }
    expectPlaces(["Rectangle": [80, 80, 40, 40], "Ellipse": [64, 64, 72, 72]]) {
      Rectangle().sized(40, 40).padding().background(Ellipse())
    }
  }

  @Test("What has a fixed size is what it wants to be")
  func fixedSize() {
    expectPlaces(["Rectangle": [95, 95, 10, 10]]) { Rectangle().fixedSize() }
    expectPlaces(["Rectangle": [95, 0, 10, 200]]) { Rectangle().fixedSize(horizontal: true, vertical: false) }
    expectPlaces(["Rectangle": [0, 95, 200, 10]]) { Rectangle().fixedSize(horizontal: false, vertical: true) }
    expectPlaces(["Rectangle": [85, 75, 30, 50]]) { Rectangle().frame(idealWidth: 30, idealHeight: 50).fixedSize() }
    expectPlaces(["Rectangle": [90, 95, 10, 10], "Ellipse": [100, 95, 10, 10]]) {
      HStack(spacing: 0) {
        Rectangle()
        Ellipse()
      }
      .fixedSize()
    }
    expectPlaces(["Rectangle": [95, 86, 10, 10], "Ellipse": [95, 104, 10, 10]]) {
      VStack {
        Rectangle()
        Ellipse()
      }
      .fixedSize()
    }
    expectPlaces(["Rectangle": [86, 95, 10, 10], "Ellipse": [104, 95, 10, 10]]) {
      HStack(spacing: 0) {
        Rectangle()
        Spacer()
        Ellipse()
      }
      .fixedSize()
    }
    expectPlaces(["Ellipse": [95, 95, 10, 10]]) {
      GeometryReader { _ in EmptyView() }.background(Ellipse()).fixedSize()
    }
  }

  @Test("A proportion is fitted into the room, or covers it")
  func proportions() {
    expectPlaces(["Rectangle": [0, 50, 200, 100]]) { Rectangle().aspectRatio(2, contentMode: .fit) }
    expectPlaces(["Rectangle": [-100, 0, 400, 200]]) { Rectangle().aspectRatio(2, contentMode: .fill) }
    expectPlaces(["Rectangle": [75, 0, 50, 200]]) {
      Rectangle().aspectRatio(CGSize(width: 1, height: 4), contentMode: .fit)
    }
    expectPlaces(["Rectangle": [50, 0, 100, 200]]) {
      Rectangle().frame(idealWidth: 20, idealHeight: 40).scaledToFit()
    }
    expectPlaces(["Rectangle": [0, -100, 200, 400]]) {
      Rectangle().frame(idealWidth: 20, idealHeight: 40).scaledToFill()
    }
    expectPlaces(["Rectangle": [0, 0, 200, 100]]) { ScrollView { Rectangle().aspectRatio(2, contentMode: .fit) } }
    expectPlaces(["Circle": [50, 0, 100, 100]], in: (200, 100)) { Circle() }
  }

  @Test("Text is as many pixels wide as it needs wherever it lies, also half a pixel beside them")
  func pixels() {
    var widths: Set<Int> = []
    Playing(420, 420, scale: 3) {
      VStack(spacing: 0) {
        ForEach(0..<60) { index in
          Text("All Mails").font(.system(size: 5))
            .frame(width: 200 + CGFloat(index) / 7).frame(width: index.isMultiple(of: 2) ? 400 : 401)
        }
      }
    }
    .play(to: 0) { _, shown in
      widths = Set(shown.all("Text").map { Int(($0.bounds.width * 3).rounded()) })
    }
    #expect(widths.count == 1)
  }
}
