import SpringformPipeline
import Testing

@Suite("The rate of a video's pictures")
struct PictureRateTests {
  @Test(
    "A rate is the fraction that it was meant as",
    arguments: [
      (60, "60/1"), (120, "120/1"), (33.3, "333/10"), (60000.0 / 1001, "60000/1001"), (50 / 1.2, "125/3"),
      (100.0 / 3, "100/3"), (0.01, "1/100"),
    ] as [(Double, String)])
  func fraction(rate: Double, text: String) { #expect(PictureRate(rate).text == text) }

  @Test(
    "The lowest rate that tells all times is taken",
    arguments: [
      // A GIF of 50 and one of 33.3 pictures a second, the second with a long last picture.
      ([0, 0.02, 0.04, 0.06], 50), ([0, 0.03, 0.06, 1.5], 100.0 / 3),
      // 60 pictures a second in whole milliseconds, and delays with nothing in common but hundredths.
      ([0, 0.017, 0.033, 0.05, 0.067], 60), ([0, 0.05, 0.12, 0.15], 100),
      // Slow ones come oftener, and what no rate tells is shown at that of screens.
      ([0, 0.5, 1], 10), ([0, 0.0113, 0.0509, 0.0871, 0.1333, 0.1777], 60),
    ] as [([Double], Double)])
  func telling(times: [Double], rate: Double) {
    #expect(abs(PictureRate.telling(times) - rate) < 1e-9, "\(PictureRate.telling(times))")
  }
}
