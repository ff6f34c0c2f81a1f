import FoundationEssentials
import SpringformMotionRecord
import Testing

struct RecordedValueTests {
  @Test(arguments: [
    (RecordedValue.number(0.5), "0.5"), (.numbers([1, 2.5]), "[1,2.5]"), (.flag(true), "true"),
    (.text("May"), "\"'May'\""),
    (.text("it's"), "\"'it's'\""), (.word("#FF8000"), "\"#FF8000\""), (.text("#FF8000"), "\"'#FF8000'\""),
  ])
  func everyKindComesBackFromItsText(value: RecordedValue, text: String) throws {
    let data = try JSONEncoder().encode(value)
    #expect(String(decoding: data, as: UTF8.self) == text)
    #expect(try JSONDecoder().decode(RecordedValue.self, from: data) == value)
  }

  @Test func aCurveComesBackFromItsText() throws {
    let history = RecordedHistory.curve(
      .init(count: 57, samples: [.init(time: 0, value: .number(1)), .init(time: 1, value: .number(2))], digest: "ab"))
    let data = try JSONEncoder().encode(history)
    #expect(try JSONDecoder().decode(RecordedHistory.self, from: data) == history)
  }

  @Test func numbersKeepFourPlaces() {
    #expect(RecordedValue.numbers([0.123_449, 2]).rounded == .numbers([0.1234, 2]))
    #expect(RecordedValue.number(.infinity).rounded == .word("inf"))
  }
}
