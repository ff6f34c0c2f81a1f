import Testing

@testable import SpringformLottie

/// Expressions that nobody vouches for end, soon and with an error.
struct ExpressionHostileTests {
  private static let tooMuch = "takes more than 100,000 steps"

  @Test(
    "What would not end is ended",
    arguments: [
      "while (true) {}", "for (;;);", "do { } while (1)", "for (;;) { try { throw 1 } catch (e) { } }",
      "while (1) { try { x.y } catch (e) { continue } finally { } }", "a = [1]; for (v of [1, 2]) while (v) v++",
      "f = () => 1; while (1) f()", "while (1) random()", "while (1) thisComp.layer('Null 1').transform.position.value",
      "while (1) valueAtTime(1)", "while (1) wiggle(1, 1, 1e9)", "smooth(1, 1e9); while (1);",
      "a = []; while (1) { a.push(1); if (a.length > 9000) a = [] }", "s = 'x'.repeat(60000); while (1) s.indexOf('y')",
      "while (1) 'x'.repeat(60000)", "a = [].concat(Array); while (1) a.slice()", "while (1) createPath([[0, 0]])",
      "s = 'ab'.repeat(30000); while (1) s.split('a').length", "while (1) { a = [3, 2, 1]; a.sort(() => 1) }",
      "k = 'k'.repeat(60000); o = {}; while (1) o[k] = o[k]",
      "s = 'a'.repeat(60000); t = 'a'.repeat(30000) + 'b'; while (1) s.indexOf(t) + s.lastIndexOf(t)",
      "while (1) parseInt('1'.repeat(9000))", "o = {}; i = 0; while (1) o[i++] = i",
    ])
  func endless(source: String) {
    let result = expressionOutcome(
      source, MockExpressionHost(property: MockExpressionProperty([(0, [0]), (1, [1])], at: 0)))
    #expect(result == Self.tooMuch || result == "has a list that is too large", "\(result)")
  }

  @Test(
    "Texts and lists do not grow without bounds",
    arguments: [
      ("s = 'x'; while (1) s += s", "a text"), ("s = 'x'; while (1) s = `${s}${s}`", "a text"),
      ("'x'.repeat(1e9)", "a text"), ("'x'.padStart(1e9)", "a text"), ("a = []; a[1e8] = 1", "a list"),
      ("a = [1]; while (1) a = a.concat(a)", "a list"), ("a = []; a[9999] = 1; a.push(1)", "a list"),
      ("a = ['x'.repeat(60000)]; a.concat(a).join()", "a text"), ("'x'.repeat(20000).split('')", "a list"),
      ("a = ['x'.repeat(9000)]; for (i = 0; i < 12; i++) a = a.concat(a); a + ''", "a text"),
      ("'a'.repeat(60000).replaceAll('a', 'bb')", "a list"),
    ])
  func growth(source: String, part: String) { #expect(expressionOutcome(source) == "has \(part) that is too large") }

  @Test(
    "Calls and values are not nested without bounds",
    arguments: [
      "function f() { return f() } f()", "f = () => f(); f()", "function f(n) { return [1].map(() => f(n)) } f(1)",
      "function a() { b() } function b() { a() } a()", "a = []; a.push(a); a + ''", "a = [1]; a[0] = a; a",
      "function f() { try { return f() } catch (e) { return f() } } f()", "f = g => g(g); f(f)",
      "a = []; b = a; for (i = 0; i < 50; i++) a = [a]; a + ''", "[3, 1].sort(function f() { return [2, 1].sort(f) })",
    ])
  func recursion(source: String) { #expect(expressionOutcome(source) == "nests its parts or its calls too deeply") }

  @Test(
    "Sources are not nested without bounds",
    arguments: [
      ("(", ")"), ("[", "]"), ("-", ""), ("!", ""), ("{", "}"), ("f(", ")"), ("a ? ", " : 1"), ("x => ", ""),
      ("x = function () { return ", "}"), ("if (1) ", ""), ("`${", "}`"), ("2 ** ", ""), ("a = ", ""), ("({a: ", "})"),
      ("typeof ", ""),
      ("if (0) ; else ", ""), ("for (;;) ", ""), ("$bm_sum(1, ", ")"),
    ])
  func nesting(open: String, close: String) {
    for count in [1000, LottieExpression.maximumSourceSize / (open.utf8.count + close.utf8.count) - 2] {
      let source = String(repeating: open, count: count) + "1" + String(repeating: close, count: count)
      #expect(expressionOutcome(source) == "nests its parts or its calls too deeply")
    }
  }

  @Test(
    "Chains do not grow without bounds",
    arguments: [("1", " + 1"), ("a", ".a"), ("a", "[0]"), ("a", "()"), ("1", " && 1"), ("1", "-1"), ("a", "\n.b")])
  func chains(start: String, link: String) {
    #expect(
      expressionOutcome(start + String(repeating: link, count: 9000)) == "nests its parts or its calls too deeply")
    #expect(!expressionOutcome("a = 1; " + start + String(repeating: link, count: 100)).contains("too deeply"))
  }

  @Test("Nesting that files have is no problem")
  func depths() {
    let sums = String(repeating: "$bm_sum(", count: 80) + "1" + String(repeating: ", 1)", count: 80)
    #expect(expressionOutcome(sums) == "81.0")
    #expect(expressionOutcome("function f(n) { return n == 0 ? 0 : f(n - 1) + 1 } f(40)") == "40.0")
    #expect(expressionOutcome(String(repeating: "1 + ", count: 300) + "1") == "301.0")
  }

  @Test("The source's size is bounded, and long sources work")
  func size() {
    #expect(
      expressionOutcome(String(repeating: " ", count: LottieExpression.maximumSourceSize + 1))
        == "has a source that is too large"
    )
    #expect(expressionOutcome(String(repeating: "a = 1;\n", count: 9000) + "a") == "1.0")
    let list = String(repeating: "1,", count: 9000)
    #expect(expressionOutcome("[\(list)].length") == "9000.0")
    #expect(expressionOutcome("[\(list)\(list)].length") == "has a list that is too large")
  }

