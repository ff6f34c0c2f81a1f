import Testing

@testable import SpringformLottie

/// What follows from key frames: loops, velocities, and the key frames themselves. Values go straight between key frames,
/// so that all numbers follow by hand.
struct ExpressionKeyframeTests {
  /// 0 at one second, 10 at two, 30 at four.
  private static let numbers: [(time: Double, value: [Double])] = [(1, [0]), (2, [10]), (4, [30])]
  private static let points: [(time: Double, value: [Double])] = [(1, [0, 5]), (3, [10, 5])]

  @Test(
    "Loops behind the last key frame",
    arguments: [
      ("loopOut()", 3, "20.0"), ("loopOut()", 4, "30.0"), ("loopOut()", 4.5, "5.0"), ("loopOut('cycle')", 8, "10.0"),
      ("loopOut()", 7, "0.0"),
      ("loopOut('pingpong')", 4.5, "25.0"), ("loopOut('pingpong')", 8, "10.0"), ("loopOut('pingpong')", 7, "0.0"),
      ("loopOut('PingPong')", 10.5, "25.0"),
      ("loopOut('offset')", 4.5, "35.0"), ("loopOut('offset')", 7, "60.0"), ("loopOut('offset')", 8.5, "75.0"),
      ("loopOut('continue')", 6, "50.0"),
      ("loopOut('cycle', 1)", 4.5, "15.0"), ("loopOut('cycle', 2)", 4.5, "5.0"), ("loopOut('cycle', 9)", 4.5, "5.0"),
      ("loopOut('pingpong', 1)", 4.5, "25.0"),
      ("loopOut('offset', 1)", 5, "40.0"), ("loopOutDuration('cycle', 2)", 4.5, "15.0"),
      ("loopOutDuration('pingpong', 1)", 4.25, "27.5"),
      ("loopOutDuration()", 4.5, "0.0"), ("loop_out('nonsense')", 4.5, "5.0"), ("thisProperty.loopOut()", 4.5, "5.0"),
    ] as [(String, Double, String)])
  func loopsOut(source: String, time: Double, result: String) {
    #expect(expressionOutcome(source, Self.numbers, at: time) == result)
  }

  @Test(
    "Loops before the first key frame",
    arguments: [
      ("loopIn()", 1, "0.0"), ("loopIn()", 0.5, "25.0"), ("loopIn()", -2, "0.0"), ("loopIn('pingpong')", 0.5, "5.0"),
      ("loopIn('pingpong')", -2, "30.0"),
      ("loopIn('pingpong')", -2.5, "25.0"), ("loopIn('offset')", 0.5, "-5.0"), ("loopIn('offset')", -2, "-30.0"),
      ("loopIn('continue')", 0, "-10.0"),
      ("loopIn('cycle', 1)", 0.75, "7.5"), ("loopInDuration('cycle', 2)", 0.5, "15.0"),
      ("loopInDuration()", 0.5, "30.0"),
    ] as [(String, Double, String)])
  func loopsIn(source: String, time: Double, result: String) {
    #expect(expressionOutcome(source, Self.numbers, at: time) == result)
  }

