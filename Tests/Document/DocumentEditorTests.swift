import Testing

@testable import SpringformDocument

@Suite struct DocumentEditorTests {
  /// A text, what is put where, and the text after it: nothing but the value has changed.
  @Test(arguments: [
    ("a: 1 # one\nb: 2\n", ["a"], "3.5", "a: 3.5 # one\nb: 2\n"),
    (
      "p:\n  d: { value: 0.3,  min: 0 }   # so\n", ["p", "d", "value"], "0.25",
      "p:\n  d: { value: 0.25,  min: 0 }   # so\n"
    ),
    ("a: 'it''s' # x\n", ["a"], "'no'", "a: 'no' # x\n"),
    ("a: \"q\\\"\" # x\n", ["a"], "b", "a: b # x\n"),
    ("a: &k 1\nb: 2", ["a"], "3", "a: &k 3\nb: 2"),
    ("a: [1, 'x]', 2] # l\n", ["a"], "[3]", "a: [3] # l\n"),
    ("a: [1,\n  2, # two ]\n  3]\nb: 1\n", ["a"], "[4]", "a: [4]\nb: 1\n"),
    ("a:\n  - 1\n  # why\n  - 2\n# b's\nb: 1\n", ["a"], "[4, 5]", "a:\n  [4, 5]\n# b's\nb: 1\n"),
    ("a: |\n  one\n  two\nb: 1\n", ["a"], "'x'", "a: 'x'\nb: 1\n"),
    ("a: 1\r\nb: 2\r\n", ["b"], "3", "a: 1\r\nb: 3\r\n"),
    ("{ \"a\": { \"b\": 1 }, \"c\": [1] }", ["a", "b"], "2", "{ \"a\": { \"b\": 2 }, \"c\": [1] }"),
    ("ü: { 'ö': naïve }\n", ["ü", "ö"], "x", "ü: { 'ö': x }\n"),
  ]) func changesOneValue(text: String, path: [String], value: String, wanted: String) throws {
    var editor = DocumentEditor(text, file: "f")
    try editor.replace(path, with: value)
    #expect(editor.text == wanted)
  }

  /// What more than the value depends on is left alone.
  @Test(arguments: [
    ("a: &k 1\nb: *k\n", ["a"]), ("a: &k 1\nb: *k\n", ["b"]), ("a: one\n  two\nb: 1\n", ["a"]), ("a:\nb: 1\n", ["a"]),
  ]) func refusesWhatIsUnclear(text: String, path: [String]) {
    var editor = DocumentEditor(text, file: "f")
    #expect(throws: DocumentEditError.unclear(path)) { try editor.replace(path, with: "7") }
    #expect(editor.text == text)
  }

  @Test func refusesWhatIsNotThereAndWhatIsNoValue() {
    var editor = DocumentEditor("a: 1\n", file: "f")
    #expect(throws: DocumentEditError.missing(["b"])) { try editor.replace(["b"], with: "7") }
    #expect(throws: DocumentEditError.unclear(["a"])) { try editor.replace(["a"], with: "1\nb: 2") }
    #expect(throws: DocumentEditError.unclear(["a"])) { try editor.replace(["a"], with: "{") }
  }

  @Test(arguments: [
    ("a: 1\n\n# tape\ntape:\n  - x\n  - y\n\n# b's\nb: 2\n", "a: 1\n\n# tape\ntape:\n  - new\n\n# b's\nb: 2\n"),
    ("a: 1\ntape: [ x ] # t", "a: 1\ntape:\n  - new\n"), ("a: 1\n", "a: 1\ntape:\n  - new\n"),
    ("a: 1", "a: 1\ntape:\n  - new\n"),
    ("a: 1\r\ntape: [x]\r\n", "a: 1\r\ntape:\r\n  - new\r\n"),
  ]) func changesASection(text: String, wanted: String) throws {
    var editor = DocumentEditor(text, file: "f")
    try editor.replaceSection("tape", with: ["tape:", "  - new"])
    #expect(editor.text == wanted)
  }

  @Test func refusesSectionsOfAFlowMapping() {
    var editor = DocumentEditor("{ a: 1 }\n", file: "f")
    #expect(throws: DocumentEditError.unclear(["tape"])) {
      try editor.replaceSection("tape", with: ["tape:", "  - new"])
    }
  }
}
