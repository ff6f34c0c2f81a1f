import SpringformExpressions
import SpringformGeometry
import Testing

struct EvaluationTests {
  @Test(
    "Operators bind from or, and, not, comparisons, sums, products and signs to what follows a value",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("2 - 3 - 4", -5), ("8 / 4 / 2", 1), ("-2 * -3", 6), ("7 % 3", 1),
      ("-1 % 3", 2), ("1 % -3", -2), ("2 + 7 % 4 * 2", 8), ("-[1, 2].y", -2), ("--2", 2), ("1 - -1", 2),
      ("1 < 2 and not 2 <= 1", 1), ("1 == 2 or 1 != 2", 1), ("true and false or true", 1),
      ("true or true and false", 1), ("(true or true) and false", 0), ("not true == false", 1), ("not not true", 1),
      ("1 + 1 == 2 and 2 > 1", 1), ("not false and false", 0), ("3 >= 3", 1), ("3 > 3", 0),
    ] as [(String, Double)])
  func precedence(text: String, expected: Double) throws { #expect(try number(text) == expected) }

  @Test(
    "Numbers, units and names mean what they say",
    arguments: [
      (".5 + 1e2", 100.5), ("1.5e-1", 0.15), ("600ms + 1s", 1.6), ("180deg", Double.pi), ("2rad", 2), ("5Hz", 5),
      ("3pt", 3), ("pi", Double.pi), ("canvas.width", 200), ("canvas.height", 100), ("canvas.center.x", 100),
      ("canvas.size.y", 100), ("p", 7), ("s", 5), ("i", 2), ("time", 0), ("[5, 6, 7][1 + 1]", 7), ("[5, 6][0]", 5),
      ("[5, 6][1.9]", 6), ("([1, 2] * 3 - [1, 1]).y", 5), ("(2 * [1, 2] / 4).x", 0.5), ("#FF0000.red", 1),
      ("teal == teal", 1), ("red == blue", 0), ("#336699CC.alpha", 0.8), ("if(\"a\" + 1 == \"a1\", 1, 0)", 1),
      ("if('x' == \"x\", 1, 0)", 1), ("[1, 2].width + [1, 2].height", 3), ("[[1, 2], [3, 4]].count", 2),
    ] as [(String, Double)])
  func names(text: String, expected: Double) throws { #expect(abs(try number(text) - expected) < 1e-12) }

  @Test(
    "Every function gives its value",
    arguments: [
      ("if(1 > 2, 10, 20)", 20), ("if(true, [1, 2], [3, 4]).y", 2), ("if(false, red, blue).blue", 1),
      ("min(3, 1, 2)", 1), ("max(3, 1, 2)", 3), ("min(2, 1)", 1), ("max(2, 1)", 2), ("ease(\"linear\", 0.3)", 0.3),
      ("ease(\"easeInOut\", 0.5)", 0.5), ("count([5, 6, 7])", 3), ("sin(30deg)", 0.5), ("cos(60deg)", 0.5),
      ("tan(45deg)", 1), ("sqrt(16)", 4), ("abs(-2)", 2), ("floor(1.7)", 1), ("floor(-1.2)", -2), ("ceil(1.2)", 2),
      ("round(2.5)", 3), ("round(-2.5)", -3), ("sign(-3)", -1), ("sign(0)", 0), ("sign(9)", 1), ("exp(0)", 1),
      ("log(exp(2))", 2), ("atan2(1, 0)", Double.pi / 2), ("pow(2, 10)", 1024), ("clamp(5, 0, 2)", 2),
      ("clamp(-5, 0, 2)", 0), ("mix(10, 20, 0.25)", 12.5), ("mix([0, 0], [10, 20], 0.5).y", 10),
      ("mix(#000, #FFF, 0.5).green", 0.5), ("dist([0, 3], [4, 0])", 5), ("unit([0, 2]).y", 1), ("unit([0, 0]).x", 0),
      ("perp([3, 4]).x", -4), ("perp([3, 4]).y", 3), ("length([3, 4])", 5), ("angle([0, 1])", Double.pi / 2),
      ("dot([1, 2], [3, 4])", 11), ("direction(0).x", 1), ("rotate([1, 0], 90deg).y", 1), ("rgb(51, 0, 0).red", 0.2),
      ("gray(0.25).green", 0.25), ("alpha(teal, 0.25).alpha", 0.25), ("random(4, 8)", 5), ("noise(3)", 0.3),
      ("sum([1, 2, 3.5])", 6.5), ("sum([1, 2])", 3), ("min([4, 2, 9])", 2), ("max([4, 2, 9])", 9), ("max([4, 2])", 4),
      ("min([7, 7, 7])", 7), ("length('')", 0), ("length('caf\u{65}\u{301}')", 4),
      ("number('12.5')", 12.5), ("number(' -1e3 ')", -1000), ("number(fixed(2.345, 1))", 2.3), ("number('.5')", 0.5),
    ] as [(String, Double)])
  func functions(text: String, expected: Double) throws { #expect(abs(try number(text) - expected) < 1e-12) }

  @Test(
    "Every function of texts gives its text",
    arguments: [
      ("fixed(2.5, 2)", "2.50"), ("fixed(2, 0)", "2"), ("fixed(-0.004, 2)", "0.00"),
      ("fixed(1234.5678, 3)", "1234.568"),
      ("fixed(0.05, 1)", "0.1"), ("fixed(2.5, 0 - 3)", "3"), ("fixed(1, 9 * 11)", "1.000000000000"),
      ("fixed(9.96, 1)", "10.0"),
      ("text(12.50)", "12.5"), ("text(1 / 3)", "0.333333"), ("text(1 < 2)", "true"),
      ("'n = ' + text(false)", "n = false"),
      ("upper('Straße')", "STRASSE"), ("lower('ÉTÉ')", "été"), ("slice('typewriter', 0, 4)", "type"),
      ("slice('typewriter', 4, 99)", "writer"), ("slice('typewriter', 0, 2.9)", "ty"), ("slice('abc', 2, 1)", ""),
      ("slice('abc', -5, 2)", "ab"), ("slice('abc', 5, 9)", ""), ("slice('nai\u{308}ve', 2, 3)", "i\u{308}"),
      ("slice(12345, 1, 3)", "23"), ("slice('abc', 0, 1 / 0)", "abc"), ("if(true, upper('a'), 'b')", "A"),
    ])
  func texts(text: String, expected: String) throws {
    let compilation = Compilation()
    let thunk = try compilation.expression(text).code
    guard case .text(let found) = thunk.value(compilation.world()) else {
      Issue.record("\(text) is no text")
      return
    }
    #expect(found == expected)
  }

  @Test(
    "A text that is no number, and the least of nothing, fail at their place, and give no number",
    arguments: [
      ("1 + number('12 apples')", "12 '12 apples' is no number"), ("number('')", "8 '' is no number"),
      ("number('nan')", "8 'nan' is no number"), ("number('0x10')", "8 '0x10' is no number"),
      ("number('1e999')", "8 '1e999' is no number"), ("number('1 2')", "8 '1 2' is no number"),
    ])
  func failures(text: String, failure: String) throws {
    let compilation = Compilation()
    let thunk = try compilation.expression(text).code
    let world = compilation.world()
    #expect(try #require(Double(thunk.value(world))).isNaN)
    #expect(world.failures == [failure])
  }

  @Test(
    "A text shows no number that is not finite",
    arguments: [
      ("fixed(1 / 0, 2)", 9), ("text(0 / 0)", 8), ("'n = ' + 1 / 0", 8), ("-1 / 0 + ' pt'", 8), ("upper(1 / 0)", 9),
    ])
  func unshown(text: String, column: Int) throws {
    let compilation = Compilation()
    let world = compilation.world()
    _ = try compilation.expression(text).code.value(world)
    #expect(world.failures == ["\(column) a text cannot show a number that is not finite"])
  }

  @Test("What has no value is no number", arguments: ["random(8, 4)", "sqrt(-1)", "0 / 0", "log(-1)"])
  func undefined(text: String) throws { #expect(try number(text).isNaN) }

  @Test(
    "An object is read by its members, its base's among them, and stands for its position",
    arguments: [
      ("a.position.x", 3), ("w.position.y", 8), ("w.weight", 9), ("a.model.position.y", -2), ("dist(a, w)", 5),
      ("(w - a).x", 3), ("many[1].weight", 20), ("count(many)", 2), ("many.count", 2), ("if(true, w, a).position.x", 6),
      ("a == a", 1), ("a == w", 0), ("if(false, a, [1, 2]).y", 2), ("[a, w][1].position.x", 6),
    ] as [(String, Double)])
  func objects(text: String, expected: Double) throws { #expect(try number(text) == expected) }

  @Test("An element that does not exist fails at the list's place, and gives no number")
  func elements() throws {
    for (text, failure) in [
      ("1 + many[2].weight", "5 there is no element 2 of 2; the first is 0"),
      ("[5, 6, 7][0 - 1]", "1 there is no element -1 of 3; the first is 0"),
      ("canvas.size[p]", "8 there is no element 7 of 2; the first is 0"),
    ] {
      let compilation = Compilation()
      let thunk = try compilation.expression(text).code
      let world = compilation.world()
      #expect(try #require(Double(thunk.value(world))).isNaN)
      #expect(world.failures == [failure])
    }
  }

  @Test(
    "What several expressions read is read once until something changes, and what follows only when it became another")
  func sharing() throws {
    let compilation = Compilation()
    let runs = try ["a.position.x + 1", "a.position.x * 2 + s"].map { try compilation.expression($0) }
    #expect(runs.allSatisfy { $0.isLive })
    let world = compilation.world()
    let thing = try #require(world.objects[0][0] as? Thing)
    func values() -> [Double] { runs.compactMap { Double($0.code.value(world)) } }
    #expect(values() == [4, 11])
    #expect(thing.readings == 1)
    thing.position.x = 10
    // Nobody has told of the change yet.
    #expect(values() == [4, 11])
    world.changed()
    #expect(values() == [11, 25])
    #expect(thing.readings == 2)
    let before = world.revision
    world.changed()
    world.states[0] = .number(6)
    #expect(values() == [11, 26])
    let inputs = try #require(Expression.inputs(runs[0].traits, runs[0].reads))
    #expect(!world.hasChanged(inputs, since: before))
  }

  @Test("Traits tell what an expression depends on")
  func traits() throws {
    let compilation = Compilation()
    #expect(try compilation.expression("1 + 2").traits == [])
    #expect(try compilation.expression("p + i + canvas.width").traits == .built)
    #expect(try compilation.expression("s").traits == .live)
    #expect(try compilation.expression("many[0].weight").traits == [.live, .direct])
    #expect(try compilation.expression("random(0, 1)").traits == .random)
    #expect(!compilation.context.usesTime)
    #expect(try compilation.expression("time").traits == .live)
    #expect(compilation.context.usesTime)
  }
}
