import Testing

@testable import SpringformPipeline

@Suite("When a video's pictures are shown")
struct VideoTimesTests {
  @Test("Times that a rate tells are exact, though a container rounds them to milliseconds")
  func exact() {
    let times = VideoTimes([0.007, 0.024, 0.040, 0.057, 0.107], rates: [60], end: nil)
    let refreshes: [Double] = [0, 1, 2, 3, 6]
    #expect(times.starts == refreshes.map { $0 / 60 })
    #expect(times.rate == 60)
    #expect(abs(times.end - 7.0 / 60) < 1e-12)
  }

  @Test("Others stay as they are; the last picture stays at least as long as is usual")
  func uneven() {
    let times = VideoTimes([0, 0.1, 0.5, 0.9, 1.33], rates: [2.5], end: 1.331)
    #expect(times.starts == [0, 0.1, 0.5, 0.9, 1.33])
    #expect(abs(times.end - 1.73) < 1e-9 && abs(times.rate - 2.5) < 1e-9)
    #expect(VideoTimes([0, 0.3], rates: [10.0 / 3], end: 2).end == 2)
  }

  @Test("Of pictures that come within one refresh of a screen the last is seen")
  func refreshes() {
    let times = VideoTimes([0, 0.28, 0.2817, 0.32, 0.3217, 0.3233], rates: [50], end: nil)
    #expect(times.shown == [0, 2, 5] && times.starts == [0, 0.28, 0.32])
    let fast = VideoTimes((0..<240).map { Double($0) / 240 }, rates: [240], end: 1)
    #expect((119...121).contains(fast.starts.count) && fast.shown.last == 239)
  }

  @Test("One picture stays as long as the track, or as one at its rate")
  func one() {
    #expect(VideoTimes([3], rates: [10], end: nil).ends == [0.1])
    #expect(VideoTimes([3], rates: [10], end: 5).ends == [2])
  }
}
