import Springform
import SpringformBitmap
import SpringformPipeline
import SpringformRaster
import SpringformScene
import SpringformSceneFile
import Testing

/// Layers in space as scene files write them.
struct SpaceTests {
  private func values(_ text: String) throws -> [String: [Double]] {
    let trace = try trace(scene(text), rate: 10)
    return Dictionary(
      uniqueKeysWithValues: trace.curves.flatMap { trace.columns(of: $0) }.map { ($0.name, $0.values) })
  }

  /// The middle column of a white canvas, 100 x 100 points, from above; black is 0.
  private func levels(_ text: String) throws -> [Int] {
    var settings = RenderSettings()
    settings.to = 0.01
    var list: DisplayList?
    try Playback(scene(text), settings: settings).play { list = $1 }
    let picture = try Renderer().render(#require(list))
    return (0..<100).map { Int(Pixel.green(picture[50, $0])) }
  }

  @Test("Turns are read, set and animated by names of two parts, with and without model values")
  func turns() throws {
    let found = try values(
      """
      layers:
        - { id: a, size: [80, 80], rotation: 10deg, rotation.x: 20deg, rotation.y: 30deg }
        - { id: b, size: [10, 10], rotation.y: 2 * a.rotation.y, zPosition: a.anchorPointZ }
      events:
        - start:
            - set: { a.anchorPointZ: 7, a.rotation.x: 40deg }
            - animate: { duration: 1s, curve: linear, to: { a.rotation.y: 390deg } }
      trace: { x: a.rotation.x / 1deg, y: a.rotation.y / 1deg, model: a.model.rotation.y / 1deg, z: a.rotation / 1deg, b: b.rotation.y / 1deg, depth: b.zPosition }
      """)
    for (name, value) in [("x", 40.0), ("y", 210), ("model", 390), ("z", 10), ("b", 420), ("depth", 7)] {
      #expect(abs(try #require(found[name])[5] - value) < 1e-9, "\(name)")
    }
  }

  /// Bounds and position by hand: 40 points wide and 20 high, whose anchor point lies a quarter of the width from the left.
  @Test(
    "A frame is the rectangle before the layer is turned, scaled and moved, whichever key is written first",
    arguments: ["rotation: 30deg", "scale: 1.5", "translation: [7, 8]", "skew: [10deg, 0]"])
  func frames(change: String) throws {
    for keys in ["frame: [10, 30, 40, 20], \(change)", "\(change), frame: [10, 30, 40, 20]"] {
      let found = try values(
        """
        layers: [ { id: a, anchor: [0.25, 0.5], \(keys) } ]
        trace: { size: a.size, position: a.position }
        """)
      for (name, value) in [("size.x", 40.0), ("size.y", 20), ("position.x", 20), ("position.y", 40)] {
        #expect(abs(try #require(found[name])[0] - value) < 1e-9, "\(keys): \(name)")
      }
    }
  }

  /// 40 points above the hinge, turned by 60 degrees: 20 points up and 34.6 away from the eye.
  @Test("The eye is above the anchor point of the layer that has the perspective")
  func perspective() throws {
    func top(_ perspective: String) throws -> Int? {
      try levels(
        """
        layers:
          - size: [100, 100]
            position: [50, 50]
            perspective: \(perspective)
            layers: [ { size: [40, 40], anchor: [0.5, 1], position: [50, 50], rotation.x: 60deg, background: black } ]
        """
      ).firstIndex { $0 < 128 }
    }
    #expect(try top("0") == 30)
    #expect(try top("100") == 35)
  }

  @Test("In one space the nearer layer is on top, and a back does not show")
  func space() throws {
    func middle(_ angle: String, _ keys: String) throws -> Int {
      try levels(
        """
        layers:
          - id: card
            space: true
            size: [100, 100]
            position: [50, 50]
            rotation.y: \(angle)
            layers:
              - { size: [60, 60], position: [50, 50], background: black, \(keys) }
              - { size: [60, 60], position: [50, 50], background: gray, zPosition: -1 }
        """)[50]
    }
    #expect(try middle("10deg", "zPosition: 1") == 0)
    #expect(try middle("190deg", "zPosition: 1") > 0)
    #expect(try middle("190deg", "zPosition: -2") == 0)
    #expect(try middle("190deg", "zPosition: -2, isDoubleSided: false") > 0)
  }

  @Test("Copies lag behind one another and leave the plane")
  func copies() throws {
    let found = try values(
      """
      layers:
        - id: dots
          copies: 3
          instanceDelay: 0.1s
          instanceRotation.x: 10deg
          instanceRotation.y: 20deg
          layers: [ { circle: 4 } ]
      trace: { delay: dots.instanceDelay, x: dots.instanceRotation.x / 1deg, y: dots.instanceRotation.y / 1deg }
      """)
    for (name, value) in [("delay", 0.1), ("x", 10.0), ("y", 20)] {
      #expect(abs(try #require(found[name])[0] - value) < 1e-9, "\(name)")
    }
  }
}
