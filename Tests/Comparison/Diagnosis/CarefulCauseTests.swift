import SpringformBitmap
import SpringformComparison
import Testing

/// Small drawn animations with one change each, of which pixels alone tell the cause, or from which another one has to be
/// kept apart.
@Suite("Causes told from pixels alone")
struct CarefulCauseTests {
  /// 60 pictures at 20 a second: a block goes 20 pixels to the right from frame 10 on, and 10 more from frame 40 on.
  private func pictures(first: Int = 10, second: Int = 40) throws -> [Bitmap] {
    try (0..<60).map { frame in
      let left = 5 + 2 * min(max(frame - first + 1, 0), 10) + min(max(frame - second + 1, 0), 10)
      return try picture { x, y in (left..<left + 12).contains(x) && (10..<22).contains(y) ? 0xFF34_78F6 : nil }
    }
  }

  /// - Parameter pixel: nil for the background.
  private func picture(background: UInt32 = 0xFFFF_FFFF, _ pixel: (Int, Int) -> UInt32?) throws -> Bitmap {
    var bitmap = try Bitmap(width: 64, height: 40, fill: background)
    for y in 0..<40 { for x in 0..<64 { bitmap[x, y] = pixel(x, y) ?? background } }
    return bitmap
  }

  private func compared(_ expected: [Bitmap], _ actual: [Bitmap], rate: Double = 20) throws -> AnimationComparison {
    try AnimationComparison(
      expected: PictureSequence(expected, rate: 20), actual: PictureSequence(actual, rate: rate))
  }

  private func expectSentence(_ comparison: AnimationComparison, _ beginning: String) {
    #expect(comparison.sentence.hasPrefix(beginning), "\(comparison.sentence)")
  }

  @Test("A motion that starts earlier is told by itself, and is not another speed")
  func retimed() throws {
    let comparison = try compared(pictures(), pictures(first: 6))
    expectSentence(
      comparison, "the motion from 0.5 s on starts 4 frames (200 ms) earlier, and from 1.8 s on all is in time; ")
  }

  @Test("The same motion in half as many pictures does not flicker")
  func rate() throws {
    let all = try pictures()
    let half = all.indices.filter { $0.isMultiple(of: 2) }.map { all[$0] }
    expectSentence(try compared(all, half, rate: 10), "the same motion at 10 frames a second instead of 20; ")
  }

  @Test("Frozen, cut off and reversed")
  func playback() throws {
    let all = try pictures()
    expectSentence(try compared(all, all.indices.map { all[min($0, 14)] }), "frozen from 0.7 s on; ")
    expectSentence(try compared(all, Array(all[..<42])), "cut off at 2.1 s: all before it is right; ")
    expectSentence(try compared(all, all.reversed()), "reversed: the last frame comes first; ")
  }

  /// A block that goes 3 pixels to the right in two frames, and how far it is after the first of them.
  private func step(_ middle: Int) throws -> [Bitmap] {
    try (0..<20).map { frame in
      let left = frame < 10 ? 5 : frame == 10 ? middle : 8
      return try picture { x, y in (left..<left + 12).contains(x) && (10..<22).contains(y) ? 0xFF34_78F6 : nil }
    }
  }

  @Test("A frame on the way from the one before to the one after is no glitch, and one that is elsewhere is")
  func course() throws {
    let other = try compared(step(6), step(7))
    #expect(other.failingCount == 1)
    #expect(!other.sentence.contains("glitch") && !other.sentence.contains("flicker"), "\(other.sentence)")
    expectSentence(try compared(step(6), step(14)), "a glitch at frame 10 (0.5 s): the frames around it are right; ")
  }

  @Test("Red and blue that changed places are no wider strokes")
  func swapped() throws {
    let all = try pictures()
    let other = all.map { bitmap in
      bitmap.mapped { $0 & 0xFF00_FF00 | Pixel.blue($0) << 16 | Pixel.red($0) }
    }
    expectSentence(try compared(all, other), "red and blue are swapped in 12x12 pixels at (5, 10); ")
  }

  @Test("Another background is a colour, and no opacity")
  func background() throws {
    func still(_ background: UInt32) throws -> [Bitmap] {
      [try picture(background: background) { x, y in x > 20 && x < 40 && y > 10 && y < 20 ? 0xFFFF_FFFF : nil }]
    }
    expectSentence(
      try compared(still(0xFF14_1729), still(0xFF1C_1F31)), "the colour #141729 became #1C1F31, by 8 levels, on ")
  }

