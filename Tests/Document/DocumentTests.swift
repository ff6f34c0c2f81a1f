import SpringformDocument
import Testing

func read(_ text: String, limits: DocumentLimits = DocumentLimits()) throws -> Document {
  try Document(Array(text.utf8), file: "a.yml", limits: limits)
}

func problem(of text: String, limits: DocumentLimits = DocumentLimits()) -> Problem? {
  do {
    _ = try read(text, limits: limits)
    return nil
  } catch {
    return (error as? ProblemList)?.problems.first
  }
}

struct ScalarTests {
  @Test(
    "Plain numbers, flags and nothing are what they look like, and all else is text",
    arguments: [
      ("1", "number"), ("-1.5e3", "number"), ("010", "number"), (".5", "number"), ("1:30", "text"), ("0x10", "text"),
      (".inf", "text"), ("1e999", "text"), ("true", "flag"), ("yes", "text"), ("on", "text"), ("No", "text"),
      ("\"1\"", "text"), ("'true'", "text"), ("~", "nothing"), ("null", "nothing"), ("", "nothing"),
      ("10 * x", "text"), ("[a]", "list"), ("{a: 1}", "mapping"),
    ])
  func scalars(text: String, kind: String) throws {
    let value = try #require(read("x: \(text)").root["x"])
    #expect(value.kind.split(separator: " ").last.map(String.init) == kind)
  }

  @Test("010 is ten")
  func ten() throws { #expect(try read("x: 010").root["x"]?.number == 10) }

  @Test("Keys and values know their places, and a byte order mark has none")
  func marks() throws {
    let entry = try #require(
      read("\u{FEFF}a: 1\nb:\n  - {cé: *d}\n".replacing("*d", with: "d")).root["b"]?.elements?.first?.entries?.first)
    #expect(entry.key == "cé")
    #expect(entry.keyPosition == SourcePosition(line: 3, column: 6))
    #expect(entry.value.position == SourcePosition(line: 3, column: 10))
  }

  @Test(
    "A place inside a text is found in the file, however the text is written",
    arguments: [
      ("x: abcdef", 3, SourcePosition(line: 1, column: 7)),
      ("x: \"abcdef\"", 3, SourcePosition(line: 1, column: 8)),
      ("x: 'ab''def'", 4, SourcePosition(line: 1, column: 10)),
      ("x: |\n  abc\n  def\n", 4, SourcePosition(line: 3, column: 3)),
      ("x: >\n  abc\n  def\n", 4, SourcePosition(line: 3, column: 3)),
      ("x: abc\n  def", 5, SourcePosition(line: 2, column: 4)),
      ("x: abc", 3, SourcePosition(line: 1, column: 7)),
    ])
  func inner(text: String, offset: Int, expected: SourcePosition) throws {
    let document = try read(text)
    let node = try #require(document.root["x"])
    #expect(document.source.position(in: node, offset: offset) == expected)
  }
}

struct AliasTests {
  @Test("An alias repeats its anchor's value, and asterisks elsewhere are what they are")
  func alias() throws {
    let root = try read("a: &one [1, 2]\nb: *one\nc: 2 * x\nd: \"*one\"\ne: |\n  *one\n").root
    #expect(root["b"]?.elements?.map(\.number) == [1, 2])
    #expect(root["c"]?.text == "2 * x")
    #expect(root["d"]?.text == "*one")
    #expect(root["e"]?.text == "*one\n")
  }

  @Test("<< takes over the keys of other mappings; a mapping's own count, then the first mapping's")
  func merge() throws {
    let root = try read("x: &x { a: 1, b: 2 }\ny: &y { b: 3, c: 4 }\nz: { <<: [*x, *y], a: 9 }\nw:\n  <<: *y\n  d: 5\n")
      .root
    #expect(root["z"]?.entries?.map(\.key) == ["a", "b", "c"])
    #expect(root["z"]?.entries?.map(\.value.number) == [9, 2, 4])
    #expect(root["w"]?.entries?.map(\.key) == ["d", "b", "c"])
    let found = problem(of: "a: { <<: 3 }")
    #expect(found?.sentence == "<< takes a mapping, or a list of mappings, by their anchors")
  }

  @Test("An alias without an anchor is refused with the name that was meant")
  func unknown() {
    let found = problem(of: "a: &color 1\nb: *colour\n")
    #expect(found?.position == SourcePosition(line: 2, column: 4))
    #expect(found?.sentence == "there is no anchor '&colour' above; did you mean 'color'?")
  }

  @Test("Aliases that multiply are counted, as values and as keys", arguments: [false, true])
  func laughs(asKey: Bool) {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...60 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    if asKey { text += "? *a60\n: 1\n" }
    #expect(problem(of: text)?.reason == .limit("a file", 100_000, unit: "values"))
  }
}

struct LimitTests {
  @Test("Size, nesting and the number of values are limited")
  func limits() {
    #expect(
      problem(of: String(repeating: "#", count: 100), limits: DocumentLimits(bytes: 99))?.reason
        == .limit("a file", 99, unit: "bytes"))
    #expect(
      problem(of: String(repeating: "[", count: 65) + String(repeating: "]", count: 65))?.reason
        == .limit("nesting", 64, unit: "levels"))
    #expect(problem(of: "[a, b, c]", limits: DocumentLimits(nodes: 3))?.reason == .limit("a file", 3, unit: "values"))
    for opening in ["[", "- ", "{a: "] {
      #expect(
        problem(of: String(repeating: opening, count: 100_000))?.text.contains("nesting of more than 64 levels") == true
      )
    }
  }
}

struct SyntaxTests {
  @Test(
    "What is no YAML is told with its place",
    arguments: [
      ("a: 1\nb: c: d\n", SourcePosition(line: 2, column: 5)),
      ("a:\n\t- 1\n", SourcePosition(line: 2, column: 1)),
      ("a: {x: max(1, 2)}\n", SourcePosition(line: 1, column: 15)),
      ("a: 1\nb: 2\na: 3\n", SourcePosition(line: 3, column: 1)),
      ("a: 1\n---\nb: 2\n", SourcePosition(line: 2, column: 1)),
      ("? [1]\n: 2\n", SourcePosition(line: 1, column: 3)),
      ("a: [1, 2\nb: 3\n", SourcePosition(line: 2, column: 2)),
      ("a: \u{1}\n", SourcePosition(line: 1, column: 4)),
      ("a: \u{F0A7}\n", SourcePosition(line: 1, column: 4)),
    ])
  func syntax(text: String, position: SourcePosition) { #expect(problem(of: text)?.position == position) }

  @Test("Bytes that are no UTF-8 are refused")
  func encoding() {
    #expect(throws: ProblemList.self) { try Document([0x61, 0x3A, 0x20, 0xFF], file: "a.yml") }
  }

  @Test("An empty file is a document with nothing in it")
  func empty() throws { #expect(try read("# nothing\n").root.isNull) }
}
