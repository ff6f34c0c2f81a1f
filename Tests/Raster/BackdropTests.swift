import Glibc
import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct BackdropTests {
  static let everything = Path.rect(0, 0, 80, 20)

  /// Black to the left of x = 40, white to the right.
  static func step(background: Color = .white) -> Sketch {
    var sketch = Sketch(width: 80, height: 20, background: background)
    sketch.fill(.rect(0, 0, 40, 20))
    return sketch
  }

  /// A step's blur is the Gaussian's integral.
  static func edge(_ x: Int, sigma: Double) -> Double {
    127.5 * (1 + erf((Double(x) + 0.5 - 40) / (sigma * 2.0.squareRoot())))
  }

  @Test(arguments: [2.0, 5, 9]) func aStepBecomesTheErrorFunction(sigma: Double) throws {
    var sketch = Self.step()
    sketch.blurBackdrop(Self.everything, radius: sigma)
    let bitmap = try sketch.bitmap()
    // The canvas' edges, which repeat, are too far to matter here.
    for x in stride(from: 8, to: 72, by: 3) {
      #expect(isClose(bitmap.gray(x, 10), Self.edge(x, sigma: sigma), tolerance: 1.5))
    }
    #expect((0..<20).allSatisfy { bitmap.gray(30, $0) == bitmap.gray(30, 10) })
  }

  @Test func onlyThePathIsBlurredAndItsEdgeMixes() throws {
    var sketch = Self.step()
    sketch.blurBackdrop(.rect(36.5, 5, 3, 10), radius: 5)
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(35, 10) == 0)
    #expect(isClose(bitmap.gray(36, 10), Self.edge(36, sigma: 5) / 2, tolerance: 1.5))
    #expect(isClose(bitmap.gray(38, 10), Self.edge(38, sigma: 5), tolerance: 1.5))
    #expect(bitmap.gray(38, 4) == 0)
  }

  @Test(arguments: [0, 0.25, 0.5, 1]) func opacityMixesSharpAndBlurred(opacity: Double) throws {
    var sketch = Self.step()
    sketch.blurBackdrop(Self.everything, radius: 5, opacity: opacity)
    let bitmap = try sketch.bitmap()
    for (x, sharp) in [(37, 0.0), (43, 255)] {
      let expected = sharp + (Self.edge(x, sigma: 5) - sharp) * opacity
      #expect(isClose(bitmap.gray(x, 10), expected, tolerance: 1.5))
    }
  }

  @Test func transparencyIsBlurredLikeColour() throws {
    var sketch = Self.step(background: .clear)
    sketch.blurBackdrop(Self.everything, radius: 5)
    let bitmap = try sketch.bitmap()
    for x in [34, 39, 40, 45] {
      #expect(areClose(bitmap.levels(x, 10), [0, 0, 0, 255 - Self.edge(x, sigma: 5)], tolerance: 1.5))
    }
  }

  @Test(arguments: [1.0, 0.5]) func itSeesThroughOpenGroups(opacity: Double) throws {
    var sketch = Sketch(width: 80, height: 20)
    sketch.fill(.rect(0, 0, 20, 20))
    sketch.group(Group(opacity: opacity)) { outer in
      outer.fill(.rect(20, 0, 20, 20))
      outer.group(Group(opacity: 1, clip: .init(path: .rect(0, 0, 60, 20), transform: .identity))) { inner in
        inner.blurBackdrop(Self.everything, radius: 3)
      }
    }
    let bitmap = try sketch.bitmap()
    for x in [32, 38, 41, 48] {
      // Below the group lies white from 20 on.
      let expected = 255 + (Self.edge(x, sigma: 3) - 255) * opacity
      #expect(isClose(bitmap.gray(x, 10), expected, tolerance: 2))
    }
    #expect(bitmap.gray(62, 10) == 255)
  }

  /// What an open group holds outside of the clip around it is not seen.
  @Test func clipsAroundOpenGroupsHold() throws {
    // The strip at the far end makes the clip's bounds wider than what it shows.
    var path = Path.rect(0, 0, 40, 20)
    path.addPath(.rect(79, 0, 1, 20))
    var sketch = Sketch(width: 80, height: 20)
    sketch.group(Group(clip: .init(path: path, transform: .identity))) { outer in
      outer.group(Group(opacity: 0.5)) { inner in
        inner.fill(Self.everything)
        inner.blurBackdrop(Self.everything, radius: 3)
      }
    }
    let bitmap = try sketch.bitmap()
    for x in [32, 36, 39] {
      #expect(isClose(bitmap.gray(x, 10), (255 + Self.edge(x, sigma: 3)) / 2, tolerance: 2))
    }
    #expect(bitmap.gray(45, 10) == 255)
  }

  @Test func theCanvasEdgeRepeats() throws {
    var sketch = Sketch(background: .systemRed)
    sketch.blurBackdrop(Self.everything, radius: 6)
    let bitmap = try sketch.bitmap()
    #expect(bitmap.pixels.allSatisfy { $0 == 0xFFFF_3B30 })
  }
}
