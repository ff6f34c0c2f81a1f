import SpringformBitmap
import Testing

@testable import SpringformCodecs

@Suite("What a GIF's palette is chosen by")
struct GIFLookAheadTests {
  @Test("A patch turns a picture into the next one and counts what it draws, as runs or whole")
  func patches() {
    var noise = Noise(seed: 4)
    let before = (0..<1000).map { _ in 0xFF00_0000 | noise.next(below: 4) }
    var flat = before
    for pixel in 200..<300 { flat[pixel] = 0xFF12_3456 }
    let lively = before.map { _ in 0xFF00_0000 | noise.next(below: 1 << 24) }
    for (picture, isShort) in [(before, true), (flat, true), (lively, false)] {
      let patch = GIFPatch(from: before, to: picture)
      var result = before
      patch.apply(to: &result)
      #expect(result == picture)
      if case .runs = patch { #expect(isShort) } else { #expect(!isShort) }
      let histogram = patch.histogram(after: before)
      let changed = zip(before, picture).filter { $0 != $1 }.map(\.1)
      #expect(Set(histogram.colors) == Set(changed))
      #expect(histogram.counts.reduce(0, +) == changed.count)
    }
    #expect(GIFPatch(from: before, to: before).bytes == 0)
    // One run of a start, a length and a colour of four bytes each.
    #expect(GIFPatch(from: before, to: flat).bytes == 12)
  }

  @Test("Pictures that are held back come out as they were put in")
  func lookAhead() {
    var noise = Noise(seed: 8)
    var lookAhead = GIFLookAhead(width: 30, height: 20, limit: 255)
    var pixels = Array(repeating: 0xFFFF_FFFF as UInt32, count: 600)
    var timed: [GIFTimedPicture] = []
    for frame in 0..<20 {
      for _ in 0..<frame * 10 { pixels[Int(noise.next(below: 600))] = 0xFF00_0000 | noise.next(below: 1 << 24) }
      let picture = GIFPicture(pixels: pixels, isOpaque: true)
      timed.append(GIFTimedPicture(picture: picture, frame: frame, start: frame * 2, end: frame * 2 + 2))
      lookAhead.append(timed[frame])
    }
    #expect(lookAhead.count == 20)
    #expect(!lookAhead.clearsPixels)
    // What was never shown is not cleared, what was is.
    pixels[7] = 0
    var holes = GIFLookAhead(width: 30, height: 20, limit: 255)
    func append(_ pixels: [UInt32]) {
      let isOpaque = !pixels.contains(0)
      holes.append(
        GIFTimedPicture(picture: GIFPicture(pixels: pixels, isOpaque: isOpaque), frame: 0, start: 0, end: 2))
    }
    append(pixels)
    append(timed[19].picture.pixels)
    #expect(!holes.clearsPixels)
    append(pixels)
    #expect(holes.clearsPixels)
    for (found, put) in zip(lookAhead, timed) {
      #expect(found.picture.pixels == put.picture.pixels)
      #expect([found.frame, found.start, found.end] == [put.frame, put.start, put.end])
    }
  }

  @Test("A cover takes the pictures that save the most table for each colour, and shares what they have in common")
  func cover() {
    // Tables of 4, 8 and 4 entries, one of them the transparent one.
    let pictures: [[UInt32]] = [[1, 2, 3], [1, 2, 3, 4], [7, 8]]
    #expect(GIFTable.size(colors: 3) == 12)
    #expect(GIFTable.size(colors: 4) == 24)
    // 24/4 a colour beats 12/3 and 12/2 is as good, but comes later; the first picture then costs nothing.
    #expect(GIFSetCover.colors(of: pictures, room: 6) == [1, 2, 3, 4, 7, 8])
    #expect(GIFSetCover.colors(of: pictures, room: 5) == [1, 2, 3, 4])
    #expect(GIFSetCover.colors(of: pictures, room: 3) == [7, 8])
    #expect(GIFSetCover.colors(of: pictures, room: 1) == [])
    #expect(GIFSetCover.colors(of: [], room: 255) == [])
  }

  /// A colour of ten pictures with nine others each, a colour of one with two others, and colours of none.
  @Test("Colours that most pictures can be drawn with come first, not those that most pictures draw")
  func order() {
    let common: UInt32 = 1_000
    let large = (0..<10).map { picture in [common] + (0..<9).map { UInt32(picture * 9 + $0) } }
    let small: [UInt32] = [2_000, 2_001, 2_002]
    let unused: [UInt32] = [3_000, 3_001]
    let colors = unused + [common] + (0..<90) + small
    let order = GIFColorOrder(of: colors, drawing: large + [small]).colors
    #expect(Set(order) == Set(colors) && order.count == colors.count)
    #expect(Set(order.prefix(3)) == Set(small))
    #expect(order[3] == common)
    #expect(order.suffix(2) == unused)
    // A picture that draws another colour, too, is not drawn with these.
    #expect(GIFColorOrder(of: unused + small, drawing: [small + [7]]).colors == unused + small)
  }

  @Test("Black to white is the unit of distances, and equal steps of sRGB are equally far everywhere")
  func distances() {
    let black = OpponentColor(pixel: 0xFF00_0000)
    let white = OpponentColor(pixel: 0xFFFF_FFFF)
    #expect(abs(black.squaredDistance(to: white) - 1) < 1e-6)
    // A distance is the root of the three squares over that of 3 * 255^2.
    var noise = Noise(seed: 2)
    for _ in 0..<1000 {
      let (left, right) = (noise.next(below: 1 << 24), noise.next(below: 1 << 24))
      let steps = [Pixel.red, Pixel.green, Pixel.blue].map { Float($0(left)) - Float($0(right)) }
      let expected = steps.reduce(0) { $0 + $1 * $1 } / (3 * 255 * 255)
      #expect(abs(OpponentColor(pixel: left).squaredDistance(to: OpponentColor(pixel: right)) - expected) < 1e-5)
    }
  }
}
