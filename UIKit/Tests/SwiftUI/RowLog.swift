import CoreGraphics
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What a list of rows "a" to "d", each 44 points high, says and shows while it is touched.
final class RowLog {
  var entries: [String] = []
  private(set) var frames: [String: [CGRect?]] = [:]

  /// Plays a view of 320 by 400 points, and keeps where texts are at these times.
  func play<V: SwiftUI.View>(
    to end: Double = 2.5, texts: [String] = [], at times: [Double] = [], @ViewBuilder _ view: @escaping () -> V,
    plan: (Stage) -> Void
  ) {
    Playing(320, 400, view).play(to: end, plan: plan, at: times.isEmpty ? [end] : times) { _, shown in
      for text in texts { frames[text, default: []].append(shown.stage.frame(of: text).map { CGRect($0) }) }
    }
  }

  struct Item: Identifiable, Equatable {
    let id: String

    static var four: [Item] { ["a", "b", "c", "d"].map { Item(id: $0) } }
  }
}

extension Stage {
  func swipeRow(_ text: String, at time: Double, by x: Double, hold: Double = 0.3) {
    tape.touch(CGPoint(x: x < 0 ? 280 : 40, y: rowY(text)), at: time) {
      $0.drag(by: Vector(dx: x, dy: 0), duration: 0.25, curve: .linear)
      if hold > 0 { $0.hold(for: hold) }
    }
  }
}

/// The middle of a row of a plain list.
func rowY(_ text: String) -> CGFloat { 22 + 44 * CGFloat(["a", "b", "c", "d"].firstIndex(of: text) ?? 0) }
