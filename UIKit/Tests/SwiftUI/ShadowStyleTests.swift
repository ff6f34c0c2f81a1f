import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Styles with shadows, and how views meet each other's colours.
@Suite struct ShadowStyleTests {
  /// Pixels of a view on white, twenty by twenty.
  private func pixels(_ places: [(Int, Int)], @ViewBuilder _ view: @escaping () -> some SwiftUI.View) -> [UInt32] {
    var pixels: [UInt32] = []
    Playing(20, 20) { view() }.play(to: 0) { _, shown in
      let picture = try? Renderer(scale: 1).render(shown.stage.displayList(background: .white, showsTouches: false))
      pixels = places.map { picture?[$0.0, $0.1] ?? 0 }
    }
    return pixels
  }

  private let red = SwiftUI.Color(red: 1, green: 0, blue: 0)
  private let green = SwiftUI.Color(red: 0, green: 1, blue: 0)
  private let blue = SwiftUI.Color(red: 0, green: 0, blue: 1)

  @Test("A shadow below a style falls beside what is drawn, as far as it is offset")
  func drop() {
    let seen = pixels([(7, 10), (17, 10), (17, 2)]) {
      Rectangle().fill(red.shadow(.drop(color: blue, radius: 0, x: 10))).frame(width: 10, height: 10)
        .offset(x: -5)
    }
    #expect(seen == [0xFFFF_0000, 0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test("Shadows within a style fall from the edges of what is drawn, and not beyond")
  func inner() {
    let seen = pixels([(2, 10), (10, 10), (17, 10)]) {
      Rectangle().fill(
        red.shadow(.inner(color: blue, radius: 0, x: 4)).shadow(.inner(color: green, radius: 0, x: -4)))
    }
    #expect(seen == [0xFF00_00FF, 0xFFFF_0000, 0xFF00_FF00])
  }

  @Test("Levels of a style are as opaque as labels of that level: 0.3 of black on white")
  func levels() {
    let seen = pixels([(10, 10)]) { Rectangle().fill(SwiftUI.Color.black.tertiary) }
    // 255 times 0.7, rounded
    #expect(seen == [0xFFB3_B3B3])
  }

  @Test("What takes away takes from its own group, and leaves what lies below that")
  func destinationOut() {
    let seen = pixels([(2, 2), (10, 10)]) {
      ZStack {
        red
        ZStack {
          blue
          Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut)
        }
        .compositingGroup()
      }
    }
    #expect(seen == [0xFF00_00FF, 0xFFFF_0000])
  }

  @Test("A mask may be what another leaves of it")
  func reverseMask() {
    let seen = pixels([(2, 2), (10, 10)]) {
      blue.mask { Rectangle().overlay(Rectangle().frame(width: 10, height: 10).blendMode(.destinationOut)) }
    }
    #expect(seen == [0xFF00_00FF, 0xFFFF_FFFF])
  }

  @Test("Colours that are blended in a group meet nothing of what lies below it")
  func group() {
    let seen = pixels([(10, 10)]) {
      ZStack {
        red
        blue.blendMode(.plusLighter).compositingGroup()
      }
    }
    #expect(seen == [0xFF00_00FF])
  }

  @Test("A placeholder is the text's colour as a bar, where it has letters; what is not hidden in it is as it was")
  func redacted() {
    let seen = pixels([(10, 10), (1, 1)]) { Text("H").font(.system(size: 12)).redacted(reason: .placeholder) }
    // 255 times 0.84, in the 255 steps of an opacity.
    #expect(seen == [0xFFD7_D7D7, 0xFFFF_FFFF])
    let shown = pixels([(10, 10)]) { Rectangle().fill(blue).redacted(reason: .placeholder) }
    #expect(shown == [0xFF00_00FF])
  }

  @Test("A canvas draws texts among its symbols")
  func symbols() {
    let seen = pixels([(10, 10)]) {
      SwiftUI.Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.draw(symbol, at: CGPoint(x: 10, y: 10))
      } symbols: {
        Text("■").font(.system(size: 40)).foregroundColor(blue).tag(0)
      }
    }
    #expect(seen == [0xFF00_00FF])
  }
}
