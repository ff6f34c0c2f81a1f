import SpringformGeometry
import Testing

@testable import SpringformLottie

/// After Effects' own functions, and the player's objects.
struct ExpressionFunctionTests {
  @Test(
    "Vectors are calculated with as exports do it",
    arguments: [
      ("$bm_sum([1, 2], [3, 4])", "[4.0, 6.0]"), ("[1, 2] + [3, 4, 5]", "[4.0, 6.0, 5.0]"),
      ("[1, 2] + 3", "[4.0, 2.0]"), ("3 + [1, 2]", "[4.0, 2.0]"), ("sub([5, 5], 2)", "[3.0, 5.0]"),
      ("10 - [1, 2]", "[9.0, 2.0]"), ("[1, 2] * 3", "[3.0, 6.0]"), ("2 * [1, 2]", "[2.0, 4.0]"),
      ("$bm_div([4, 6], 2)", "[2.0, 3.0]"), ("-[1, 2]", "[-1.0, -2.0]"), ("$bm_neg([1, 2])", "[-1.0, -2.0]"),
      ("$bm_neg(3)", "-3.0"), ("$bm_mod(7, 4)", "3.0"), ("$bm_sum('a', [1, 2])", "'a1,2'"),
      ("add(1, 2) + mul(2, 3) + div(8, 2) + mod(5, 3)", "15.0"), ("$bm_isInstanceOfArray([1])", "true"),
      ("$bm_isInstanceOfArray(1)", "false"), ("[1, 2] * [3, 4]", "fails: two lists are multiplied or divided"),
      ("a = [1, 2]; a += [1, 1]; a", "[2.0, 3.0]"), ("$bm_sub([1], [1, 2])", "[0.0, -2.0]"),
      ("length([3, 4])", "5.0"), ("length([1, 1], [4, 5])", "5.0"), ("length(-3)", "3.0"), ("length(2, 5)", "3.0"),
      ("normalize([3, 4])", "[0.6, 0.8]"), ("dot([1, 2], [3, 4])", "11.0"),
      ("cross([1, 0, 0], [0, 1, 0])", "[0.0, 0.0, 1.0]"), ("clamp(5, 0, 3)", "3.0"), ("clamp(-5, 3, 0)", "0.0"),
      ("clamp([5, -5], 0, 3)", "[3.0, 0.0]"), ("clamp([5, -5], [0, -1], [3, 1])", "[3.0, -1.0]"),
      ("degreesToRadians(180)", "3.141593"), ("radiansToDegrees(Math.PI)", "180.0"),
      ("degrees_to_radians(90) * 2", "3.141593"), ("lookAt([0, 0, 0], [1, 0, 1])", "[0.0, 45.0, 0.0]"),
      ("Math.abs([-1, -2])", "[1.0, 2.0]"),
      ("rgbToHsl([1, 0, 0, 1])", "[0.0, 1.0, 0.5, 1.0]"), ("hslToRgb([1 / 3, 1, 0.5, 1])", "[0.0, 1.0, 0.0, 1.0]"),
      ("hslToRgb(rgbToHsl([0.2, 0.4, 0.6, 0.5]))", "[0.2, 0.4, 0.6, 0.5]"),
      ("hslToRgb(rgbToHsl([0.9, 0.4, 0.6, 0.5]))", "[0.9, 0.4, 0.6, 0.5]"),
      ("hexToRgb('#FF0080')", "[1.0, 0.0, 0.501961, 1.0]"),
      ("hexToRgb('x')", "fails: a color is not written as six digits"),
    ])
  func vectors(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "From one value to another",
    arguments: [
      ("linear(0.5, 0, 1, 10, 20)", "15.0"), ("linear(-1, 0, 1, 10, 20)", "10.0"), ("linear(2, 0, 1, 10, 20)", "20.0"),
      ("linear(0.25, 10, 20)", "12.5"), ("linear(0.5, 0, 1, [0, 10], [10, 0])", "[5.0, 5.0]"),
      ("linear(0.25, 1, 0, 10, 20)", "12.5"), ("linear(1, 1, 1, 10, 20)", "10.0"),
      ("ease((3 * (0.33 + 0.667) + 1) / 8, 0, 1, 0, 100)", "50.0"), ("ease(-1, 0, 1, 3, 100)", "3.0"),
      ("ease(9, 0, 1, 3, 100)", "100.0"),
      ("ease(0, 5, 7)", "5.0"), ("easeIn(1, 0, 1, 0, [1, 2])", "[1.0, 2.0]"), ("ease(1, 1, 1, 3, 4)", "3.0"),
      // By the cubic curves themselves, with parameter 1/2: x = (3·x1 + 3·x2 + 1) / 8, and y likewise.
      ("easeIn((3 * (0.333 + 0.833) + 1) / 8, 0, 1, 0, 8)", "3.499"),
      ("easeOut((3 * (0.167 + 0.667) + 1) / 8, 0, 1, 0, 8)", "4.501"),
      ("easeOut(0.5, 0, 1, 0, 1) + easeIn(0.5, 0, 1, 0, 1)", "1.0"),
      // With parameter 1/4: x = 27/64·x1 + 9/64·x2 + 1/64.
      ("ease((27 * 0.33 + 9 * 0.667 + 1) / 64, 0, 1, 0, 64)", "10.0"),
    ])
  func interpolation(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Math has its functions, by what Node.js gives",
    arguments: [
      ("Math.round(-2.5)", "-2.0"), ("Math.round(2.5)", "3.0"), ("Math.round(0.49999999999999994)", "0.0"),
      ("Math.floor(-1.5) + Math.ceil(1.2)", "0.0"), ("Math.max(1, 3, 2) + Math.min(4, 2)", "5.0"),
      ("Math.pow(2, 10)", "1024.0"), ("Math.sqrt(16) + Math.cbrt(27)", "7.0"), ("Math.atan2(1, 1)", "0.785398"),
      ("Math.sign(-3) + Math.trunc(-1.7)", "-2.0"), ("Math.hypot(3, 4)", "5.0"),
      ("Math.sin(1) + Math.cos(1) + Math.tan(1)", "2.939181"),
      ("Math.log(Math.E) + Math.log10(100) + Math.log2(8)", "6.0"), ("Math.exp(0) + Math.abs(-2)", "3.0"),
      ("isNaN(Math.max(1, NaN))", "true"),
      ("Math.max() < 0", "true"), ("Math.SQRT2 * Math.SQRT1_2", "1.0"), ("isNaN(1 ** Infinity)", "true"),
      ("Math.asin(1) + Math.acos(1) + Math.atan(1)", "2.356194"),
      ("Math.imul(2, 3)", "uses 'Math.imul', which is not supported"),
    ])
  func math(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test(
    "Objects of the player",
    arguments: [
      ("thisComp.layer('Null 1').transform.position", "[15.0, 30.0]"),
      ("thisComp.layer('Null 1').transform.position[1] + 1", "31.0"),
      ("thisComp.layer('Null 1').transform.position.valueAtTime(0)", "[10.0, 20.0]"),
      ("$bm_sum(thisComp.layer('Null 1').transform.position, [1, 2])", "[16.0, 32.0]"),
      ("thisComp.layer('Null 1').transform.position.value.length", "2.0"),
      ("thisComp.layer('Null 1').transform.position.numKeys", "2.0"),
      ("thisComp.layer('Null 1').transform.position.key(2).value", "[20.0, 40.0]"),
      ("thisComp.layer('Null 1').toComp([1, 2])", "[101.0, 102.0]"), ("thisComp.layer('Null 1').index", "2.0"),
      ("thisComp['width'] / 2", "100.0"), ("effect('Elastic')('Slider') / 8", "5.0"),
      ("effect('Elastic')('Slider') > 39 ? 1 : 2", "1.0"), ("effect('Elastic')('Slider').value", "40.0"),
      ("effect('Elastic')('Slider')", "40.0"),
      ("Math.sqrt(effect('Elastic')('Slider') * 10)", "20.0"),
      ("thisComp.layer('Nul')", "uses 'a layer', which is not known"),
      ("thisComp.nothing", "uses the member 'nothing', which is not supported"),
      ("nothing", "uses 'nothing', which is not known"), ("effect('Elastic')('Slider').toFixed(1)", "'40.0'"),
      ("thisProperty.name", "'Slider'"), ("var $bm_thisComp; $bm_thisComp.width", "200.0"),
      ("thisComp.layer('Null 1').toComp(thisComp.layer('Null 1').transform.position)", "[115.0, 130.0]"),
      ("[effect('Elastic')('Slider'), thisProperty]", "[40.0, 5.0]"),
      ("[[effect('Elastic')('Slider')], 'x']", "[[40.0], 'x']"),
      ("thisComp.layer('Null 1').toComp([effect('Elastic')('Slider'), 2])", "[140.0, 102.0]"),
      ("thisProperty + 1", "6.0"), ("value + time", "5.0"), ("[value, value + 10]", "[5.0, 15.0]"),
      ("p = thisComp.layer('Null 1').transform.position; linear(0.5, p, [25, 40])", "[20.0, 35.0]"),
      ("thisComp", "an object"), ("effect('Elastic')('Slider')[0]", "40.0"),
      ("try { thisComp.layer('x') } catch (e) { 3 }", "3.0"), ("undefined.x", "fails: 'x' is asked of nothing"),
      ("value()", "fails: something is called that is no function"),
    ])
  func objects(source: String, result: String) { #expect(expressionOutcome(source) == result) }

  @Test("Paths can be taken apart and made")
  func paths() {
    let triangle = ExpressionPath(
      points: [Point(x: 0, y: 0), Point(x: 4, y: 0), Point(x: 0, y: 3)], inTangents: [Vector(dx: 1, dy: 1)],
      outTangents: [],
      isClosed: false)
    let host = MockExpressionHost(property: MockExpressionProperty(.path(triangle)))
    #expect(expressionOutcome("value", host) == "path of 3, open")
    #expect(expressionOutcome("thisProperty.points()", host) == "[[0.0, 0.0], [4.0, 0.0], [0.0, 3.0]]")
    #expect(expressionOutcome("thisProperty.points(1)[1][0] + value.inTangents()[0][1]", host) == "5.0")
    #expect(
      expressionOutcome("createPath(thisProperty.points().slice(1), [], [], !thisProperty.isClosed())", host)
        == "path of 2, closed")
    #expect(
      expressionOutcome("createPath([[0, 0], [1, 0 / 0]])") == "fails: it gives something that is no finite number")
    #expect(expressionOutcome("loopOut()", host) == "path of 3, open")
    #expect(expressionOutcome("wiggle(1, 1)", host) == "uses 'wiggle' of anything but numbers, which is not supported")
  }