  @Test("Fine dark marks that are gone are missing, and no thinner strokes")
  func missing() throws {
    let marks = try picture { x, y in
      guard (20..<32).contains(x), (10..<15).contains(y) else { return nil }
      return 0xFF00_0000 | UInt32(40 + (x * 7 + y * 13) % 5 * 40) * 0x01_0101
    }
    expectSentence(
      try compared([marks], [try picture { _, _ in nil }]), "something is missing in 12x5 pixels at (20, 10); ")
    expectSentence(
      try compared([try picture { _, _ in nil }], [marks]), "something is new in 12x5 pixels at (20, 10); ")
  }

  /// Each grey one level lighter than the one to its left.
  private func slope(_ x: Int) -> UInt32 { 0xFF00_0000 | UInt32(120 + x) * 0x01_0101 }

  @Test("What is before a gradient is missing, new or less opaque, as before an even colour")
  func surface() throws {
    func still(_ pixel: (Int, Int) -> UInt32?) throws -> [Bitmap] {
      [try picture { x, y in pixel(x, y) ?? slope(x) }]
    }
    func square(_ x: Int, _ y: Int) -> Bool { (20..<32).contains(x) && (14..<26).contains(y) }
    let empty = try still { _, _ in nil }
    let full = try still { x, y in square(x, y) ? (x < 26 ? 0xFFC0_2020 : 0xFF20_20C0) : nil }
    expectSentence(try compared(full, empty), "something is missing in 12x12 pixels at (20, 14); ")
    expectSentence(try compared(empty, full), "something is new in 12x12 pixels at (20, 14); ")
    let fainter = try still { x, y in
      guard square(x, y) else { return nil }
      let color: UInt32 = x < 26 ? 0xFFC0_2020 : 0xFF20_20C0
      return Pixel.premultiplied(
        red: (Pixel.red(color) * 9 + Pixel.red(slope(x)) + 5) / 10,
        green: (Pixel.green(color) * 9 + Pixel.green(slope(x)) + 5) / 10,
        blue: (Pixel.blue(color) * 9 + Pixel.blue(slope(x)) + 5) / 10, alpha: 255)
    }
    expectSentence(try compared(full, fainter), "opacity is 10 % lower in 12x12 pixels at (20, 14); ")
  }

  @Test("An edge that moved alone has not shifted anything")
  func growth() throws {
    func still(_ share: UInt32) throws -> [Bitmap] {
      [
        try picture { x, y in
          guard (10..<30).contains(y), (10...40).contains(x) else { return nil }
          return x < 40 ? 0xFF00_0000 : 0xFF00_0000 | (255 - share) * 0x01_0101
        }
      ]
    }
    #expect(!(try compared(still(0), still(120))).sentence.contains("shifted"))
  }

  @Test("Each line of a list that was turned by itself is turned, though all of them are not turned as one")
  func list() throws {
    /// Bars with soft ends, 24 pixels long, that fall by so much to the right.
    func still(_ slope: Double) throws -> [Bitmap] {
      [
        try picture { x, y in
          let lines = [8.0, 16, 24, 32]
          let distance = lines.map { abs(Double(y) - $0 - slope * (Double(x) - 31.5)) }.min() ?? 9
          guard (20..<44).contains(x), distance < 2 else { return nil }
          let ink = min(2 - distance, 1) * 255
          return 0xFF00_0000 | UInt32(255 - ink.rounded()) * 0x01_0101
        }
      ]
    }
    // 0.05 is 2.9 degrees; what is hardly longer than three lines are high is measured less finely.
    expectSentence(try compared(still(0), still(0.05)), "turned by 2.8 degrees clockwise in ")
  }

  @Test("What is fainter in one frame alone does not flicker")
  func fainterFrame() throws {
    /// Two colours on white, of which so many tenths are there.
    func square(_ tenths: UInt32) throws -> Bitmap {
      try picture { x, y in
        guard (20..<32).contains(x), (14..<26).contains(y) else { return nil }
        let color: UInt32 = x < 26 ? 0xFFC0_2020 : 0xFF20_20C0
        func mixed(_ channel: (UInt32) -> UInt32) -> UInt32 { (channel(color) * tenths + 255 * (10 - tenths) + 5) / 10 }
        return Pixel.premultiplied(
          red: mixed(Pixel.red), green: mixed(Pixel.green), blue: mixed(Pixel.blue), alpha: 255)
      }
    }
    let all = try (0..<20).map { _ in try square(10) }
    expectSentence(
      try compared(all, [square(9)] + all.dropFirst()), "opacity is 9.9 % lower in 12x12 pixels at (20, 14); ")
  }

