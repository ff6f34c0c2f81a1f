import SpringformMotionRecord
import Testing

@Suite("What happens at a moment, in few words")
struct MomentWordsTests {
  private let record = MotionRecord.of {
    $0.add("card")
    $0.add("card/label")
    for number in 0..<3 { $0.add("dot[\(number)]") }
    $0.tap("card", at: 0.5)
    $0.animate("card", "position", at: 0.5, ["duration": .number(1)])
    $0.animate("card", "transform.scale", at: 0.5, ["duration": .number(0.4), "from": .number(1), "to": .number(1.2)])
    $0.animate("card/label", "opacity", at: 1, ["duration": .number(0.2), "from": .number(1), "to": .number(0)])
    for number in 0..<3 { $0.animate("dot[\(number)]", "rotation", at: 2, ["duration": .number(0.5)]) }
    $0.drag("card", at: 3, by: [10, 0], duration: 0.5)
  }

  @Test(
    "Touches come first, then what has begun since the moment before, then what goes on",
    arguments: [
      (0.3, nil, ""), (0.5, 0.3, "tap on card, card moves and grows"), (0.7, 0.5, "card moves and grows"),
      (1.1, 0.7, "label fades out, card moves"), (1.8, 1.1, ""), (2.1, 1.8, "3 dot layers turn"),
      (3, 2.1, "drag on card"), (3.2, 3, "dragging"), (3.6, 3.2, "release"), (3.9, 2.9, "drag on card"), (4, 3.6, ""),
    ] as [(Double, Double?, String)])
  func text(time: Double, before: Double?, text: String) {
    #expect(MomentWords(record).text(at: time, after: before) == text)
  }

  @Test("What the scene notes itself is told, and more than two things are counted")
  func marks() {
    let words = MomentWords(record, marks: [(0.55, "contact")])
    #expect(words.text(at: 0.6, after: 0.52) == "contact, card moves and grows")
    #expect(words.text(at: 1.1, after: 0.3) == "tap on card, contact, 2 more")
  }

  @Test("A spring is seen until a hundredth of its way is left")
  func springs() {
    func span(_ details: [String: Double], creeps: Bool = false) -> ClosedRange<Double> {
      var event = MotionRecord.Event(
        time: 1, kind: "spring", target: "card", details: details.mapValues { .number($0) })
      if creeps { event.details["spring.allowsOverdamping"] = .flag(true) }
      return event.span
    }
    // ln(100) / (0.5 * 2 pi / 0.5) = 0.733
    let span1 = span(["spring.response": 0.5, "spring.dampingRatio": 0.5, "duration": 2, "delay": 0.25])
    #expect(span1.lowerBound == 1.25 && abs(span1.upperBound - 1.983) < 0.001)
    // mass 1, stiffness 100, damping 10: 5 per second.
    let span2 = span(["spring.mass": 1, "spring.stiffness": 100, "spring.damping": 10, "duration": 3])
    #expect(abs(span2.upperBound - 1.921) < 0.001)
    // Damping 40 is a ratio of 2: 10 per second as if it were critical, or else (2 - sqrt(3)) * 10.
    let damped = ["spring.mass": 1.0, "spring.stiffness": 100, "spring.damping": 40, "duration": 3]
    #expect(abs(span(damped).upperBound - 1.461) < 0.001)
    #expect(abs(span(damped, creeps: true).upperBound - 2.719) < 0.001)
    #expect(span(["spring.duration": 0.5, "spring.bounce": 1, "duration": 3]).upperBound == 4)
    #expect(span(["duration": 0.7]) == 1...1.7)
  }

  @Test("What is no number takes no time")
  func noNumbers() {
    func span(_ details: [String: Double], time: Double = 1) -> ClosedRange<Double> {
      MotionRecord.Event(time: time, kind: "animation", target: "", details: details.mapValues { .number($0) }).span
    }
    #expect(span(["duration": .nan]) == 1...1)
    #expect(span(["duration": -1]) == 1...1)
    #expect(span(["duration": .infinity]) == 1...(.infinity))
    #expect(span(["duration": 1, "delay": .nan]) == 0...0)
    #expect(span(["duration": 1], time: .infinity) == 0...0)
  }
}
