import SpringformMotionRecord
import Testing

@Suite("What layers without a name are called")
struct LayerNameTests {
  /// A layer as a scene records it.
  private func object(
    _ path: String, _ noun: String? = nil, kind: String = "BodyLayer", _ properties: [String: RecordedHistory] = [:]
  ) -> MotionRecord.Object {
    var object = MotionRecord.Object(path: path, kind: kind, properties: properties)
    object.outline.noun = noun
    return object
  }

  private func told(_ objects: [MotionRecord.Object], changing index: Int) -> [String] {
    let record = MotionRecord.of { $0.objects = objects }
    return phrases(of: record) { $0.objects[index].properties["opacity"] = .number(0.5) }
  }

  @Test(
    "A shape by its color and outline",
    arguments: [
      ("circle", "#FF3B30", "the red circle"), ("rectangle", "#30B0C7", "the teal rectangle"),
      ("square", "#FFFFFF", "the white square"), ("ellipse", "#8E8E93", "the gray ellipse"),
      ("line", "#000000", "the black line"), ("circle", "#34C759", "the green circle"),
      ("circle", "#AF52DE", "the purple circle"), ("circle", "#FF9500", "the orange circle"),
      ("circle", "#FFCC00", "the yellow circle"), ("circle", "#007AFF", "the blue circle"),
      ("circle", "#A2845E", "the brown circle"), ("circle", "#FF2D55", "the pink circle"),
      ("circle", "#FF3B3080", "the red circle"), (nil, "#FF3B30", "the red shape"),
    ] as [(String?, String, String)])
  func shape(noun: String?, color: String, name: String) {
    let objects = [object("BodyLayer", noun, ["fillColor": .word(color), "position": .numbers(30, 20)])]
    #expect(told(objects, changing: 0) == ["`opacity` of \(name) is 0.5, was 1"])
  }

  @Test("Of several that look alike, which; of one in a layer with a name, in which")
  func several() {
    let objects = [
      object("card", kind: "Layer"),
      object("card/BodyLayer[0]", "rectangle", ["fillColor": .word("#30B0C7")]),
      object("card/BodyLayer[1]", "rectangle", ["fillColor": .word("#30B0C7")]),
      object("card/BodyLayer[2]", "circle", ["fillColor": .word("#30B0C7")]),
      object("card/TextLayer", kind: "TextLayer", ["string": .text("Pay now")]),
      object("BodyLayer", "rectangle", ["fillColor": .word("#30B0C7")]),
    ]
    #expect(told(objects, changing: 2) == ["`opacity` of the second teal rectangle in `card` is 0.5, was 1"])
    #expect(told(objects, changing: 3) == ["`opacity` of the teal circle in `card` is 0.5, was 1"])
    #expect(told(objects, changing: 4) == ["`opacity` of the text 'Pay now' in `card` is 0.5, was 1"])
    #expect(told(objects, changing: 5) == ["`opacity` of the teal rectangle is 0.5, was 1"])
  }

  @Test("Where more are alike than can be counted, or two lie in layers without names, by the place")
  func places() {
    let many = (0..<12).map { number in
      object(
        "BodyLayer[\(number)]", "circle", ["fillColor": .word("#FF3B30"), "position": .numbers(Double(number), 5)])
    }
    #expect(told(many, changing: 11) == ["`opacity` of the red circle at (11, 5) is 0.5, was 1"])
    let nested = ["Layer[0]", "Layer[1]"].flatMap { path in
      [
        object(path, kind: "Layer"),
        object(path + "/BodyLayer", "circle", ["fillColor": .word("#FF3B30"), "position": .numbers(7, 5)]),
      ]
    }
    #expect(told(nested, changing: 3) == ["`opacity` of the red circle at (7, 5) is 0.5, was 1"])
  }

  @Test("A record that was read from a file tells no outline, and differs in nothing by that")
  func unknown() {
    let known = MotionRecord.of { $0.objects = [object("BodyLayer", "circle", ["fillColor": .word("#FF3B30")])] }
    let read = MotionRecord.of { $0.objects = [object("BodyLayer", nil, ["fillColor": .word("#FF3B30")])] }
    #expect(known == read)
    #expect(phrases(known, .of { _ in }) == ["the red circle is missing"])
    #expect(phrases(read, .of { _ in }) == ["the red shape is missing"])
  }
}