  @Test(
    "What is not supported is named",
    arguments: [
      ("/a/.test('a')", "regular expressions"), ("'a'.replace(/a/g, '')", "regular expressions"),
      ("new Date()", "'new'"), ("this.x", "'this'"), ("let [a] = value", "destructuring"),
      ("[a, b] = value", "destructuring"),
      ("class A {}", "'class'"), ("a?.b", "'?.'"), ("f(...a)", "'...'"), ("x: for (;;) break x", "labels"),
      ("delete a.b", "'delete'"), ("a ||= 1", "'||='"), ("function* f() {}", "generators"),
      ("async function f() {}", "'async'"),
      ("'a'.match('a')", "'match()'"), ("f`a`", "functions that take a text apart"), ("x = [1].flat()", "'flat()'"),
    ])
  func unsupported(source: String, part: String) {
    #expect(expressionOutcome(source) == "uses \(part), which is not supported")
  }

  @Test(
    "What is no JavaScript is told with its line",
    arguments: [
      ("1 +", "it ends too early (line 1)"), ("a\n\n(1", "it ends too early (line 3)"),
      ("\n)", "')' is not expected (line 2)"), ("'abc", "a text has no closing quote (line 1)"),
      ("`a${1`", "a text has no closing quote (line 1)"),
      ("1 = 2", "nothing can be assigned to this (line 1)"), ("/* a\n", "a comment has no end (line 2)"),
      ("3x", "a number is not written right (line 1)"), ("if (1", "it ends too early (line 1)"),
      ("a = #", "'#' means nothing here (line 1)"),
      ("var if = 1", "'if' is not expected (line 1)"), ("'\\u12'", "a text has a wrong escape (line 1)"),
      ("{", "it ends too early (line 1)"), ("try {}", "'catch' is missing (line 1)"),
      ("`a${}`", "a text is not expected (line 1)"),
      ("for (var i = 0) {}", "';' is missing (line 1)"), ("0x", "a number has wrong digits (line 1)"),
      ("a ? 1", "it ends too early (line 1)"), ("1 2", "a number is not expected (line 1)"),
      ("--1", "nothing can be assigned to this (line 1)"),
    ])
  func syntax(source: String, problem: String) { #expect(expressionOutcome(source) == "cannot be read: \(problem)") }
}