  @Test("Type so small that its strokes run into each other is heavier when there is more of it everywhere")
  func smallType() throws {
    func type(_ inks: [Double]) throws -> [Bitmap] {
      [
        try picture { x, y in
          guard (14..<50).contains(x), (14..<20).contains(y) else { return nil }
          return 0xFF00_0000 | UInt32(((1 - inks[(x + y) % 4]) * 255).rounded()) * 0x01_0101
        }
      ]
    }
    expectSentence(
      try compared(type([0.8, 0.5, 0.3, 0.5]), type([1, 0.42, 0.5, 0.42])),
      "the text is heavier, its strokes wider, in 36x6 pixels at (14, 14); ")
  }

  @Test("Another course is told though the same thing moves before as it should")
  func laterCourse() throws {
    /// A block with soft sides goes 10 pixels to the right in 10 frames, and back in 15.
    func pictures(_ course: (Double) -> Double) throws -> [Bitmap] {
      try (0..<60).map { frame in
        let time = Double(frame - 10)
        let back = min(max((time - 10) / 15, 0), 1)
        let left = 15 + min(max(time, 0), 10) - 10 * course(back)
        return try picture { x, y in
          guard (10..<22).contains(y) else { return nil }
          let share = min(max(min(Double(x) + 1 - left, left + 12 - Double(x)), 0), 1)
          return 0xFF00_0000 | UInt32((255 * (1 - share)).rounded()) * 0x01_0101
        }
      }
    }
    // The square of a half lies a quarter of 15 frames behind; the course is told to a sixth of one.
    expectSentence(
      try compared(pictures { $0 }, pictures { $0 * $0 }),
      "the motion from 1 s to 1.75 s begins and ends as before, and is up to 3.7 frames (183.3 ms) behind in between; ")
  }

  /// Four by two fields, every other one darker, with soft edges.
  private func board(width: Double, height: Double, x: Double, y: Double) throws -> Bitmap {
    try picture { column, row in
      var ink = 0.0
      for sample in 0..<16 {
        let across = (Double(column) + (Double(sample % 4) + 0.5) / 4 - x) / width + 0.5
        let down = (Double(row) + (Double(sample / 4) + 0.5) / 4 - y) / height + 0.5
        guard (0..<1).contains(across), (0..<1).contains(down) else { continue }
        ink += (Int(across * 4) + Int(down * 2)).isMultiple(of: 2) ? 1 : 0.4
      }
      return 0xFF00_0000 | UInt32((255 * (1 - ink / 16)).rounded()) * 0x01_0101
    }
  }

  @Test("What is of another size in the first picture is, however it moves from there on")
  func beginning() throws {
    let expected = try (0..<20).map { try board(width: 24, height: 14, x: 18 + Double($0), y: 18) }
    let actual = try (0..<20).map { frame in
      let time = Double(frame)
      return try board(width: 26.4 - time / 3, height: 14 + time / 4, x: 18 + time * 1.2, y: 18 + time / 4)
    }
    expectSentence(
      try compared(expected, actual), "what is drawn is 10 % larger in width in 28x14 pixels at (4, 11); 20 of 20 ")
  }

  /// A black block whose edges may lie between pixels.
  private func block(width: Double = 12, height: Double = 12, x: Double = 10, y: Double = 12) throws -> Bitmap {
    try picture { column, row in
      let across = min(max(min(Double(column) + 1 - x, x + width - Double(column)), 0), 1)
      let down = min(max(min(Double(row) + 1 - y, y + height - Double(row)), 0), 1)
      return 0xFF00_0000 | UInt32((255 * (1 - across * down)).rounded()) * 0x01_0101
    }
  }

