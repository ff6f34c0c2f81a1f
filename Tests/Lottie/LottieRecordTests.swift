import FoundationEssentials
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformScene
import Testing

@testable import SpringformLottie

/// What a comparison of motion records says of a Lottie file that somebody has edited.
@Suite("What is told of an edited Lottie file")
struct LottieRecordTests {
  /// One edit, and the sentence about it.
  struct Edit: CustomStringConvertible, Sendable {
    let name: String
    let old: String
    let new: String
    let sentence: String
    var description: String { name }

    init(_ name: String, _ old: String, _ new: String, _ sentence: String) {
      (self.name, self.old, self.new, self.sentence) = (name, old, new, sentence)
    }

    var text: String { RecordFixture.text.replacing(old, with: new, maxReplacements: 1) }
  }

  @Test("A single edit is one difference, told with layer, property, time, old and new value", arguments: edits)
  func single(edit: Edit) throws {
    #expect(RecordFixture.text.ranges(of: edit.old).count == 1)
    let changes = MotionRecordComparison(
      expected: try RecordFixture.record(RecordFixture.text), actual: try RecordFixture.record(edit.text)
    ).changes
    #expect(changes.map(\.phrase) == [edit.sentence])
    #expect(changes.allSatisfy { $0.consequences.isEmpty && $0.path == "badge" && $0.time == nil })
  }

  @Test("A file that was written anew in other words is told by its digest, and never passed over")
  func unknown() throws {
    let (old, new) = (RecordFixture.text, RecordFixture.text.replacing("\"mn\":\"a\"", with: "\"mn\":\"b\""))
    let changes = MotionRecordComparison(
      expected: try RecordFixture.record(old), actual: try RecordFixture.record(new)
    ).changes
    #expect(changes.count == 1)
    #expect(changes.first?.phrase.hasPrefix("`badge.animation` is ") == true)
  }

  @Test("A record of a version that told no parts has no differences in them")
  func formerVersion() throws {
    var former = try RecordFixture.record(RecordFixture.text)
    former.contents = nil
    #expect(
      MotionRecordComparison(expected: former, actual: try RecordFixture.record(RecordFixture.text)).changes.isEmpty)
    let edited = try RecordFixture.record(try #require(Self.edits.first).text)
    let changes = MotionRecordComparison(expected: former, actual: edited).changes
    #expect(changes.count == 1)
    #expect(changes.first?.phrase.hasPrefix("`badge.animation` is ") == true)
  }

