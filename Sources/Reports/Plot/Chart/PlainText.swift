/// A text that fits on a line of any format: control characters and what XML forbids become spaces, and it is not endless.
func plainLine(_ text: String) -> String {
  let limit = 200
  var line = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(limit) {
    let isForbidden = scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE
    line.append(isForbidden || scalar.properties.isBidiControl ? " " : scalar)
  }
  return String(line) + (text.unicodeScalars.count > limit ? "…" : "")
}
