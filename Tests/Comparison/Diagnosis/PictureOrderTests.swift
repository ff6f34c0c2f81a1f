import SpringformBitmap
import SpringformComparison
import Testing

/// The same pictures at other times, and parts of them at a few.
@Suite("The order of pictures")
struct PictureOrderTests {
  /// 50 pictures: a block goes round a way of its own, ever faster and back.
  private func pictures() throws -> [Bitmap] {
    try (0..<50).map { frame in
      let left = frame < 30 ? frame * (frame + 3) / 22 : 45 - (frame - 30) * 2
      let top = 4 + (frame * 7 % 50) / 3
      return try drawing { x, y in
        (left..<left + 12).contains(x) && (top..<top + 9).contains(y) ? 0xFF34_78F6 : nil
      }
    }
  }

  private func expect(_ said: String, _ beginning: String) { #expect(said.hasPrefix(beginning), "\(said)") }

  @Test("A loop begun elsewhere")
  func loop() throws {
    let all = try pictures()
    expect(
      try sentence(all, Array(all[10...] + all[..<10])),
      "the loop begins 10 frames (500 ms) later; the pictures are the same; ")
    expect(
      try sentence(all, Array(all[43...] + all[..<43])),
      "the loop begins 7 frames (350 ms) earlier; the pictures are the same; ")
  }

  /// A knob is pressed in time, while a panel changes its colours late; what both ends show is the same.
  @Test("What is late between pictures that stand still is no loop")
  func late() throws {
    func pictures(_ late: Int) throws -> [Bitmap] {
      let panel = PixelRect(x: 4, y: 4, width: 50, height: 30)
      let knob = PixelRect(x: 58, y: 4, width: 2, height: 2)
      return try (0..<70).map { frame in
        // Up from the 20th picture on, and down again from the 50th.
        let way = UInt32(min(max(frame - 20 - late, 0), max(60 - frame + late, 0), 10))
        return try drawing { _, _ in nil }.filled(panel, with: 0xFF20_4060 + way * 0x0C_0905)
          .filled(knob, with: (24..<28).contains(frame) ? 0xFFC8_C8C8 : 0xFFE8_E8E8)
      }
    }
    let said = try sentence(try pictures(0), try pictures(1))
    #expect(!said.contains("loop"), "\(said)")
    expect(said, "the motion from 1.05 s on starts 1 frame (50 ms) later")
  }

  /// None beside another, and none as far from the next as from the one before.
  private static let lost = [6, 11, 14, 31, 44]

  @Test("Pictures that a recorder has dropped")
  func lost() throws {
    let all = try pictures()
    expect(
      try sentence(all, all.indices.filter { !Self.lost.contains($0) }.map { all[$0] }),
      "5 pictures are missing; the motion is the same; ")
    expect(
      try sentence(all, all.indices.map { Self.lost.contains($0) ? all[$0 - 1] : all[$0] }),
      "5 pictures are missing, and those before them stay instead; the motion is the same; ")
    expect(
      try sentence(all, all.indices.flatMap { Self.lost.contains($0) ? [all[$0], all[$0]] : [all[$0]] }),
      "5 pictures are shown for longer; the motion is the same; ")
  }

  @Test("Pictures that are left out evenly are another speed")
  func even() throws {
    let all = try pictures()
    let said = try sentence(all, all.indices.filter { $0 % 10 != 5 }.map { all[$0] })
    #expect(!said.contains("missing"), "\(said)")
  }

  @Test("A region that flickers, over what moves and over a panel of one colour that rests")
  func flicker() throws {
    let panel = PixelRect(x: 40, y: 30, width: 22, height: 8)
    let all = try pictures().map { $0.filled(panel, with: 0xFFD0_D8E8) }
    for region in [PixelRect(x: 2, y: 4, width: 60, height: 26), panel] {
      let wrong = all.enumerated().map { frame, picture in
        [9, 17, 28, 40].contains(frame) ? picture.filled(region, with: 0xFFE0_40C0) : picture
      }
      let area = "\(region.width)x\(region.height) pixels at (\(region.x), \(region.y))"
      expect(try sentence(all, wrong), "a region of \(area) flickers in 4 frames, first at frame 9 (0.45 s); ")
    }
  }

  /// Behind the dot a glow comes and goes every 9 frames, so that a longer lag leaves a little less of what differs.
  @Test("What appears later is as late as the least that explains it")
  func lateDot() throws {
    let all = try pictures()
    func dotted(_ first: Int) -> [Bitmap] {
      all.enumerated().map { frame, picture in
        let glow = UInt32(frame % 9 / 2)
        let behind = picture.filled(
          PixelRect(x: 54, y: 30, width: 10, height: 10), with: 0xFFF0_F0F0 + glow * 0x01_0101)
        return frame < first ? behind : behind.filled(PixelRect(x: 56, y: 32, width: 6, height: 6), with: 0xFFE0_3020)
      }
    }
    expect(try sentence(dotted(16), dotted(21)), "the motion from 0.8 s on starts 5 frames (250 ms) later")
  }

  @Test("What appears late while nothing moves is no wrong frame")
  func lateStep() throws {
    func still(_ first: Int, moving: Int = 22) throws -> [Bitmap] {
      try (0..<30).map { frame in
        let top = 10 + min(max(frame - moving, 0), 5)
        return try drawing { x, y in
          (56..<62).contains(x) && (32..<38).contains(y) && frame >= first
            ? 0xFFE0_3020 : (10..<20).contains(x) && (top..<20).contains(y) ? 0xFF34_78F6 : nil
        }
      }
    }
    expect(
      try sentence(still(16), still(21)),
      "the motion from 0.8 s on starts 5 frames (250 ms) later, and from 1.05 s on all is in time; ")
    expect(try sentence(still(16), still(13)), "the motion from 0.8 s on starts 3 frames (150 ms) earlier; ")
    expect(
      try sentence(still(16, moving: 30), still(13, moving: 30)),
      "starts 3 frames (150 ms) earlier, and is the same from then on; ")
  }
}
