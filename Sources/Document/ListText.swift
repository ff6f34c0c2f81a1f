/// A list in one line of text, as `--set` and a parameter's default write it.
package enum ListText {
  /// The elements with commas between them; or, where an element has commas or is empty, as YAML writes a list. What begins with
  /// a bracket is a list of its own.
  package static func written(_ elements: [String]) -> String {
    let isPlain = !elements.contains { text in text.isEmpty || text.contains { "[],\"".contains($0) } }
    guard !isPlain else { return elements.joined(separator: ",") }
    return "[" + elements.map { $0.hasPrefix("[") ? $0 : quoted($0) }.joined(separator: ", ") + "]"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
