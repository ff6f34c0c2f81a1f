import SpringformBitmap
import SpringformGeometry
import SpringformScene
import Testing

@Suite struct GroupTests {
  static let clip = Group.Clip(path: .rect(4.5, 0, 8, 20), transform: .identity)

  /// Two black squares that overlap: faded one by one they show each other, as a group they do not.
  @Test func aGroupFadesAsOnePicture() throws {
    func overlap(_ draw: (inout Sketch) -> Void) throws -> Int {
      var sketch = Sketch()
      draw(&sketch)
      return try sketch.bitmap().gray(10, 10)
    }
    let together = try overlap { sketch in
      sketch.group(Group(opacity: 0.5)) {
        $0.fill(.rect(2, 2, 10, 10))
        $0.fill(.rect(8, 8, 10, 10))
      }
    }
    let apart = try overlap { sketch in
      let faded = Paint.color(.black.withAlpha(0.5))
      sketch.fill(.rect(2, 2, 10, 10), faded)
      sketch.fill(.rect(8, 8, 10, 10), faded)
    }
    #expect(isClose(together, 127.5))
    #expect(isClose(apart, 63.75))
  }

  @Test(arguments: [1.0, 0.5]) func aClipCoversItsShareOfAPixel(opacity: Double) throws {
    var sketch = Sketch()
    sketch.group(Group(opacity: opacity, clip: Self.clip)) { $0.fill(.rect(0, 0, 20, 20)) }
    sketch.fill(.rect(16, 0, 2, 20))
    let bitmap = try sketch.bitmap()
    #expect(bitmap.gray(3, 10) == 255)
    #expect(isClose(bitmap.gray(4, 10), 255 * (1 - 0.5 * opacity)))
    #expect(isClose(bitmap.gray(8, 10), 255 * (1 - opacity)))
    #expect(bitmap.gray(14, 10) == 255)
    // The clip ends with its group.
    #expect(bitmap.gray(16, 10) == 0)
  }

  @Test func nestedOpacitiesMultiply() throws {
    var sketch = Sketch()
    sketch.group(Group(opacity: 0.5)) { outer in
      outer.group(Group(clip: Self.clip)) { middle in
        middle.group(Group(opacity: 0.5)) { $0.fill(.rect(0, 0, 20, 20)) }
      }
    }
    let bitmap = try sketch.bitmap()
    #expect(isClose(bitmap.gray(8, 10), 255 * 0.75))
    #expect(bitmap.gray(2, 10) == 255)
  }

  @Test func whatHasNoOpacityIsNotDrawn() throws {
    for opacity in [0, -1, .nan] {
      var sketch = Sketch()
      sketch.group(Group(opacity: opacity)) { sketch in
        sketch.group(Group()) { $0.fill(.rect(0, 0, 20, 20)) }
      }
      sketch.fill(.rect(0, 0, 5, 20))
      let bitmap = try sketch.bitmap()
      #expect(bitmap.gray(10, 10) == 255)
      #expect(bitmap.gray(2, 10) == 0)
    }
  }
}
