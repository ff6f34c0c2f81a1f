import Testing

@testable import SpringformReports

@Suite("Ticks")
struct TickTests {
  @Test(
    "Values: the finest 1-2-5 steps whose few intervals cover the range",
    arguments: [
      (0...1, 5, ["0", "0.2", "0.4", "0.6", "0.8", "1"]),
      (0...1, 4, ["0", "0.5", "1"]),
      (-148...42, 5, ["−150", "−100", "−50", "0", "50"]),
      (254...1080.5, 5, ["200", "400", "600", "800", "1000", "1200"]),
      (0...0.003, 3, ["0", "0.001", "0.002", "0.003"]),
      (0...7e9, 4, ["0", "2e9", "4e9", "6e9", "8e9"]),
      (0...4e-7, 4, ["0", "1e−7", "2e−7", "3e−7", "4e−7"]),
      (-0.5...0.5, 1, ["−0.5", "0", "0.5"]),
      (-0.5...0.6, 1, ["−1", "0", "1"]),
      (99.9...100.1, 2, ["99.9", "100", "100.1"]),
      // A single value is shown with room around it.
      (5...5, 4, ["4.5", "5", "5.5"]),
      (0...0, 4, ["−1", "−0.5", "0", "0.5", "1"]),
    ] as [(ClosedRange<Double>, Int, [String])])
  func covering(range: ClosedRange<Double>, intervals: Int, texts: [String]) {
    let ticks = Ticks(covering: range, intervals: intervals)
    #expect(ticks.ticks.map(\.text) == texts)
    #expect(ticks.lowest <= range.lowerBound && ticks.highest >= range.upperBound)
  }

  @Test(
    "Times: the finest 1-2-5 steps that keep a distance, within the range",
    arguments: [
      (0...4, 0.3, ["0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4"]),
      (0...4, 0.5, ["0", "0.5", "1", "1.5", "2", "2.5", "3", "3.5", "4"]),
      (0.3...1.1, 0.2, ["0.4", "0.6", "0.8", "1"]),
      (999_999...1_000_000, 0.4, ["999999", "999999.5", "1000000"]),
    ] as [(ClosedRange<Double>, Double, [String])])
  func within(range: ClosedRange<Double>, distance: Double, texts: [String]) {
    let ticks = Ticks(within: range, distance: distance).ticks
    #expect(ticks.map(\.text) == texts)
    #expect(ticks.allSatisfy { range.contains($0.value) })
  }

  @Test(
    "No range is too wide, narrow or far away",
    arguments: [-1e150...1e150, 1e-150...2e-150, 1e150...1e150, -1e150...(-1e150), 1e9...(1e9 + 1e-6), -1e-150...1e150])
  func extremes(range: ClosedRange<Double>) {
    for intervals in [-1, 1, 4, 50] {
      let ticks = Ticks(covering: range, intervals: intervals)
      #expect((2...51).contains(ticks.ticks.count))
      let rounding = (ticks.highest - ticks.lowest) * 1e-9
      #expect(ticks.lowest - rounding <= range.lowerBound && ticks.highest + rounding >= range.upperBound)
      #expect(ticks.ticks.allSatisfy { $0.text.count <= 14 }, "\(ticks.ticks.map(\.text))")
    }
  }
}
