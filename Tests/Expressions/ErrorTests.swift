import SpringformExpressions
import SpringformMotion
import Testing

struct ErrorTests {
  @Test(
    "What cannot be read is told at its column",
    arguments: [
      ("", "1 an expression is missing here"), ("1 +", "4 a value is expected here, and the expression ends"),
      ("(1", "3 ) is expected here, and the expression ends"),
      ("1 2", "3 an operator is expected here, and a value is there"),
      ("[1, 2", "6 , or ] is expected here, and the expression ends"),
      ("a.", "3 a member's name is expected here, and the expression ends"),
      ("1 < 2 < 3", "7 comparisons cannot be chained; write a < b and b < c"),
      ("and", "1 a value is expected here, and 'and' is there"),
      ("5 deg", "3 a unit stands right behind its number; write 5deg"),
      ("2km", "2 there is no unit 'km'; units are s, ms, deg, rad, Hz and pt"),
      ("20px", "3 there is no unit 'px'; lengths are points and need none"), ("1e999", "1 this number is too large"),
      ("\"open", "1 this text has no closing quote"), ("#12", "1 a color is written #RGB, #RRGGBB or #RRGGBBAA"),
      ("s && p", "3 '&&' means nothing here; write 'and'"), ("2^3", "2 '^' means nothing here; write pow(a, b)"),
      ("s = 1", "3 '=' means nothing here; compare with =="), ("45°", "3 '°' means nothing here; write deg"),
      ("50%", "1 '50%' is no number; write 0.5, or a share of a length: 0.5 * canvas.width"),
    ])
  func syntax(text: String, expected: String) { #expect(problem(text) == expected) }

  @Test(
    "What does not fit is told at its column",
    arguments: [
      ("1 + nothing", "5 there is no 'nothing'; nothing has this name"),
      ("manny", "1 there is no 'manny'; did you mean 'many'?"),
      ("sine(1)", "1 there is no function 'sine'; did you mean 'sin'?"),
      ("canvas", "1 the canvas has a size, width, height and center; write canvas.size"),
      ("canvas.left", "8 the canvas has no 'left'; it has size, center, width and height"),
      ("1 + true", "3 '+' cannot be used with a number and true or false"),
      ("[1, 2] + 1", "8 '+' cannot be used with a point and a number; write [a, a] to add the same to x and y"),
      ("1 == \"a\"", "3 a number and a text cannot be compared with =="),
      ("[1, 2] < [3, 4]", "8 a point and a point cannot be compared with <"),
      ("1 and true", "1 true or false is needed here, and this is a number"),
      ("not 1", "5 true or false is needed here, and this is a number"),
      ("-true", "1 a number or a point is needed here, and this is true or false"),
      ("sin(true)", "5 a number is needed here, and this is true or false"),
      ("sin()", "1 sin takes 1 value: sin(angle)"),
      ("dist([0, 0])", "1 dist takes 2 values: dist(a, b)"),
      ("dist(1, 2)", "6 a point is needed here, and this is a number"),
      ("if(1, 2, 3)", "4 true or false is needed here, and this is a number"),
      ("if(true, 2)", "1 if takes 3 values: if(condition, value, otherwise)"),
      ("if(true, 2, [1, 2])", "13 a number is needed here, and this is a point"),
      ("min(1)", "1 min takes a list, or 2 values or more"), ("min()", "1 min takes a list, or 2 values or more"),
      ("max(true)", "5 a list of numbers is needed here, and this is true or false"),
      ("sum(1)", "5 a list of numbers is needed here, and this is a number"),
      ("sum(1, 2)", "1 sum takes 1 value: sum(list)"),
      ("number(true)", "8 a text is needed here, and this is true or false"),
      ("number()", "1 number takes 1 value: number(text)"),
      ("slice('a', 1)", "1 slice takes 3 values: slice(text, a, b)"),
      ("upper(true)", "7 a text is needed here, and this is true or false"),
      ("length(true)", "8 a point is needed here, and this is true or false"),
      ("count(1)", "7 a list is needed here, and this is a number"),
      ("count()", "1 count takes 1 value: count(list)"),
      ("ease(1, 2)", "1 ease takes a curve's name and a number: ease(\"easeOut\", t)"),
      ("ease(\"soft\", 2)", "6 there is no curve 'soft'; there is " + Pacing.names.joined(separator: ", ")),
      (
        "fixed(1, 13)", "10 fixed writes 0 to 12 digits behind the point, and not 13; write a whole number from 0 to 12"
      ),
      (
        "fixed(1, -1)", "10 fixed writes 0 to 12 digits behind the point, and not -1; write a whole number from 0 to 12"
      ),
      (
        "fixed(1, 1.5)",
        "10 fixed writes 0 to 12 digits behind the point, and not 1.5; write a whole number from 0 to 12"
      ),
      ("fixed(1)", "1 fixed takes 2 values: fixed(n, digits)"), ("text()", "1 text takes 1 value: text(n)"),
      ("text([1, 2])", "6 a number is needed here, and this is a point"),
      ("[]", "1 an empty list means nothing here"), ("[][0]", "1 an empty list has no elements"),
      ("1[0]", "1 only lists and points have elements, and this is a number"),
      ("[1, 2].z", "8 a point has no 'z'; it has x and y"),
      ("red.hue", "5 a color has no 'hue'; it has red, green, blue and alpha"), ("s.x", "3 a number has no 'x'"),
      ("a.weight", "3 a thing has no 'weight'"), ("w.place", "3 a weight has no 'place'; write position"),
      ("many.weight", "6 there are several of these; write which one: name[0].weight"),
      ("sin(a)", "5 a number is needed here, and this is a thing"),
      ("many + 1", "6 '+' cannot be used with a list of things and a number"),
    ])
  func types(text: String, expected: String) { #expect(problem(text) == expected) }

  @Test("A place that needs a type takes it, and what stands for it")
  func wanted() {
    #expect(problem("1", as: .text) == nil)
    #expect(problem("a", as: .point) == nil)
    #expect(problem("w", as: .object(Kind.thing)) == nil)
    #expect(problem("a", as: .list(.object(Kind.thing))) == nil)
    #expect(problem("a", as: .object(Kind.weight)) == "1 a thing is needed here, and this is a thing")
    #expect(
      problem("\"red\"", as: .color)
        == "1 a color is needed here, and this is a text; in an expression a color has no quotes: #FF8800")
    #expect(problem("1", as: .flag) == "1 true or false is needed here, and this is a number")
  }

  @Test("Nesting and length end before the stack does")
  func limits() {
    func nested(_ count: Int) -> String {
      String(repeating: "(", count: count) + "1" + String(repeating: ")", count: count)
    }
    #expect(problem(nested(Parser.maximumDepth - 1)) == nil)
    #expect(problem(nested(Parser.maximumDepth)) == "65 an expression is nested at most 64 deep")
    func sum(_ count: Int) -> String { "1" + String(repeating: "+1", count: count - 1) }
    #expect(problem(sum(Compiler.depthLimit)) == nil)
    #expect(problem(sum(Compiler.depthLimit + 1))?.hasSuffix("more than 1000 operations need each other here") == true)
    #expect(problem(String(repeating: "1", count: 4001)) == "1 an expression has at most 4,000 characters")
    #expect(problem(String(repeating: "-", count: 3999) + "1") == nil)
  }
}