  @Test("Evaluations that count on the same work share it")
  func sharedWork() throws {
    let expression = try LottieExpression("for (i = 0; i < 3000; i++); i")
    let work = ExpressionWork()
    #expect(throws: ExpressionError.tooMuchWork) {
      for _ in 0..<20 { _ = try expression.value(MockExpressionHost(), work: work) }
    }
  }

  @Test(
    "Numbers that no place or count can be do no harm",
    arguments: [
      "'abc'.substr(1e300, -1e300) + 1", "'abc'.charAt(0/0) + 1", "[1, 2].slice(-1/0, 1/0).length", "key(1e300)",
      "a = [1]; a[1e300] = 1; a.length", "[1][-1] ?? 1", "[1].splice(0/0, 1e99).length", "1 << 1e300", "1e300 | 0",
      "-1e300 >>> 5",
      "5..toFixed(1e9)", "5..toString(1e9)", "1e300.toFixed(2)", "1e300.toString(2)", "parseInt('9', 1e300)",
      "parseInt('z'.repeat(2000), 36) > 1", "valueAtTime(1e300)", "loopOut('cycle', -1e300)",
      "loopOutDuration('cycle', 1e-300)",
      "loopOutDuration('offset', 1e300)", "loopOutDuration('pingpong', 1/0)", "smooth(1e300, 1e300)", "nearestKey(0/0)",
      "String.fromCharCode(1e300, -1, 0xD800).length", "wiggle(1, 1, -1e300)", "wiggle(1, 1, 0/0)", "noise(1e300)",
      "noise([1e300, -1e300, 5, 6])", "linear(0/0, 0, 1, 2, 3)", "ease(0/0, 0, 1, 2, 3)", "ease(0.5, 0, 1e-320, 2, 3)",
      "random(1e308, -1e308)", "posterizeTime(0); value", "posterizeTime(0/0); value", "posterizeTime(1e308); value",
      "'x'.repeat(-1)", "''.repeat(1e300)", "'x'.padEnd(-1e300)", "seedRandom(0/0); random()", "framesToTime(1, 0)",
      "length()", "normalize([0, 0])", "clamp()", "cross([], [])", "lookAt([], [])", "hslToRgb([])", "rgbToHsl([])",
      "createPath([[]])",
      "Math.max(...[])", "key()", "hexToRgb('#+12345')", "'\\u{110000}'", "'\\u{D800}'", "0b2", "1e", "1e999 > 5",
      "x = {}; x.x = x; x.x.x.x == x ? 1 : 2", "0x" + String(repeating: "F", count: 50), "Number('0x+1')",
    ])
  func numbers(source: String) {
    for time in [0, 0.5, 9, 1e300, -1e300] {
      let property = MockExpressionProperty([(0, [0]), (1, [1])], at: 0)
      #expect(!expressionOutcome(source, MockExpressionHost(property: property, time: time)).isEmpty)
    }
  }

  @Test("Any piece of a source ends in a value or an error")
  func pieces() {
    let source = Array(
      "var $bm_rt; for (var i = 0; i < 3; i++) { a = [1, {b: `x${i}y`}].map((v, k) => v ? 'q\\u0041' : k ** 2 >>> 1); } switch (a) { case 1: break; default: $bm_rt = loopOut('cycle') }"
    )
    for start in stride(from: 0, to: source.count, by: 3) {
      for end in stride(from: start, through: source.count, by: 5) {
        _ = expressionOutcome(String(source[start..<end]))
      }
    }
  }
}
