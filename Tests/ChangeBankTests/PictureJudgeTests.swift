import Testing

@testable import ChangeBank

@Suite("What a sentence about pictures alone is worth")
struct PictureJudgeTests {
  @Test(
    "Numbers within a tenth are right, others of that order vague, and other causes wrong",
    arguments: [
      (.shifted, "shifted by 0.5 pixels to the right in 67x41 pixels at (6, 9); 5 of 55 moments differ", .right),
      (.shifted, "shifted by 0.4 pixels to the right in 67x41 pixels at (6, 9)", .vague),
      (.shifted, "shifted by 299 pixels down in 67x41 pixels at (6, 9)", .wrong),
      (.shifted, "no single cause explains all that differs", .vague),
      (.shifted, "opacity is 5 % lower in 4x4 pixels at (0, 0)", .wrong),
      (.dimmed, "opacity is 4.8 % lower in 22x23 pixels at (15, 16)", .right),
      (.dimmed, "opacity is 4.8 % higher in 22x23 pixels at (15, 16)", .wrong),
      (.dimmed, "the colour #1B2138 became #262B41, by 11 levels, on 2162 pixels", .vague),
      (.recolored, "the colour #102030 became #182838, by 8 levels, on 2162 pixels", .right),
      (.recolored, "the colour #102030 became #203040, by 16 levels, on 2162 pixels", .vague),
      (.slower, "runs 5 % slower; 2 of 4 moments differ", .right),
      (.slower, "runs 5 % faster; 2 of 4 moments differ", .wrong),
      (.late, "starts 1 frame (50 ms) later, and is the same from then on", .right),
      (.late, "1 frame more at frame 3 (0.1 s), and the rest comes that much later", .right),
      (.dropped, "1 frame missing at frame 3 (0.1 s), and the rest comes that much earlier", .right),
      (.duration, "the motion from 0.3 s on runs 4.8 % slower", .right),
      (.duration, "the motion from 0.3 s on runs 6.9 % slower", .vague),
      (.duration, "the motion from 0.3 s on runs 4.8 % faster", .wrong),
      (.stagger, "the parts that move from 0.35 s on start ever later, the last by 3 frames (150 ms)", .right),
      (.stagger, "the parts that move from 0.35 s on start ever earlier, the last by 3 frames (150 ms)", .wrong),
      (
        .curve, "the motion from 0.2 s to 0.8 s begins and ends as before, and is up to 2 frames behind in between",
        .right
      ),
      (
        .duration, "the motion from 0.2 s to 0.8 s begins and ends as before, and is up to 2 frames behind in between",
        .vague
      ),
      (
        .dampingRatio,
        "the motion from 0.2 s to 0.8 s begins and ends as before, and is up to 2 frames behind in between", .wrong
      ),
      (.cutOff, "39 frames instead of 48, 2.1 s instead of 3 s; the pictures are similar", .right),
      (.seed, "no single cause explains all that differs; 39 frames instead of 48, 2.1 s instead of 3 s", .vague),
      (.seed, "no single cause explains all that differs", .vague),
      (.seed, "runs 5 % slower", .wrong),
    ] as [(Kind, String, Rightness)])
  func claims(kind: Kind, sentence: String, rightness: Rightness) {
    var truth = Truth(nil, "", change: .factor(0.95))
    if kind == .recolored { truth = Truth(nil, "color", old: .color("#102030"), new: .color("#182838")) }
    #expect(PictureJudge(change: .of(kind, truth)).judge(sentence) == rightness)
  }
}
