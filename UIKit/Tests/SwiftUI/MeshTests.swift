import Springform
import Testing

import SwiftUI
import UIKit
import ViewScenes

/// Colours at the points of a grid.
@Suite struct MeshTests {
  private func color<V: SwiftUI.View>(_ view: V, at time: Double = 0, _ x: Int, _ y: Int) -> [Int] {
    var result: [Int] = []
    Playing(100, 100) { view }.play(to: time) { _, shown in
      guard let layer = shown.all("MeshGradient").first as? ImageLayer, let bitmap = layer.image?.bitmap else { return }
      let pixel = bitmap[x, y]
      result = [16, 8, 0].map { Int(pixel >> $0 & 255) }
    }
    return result
  }

  private static let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

  @Test("Corners have their colours, and between them they are mixed")
  func mixes() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: Self.corners, colors: [.black, .white, .black, .white], smoothsColors: false)
    #expect(color(mesh, 0, 50)[0] <= 2)
    #expect(color(mesh, 99, 50)[0] >= 253)
    #expect(abs(color(mesh, 50, 50)[0] - 128) <= 2)
    #expect(Set(color(mesh, 50, 50)).count == 1)
  }

  @Test("Points and colours move")
  func moves() {
    struct Moving: SwiftUI.View {
      @State private var isOn = false
      var body: some SwiftUI.View {
        MeshGradient(
          width: 2, height: 2, points: MeshTests.corners,
          colors: isOn ? [.white, .white, .white, .white] : [.black, .black, .black, .black]
        )
        .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    // Half of the light, as sRGB has it.
    #expect(abs(color(Moving(), at: 0.5, 50, 50)[0] - 188) <= 2)
    #expect(color(Moving(), at: 1, 50, 50) == [255, 255, 255])
  }
}
