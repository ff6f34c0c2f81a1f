import SpringformNumerics
import Testing

@Suite("Two changes at the same time")
struct TogetherTests {
  private struct Failure: Error, Equatable { let number: Int }

  @Test("Both values have changed, and both results are there")
  func both() throws {
    var (numbers, text) = ([1, 2], "a")
    let results = try together(&numbers, &text) { numbers in
      numbers.append(3)
      return numbers.count
    } second: { text in
      text += "b"
      return text.count
    }
    #expect(numbers == [1, 2, 3] && text == "ab")
    #expect(results.0 == 3 && results.1 == 2)
  }

  @Test("Of two errors the first one's counts, whichever came sooner; what changed before them has changed")
  func errors() {
    var (one, other) = (0, 0)
    #expect(throws: Failure(number: 1)) {
      try together(&one, &other) { one in
        one = 5
        throw Failure(number: 1)
      } second: { other in
        other = 6
        throw Failure(number: 2)
      }
    }
    #expect(one == 5 && other == 6)
  }
}
