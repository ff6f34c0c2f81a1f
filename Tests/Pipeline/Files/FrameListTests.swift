import SpringformBitmap
import SpringformCodecs
import TestSupport
import Testing

@testable import SpringformPipeline

@Suite("The list of a directory's times")
struct FrameListTests {
  private let list = FrameList(entries: [
    FrameList.Entry(name: "a.png", duration: 0.02), FrameList.Entry(name: "b.png", duration: 1.0 / 3),
  ])

  @Test("It is written as ffmpeg reads it, the last file twice")
  func text() {
    #expect(
      list.text == """
        ffconcat version 1.0
        file 'a.png'
        duration 0.02
        file 'b.png'
        duration 0.333333333
        file 'b.png'

        """)
  }

  @Test("What was written is read, and so is what a person wrote: without quotes, with comments and empty lines")
  func reading() throws {
    let read = try FrameList(list.text, path: "x")
    #expect(read.entries.map(\.name) == ["a.png", "b.png"])
    #expect(read.entries.map(\.duration) == [0.02, 0.333333333])
    #expect(
      try FrameList("# times\n\nfile a.png\r\nduration 2\r\n", path: "x").entries == [.init(name: "a.png", duration: 2)]
    )
  }

  @Test(
    "What it does not understand has a line",
    arguments: [
      ("", 1), ("ffconcat version 1.0\nduration 1\n", 2), ("file a\nduration 0\n", 2), ("file a\nduration nan", 2),
      ("file ../a\nduration 1\n", 1), ("file a\nduration 1\ninpoint 3\n", 3), ("file ''\n", 1),
    ])
  func refusals(text: String, line: Int) {
    #expect(throws: InputError.frameList(path: "x", line: line)) { try FrameList(text, path: "x") }
  }

  @Test("Pictures have the times that the list tells; without a list there are none")
  func pictures() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path + "/frames"
    let sink = try FrameDirectory(path: path)
    let ends = [0.02, 0.05, 1.05]
    for (index, end) in ends.enumerated() {
      let start = index == 0 ? 0 : ends[index - 1]
      try await sink.write(
        Frame(bitmap: Bitmap(width: 1, height: 1, fill: 0xFF00_0000 | UInt32(index)), start: start, end: end))
    }
    try await sink.finish()
    var source = try #require(try PictureFiles(directory: path))
    #expect(source.count == 3)
    #expect(abs(source.typicalRate - 1 / 0.03) < 1e-6)
    for (index, end) in ends.enumerated() {
      let frame = try #require(try source.next())
      #expect(frame.bitmap[0, 0] == 0xFF00_0000 | UInt32(index))
      #expect(abs(frame.end - end) < 1e-9)
    }
    #expect(try PictureFiles(directory: directory.path).map(\.width) == nil)
  }
}
