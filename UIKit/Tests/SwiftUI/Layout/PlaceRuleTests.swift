import Springform
import Testing

import SwiftUI
import UIKit

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
}

extension SwiftUI.VerticalAlignment {
  fileprivate static let mark = SwiftUI.VerticalAlignment(Mark.self)
}

/// What lies where: the documentation of `ZStack`, `background(alignment:content:)`, `alignmentGuide(_:computeValue:)`, `AlignmentID`,
/// `Grid`, `LazyVGrid`, `ViewThatFits`, `ignoresSafeArea(_:edges:)` and `safeAreaInset(edge:alignment:spacing:content:)`.
@Suite struct PlaceRuleTests {
  @Test("A pile is as large as all that lie on it, or as those of the highest priority")
  func pile() {
    expectPlaces(["Rectangle": [80, 90, 40, 20], "Ellipse": [90, 70, 20, 60], "Capsule": [80, 70, 40, 60]]) {
      ZStack {
        Rectangle().sized(40, 20)
        Ellipse().sized(20, 60)
      }
      .background(Capsule())
    }
    expectPlaces(["Rectangle": [80, 70, 40, 20], "Ellipse": [80, 70, 20, 60]]) {
      ZStack(alignment: .topLeading) {
        Rectangle().sized(40, 20)
        Ellipse().sized(20, 60)
      }
    }
    expectPlaces(["Rectangle": [80, 110, 40, 20], "Ellipse": [100, 70, 20, 60]]) {
      ZStack(alignment: .bottomTrailing) {
        Rectangle().sized(40, 20)
        Ellipse().sized(20, 60)
      }
    }
    expectPlaces(["Rectangle": [80, 80, 40, 40], "Capsule": [80, 80, 40, 40]]) {
      ZStack {
        Rectangle()
        Ellipse().sized(40, 40).layoutPriority(1)
      }
      .background(Capsule())
    }
    expectPlaces(["Rectangle": [0, 0, 200, 200], "Ellipse": [90, 90, 20, 20]]) {
      ZStack {
        Rectangle()
        Ellipse().sized(20, 20)
      }
    }
  }

  @Test("What lies behind or before a view is offered its size, and does not count")
  func layers() {
    expectPlaces(["Rectangle": [80, 80, 40, 40], "Ellipse": [80, 80, 40, 40]]) {
      Rectangle().sized(40, 40).overlay { Ellipse() }
    }
    expectPlaces(["Rectangle": [80, 90, 20, 20], "Ellipse": [40, 50, 100, 100], "Capsule": [100, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).overlay { Ellipse().sized(100, 100) }
        Capsule().sized(20, 20)
      }
    }
    expectPlaces(["Ellipse": [95, 80, 10, 10]]) {
      Rectangle().sized(40, 40).background(alignment: .top) { Ellipse().sized(10, 10) }
    }
    expectPlaces(["Ellipse": [80, 110, 10, 10]]) {
      Rectangle().sized(40, 40).overlay(alignment: .bottomLeading) { Ellipse().sized(10, 10) }
    }
    expectPlaces(["Ellipse": [70, 70, 60, 60]]) { Rectangle().sized(40, 40).background(Ellipse().padding(-10)) }
  }

