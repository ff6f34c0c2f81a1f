import Springform
import Testing

import SwiftUI
import SwiftUIScenes
import UIKit
import ViewScenes

/// A scene of a view, played at a hundred refreshes a second, of a phone with a pixel a point unless said otherwise.
struct Playing<Root: SwiftUI.View>: SwiftUIScene, @unchecked Sendable {
  let size: Size
  let screenScale: CGFloat
  var safeAreaInsets = UIEdgeInsets.zero
  private let root: () -> Root

  init() { fatalError("made with a view") }

  init(_ width: Double = 200, _ height: Double = 200, scale: CGFloat = 1, @ViewBuilder _ root: @escaping () -> Root) {
    (size, screenScale, self.root) = (Size(width: width, height: height), scale, root)
  }

  var content: some SwiftUI.View { root() }

  /// Plays the scene, and calls something at some refreshes.
  func play(
    to end: Double, plan: (Stage) -> Void = { _ in }, at times: [Double] = [], _ look: (Double, Shown) -> Void
  ) {
    let stage = Stage(size: size)
    build(on: stage)
    plan(stage)
    let clock = Clock(rate: 100)
    for index in 0...Int((end * 100).rounded()) {
      stage.advance(to: clock.tick(index))
      let time = Double(index) / 100
      if times.isEmpty ? time == end : times.contains(where: { abs($0 - time) < 1e-9 }) {
        look(time, Shown(stage: stage))
      }
    }
    #expect(stage.error == nil)
  }
}

/// What is on the stage.
struct Shown {
  let stage: Stage

  private func layers(_ layer: Layer) -> [Layer] { [layer] + layer.sublayers.flatMap(layers) }

  /// The layers of views of a type.
  func all(_ name: String) -> [Layer] { layers(stage.rootLayer).filter { $0.typeName == name } }

  /// The frame on the stage of the first view of a type; corners of turned ones are surrounded.
  func frame(_ name: String, _ index: Int = 0) -> CGRect {
    guard all(name).indices.contains(index) else { return .null }
    let layer = all(name)[index]
    let box = layer.bounds
    let corners = [
      Point(x: box.minX, y: box.minY), Point(x: box.maxX, y: box.minY), Point(x: box.minX, y: box.maxY),
      Point(x: box.maxX, y: box.maxY),
    ].map { layer.convert($0, to: nil) }
    let (left, top) = (corners.map(\.x).min() ?? 0, corners.map(\.y).min() ?? 0)
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
    return CGRect(
      x: rounded(left), y: rounded(top), width: rounded((corners.map(\.x).max() ?? 0) - left),
      height: rounded((corners.map(\.y).max() ?? 0) - top))
  }

  /// How opaque the first view of a type is, with all that it lies in.
  func opacity(_ name: String) -> Double {
    guard var layer = all(name).first else { return 0 }
    var result = layer.opacity
    while let above = layer.superlayer {
      result *= above.opacity
      layer = above
    }
    return (result * 1000).rounded() / 1000
  }
}
