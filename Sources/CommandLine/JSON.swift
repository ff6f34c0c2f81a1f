import FoundationEssentials
import SpringformNumerics

/// Writes a value as JSON with sorted keys, so that equal values give equal texts.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return jsonForTerminals(String(decoding: try encoder.encode(value), as: UTF8.self))
}

/// The same JSON, with what would turn or break a terminal's lines written by its code. Lines end outside of strings alone.
func jsonForTerminals(_ json: String) -> String {
  var result = ""
  for scalar in json.unicodeScalars {
    result +=
      scalar.isHidden && scalar != "\n" ? "\\u" + String(Int(scalar.value), digits: 4, radix: 16) : String(scalar)
  }
  return result
}