  @Test("A view says itself where its guides are")
  func guides() {
    expectPlaces(["Rectangle": [80, 100, 20, 20], "Ellipse": [100, 80, 20, 20]]) {
      HStack(alignment: .top, spacing: 0) {
        Rectangle().sized(20, 20)
        Ellipse().sized(20, 20).alignmentGuide(.top) { $0[.bottom] }
      }
    }
    expectPlaces(["Rectangle": [80, 80, 20, 40], "Ellipse": [100, 100, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 40)
        Ellipse().sized(20, 20).alignmentGuide(VerticalAlignment.center) { _ in 0 }
      }
    }
    expectPlaces(["Rectangle": [50, 90, 100, 20], "Ellipse": [60, 90, 20, 20]]) {
      ZStack(alignment: .leading) {
        Rectangle().sized(100, 20)
        Ellipse().sized(20, 20).alignmentGuide(.leading) { _ in -10 }
      }
    }
    expectPlaces(["Rectangle": [80, 80, 40, 40], "Ellipse": [115, 80, 10, 10]]) {
      Rectangle().sized(40, 40).overlay(alignment: .topTrailing) {
        Ellipse().sized(10, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
      }
    }
    expectPlaces(["Ellipse": [80, 95, 10, 10]]) {
      Ellipse().sized(10, 10).alignmentGuide(.leading) { _ in -5 }.frame(width: 50, alignment: .leading)
    }
    expectPlaces(["Rectangle": [80, 100, 20, 20], "Ellipse": [100, 80, 20, 40]]) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Rectangle().sized(20, 20)
        Ellipse().sized(20, 40)
      }
    }
    expectPlaces(["Rectangle": [80, 80, 20, 20], "Ellipse": [80, 100, 20, 20], "Capsule": [100, 80, 20, 20]]) {
      HStack(alignment: .mark, spacing: 0) {
        VStack(spacing: 0) {
          Rectangle().sized(20, 20)
          Ellipse().sized(20, 20).alignmentGuide(.mark) { $0[.top] }
        }
        Capsule().sized(20, 20)
      }
    }
  }

  @Test("What moves, turns or hides a view changes nobody's place")
  func effects() {
    expectPlaces(["Rectangle": [110, 95, 20, 20], "Ellipse": [100, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).offset(x: 30, y: 5)
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [70, 80, 40, 40], "Ellipse": [100, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).scaleEffect(2)
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [80, 70, 20, 40], "Ellipse": [110, 80, 20, 20]], in: (200, 180)) {
      HStack(spacing: 0) {
        Rectangle().sized(40, 20).rotationEffect(.degrees(90))
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [20, 30, 20, 20]]) { Rectangle().sized(20, 20).position(x: 30, y: 40) }
    expectPlaces(["Rectangle": [0, 0, 20, 20], "Ellipse": [180, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).position(x: 10, y: 10)
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Ellipse": [100, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).hidden()
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Ellipse": [100, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20).zIndex(1)
        Ellipse().sized(20, 20)
      }
    }
  }

  @Test("A grid's columns are as wide as their widest, its rows as high as their highest")
  func grids() {
    expectPlaces(
      [
        "Rectangle": [70, 85, 20, 20], "Ellipse": [95, 85, 40, 20], "Capsule": [65, 105, 30, 10],
        "Circle": [110, 105, 10, 10],
      ]
    ) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Rectangle().sized(20, 20)
          Ellipse().sized(40, 20)
        }
        GridRow {
          Capsule().sized(30, 10)
          Circle().sized(10, 10)
        }
      }
    }
    expectPlaces(["Rectangle": [76, 90, 20, 20], "Ellipse": [104, 90, 20, 20]]) {
      Grid {
        GridRow {
          Rectangle().sized(20, 20)
          Ellipse().sized(20, 20)
        }
      }
    }
    expectPlaces(["Rectangle": [60, 90, 40, 10], "Ellipse": [100, 90, 40, 10], "Capsule": [85, 100, 30, 10]]) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Rectangle().sized(40, 10)
          Ellipse().sized(40, 10)
        }
        GridRow { Capsule().sized(30, 10).gridCellColumns(2) }
      }
    }
    expectPlaces(["Rectangle": [50, 0, 40, 20], "Ellipse": [90, 0, 60, 20], "Capsule": [50, 20, 40, 20]]) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(40), spacing: 0), GridItem(.fixed(60), spacing: 0)], spacing: 0) {
          Rectangle().frame(height: 20)
          Ellipse().frame(height: 20)
          Capsule().frame(height: 20)
        }
      }
    }
    expectPlaces(["Rectangle": [0, 0, 100, 20], "Ellipse": [100, 0, 100, 20]]) {
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 2), spacing: 0) {
          Rectangle().frame(height: 20)
          Ellipse().frame(height: 20)
        }
      }
    }
    expectPlaces(["Rectangle": [0, 0, 50, 20], "Ellipse": [50, 0, 50, 20]]) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 0)], spacing: 0) {
          Rectangle().frame(height: 20)
          Ellipse().frame(height: 20)
        }
      }
    }
  }

  @Test("The first view that fits is taken, and the last where none does")
  func fitting() {
    expectPlaces(["Ellipse": [50, 95, 100, 10]]) {
      ViewThatFits {
        Rectangle().sized(300, 10)
        Ellipse().sized(100, 10)
        Capsule().sized(50, 10)
      }
    }
    expectPlaces(["Ellipse": [-25, 95, 250, 10]]) {
      ViewThatFits {
        Rectangle().sized(300, 10)
        Ellipse().sized(250, 10)
      }
    }
    expectPlaces(["Rectangle": [75, -50, 50, 300]]) {
      ViewThatFits(in: .horizontal) {
        Rectangle().sized(50, 300)
        Ellipse().sized(20, 20)
      }
    }
  }

  @Test("A root stays within the safe area, unless it is told not to")
  func safeArea() {
    let phone = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    expectPlaces(["Rectangle": [0, 50, 200, 120]], safeArea: phone) { Rectangle() }
    expectPlaces(["Rectangle": [80, 90, 40, 40]], safeArea: phone) { Rectangle().sized(40, 40) }
    expectPlaces(["Rectangle": [0, 0, 200, 200]], safeArea: phone) { Rectangle().ignoresSafeArea() }
    expectPlaces(["Rectangle": [0, 0, 200, 170]], safeArea: phone) { Rectangle().ignoresSafeArea(edges: .top) }
    expectPlaces(["Rectangle": [0, 50, 200, 150]], safeArea: phone) { Rectangle().ignoresSafeArea(edges: .bottom) }
    expectPlaces(["Ellipse": [0, 150, 200, 20], "Rectangle": [0, 50, 200, 100]], safeArea: phone) {
      Rectangle().safeAreaInset(edge: .bottom, spacing: 0) { Ellipse().frame(height: 20) }
    }
    expectPlaces(["Rectangle": [0, 60, 200, 110]], safeArea: phone) { Rectangle().safeAreaPadding(.top, 10) }
    expectPlaces(["Ellipse": [0, 0, 200, 200], "Rectangle": [0, 50, 200, 120]], safeArea: phone) {
      ZStack {
        Ellipse().ignoresSafeArea()
        Rectangle()
      }
    }
  }
}
