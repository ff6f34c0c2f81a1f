import Testing

@testable import ChangeBank

@Suite("What a sentence about pictures alone is worth")
struct PictureJudgeTests {
  @Test(
    "Numbers within a tenth are right, others of that order vague, and other causes wrong",
    arguments: [
      (.shifted, "shifted by 0.5 pixels to the right in 67x41 pixels at (6, 9); 5 of 55 moments differ", .right),
      (.shifted, "shifted by 0.4 pixels to the right in 67x41 pixels at (6, 9)", .vague),
      (.shifted, "shifted by 0.06 pixels to the left and 0.47 pixels down in 61x36 pixels at (2, 14)", .right),
      (.attachmentLength, "shifted by 0.47 pixels down in 61x36 pixels at (2, 14)", .right),
      (.scaled, "what is drawn is 1.1 % larger in 14x36 pixels at (58, 7)", .right),
      (.argument, "the colour #102030 became #182838, by 8 levels, on 2,162 pixels", .right),
      (.strokeEnd, "something is missing in 4x4 pixels at (0, 0)", .right),
      (.blur, "what is drawn in 4x4 pixels at (0, 0) is blurred by about 1.2 pixels", .right),
      (.dash, "no single cause explains all that differs", .vague),
      (.argument, "opacity is 5 % lower in 4x4 pixels at (0, 0)", .wrong),
      (.shifted, "shifted by 299 pixels down in 67x41 pixels at (6, 9)", .wrong),
      (.shifted, "no single cause explains all that differs", .vague),
      (.shifted, "opacity is 5 % lower in 4x4 pixels at (0, 0)", .wrong),
      (.dimmed, "opacity is 4.8 % lower in 22x23 pixels at (15, 16)", .right),
      (.dimmed, "opacity is 4.8 % higher in 22x23 pixels at (15, 16)", .wrong),
      (.dimmed, "the colour #1B2138 became #262B41, by 11 levels, on 2,162 pixels", .vague),
      (.recolored, "the colour #102030 became #182838, by 8 levels, on 2,162 pixels", .right),
      (.recolored, "the colour #102030 became #203040, by 16 levels, on 2,162 pixels", .vague),
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
      (.dimmed, "opacity is 4.5 % lower in 22x23 pixels at (15, 16)", .right),
      (.dimmed, "opacity is 3 % lower in 22x23 pixels at (15, 16)", .vague),
      (.shadowOpacity, "the shadow is 5 % weaker in 309x357 pixels at (51, 3)", .right),
      (.shadowOpacity, "the shadow is 5 % stronger in 309x357 pixels at (51, 3)", .wrong),
      (.shadowOpacity, "the shadow is softer in 309x357 pixels at (51, 3)", .wrong),
      (.shadowColor, "the shadow has another colour in 166x166 pixels at (87, 53)", .right),
      (.shadowColor, "the shadow is 27 % weaker in 166x166 pixels at (87, 53)", .vague),
      (.shadowRadius, "the shadow is harder in 54x56 pixels at (4, 2)", .right),
      (.shadowRadius, "the shadow is softer in 54x56 pixels at (4, 2)", .wrong),
      (.shadowOffset, "the shadow lies further up in 54x56 pixels at (4, 2)", .right),
      (.shadowOffset, "the shadow lies further down in 54x56 pixels at (4, 2)", .wrong),
      (.gradient, "the gradient has other colours in 262x122 pixels at (49, 140)", .right),
      (.fontWeight, "the text is heavier, its strokes wider, in 32x12 pixels at (11, 299)", .right),
      (.fontWeight, "the text is lighter, its strokes thinner, in 32x12 pixels at (11, 299)", .wrong),
      (.text, "the text reads otherwise in 200x24 pixels at (70, 212)", .right),
      (.seed, "the text reads otherwise in 200x24 pixels at (70, 212)", .wrong),
      (.seed, "no single cause explains all that differs", .vague),
      (.seed, "runs 5 % slower", .wrong),
    ] as [(Kind, String, Rightness)])
  func claims(kind: Kind, sentence: String, rightness: Rightness) {
    var truth = Truth(nil, "", change: .factor(0.95))
    if kind == .recolored || kind == .argument {
      truth = Truth(nil, "color", old: .color("#102030"), new: .color("#182838"))
    }
    if kind == .fontWeight { truth = Truth(nil, "font.weight", old: .text("medium"), new: .text("semibold")) }
    #expect(PictureJudge(change: .of(kind, truth)).judge(sentence) == rightness)
  }
}
