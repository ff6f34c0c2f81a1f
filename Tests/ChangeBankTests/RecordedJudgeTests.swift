import Testing

@testable import ChangeBank

@Suite("What a sentence about a recorded scene is worth")
struct RecordedJudgeTests {
  private static let damping = Change.of(
    .dampingRatio, Truth("card", "spring.damping", old: .number(0.5), new: .number(0.53), time: 0.5))

  @Test(
    "The name, the property, both values and the time have to be said in one cause",
    arguments: [
      ("the spring of `card.position` begun by the tap at 0.50 s has damping ratio 0.53, was 0.5", .right),
      ("the spring of `card.position` begun by the tap at 0.70 s has damping ratio 0.53, was 0.5", .vague),
      ("the spring of `card.position` begun by the tap at 0.50 s has damping ratio 0.5, was 0.53", .vague),
      ("the spring of `card.position` begun by the tap at 0.50 s has damping ratio 0.6, was 0.5", .vague),
      ("the spring of `knob.position` begun by the tap at 0.50 s has damping ratio 0.53, was 0.5", .wrong),
      ("`card.opacity` is 0.53, was 0.5", .wrong),
      (
        "no single cause explains all that differs; 3 of 40 moments differ, the worst at 0.5 s (frame 5) with 53 pixels",
        .vague
      ),
      ("runs 4.8 % slower; 3 of 40 moments differ", .wrong),
    ] as [(String, Rightness)])
  func damping(sentence: String, rightness: Rightness) {
    #expect(RecordedJudge(change: Self.damping).judge(sentence).rightness == rightness)
  }

  @Test(
    "Values are known in every form in which they are told",
    arguments: [
      (Truth("label", "text", old: .text("May"), new: .text("Mai")), .text, "`label.string` was 'May', is 'Mai'"),
      (Truth("badge", "missing"), .layerMissing, "`badge` is missing"),
      (
        Truth("knob", "position", change: .by(2)), .position,
        "`knob.position` is 2 points further right: (5, 4), was (3, 4)"
      ),
      (
        Truth("knob", "circle", old: .number(52), new: .number(52.52)), .size,
        "`knob.path` is 105.04x105.04 points, was 104x104 (1 % larger)"
      ),
      (
        Truth(nil, "scale", old: .number(1), new: .number(1.01), change: .factor(1.01)), .size,
        "`ShapeLayer[2].transform` is scale 1.01, was identity"
      ),
      (
        Truth(nil, "rotation", old: .number(0), new: .number(0.05), change: .by(0.05)), .rotation,
        "`ShapeLayer[2].transform` is rotation 2.86°, was identity"
      ),
      (
        Truth("the first touch", "at", old: .number(0.5), new: .number(0.3), change: .by(-0.2)), .touchTime,
        "the first touch comes 200 ms earlier (0.30 s, was 0.50 s)"
      ),
      (
        Truth("dot", "delay", old: .number(0.06), new: .number(0.08)), .stagger,
        "the stagger of `dot.position` (5 layers) is 80 ms, was 60"
      ),
      (
        Truth("damping", "parameter", old: .number(0.5), new: .number(0.53)), .parameter,
        "the parameter `damping` is 0.53, was 0.5"
      ),
      (
        Truth("ball", "elasticity", old: .number(0.6), new: .number(0.55)), .elasticity,
        "`DynamicItemBehavior.elasticity` is 0.55, was 0.6"
      ),
      (
        Truth("night", "duration", change: .factor(1.05)), .duration,
        "the spring of `night` begun by the press at 0.65 s lasts 0.945 s, was 0.9 s"
      ),
      (Truth(nil, "missing"), .layerMissing, "5 black circles: missing"),
      (
        Truth("ring", "repeatCount", old: .number(2), new: .number(1)), .repeatCount,
        "the keyframe animation of `ring.position.y` begun at the start plays once, was 2 times"
      ),
      (
        Truth("badge", "fill", old: .color("#22C58B"), new: .color("#2ABD83")), .color,
        "`badge.fillColor` is #2ABD83, was #22C58B"
      ),
    ] as [(Truth, Kind, String)])
  func forms(truth: Truth, kind: Kind, sentence: String) {
    let judge = RecordedJudge(change: .of(kind, truth))
    #expect(
      judge.judge(sentence + "; 9 of 40 moments differ, the worst at 0.5 s (frame 5) with 53 pixels").rightness
        == .right)
    #expect(judge.judge("`other.miterLimit` is 77, was 66").rightness == .wrong)
  }

  @Test("Other causes beside the right one are counted")
  func others() {
    let sentence = "`card.opacity` is 0.95, was 1; `badge` is missing; 3 of 4 moments differ"
    let found = RecordedJudge(change: .of(.layerMissing, Truth("badge", "missing"))).judge(sentence)
    #expect(found.rightness == .right)
    #expect(found.others == 1)
  }
}

extension Change {
  /// A change of which only the truth is looked at.
  static func of(_ kind: Kind, _ truth: Truth) -> Self {
    Self(kind: kind, truth: truth, what: .frames { $0 })
  }
}
