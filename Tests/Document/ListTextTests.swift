import SpringformDocument
import Testing

@Test(
  "A list is written with commas, and as YAML where a comma would part an element",
  arguments: [
    (["a", "b c", "it's"], "a,b c,it's"), (["a, b", "it's"], "['a, b', 'it''s']"),
    (["[1, 2]", "[3, 4]"], "[[1, 2], [3, 4]]"),
    (["a", ""], "['a', '']"),
  ])
func listText(elements: [String], text: String) throws {
  #expect(ListText.written(elements) == text)
  guard text.hasPrefix("['") else { return }
  #expect(try Document(Array(text.utf8), file: "list").root.elements?.map(\.text) == elements)
}
