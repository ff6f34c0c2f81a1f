import SpringformNumerics
import Testing

@Suite("Decimal text")
struct DecimalTextTests {
  @Test(
    "The shortest text that reads back as the number, without a needless .0",
    arguments: [
      (5, "5"), (-0.0, "0"), (0.25, "0.25"), (0.1 + 0.2, "0.30000000000000004"), (-1e14, "-100000000000000"),
      (1e15, "1000000000000000.0"), (1e16, "1e+16"), (1e-5, "1e-05"), (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func shortest(value: Double, text: String) {
    #expect(value.decimalText == text)
  }

  @Test(
    "At most so many places, without zeros at the end",
    arguments: [
      (1.0 / 3, 3, "0.333"), (2.0 / 3, 3, "0.667"), (0.5, 0, "1"), (-2.5, 0, "-3"), (0.1 + 0.2, 6, "0.3"),
      (-0.0004, 3, "0"), (12.0004, 3, "12"), (123_456_789.125, 2, "123456789.13"), (1e300, 6, "1e+300"),
      (-.infinity, 2, "-inf"),
    ] as [(Double, Int, String)])
  func places(value: Double, places: Int, text: String) {
    #expect(value.decimalText(places: places) == text)
  }

  @Test(
    "Four significant digits, or the whole part where that has more",
    arguments: [
      (0.001_234_56, "0.001235"), (12.345_678, "12.35"), (-9.999_96, "-10"), (999.96, "1000"), (123_456.7, "123457"),
      (0, "0"), (0.000_123_456, "0.0001235"), (0.000_012_345_6, "1.23456e-05"), (1.5e15, "1500000000000000.0"),
      (.nan, "nan"),
    ] as [(Double, String)])
  func significantDigits(value: Double, text: String) {
    #expect(value.decimalText(significantDigits: 4) == text)
  }

  @Test(
    "Exactly so many places",
    arguments: [
      (0.5, "0.50"), (12, "12.00"), (0.004, "0.00"), (0.005, "0.01"), (-1.255, "-1.25"), (-0.75, "-0.75"),
      (59.999, "60.00"), (1e18, "1e+18"), (.infinity, "inf"),
    ] as [(Double, String)])
  func fixedPlaces(value: Double, text: String) {
    #expect(value.decimalText(fixedPlaces: 2) == text)
  }

  @Test("Whole numbers with zeros in front, in any base")
  func zerosInFront() {
    #expect(String(7, digits: 5) == "00007" && String(1_234_567, digits: 5) == "1234567")
    #expect(String(UInt8(10), digits: 2, radix: 16) == "0a")
    #expect(String(UInt32(0xAB), digits: 4, radix: 16, uppercase: true) == "00AB")
  }

  @Test(
    "Typographic text is exact and short",
    arguments: [
      (0.1 + 0.2, "0.3"), (-2.5, "−2.5"), (1200, "1200"), (0.004, "0"), (0.05, "0.05"), (1e12, "1000000000000.0"),
      (.nan, "nan"), (-.infinity, "−∞"), (123.456, "123.46"), (-0.001, "0"),
    ] as [(Double, String)])
  func typographic(value: Double, text: String) {
    #expect(value.typographicText(places: 2) == text)
  }

  @Test(
    "Decimal numbers go over to powers of ten beyond nine digits and below four zeros",
    arguments: [
      (5, 8, "500000000"), (5, 9, "5e9"), (-25, 9, "−2.5e10"), (12, -6, "0.000012"), (12, -7, "1.2e−6"), (0, 12, "0"),
      (1500, -3, "1.5"),
    ])
  func decimalNumbers(digits: Int, exponent: Int, text: String) {
    #expect(DecimalNumber(digits: digits, exponent: exponent).text() == text)
  }
}