  @Test(
    "Loops of vectors",
    arguments: [
      ("loopOut()", "[5.0, 5.0]"), ("loopOut('pingpong')", "[5.0, 5.0]"), ("loopOut('offset')", "[25.0, 5.0]"),
      ("loopOut('continue')", "[25.0, 5.0]"),
    ])
  func vectors(source: String, result: String) { #expect(expressionOutcome(source, Self.points, at: 6) == result) }

  @Test("At a whole number of cycles the first key frame shows, whatever the rounding of times")
  func boundaries() {
    for rate in [23.976, 24, 25, 29.97, 30, 59.94, 60] {
      for cycles in 2...40 {
        let keyframes: [(time: Double, value: [Double])] = [(7 / rate, [0]), (20 / rate, [100])]
        #expect(expressionOutcome("loopOut()", keyframes, at: (7 + 13 * Double(cycles)) / rate) == "0.0")
      }
    }
  }

  @Test(
    "Loops without anything to repeat give the value",
    arguments: ["loopOut()", "loopIn()", "loopOut('offset')", "loopOutDuration('cycle', 0)", "loopOut('pingpong', 2)"])
  func nothingToRepeat(source: String) {
    #expect(expressionOutcome(source) == "5.0")
    #expect(expressionOutcome(source, [(0, [7])], at: 2) == "7.0")
  }

  @Test(
    "Values and velocities at other times",
    arguments: [
      ("valueAtTime(1.5)", "5.0"), ("valueAtTime(time - 0.1)", "19.0"), ("velocityAtTime(1.5)", "10.0"),
      ("velocity", "10.0"), ("speed", "10.0"), ("speedAtTime(3)", "10.0"),
      ("velocityAtTime(5)", "0.0"), ("thisProperty.velocityAtTime(1.5)", "10.0"), ("smooth(2, 3)", "20.0"),
      ("smooth()", "20.0"), ("smooth(4, 3)", "16.666667"),
      ("posterizeTime(2); value", "20.0"), ("valueAtTime('x')", "fails: a time is no finite number"),
      ("timeToFrames(2)", "20.0"), ("framesToTime(5)", "0.5"), ("framesToTime(5, 2)", "2.5"),
      ("timeToFrames()", "30.0"),
    ])
  func values(source: String, result: String) { #expect(expressionOutcome(source, Self.numbers, at: 3) == result) }

  @Test("The time can be made to stand still within steps")
  func posterize() {
    #expect(expressionOutcome("posterizeTime(1); [time, value]", Self.numbers, at: 3.7) == "[3.0, 20.0]")
    #expect(expressionOutcome("posterizeTime(1); loopOut()", Self.numbers, at: 5.5) == "10.0")
  }

  @Test(
    "Key frames are counted from 1",
    arguments: [
      ("numKeys", "3.0"), ("key(2).time", "2.0"), ("key(3).value", "30.0"), ("key(1)[0]", "0.0"),
      ("key(2).index", "2.0"), ("nearestKey(1.4).index", "1.0"), ("nearestKey(1.6).index", "2.0"),
      ("nearestKey(1.5).index", "1.0"), ("nearestKey(-9).index", "1.0"), ("nearestKey(99).time", "4.0"),
      ("key(0)", "fails: there is no key frame 0"), ("key(4)", "fails: there is no key frame 4"),
      ("key(1.5)", "fails: there is no key frame 1.5"), ("thisProperty.numKeys", "3.0"),
      ("thisProperty.key(3).value", "30.0"), ("key(numKeys).time - key(1).time", "3.0"),
    ])
  func keys(source: String, result: String) { #expect(expressionOutcome(source, Self.numbers, at: 3) == result) }

  @Test("Components of key frames of vectors")
  func components() {
    #expect(expressionOutcome("key(2)[0] + key(2).value[1]", Self.points, at: 0) == "15.0")
    #expect(expressionOutcome("velocityAtTime(2)", Self.points, at: 0) == "[5.0, 0.0]")
    #expect(expressionOutcome("speedAtTime(2)", Self.points, at: 0) == "5.0")
    #expect(expressionOutcome("nearestKey(0).index", MockExpressionHost()) == "0.0")
    #expect(expressionOutcome("key(1)", MockExpressionHost()) == "fails: there is no key frame 1")
  }

  /// As an export has it.
  private static let elastic = """
    var $bm_rt;
    var amp, freq, decay, n, t, v;
    amp = $bm_div(effect('Elastic')('Slider'), 200);
    freq = $bm_div(effect('Elastic')('Slider'), 30);
    decay = $bm_div(effect('Elastic')('Slider'), 10);
    n = 0;
    if (numKeys > 0) {
        $bm_rt = n = nearestKey(time).index;
        if (key(n).time > time) {
            n--;
        }
    }
    if (n == 0) {
        $bm_rt = t = 0;
    } else {
        $bm_rt = t = $bm_sub(time, key(n).time);
    }
    if (n > 0 && t < 1) {
        v = velocityAtTime($bm_sub(key(n).time, $bm_div(thisComp.frameDuration, 10)));
        $bm_rt = $bm_sum(value, $bm_div($bm_mul($bm_mul($bm_div(v, 100), amp), Math.sin($bm_mul($bm_mul($bm_mul(freq, t), 2), Math.PI))), Math.exp($bm_mul(decay, t))));
    } else {
        $bm_rt = value;
    }
    """

  @Test("The elastic swing that many files have")
  func elastic() {
    // 30 + 10 / 100 * 0.2 * sin(4 / 3 * 0.25 * 2π) / exp(4 * 0.25): the velocity before the key frame is 10.
    #expect(expressionOutcome(Self.elastic, Self.numbers, at: 4.25) == "30.006372")
    #expect(expressionOutcome(Self.elastic, Self.numbers, at: 0.5) == "0.0")
    #expect(expressionOutcome(Self.elastic, Self.numbers, at: 6) == "30.0")
    // Vectors swing component by component: 5 / 100 * 0.2 * sin(…) / exp(…) more.
    #expect(expressionOutcome(Self.elastic, Self.points, at: 3.25) == "[10.003186, 5.0]")
  }
}
