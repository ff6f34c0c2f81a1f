import Foundation
import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Pictures from addresses, and buttons' borders.
@Suite struct ArrivalTests {
  @Test("A picture comes from a file; from the network comes the error of a phone without a connection")
  func pictures() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("arrival-tests.png")
    // Three pixels by two.
    let pixels = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAEElEQVR4nGP4z8AAQQxwFgBB0gX7h/C5SAAAAABJRU5ErkJggg=="))
    try pixels.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    Playing { AsyncImage(url: file) }.play(to: 0.1) { _, shown in
      #expect(shown.all("Image").first?.bounds.size == Size(width: 3, height: 2))
    }
    final class Log { var code: URLError.Code? }
    let log = Log()
    Playing {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { phase in
        let _ = log.code = (phase.error as? URLError)?.code
        Ellipse()
      }
    }
    .play(to: 0.1) { _, _ in }
    #expect(log.code == .notConnectedToInternet)
  }

  @Test("A bordered button has the shape that is said")
  func borders() {
    Playing { Button("Go") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule) }.play(to: 0) { _, shown in
      let border = shown.all("AnyShape").first as? ShapeLayer
      #expect(border.map { $0.path.contains(Point(x: 1, y: 1)) } == false)
      #expect(border.map { $0.path.contains(Point(x: 1, y: $0.bounds.height / 2)) } == true)
    }
  }
}
