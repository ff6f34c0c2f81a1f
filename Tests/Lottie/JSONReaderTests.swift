import Testing

@testable import SpringformLottie

/// JSON as RFC 8259 has it.
struct JSONReaderTests {
  private static func number(_ text: String) throws -> Double? {
    try JSONReader.read(Array(text.utf8), maximumValues: 1, maximumDepth: 1).number
  }

  /// The nearest one is what the standard library's own reading gives.
  @Test("A number is the nearest to what is written, however many digits that has")
  func numbers() throws {
    var texts = [
      "0", "-0", "0.1", "-0.3", "100", "0.30000000000000004", "9007199254740993", "1e-7", "2.5E+3", "123456789012345",
    ]
    // Every count of digits before and after the point.
    for (whole, fraction) in [(1, 1), (3, 12), (7, 8), (8, 8), (14, 1), (15, 0), (16, 0), (12, 20), (20, 20)] {
      let digits = "948217365"
      let written = { (count: Int) in String((0..<count).map { Array(digits)[$0 % 9] }) }
      texts.append(written(whole) + (fraction > 0 ? "." + written(fraction) : ""))
    }
    for text in texts {
      let number = try #require(Double(text))
      #expect(try Self.number(text)?.bitPattern == number.bitPattern, "\(text)")
    }
  }

  @Test("What an object holds is told without reading it; what is no whole object has no outline")
  func outline() {
    func outline(_ text: String) -> [String: Character]? {
      JSONReader.outline(of: Array(text.utf8))?.mapValues { Character(UnicodeScalar($0)) }
    }
    #expect(
      outline(#"{"a": [1, {"b": "}\""}], "c:" :null,"d":-1}"#) == ["a": "[", "c:": "n", "d": "-"])
    #expect(outline("{}") == [:] && outline(#"{"a":{"a":1},"a":2}"#) == ["a": "2"])
    #expect(outline("[{}]") == nil && outline(#"{"a":1"#) == nil && outline(#"{"a"#) == nil)
  }
}
