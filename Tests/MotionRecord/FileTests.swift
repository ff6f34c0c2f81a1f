import Testing

@testable import SpringformMotionRecord

@Suite("What is told of files that layers show, part by part")
struct FileTests {
  private func layer(
    _ name: String, _ facts: [String: RecordedValue] = [:], kind: String = "shape layer", shows: String? = nil
  ) -> RecordedPart {
    var part = RecordedPart(name: name, kind: kind, facts: facts.mapValues { .value($0) })
    part.composition = shows
    return part
  }

  /// A record of a layer that shows a file, whose digest is a number.
  private func record(_ digest: Int, _ layers: [RecordedPart], _ others: [String: [RecordedPart]] = [:]) -> MotionRecord
  {
    .of { record in
      record.add("badge", ["animation": .word("\(digest)")], kind: "LottieLayer")
      let compositions = others.mapValues { RecordedFile.Composition(name: "", layers: $0) }
      record.contents = ["\(digest)": RecordedFile(frameRate: 50, layers: layers, compositions: compositions)]
    }
  }

  private func phrases(_ old: MotionRecord, _ new: MotionRecord) -> [String] {
    MotionRecordComparison(expected: old, actual: new).changes.map(\.phrase)
  }

  @Test("Layers of one name are told apart by what they say, and named by their numbers")
  func sameNames() {
    let dots = (0..<3).map { layer("dot", ["position": .numbers([Double($0), 0])]) }
    let new = [dots[0], layer("dot", ["position": .numbers([8, 0])]), dots[2]]
    #expect(phrases(record(1, dots), record(2, new)) == ["`dot[1]` position is (8, 0), was (1, 0)"])
    #expect(phrases(record(1, dots), record(2, [dots[0], dots[2]])) == ["the shape layer `dot[1]` is missing"])
    #expect(
      phrases(record(1, dots), record(2, [dots[2], dots[0], dots[1]])) == ["`dot[0]` lies above `dot[1]`, was below"])
  }

  @Test("A layer that leads to another goes along with its name, and with its place")
  func links() {
    var wheel = layer("wheel")
    wheel.links = ["parent": 1]
    var moved = wheel
    moved.links = ["parent": 2]
    let car = layer("car", kind: "null layer")
    #expect(
      phrases(record(1, [wheel, car]), record(2, [wheel, layer("bus", kind: "null layer")])) == [
        "`bus` was called `car`"
      ])
    #expect(
      phrases(record(1, [wheel, car]), record(2, [moved, layer("new"), car])) == ["the shape layer `new` is new"])
  }

  @Test("Compositions are followed where their names are others")
  func compositions() {
    let (a, b) = (layer("a", ["opacity": .number(0.5)]), layer("b", ["opacity": .number(0.5)]))
    let edited = layer("b", ["opacity": .number(0.2)])
    let old = record(1, [layer("one", shows: "0"), layer("two", shows: "1")], ["0": [a], "1": [b]])
    let new = record(
      2, [layer("new", shows: "0"), layer("one", shows: "1"), layer("two", shows: "2")],
      ["0": [layer("c")], "1": [a], "2": [edited]])
    #expect(phrases(old, new) == ["the shape layer `new` is new", "`b` opacity is 0.2, was 0.5"])
    let other = record(2, [layer("one", shows: "0"), layer("two", shows: "0")], ["0": [a], "1": [b]])
    #expect(phrases(old, other) == ["`two` composition is `0`, was `1`"])
  }

  @Test("What several parts have in common is told at once")
  func shared() {
    func layers(_ color: String) -> [RecordedPart] { ["a", "b"].map { layer($0, ["color": .word(color)]) } }
    #expect(
      phrases(record(1, layers("#FF0000")), record(2, layers("#00FF00"))) == [
        "`a` and `b`: color is #00FF00, was #FF0000"
      ])
    let moved = (0..<2).map { layer("\($0)", ["position": .numbers([Double($0), 0])]) }
    let further = (0..<2).map { layer("\($0)", ["position": .numbers([Double($0) + 5, 0])]) }
    #expect(
      phrases(record(1, moved), record(2, further)) == [
        "`0` position is (5, 0), was (0, 0)", "`1` position is (6, 0), was (1, 0)",
      ])
  }

  @Test("What follows from a parameter follows from it part by part")
  func parameter() {
    var old = record(1, [layer("a", ["opacity": .number(1)])])
    var new = record(2, [layer("a", ["opacity": .number(0.5)])])
    old.parameters = ["file": "one"]
    new.parameters = ["file": "two"]
    var trial = old
    trial.parameters = ["file": "one"]
    let changes = MotionRecordComparison(expected: old, actual: new, trials: [trial]).changes
    #expect(changes.map(\.property) == ["file"])
    #expect(changes.first?.consequences == ["`a` opacity is 0.5, was 1"])
  }

  @Test("Files of old exporters say a value twice, and it is told once")
  func oldExporters() {
    func record(_ digest: Int, _ value: Double, end: Double?) -> MotionRecord {
      var first = RecordedFact.Key(time: 0, value: .number(0))
      first.end = end.map { .number($0) }
      let keys = [first, RecordedFact.Key(time: 25, value: .number(value))]
      return self.record(digest, [RecordedPart(name: "a", kind: "null layer", facts: ["rotation": .keys(keys)])])
    }
    #expect(
      phrases(record(1, 30, end: nil), record(2, 40, end: nil)) == ["`a` rotation at 0.5 s is 40 degrees, was 30"])
    #expect(phrases(record(1, 30, end: nil), record(2, 40, end: 30)) == ["`a` rotation at 0.5 s is 40 degrees, was 30"])
    #expect(
      phrases(record(1, 30, end: nil), record(2, 30, end: 40))
        == ["`a` rotation from 0 s on leads to 40 degrees, was to 30"])
  }
}
