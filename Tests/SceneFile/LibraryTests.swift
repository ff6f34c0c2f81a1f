import Glibc
import Springform
import SpringformDocument
import SpringformExpectations
import SpringformSceneFile
import TestSupport
import Testing

/// What scene files take from others, from themes and from data.
struct LibraryTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func write(_ text: String, _ name: String) throws { try folder.write(text, name) }

  private func scene(_ text: String) throws -> SceneFile { try folder.scene(text) }

  private func problem(_ text: String) -> String? {
    firstProblem { try scene(text) }.map { "\($0.file):\($0.position.line):\($0.position.column): \($0.sentence)" }?
      .split(separator: folder.path + "/").joined()
  }

  /// The first values of curves.
  private func values(_ text: String, _ settings: [(String, String)] = []) throws -> [String: Double] {
    let trace = try trace(scene(text).setting(settings.map { (name: $0.0, text: $0.1) }), rate: 10)
    let columns = trace.curves.flatMap { trace.columns(of: $0) }
    return Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.values.first ?? .nan) })
  }

  // MARK: Files

  @Test(
    "Components, themes, data and parameters come from files beside the scene or below, and from those that they include"
  )
  func include() throws {
    try write(
      "components: { dot: { params: { r: 3 }, circle: =r * big } }\ninclude: [../theme.yml]\nthemes: { a: { big: 1 } }",
      "parts/dots.yml")
    try write("themes: { day: { big: 2 }, night: { big: 5 } }", "parts/theme.yml")
    #expect(
      problem("include: [parts/dots.yml]")
        == "parts/dots.yml:2:11: a file lies beside the file or in a folder below; write its relative path")
    try write("components: { dot: { params: { r: 3 }, circle: =r * big } }\ninclude: [theme.yml]", "parts/dots.yml")
    try write("params: { wide: 7 }\nx-note: &n { a: 1 }", "more.yml")
    let text = """
      include: [parts/dots.yml, more.yml, parts/theme.yml]
      layers: [ { use: dot, id: d, r: =wide } ]
      trace: { size: d.size.x }
      """
    #expect(try values(text) == ["size": 28])
    #expect(try values(text, [("theme", "night"), ("wide", "2")]) == ["size": 20])
    #expect(try scene(text).parameterDescriptions.map(\.name) == ["theme", "wide"])
    #expect(try values("params: { wide: 3 }\n" + text) == ["size": 12], "the file's own counts")
    try write("params: { wide: 8 }", "other.yml")
    #expect(
      problem("include: [more.yml, other.yml]")
        == "other.yml:1:11: another file that is included has a param 'wide', too; choose another name, or include that file here"
    )
  }

  @Test("What is wrong in an included file is told with that file's name, line and column")
  func problems() throws {
    try write("components:\n  dot: { circle: 3, colour: red }\n", "a.yml")
    #expect(problem("include: [a.yml]") == "a.yml:2:21: a component has no 'colour'; did you mean 'color'?")
    try write("components: { dot: { circle: 3 }", "b.yml")
    #expect(problem("include: [b.yml]")?.hasPrefix("b.yml:") == true)
    try write("layers: [ { circle: 3 } ]", "c.yml")
    #expect(problem("include: [c.yml]")?.hasPrefix("c.yml:1:1: an included file has no 'layers'") == true)
  }

  @Test("Files that include each other, that are missing or too large end in a clear sentence")
  func limits() throws {
    try write("include: [b.yml]", "a.yml")
    try write("include: [a.yml]", "b.yml")
    #expect(problem("include: [a.yml]") == "b.yml:1:11: these files include each other: a.yml -> b.yml -> a.yml")
    try write("include: [self.yml]", "self.yml")
    #expect(problem("include: [self.yml]") == "self.yml:1:11: this file includes itself")
    #expect(
      problem("include: [none.yml]") == "test.scene.yml:3:11: there is no file 'none.yml' beside the file or below")
    let file = open(folder.path + "/large.csv", O_CREAT | O_WRONLY, 0o666)
    ftruncate(file, 1 << 30)
    close(file)
    #expect(problem("data: { d: large.csv }")?.hasPrefix("test.scene.yml:3:12: 'large.csv' ") == true)
  }

  // MARK: Themes

  @Test(
    "Every theme has the same names, of the same kind",
    arguments: [
      (
        "themes: { a: { ink: red }, b: { } }",
        "test.scene.yml:3:28: the theme 'b' has no 'ink', which 'a' has; every theme has the same names"
      ),
      (
        "themes: { a: { ink: red }, b: { ink: 3 } }",
        "test.scene.yml:3:38: 'ink' is a color in the theme 'a', and here it is a number"
      ),
      (
        "themes: { a: { ink: red }, b: { ink: blue, paper: red } }",
        "test.scene.yml:3:44: the theme 'a' has no 'paper', which 'b' has; every theme has the same names"
      ),
      (
        "themes: { a: { ink: red } }\nstate: { ink: 3 }",
        "test.scene.yml:4:10: there is another 'ink' in line 3; choose another name"
      ),
    ])
  func themes(text: String, sentence: String) { #expect(problem(text) == sentence) }

  @Test("A theme is a parameter like any other, and its values are known to all expressions")
  func chosenTheme() throws {
    let text = """
      themes: { light: { w: 10, name: "day" }, dark: { w: 20, name: "night" } }
      layers: [ { id: a, circle: =w }, { id: b, circle: "if(theme == 'dark', 1, 2)" } ]
      trace: { a: a.size.x, b: b.size.x }
      """
    #expect(try values(text) == ["a": 20, "b": 4])
    #expect(try values(text, [("theme", "dark")]) == ["a": 40, "b": 2])
    #expect(throws: ParameterError.self) { try scene(text).setting([("theme", "blue")]) }
  }

  // MARK: Data

  @Test("A CSV file is a list of records, whose columns are lists; quotes keep commas and line ends")
  func table() throws {
    try write("name,amount,big\r\nLisbon,12,true\r\n\"Oslo, \"\"N\"\"\",30.5,false\n\n Rome , -7 ,true", "s.csv")
    let text = """
      data: { sales: { file: s.csv } }
      layers:
        - { id: bars, repeat: { row: sales }, where: row.big, circle: abs(row.amount) }
        - { id: n, circle: "if(sales[1].name == 'Oslo, \\"N\\"', 3, 4)" }
      trace: { all: sales.count, second: "sales.amount[1]", bars: bars.count, b: "bars[1].size.x", n: n.size.x }
      """
    #expect(try values(text) == ["all": 3, "second": 30.5, "bars": 2, "b": 14, "n": 6])
  }

  @Test("Semicolons part columns where there are no commas; numbers that begin with a zero are texts")
  func spreadsheet() throws {
    try write("zip;price;share\n01234;3.5;0.25\n99999;4;0\n", "z.csv")
    let text = """
      data: { z: z.csv }
      layers: [ { id: a, circle: "if(z[0].zip == '01234', 5, 6)" } ]
      trace: { price: "z[0].price + z[0].share", a: a.size.x }
      """
    #expect(try values(text) == ["price": 3.75, "a": 10])
  }

  @Test("What cannot be read is told once, and not of all who use it")
  func once() throws {
    let text = """
      data: { d: none.csv }
      themes: { a: { ink: red }, b: { ink: 3 } }
      layers: [ { repeat: { i: d.count }, text: "=d[i].name", position: "[i, 3]", color: =ink } ]
      let: { n: d.count }
      """
    do {
      _ = try scene(text)
      Issue.record("nothing is wrong")
    } catch let error as ProblemList {
      #expect(error.problems.map(\.position.line) == [3, 4])
    }
  }

  @Test("Numbers alone are a list; JSON gives lists, points and records; short lists stand in the file")
  func lists() throws {
    try write("3\n4\n5\n", "n.csv")
    try write(#"{ "points": [[1, 2], [3, 4]], "title": "T" }"#, "p.json")
    let text = """
      data: { n: n.csv, p: { file: p.json }, own: [ { k: 4 }, { k: 6 } ] }
      trace: { n: "n[2]", y: "p.points[1].y", k: "own[1].k" }
      """
    #expect(try values(text) == ["n": 5, "y": 4, "k": 6])
  }

  @Test(
    "What is no table is told",
    arguments: [
      ("a,b\n1", "row 2 of 'd.csv' has 1 value for 2 columns"), ("", "'d.csv' is empty"),
      (
        "a,b\n",
        "'d.csv' has no rows but the names of its columns; write at least one, which tells whether a column holds numbers, colors or texts"
      ),
      (
        "my name,b\n1,2",
        "'my name' in the first row of 'd.csv' cannot be a column's name; "
          + "the first row names the columns with letters, digits and _, each once"
      ),
    ])
  func brokenTable(text: String, sentence: String) throws {
    try write(text, "d.csv")
    #expect(problem("data: { d: d.csv }") == "test.scene.yml:3:12: " + sentence)
  }

  // MARK: Parameters

  @Test("A list's elements are numbers, points, colors or texts, and what does not fit is refused")
  func parameterLists() throws {
    let text = """
      params: { n: [1, 2], p: [[1, 2], [3, 4]], c: [red, "#00FF00"], t: ["a, b", c], at: { value: [5, 6], type: point } }
      let: { second: "t[1]" }
      layers: [ { circle: 1, fill: "=c[1]", position: "p[1]" } ]
      trace: { n: "n[1]", p: "p[1].y", x: at.x, t: t.count }
      """
    #expect(try values(text) == ["n": 2, "p": 4, "x": 5, "t": 2])
    let set = [("n", "3,4.5"), ("p", "[[7, 8], [9, 10]]"), ("at", "[1, 2]"), ("t", "['x, y', z, w]")]
    #expect(try values(text, set) == ["n": 4.5, "p": 10, "x": 1, "t": 3])
    #expect(try values(text, [("n", "1,300ms")])["n"] == 0.3)
    for (name, value) in [("n", "1,two"), ("n", "[1"), ("p", "1,2,3"), ("c", "red,blu"), ("at", "3")] {
      #expect(throws: ParameterError.self, "\(name) = \(value)") { try scene(text).setting([(name, value)]) }
    }
  }
}
