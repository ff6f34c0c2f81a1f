import Springform
import Testing

import SwiftUI
import UIKit

/// How stacks share their room: what Apple tells in "Building Custom Views with SwiftUI" (WWDC 2019, 237), in the documentation of
/// `HStack`, `Spacer` and `layoutPriority(_:)`, and in that of `ProposedViewSize` for what is proposed.
@Suite struct StackRuleTests {
  @Test("Equally flexible views get equal shares")
  func shares() {
    expectPlaces(["Rectangle": [0, 0, 100, 200], "Ellipse": [100, 0, 100, 200]]) {
      HStack(spacing: 0) {
        Rectangle()
        Ellipse()
      }
    }
    expectPlaces(["Rectangle": [0, 0, 200, 100], "Ellipse": [0, 100, 200, 100]]) {
      VStack(spacing: 0) {
        Rectangle()
        Ellipse()
      }
    }
    expectPlaces(
      ["Rectangle": [0, 0, 70, 100], "Ellipse": [70, 0, 70, 100], "Capsule": [140, 0, 70, 100]], in: (210, 100)
    ) {
      HStack(spacing: 0) {
        Rectangle()
        Ellipse()
        Capsule()
      }
    }
  }

  @Test("What is fixed takes its size, and the others what is left")
  func fixed() {
    expectPlaces(["Rectangle": [0, 0, 50, 200], "Ellipse": [50, 0, 150, 200]]) {
      HStack(spacing: 0) {
        Rectangle().frame(width: 50)
        Ellipse()
      }
    }
    expectPlaces(["Rectangle": [0, 0, 200, 150], "Ellipse": [0, 150, 200, 50]]) {
      VStack(spacing: 0) {
        Rectangle()
        Ellipse().frame(height: 50)
      }
    }
  }

