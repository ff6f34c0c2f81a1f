/// The name of a preview's scene.
enum PreviewName {
  /// Words in small letters with lines between them: `HTTPStatusView Dark mode` becomes `http-status-view-dark-mode`.
  static func slug(_ text: String) -> String {
    let letters = Array<Character>(text)
    var words: [String] = [""]
    for (index, letter) in letters.enumerated() {
      guard letter.isASCII, letter.isLetter || letter.isNumber else {
        words.append("")
        continue
      }
      let before = index > 0 ? letters[index - 1] : " "
      let isHump = letter.isUppercase && (before.isLowercase || before.isNumber)
      // The last capital of several begins a word.
      let isAfterCapitals =
        letter.isUppercase && before.isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
      if isHump || isAfterCapitals { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    let name = words.filter { !$0.isEmpty }.joined(separator: "-")
    return name.isEmpty ? "preview" : name
  }
}
