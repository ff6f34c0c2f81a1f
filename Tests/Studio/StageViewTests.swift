import Testing

@testable import SpringformStudio

@Suite struct StageViewTests {
  /// From the beginning on, the moments are those of the command line's onion skin: evenly spread, the first and the last among them.
  @Test(arguments: [
    (nil, 40, [40]), (0, 59, [0, 12, 24, 35, 47, 59]), (0.1, 40, [35, 36, 37, 38, 39, 40]),
    (0.3, 40, [25, 28, 31, 34, 37, 40]), (0.3, 3, [0, 1, 2, 3]), (0.3, 0, [0]), (0.01, 40, [39, 40]),
  ])
  func onionSkinsShowWhatCameBefore(onion: Double?, refresh: Int, seen: [Int]) {
    #expect(StageView(onion: onion).refreshes(at: refresh, rate: 50) == seen)
  }

  @Test func saysWhatTheCommandLineIsTold() {
    #expect(StageView(device: .phone, ground: .dark).words == ["--device", "phone", "--page", "#16181D"])
    #expect(StageView(onion: 1).words.isEmpty)
  }
}
