import FoundationEssentials

/// Writes a value as JSON with sorted keys, so that equal values give equal texts.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

func value<Value: Decodable>(_ type: Value.Type, json bytes: [UInt8]) throws -> Value {
  try JSONDecoder().decode(type, from: Data(bytes))
}
