import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// What closures draw.
@Suite struct CanvasTests {
  @Test("Colours are mixed with those that the canvas has drawn, and not with what lies below it")
  func mixes() throws {
    var pixel: UInt32?
    Playing(20, 20) {
      SwiftUI.Canvas { context, size in
        context.blendMode = .plusLighter
        let all = SwiftUI.Path(CGRect(origin: .zero, size: size))
        context.fill(all, with: .color(SwiftUI.Color(red: 1, green: 0, blue: 0)))
        context.fill(all, with: .color(SwiftUI.Color(red: 0, green: 0, blue: 1)))
      }
    }
    .play(to: 0) { _, shown in
      pixel = try? Renderer(scale: 1).render(shown.stage.displayList(background: .white, showsTouches: false))[10, 10]
    }
    // Red and blue light, on white paper.
    #expect(try #require(pixel) == 0xFFFF_00FF)
  }
}
