import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformPipeline
import TestSupport
import Testing

@Suite("Reading frames", .serialized)
struct FrameInputTests {
  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = try OutputFile(path: path)
    try bytes.withUnsafeBytes { try file.write($0) }
    try file.commit()
  }

  private func png(_ width: Int, _ number: UInt32) throws -> [UInt8] {
    try PNGEncoder().encode(Bitmap(width: width, height: 1, fill: 0xFF00_0000 | number))
  }

  private func names(_ names: [String]) throws -> [String] {
    var result: [String] = []
    try withTemporaryDirectory { directory in
      for name in names { try write([], to: directory + "/" + name) }
      result = try PictureFiles.paths(inDirectory: directory).map { String($0.dropFirst(directory.count + 1)) }
    }
    return result
  }

  @Test(
    "Names are in the order people expect",
    arguments: [
      ["1.png", "2.png", "10.png"], ["frame9.png", "frame10.png", "frame100.png"],
      ["a1b2.png", "a1b10.png", "a2b1.png"],
      ["01.png", "1.png", "02.png"], ["a.png", "a1.png", "b.png"], ["9.PNG", "10.png"],
      ["f99999999999999999999999.png", "f100000000000000000000000.png"],
    ])
  func naturalOrder(expected: [String]) throws {
    #expect(try names(expected.reversed()) == expected)
  }

  @Test("Pictures are read one by one, at their rate")
  func pictures() throws {
    try withTemporaryDirectory { directory in
      let paths = (0..<3).map { "\(directory)/\($0).png" }
      for (number, path) in paths.enumerated() { try write(try png(2, UInt32(number)), to: path) }
      var source = try PictureFiles(paths: paths, rate: 4)
      #expect(source.count == 3)
      // What is not needed yet may still change.
      try write(try png(2, 7), to: paths[2])
      var seen: [(UInt32, Double, Double)] = []
      while let frame = try source.next() { seen.append((frame.bitmap[0, 0] & 0xFF, frame.start, frame.end)) }
      #expect(seen.map(\.0) == [0, 1, 7])
      #expect(seen.map(\.1) == [0, 0.25, 0.5])
      #expect(seen.map(\.2) == [0.25, 0.5, 0.75])
    }
  }

  @Test("What is missing, damaged or of another size is told with its file")
  func refusals() throws {
    try withTemporaryDirectory { directory in
      let (good, wide, cut) = (directory + "/good.png", directory + "/wide.png", directory + "/cut.png")
      try write(try png(2, 0), to: good)
      try write(try png(3, 0), to: wide)
      try write(Array(try png(2, 0).dropLast(20)), to: cut)
      #expect(throws: InputError.missing(path: "/no/such")) { try PictureFiles(paths: [good, "/no/such"], rate: 1) }
      #expect(throws: InputError.noPictures(path: directory + "/x")) {
        mkdir(directory + "/x", 0o777)
        _ = try PictureFiles.paths(inDirectory: directory + "/x")
      }
      #expect(
        throws: InputError.pictureSize(path: wide, width: 3, height: 1, expectedWidth: 2, expectedHeight: 1)
      ) {
        var source = try PictureFiles(paths: [good, wide], rate: 1)
        while try source.next() != nil {}
      }
      let error = #expect(throws: InputError.self) { try PictureFiles(paths: [cut], rate: 1) }
      guard case .damaged(cut, let decoderError) = error else { throw try #require(error) }
      #expect(decoderError.reason == .truncated)
    }
  }

  @Test("A file without an end is not read for ever")
  func endless() {
    #expect(throws: InputError.notPlain(path: "/dev/zero")) {
      try InputFile.bytes(of: "/dev/zero")
    }
  }

  @Test("Raw frames have straight alpha, and a file of another length is refused before any is read")
  func raw() throws {
    try withTemporaryDirectory { directory in
      let path = directory + "/a.rgba"
      try write([255, 0, 0, 255, 200, 100, 50, 128, 1, 2, 3, 0, 9, 9, 9, 255], to: path)
      var source = try RawFrames(path: path, width: 2, height: 1, rate: 10)
      #expect(source.count == 2)
      #expect(try source.next()?.bitmap.pixels == [0xFFFF_0000, 0x8064_3219])
      #expect(try source.next()?.bitmap.pixels == [0, 0xFF09_0909])
      #expect(try source.next()?.end == nil)
      #expect(throws: InputError.rawLength(path: path, bytes: 16, bytesPerFrame: 12)) {
        try RawFrames(path: path, width: 3, height: 1, rate: 10)
      }
    }
  }
}