  @Test("Edges that moved by a part of a pixel are shifted, neither fainter nor new, though they mix two colours")
  func mixedEdges() throws {
    expectSentence(
      try compared([block()], [block(y: 12.5)]), "shifted by 0.5 pixels down in 12x13 pixels at (10, 12); 24 ")
    // Told to a 32nd of a pixel.
    expectSentence(
      try compared([block()], [block(x: 10.3)]), "shifted by 0.31 pixels to the right in 13x12 pixels at (10, 12); 24 ")
  }

  @Test("What grows and moves is no shadow: its sides do not fade")
  func sides() throws {
    let expected = try (0..<20).map { try block(width: 20, x: 8 + Double($0), y: 10) }
    let actual = try (0..<20).map { frame in
      let time = Double(frame)
      return try block(width: 21, height: 12 + time * 0.4, x: 8 + time / 2, y: 10 + time * 0.4 / 3)
    }
    expectSentence(try compared(expected, actual), "no single cause explains all that differs; 20 of 20 ")
  }

  @Test("What begins as it should and is elsewhere from some moment on has not been shifted")
  func elsewhere() throws {
    let expected = try (0..<20).map { try board(width: 24, height: 14, x: 18 + min(Double($0), 14), y: 14) }
    let actual = try (0..<20).map { frame in
      let time = Double(frame)
      return try board(width: 24, height: 14, x: 18 + min(time, 14), y: 14 + min(time * time / 30, 3))
    }
    expectSentence(try compared(expected, actual), "the motion differs from 0.2 s on, and no single cause ")
  }

  @Test("What is fainter is so, though for nearly half of the time something uneven lies above it")
  func veiled() throws {
    /// A square of which so many tenths are there, under a veil that leaves it in frame 8.
    func square(_ tenths: Int, _ frame: Int) throws -> Bitmap {
      try picture { x, y in
        let isSquare = (20..<32).contains(x) && (14..<26).contains(y)
        let color: UInt32 = x < 26 ? 0xFFC0_2020 : 0xFF20_20C0
        let isVeiled = (4 * frame..<4 * frame + 40).contains(x) && (8..<32).contains(y)
        let veil = isVeiled ? (x * 7 + y * 3 + frame) % 10 : 0
        func mixed(_ channel: (UInt32) -> UInt32) -> UInt32 {
          let drawn = isSquare ? Int(channel(color)) * tenths + 255 * (10 - tenths) : 2550
          return UInt32((drawn * (10 - veil) + 400 * veil + 50) / 100)
        }
        return Pixel.premultiplied(
          red: mixed(Pixel.red), green: mixed(Pixel.green), blue: mixed(Pixel.blue), alpha: 255)
      }
    }
    expectSentence(
      try compared((0..<20).map { try square(10, $0) }, (0..<20).map { try square(9, $0) }),
      "opacity is 9.9 % lower in 12x12 pixels at (20, 14); 20 of 20 ")
  }

  @Test("Two frames on the way from one place to the next are another course, and no flicker")
  func onTheWay() throws {
    func pictures(_ lefts: [Int]) throws -> [Bitmap] {
      try (0..<40).map { frame in
        let left = frame < 10 ? 5 : frame - 10 < lefts.count ? lefts[frame - 10] : 17
        return try picture { x, y in (left..<left + 12).contains(x) && (10..<22).contains(y) ? 0xFF34_78F6 : nil }
      }
    }
    // Nor a spring, which five numbers describe and two frames do not tell.
    expectSentence(
      try compared(pictures([7, 15]), pictures([9, 13])),
      "the motion differs from 0.5 s on, and no single cause explains all that differs; 2 of 40 moments differ, ")
  }

  @Test("Strokes that look otherwise only in the middle of a motion are no other text")
  func passing() throws {
    func letters(_ shift: Int) throws -> Bitmap {
      try picture { x, y in
        (10..<50).contains(x) && (14..<22).contains(y) && (x + (x > 28 ? shift : 0)) % 4 < 2 ? 0xFF10_1010 : nil
      }
    }
    let all = try (0..<20).map { _ in try letters(0) }
    let other = try all.indices.map { (5..<15).contains($0) ? try letters(1 + $0 % 2) : all[$0] }
    #expect(!(try compared(all, other)).sentence.contains("reads otherwise"))
  }
}

extension Bitmap {
  fileprivate func mapped(_ change: (UInt32) -> UInt32) -> Bitmap {
    var result = self
    result.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = change(pixels[index]) }
    }
    return result
  }
}
