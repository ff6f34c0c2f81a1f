import FoundationEssentials
import SpringformDocument

/// JSON for files that people compare: keys are sorted, an object or list that holds no others stands on one line, every
/// element of the others on a line of its own.
package enum DiffableJSON {
  package static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return lined(Array(try encoder.encode(value))) + "\n"
  }

  /// - Throws: `DecodingError`.
  static func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  /// What is wrong with a text that could not be decoded, and where.
  static func reason(_ error: any Error, in bytes: [UInt8]) -> String {
    func sentence(_ context: DecodingError.Context, _ what: String? = nil) -> String {
      let path = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
      return path.isEmpty ? what ?? syntaxReason(bytes) : "\(path): \(what ?? context.debugDescription)"
    }
    return switch error {
    case DecodingError.keyNotFound(let key, let context): sentence(context, "'\(key.stringValue)' is missing")
    case DecodingError.valueNotFound(_, let context), DecodingError.dataCorrupted(let context): sentence(context)
    case DecodingError.typeMismatch(_, let context): sentence(context, context.debugDescription)
    default: "\(error)"
    }
  }

  /// The decoder does not say where a text is no JSON. Nearly all JSON is YAML, whose reader does.
  private static func syntaxReason(_ bytes: [UInt8]) -> String {
    do throws(ProblemList) {
      _ = try Document(bytes, file: "")
    } catch {
      if let problem = error.problems.first {
        return "it is no JSON (line \(problem.position.line), column \(problem.position.column))"
      }
    }
    return "it is no JSON, or a number in it is out of range"
  }

  /// Breaks an encoder's dense JSON into lines.
  private static func lined(_ json: [UInt8]) -> String {
    let broken = containersOfContainers(json)
    var result: [UInt8] = []
    var open: [Bool] = []
    func newLine() { result += [UInt8(ascii: "\n")] + [UInt8](repeating: UInt8(ascii: " "), count: 2 * open.count) }
    eachToken(json) { index, byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        result.append(byte)
        open.append(broken.contains(index))
        if open.last == true { newLine() }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if open.popLast() == true { newLine() }
        result.append(byte)
      case UInt8(ascii: ","):
        result.append(byte)
        if open.last == true { newLine() } else { result.append(UInt8(ascii: " ")) }
      case UInt8(ascii: ":"): result += Array(": ".utf8)
      default: result.append(byte)
      }
    } other: {
      result.append($0)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Where the objects and lists begin that hold others.
  private static func containersOfContainers(_ json: [UInt8]) -> Set<Int> {
    var found: Set<Int> = []
    var open: [Int] = []
    eachToken(json) { index, byte in
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if let parent = open.last { found.insert(parent) }
        open.append(index)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      default: break
      }
    } other: { _ in
    }
    return found
  }

  /// Visits the bytes outside of strings, and all others.
  private static func eachToken(_ json: [UInt8], _ token: (Int, UInt8) -> Void, other: (UInt8) -> Void) {
    var isInString = false
    var isEscaped = false
    for (index, byte) in json.enumerated() {
      let isMark = byte == UInt8(ascii: "\"") && !isEscaped
      isEscaped = isInString && !isEscaped && byte == UInt8(ascii: "\\")
      if isMark { isInString.toggle() }
      if isInString || isMark { other(byte) } else { token(index, byte) }
    }
  }
}
