import SpringformNumerics
import Testing

@Test(
  "A count has its digits in groups of three",
  arguments: [
    (0, "0"), (7, "7"), (999, "999"), (1000, "1,000"), (1800, "1,800"), (12_345, "12,345"), (100_000, "100,000"),
    (-1_234_567, "-1,234,567"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
func groupedText(number: Int, text: String) { #expect(number.groupedText == text) }