  @Test("The least flexible is asked first")
  func leastFlexible() {
    // The capsule of 20 ... 40 takes 40 of a third; the ellipse of at most 50 takes 50 of a half of the rest.
    expectPlaces(["Rectangle": [0, 0, 110, 200], "Ellipse": [110, 0, 50, 200], "Capsule": [160, 0, 40, 200]]) {
      HStack(spacing: 0) {
        Rectangle()
        Ellipse().frame(maxWidth: 50)
        Capsule().frame(minWidth: 20, maxWidth: 40)
      }
    }
    expectPlaces(["Rectangle": [0, 0, 30, 200], "Ellipse": [30, 0, 170, 200]]) {
      HStack(spacing: 0) {
        Rectangle().frame(maxWidth: 30)
        Ellipse()
      }
    }
    expectPlaces(["Rectangle": [0, 0, 150, 200], "Ellipse": [150, 0, 50, 200]]) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 150)
        Ellipse()
      }
    }
  }

  @Test("What does not fit stands out on both sides")
  func overflow() {
    expectPlaces(["Rectangle": [-50, 90, 150, 20], "Ellipse": [100, 90, 150, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(150, 20)
        Ellipse().sized(150, 20)
      }
    }
  }

  @Test("Gaps are as said, and 8 where nothing is said")
  func gaps() {
    expectPlaces(
      ["Rectangle": [60, 90, 20, 20], "Ellipse": [90, 90, 20, 20], "Capsule": [120, 90, 20, 20]]
    ) {
      HStack(spacing: 10) {
        Rectangle().sized(20, 20)
        Ellipse().sized(20, 20)
        Capsule().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [90, 76, 20, 20], "Ellipse": [90, 104, 20, 20]]) {
      VStack {
        Rectangle().sized(20, 20)
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [85, 90, 20, 20], "Ellipse": [95, 90, 20, 20]]) {
      HStack(spacing: -10) {
        Rectangle().sized(20, 20)
        Ellipse().sized(20, 20)
      }
    }
  }

  @Test("Across, a stack is as large as the largest, and aligns the others with it")
  func across() {
    expectPlaces(["Rectangle": [80, 85, 20, 30], "Ellipse": [100, 75, 20, 50]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 30)
        Ellipse().sized(20, 50)
      }
    }
    expectPlaces(["Rectangle": [80, 75, 20, 30], "Ellipse": [100, 75, 20, 50]]) {
      HStack(alignment: .top, spacing: 0) {
        Rectangle().sized(20, 30)
        Ellipse().sized(20, 50)
      }
    }
    expectPlaces(["Rectangle": [80, 95, 20, 30], "Ellipse": [100, 75, 20, 50]]) {
      HStack(alignment: .bottom, spacing: 0) {
        Rectangle().sized(20, 30)
        Ellipse().sized(20, 50)
      }
    }
    expectPlaces(["Rectangle": [50, 90, 100, 10], "Ellipse": [50, 100, 20, 10]]) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().sized(100, 10)
        Ellipse().sized(20, 10)
      }
    }
    expectPlaces(["Rectangle": [50, 90, 100, 10], "Ellipse": [130, 100, 20, 10]]) {
      VStack(alignment: .trailing, spacing: 0) {
        Rectangle().sized(100, 10)
        Ellipse().sized(20, 10)
      }
    }
  }

  @Test("A stack in a stack is a view as any other, and nothing takes no room")
  func nested() {
    expectPlaces(
      ["Rectangle": [0, 0, 40, 60], "Ellipse": [40, 0, 160, 60], "Capsule": [0, 60, 200, 140]]
    ) {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Rectangle().frame(width: 40)
          Ellipse()
        }
        .frame(height: 60)
        Capsule()
      }
    }
    expectPlaces(["Rectangle": [0, 0, 200, 200]]) {
      VStack(spacing: 20) {
        EmptyView()
        Rectangle()
      }
    }
    let isThere = false
    expectPlaces(["Rectangle": [0, 0, 200, 200]]) {
      VStack(spacing: 20) {
        if isThere { Ellipse() }
        Rectangle()
      }
    }
    expectPlaces(["Rectangle": [60, 90, 20, 20], "Ellipse": [90, 90, 20, 20], "Capsule": [120, 90, 20, 20]]) {
      HStack(spacing: 10) {
        Group {
          Rectangle().sized(20, 20)
          Ellipse().sized(20, 20)
        }
        Capsule().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [0, 0, 50, 200], "Ellipse": [150, 0, 50, 200]]) {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { _ in Rectangle() }
        Ellipse()
      }
    }
  }

  @Test("A higher priority takes all but the least that lower ones need")
  func priorities() {
    expectPlaces(["Rectangle": [0, 0, 30, 200], "Ellipse": [30, 0, 170, 200]]) {
      HStack(spacing: 0) {
        Rectangle().frame(minWidth: 30)
        Ellipse().layoutPriority(1)
      }
    }
    expectPlaces(["Rectangle": [0, 0, 0, 200], "Ellipse": [0, 0, 100, 200], "Capsule": [100, 0, 100, 200]]) {
      HStack(spacing: 0) {
        Rectangle()
        Ellipse().layoutPriority(2)
        Capsule().layoutPriority(2)
      }
    }
    expectPlaces(["Rectangle": [0, 0, 200, 120], "Ellipse": [0, 120, 200, 80]]) {
      VStack(spacing: 0) {
        Rectangle().layoutPriority(-1)
        Ellipse().frame(maxHeight: 80)
      }
    }
  }

  @Test("A spacer takes what nobody else wants, at least 8 points unless said otherwise, and nothing across")
  func spacers() {
    expectPlaces(["Rectangle": [0, 90, 20, 20], "Ellipse": [180, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20)
        Spacer()
        Ellipse().sized(20, 20)
      }
    }
    expectPlaces(["Rectangle": [90, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Spacer()
        Rectangle().sized(20, 20)
        Spacer()
      }
    }
    expectPlaces(["Rectangle": [-4, 90, 100, 20], "Ellipse": [104, 90, 100, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(100, 20)
        Spacer()
        Ellipse().sized(100, 20)
      }
    }
    expectPlaces(["Rectangle": [0, 90, 100, 20], "Ellipse": [100, 90, 100, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(100, 20)
        Spacer(minLength: 0)
        Ellipse().sized(100, 20)
      }
    }
    expectPlaces(["Rectangle": [0, 0, 150, 200]]) {
      HStack(spacing: 0) {
        Rectangle()
        Spacer(minLength: 50)
      }
    }
    expectPlaces(["Rectangle": [0, 180, 200, 20]]) {
      VStack(spacing: 0) {
        Spacer()
        Rectangle().frame(height: 20)
      }
    }
    expectPlaces(["Ellipse": [0, 90, 200, 20]]) {
      HStack(spacing: 0) {
        Spacer()
        Rectangle().sized(20, 20)
      }
      .background(Ellipse())
    }
    expectPlaces(["Rectangle": [65, 90, 20, 20], "Ellipse": [115, 90, 20, 20]]) {
      HStack(spacing: 0) {
        Rectangle().sized(20, 20)
        Spacer().frame(width: 30)
        Ellipse().sized(20, 20)
      }
    }
  }

  @Test("Where nothing is proposed, everything has its ideal length")
  func scrolled() {
    expectPlaces(["Rectangle": [0, 0, 200, 10], "Ellipse": [0, 10, 200, 10]]) {
      ScrollView {
        VStack(spacing: 0) {
          Rectangle()
          Ellipse()
        }
      }
    }
    expectPlaces(["Rectangle": [0, 0, 100, 10], "Ellipse": [100, 0, 100, 10]]) {
      ScrollView {
        HStack(spacing: 0) {
          Rectangle()
          Ellipse()
        }
      }
    }
    expectPlaces(["Rectangle": [0, 0, 10, 200], "Ellipse": [10, 0, 10, 200]]) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Rectangle()
          Ellipse()
        }
      }
    }
  }
}
