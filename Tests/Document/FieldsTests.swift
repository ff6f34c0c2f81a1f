import SpringformDocument
import Testing

struct FieldsTests {
  private enum Metric: String, CaseIterable { case exact, similar }

  private static let known = ["rate", "names", "metric", "on", "tint", "at", "count"]

  private func fields(_ text: String) throws -> Fields {
    let document = try read(text)
    return Fields(document.root, known: Self.known, what: "the file", Problems(document.source))
  }

  @Test("Values are read as what is asked for")
  func values() throws {
    let fields = try fields("rate: 12.5\nnames: [a, b]\nmetric: exact\non: false\ntint: \"#FFF\"\ncount: 3\n")
    #expect(fields.number("rate") == 12.5)
    #expect(fields.texts("names") == ["a", "b"])
    #expect(fields.choice("metric", Metric.self) == .exact)
    #expect(fields.flag("on") == false)
    #expect(fields.text("tint") == "#FFF")
    #expect(fields.integer("count", in: 1...3) == 3)
    #expect(fields.number("at") == nil)
    #expect(fields.problems.isEmpty)
  }

  @Test("All problems of a file are told, in the order of its lines")
  func all() throws {
    let fields = try fields("metric: exakt\nrat: 1\ncount: 1.5\non: yes\ntint: #FFF\nrate: 500\n")
    _ = fields.number("rate", in: 1...240)
    _ = fields.integer("count")
    _ = fields.flag("on")
    _ = fields.text("tint")
    _ = fields.choice("metric", Metric.self)
    fields.require("at")
    let list = #expect(throws: ProblemList.self) { try fields.problems.throwIfAny() }
    #expect(
      list?.text == """
        a.yml has 7 problems
        a.yml:1:1: the file needs 'at'
          1 | metric: exakt
            | ^
        a.yml:1:9: 'metric' cannot be 'exakt'; did you mean 'exact'?
          1 | metric: exakt
            |         ^
        a.yml:2:1: the file has no 'rat'; did you mean 'rate'?
          2 | rat: 1
            | ^
        a.yml:3:8: 'count' must be a whole number, and is a number
          3 | count: 1.5
            |        ^
        a.yml:4:5: 'on' must be true or false, and is a text
          4 | on: yes
            |     ^
        a.yml:5:1: 'tint' has no value; # begins a comment, so quote the value
          5 | tint: #FFF
            | ^
        a.yml:6:7: 'rate' must be from 1 to 240, and is 500
          6 | rate: 500
            |       ^
        """)
  }

  @Test("A long line is shown around its place, and control characters are not sent to a terminal")
  func excerpt() {
    let line = String(repeating: "x", count: 150) + "\u{1B}[31m!" + String(repeating: "y", count: 200)
    let problem = Problem(file: "a", position: SourcePosition(line: 1, column: 156), line: line, reason: .syntax("no"))
    let lines = problem.text.split(separator: "\n")
    #expect(!problem.text.contains("\u{1B}"))
    let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].lastIndex(of: "^") ?? lines[2].startIndex)
    #expect(Array(lines[1])[caret] == "!")
  }

  @Test(
    "The name that was meant is near, and not anything",
    arguments: [
      ("colour", "color"), ("dampingratio", "dampingRatio"), ("x", nil), ("whatever", nil),
    ] as [(String, String?)])
  func meant(name: String, expected: String?) {
    #expect(closest(to: name, among: ["color", "dampingRatio", "size"]) == expected)
  }
}
