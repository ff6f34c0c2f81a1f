extension [String] {
  /// The words as a list in a sentence: "a", "a or b", "a, b or c".
  package func joined(conjunction: String) -> String {
    guard count > 1, let last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