  @Test("A record that was written to a file is the same when it is read")
  func stored() throws {
    let record = try RecordFixture.record(RecordFixture.text)
    let data = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(MotionRecord.self, from: data) == record)
    #expect(record.contents?.count == 1)
    #expect(MotionRecordComparison(expected: record, actual: record).changes.isEmpty)
  }

  @Test("Layers of a scene that show the same file are told of at once, and named where another has the same name")
  func severalUses() throws {
    func record(_ text: String) throws -> MotionRecord {
      try RecordFixture.record { stage in
        for name in ["badge", "icon"] { try RecordFixture.add(text, name, to: stage) }
        let wheel = Layer(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        wheel.name = "Wheel"
        stage.rootLayer.addSublayer(wheel)
      }
    }
    let edit = try #require(Self.edits.first)
    let changes = MotionRecordComparison(
      expected: try record(RecordFixture.text), actual: try record(edit.text)
    ).changes
    #expect(changes.map(\.phrase) == ["`Wheel` (in `badge` and `icon`) rotation at 0.5 s is 40 degrees, was 30"])
    let one = MotionRecordComparison(
      expected: try record(RecordFixture.text),
      actual: try RecordFixture.record { stage in
        try RecordFixture.add(RecordFixture.text, "badge", to: stage)
        try RecordFixture.add(edit.text, "icon", to: stage)
        let wheel = Layer(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        wheel.name = "Wheel"
        stage.rootLayer.addSublayer(wheel)
      }
    ).changes
    #expect(one.map(\.phrase) == ["`icon/Wheel` rotation at 0.5 s is 40 degrees, was 30"])
  }

  @Test("What a file is as a whole is told with what follows from it")
  func wholeFile() throws {
    func told(_ old: String, _ new: String) throws -> [String] {
      MotionRecordComparison(
        expected: try RecordFixture.record(RecordFixture.text),
        actual: try RecordFixture.record(RecordFixture.text.replacing(old, with: new, maxReplacements: 1))
      ).changes.flatMap { [$0.phrase] + $0.consequences }
    }
    let duration = "the animation of `badge.progress` begun at the start lasts"
    #expect(
      try told("\"fr\":60", "\"fr\":30")
        == ["the file of `badge`: frame rate is 30, was 60", duration + " 4 s, was 2 s"])
    #expect(
      try told("\"op\":120,\"w\"", "\"op\":90,\"w\"")
        == ["the file of `badge`: out point is 1.5 s, was 2 s", duration + " 1.5 s, was 2 s"])
    #expect(
      try told("\"w\":200", "\"w\":240")
        == [
          "the file of `badge`: size is 240x100, was 200x100",
          "`badge.bounds` is 240x100 points, was 200x100 (20 % wider)",
        ])
  }

  @Test("Compositions may be called otherwise, and a layer may show another one")
  func compositions() throws {
    let renamed = RecordFixture.text.replacing("comp_0", with: "comp_9")
    let old = try RecordFixture.record(RecordFixture.text)
    let changes = MotionRecordComparison(expected: old, actual: try RecordFixture.record(renamed)).changes
    #expect(changes.map { $0.phrase.hasPrefix("`badge.animation` is ") } == [true])
    // Both uses show the same, so the second alone is another.
    let other = RecordFixture.text.replacing(
      "\"nm\":\"Card 2\",\"refId\":\"comp_0\"", with: "\"nm\":\"Card 2\",\"refId\":\"comp_1\"")
    #expect(
      MotionRecordComparison(expected: old, actual: try RecordFixture.record(other)).changes.map(\.phrase)
        == ["`Card 2` composition is `Stripes`, was `Dots`"])
  }

  @Test("A file without anything in common is another file")
  func otherFile() throws {
    let other = """
      {"v":"5.7.0","fr":60,"ip":0,"op":120,"w":200,"h":100,"layers":[{"ty":3,"nm":"Alone","ip":0,"op":120,"ks":{}}]}
      """
    let changes = MotionRecordComparison(
      expected: try RecordFixture.record(RecordFixture.text), actual: try RecordFixture.record(other)
    ).changes
    #expect(changes.map { $0.phrase.hasPrefix("`badge.animation` is ") } == [true])
  }

  @Test("Too many layers are told by the digest of the file")
  func limit() throws {
    func text(_ name: String) -> String {
      let layers = (0..<700).map { "{\"ty\":3,\"nm\":\"\(name) \($0)\",\"ip\":0,\"op\":120,\"ks\":{}}" }
      return
        "{\"v\":\"5.7.0\",\"fr\":60,\"ip\":0,\"op\":120,\"w\":200,\"h\":100,\"layers\":[\(layers.joined(separator: ","))]}"
    }
    let (old, new) = (try RecordFixture.record(text("a")), try RecordFixture.record(text("b")))
    #expect(old.contents == nil)
    #expect(MotionRecordComparison(expected: old, actual: new).changes.count == 1)
  }

  @Test("Key frames that come together, and many others, are told at once")
  func manyKeys() throws {
    func phrases(_ new: String) throws -> [String] {
      MotionRecordComparison(
        expected: try RecordFixture.record(RecordFixture.text),
        actual: try RecordFixture.record(RecordFixture.text.replacing(RecordFixture.opacityKeys, with: new))
      ).changes.map(\.phrase)
    }
    let later = """
      [{"t":12,"s":[100]},{"t":24,"s":[80]},{"t":36,"s":[60]},{"t":48,"s":[40]},{"t":60,"s":[20]}]
      """
    #expect(
      try phrases(later)
        == ["`Sky` opacity has all five key frames 0.2 s later, the first at 0.2 s, was at 0 s"])
    let others = """
      [{"t":0,"s":[90]},{"t":12,"s":[70]},{"t":24,"s":[50]},{"t":36,"s":[30]},{"t":48,"s":[20]}]
      """
    #expect(try phrases(others) == ["`Sky` opacity has four other key frames, from 0 s to 0.6 s"])
    #expect(
      try phrases("80").first == "`Sky` opacity is 0.8, had five key frames from 0 s to 0.8 s")
  }
}
