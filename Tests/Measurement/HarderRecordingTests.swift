import Glibc
import SpringformBitmap
import SpringformMeasurement
import SpringformMotion
import Testing

@Suite("What moves in recordings of few colours, and of things that lie one over the other")
struct HarderRecordingTests {
  private static let spring = Spring(response: 0.45, dampingRatio: 0.6)

  private static func spring(of thing: Measurement.Thing) throws -> (ratio: Double, response: Double, start: Double) {
    let motion = try #require(thing.motions.count == 1 ? thing.motions[0] : nil, "\(thing.motions.map(\.properties))")
    let stretch = try #require(motion.stretches.count == 1 ? motion.stretches[0] : nil)
    guard case .spring(let ratio, let response) = stretch.model else {
      throw Surprise(text: "\(stretch.model)")
    }
    return (ratio.value, response.value, stretch.start.value)
  }

  private struct Surprise: Error {
    let text: String
  }

  @Test("The dots of a dithered ground are no things, and what moves over them is found")
  func dithered() throws {
    var drawn = DrawnRecording(duration: 2) { time in
      [.init(x: 40 + 80 * Self.spring.value(at: time - 0.3), y: 50)]
    }
    (drawn.isDithered, drawn.isShaded) = (true, true)
    let measurement = try drawn.measured()
    #expect(measurement.isSmoothed)
    let thing = try #require(measurement.things.count == 1 ? measurement.things[0] : nil, "\(measurement.things.count)")
    let found = try Self.spring(of: thing)
    #expect(abs(found.ratio - 0.6) < 0.02 && abs(found.response / 0.45 - 1) < 0.02, "\(found)")
    #expect(abs(found.start - 0.3) < 0.009)
  }

  @Test("Two things that lie one over the other until they move are two from the beginning")
  func apart() throws {
    let measurement = try DrawnRecording(duration: 2) { time in
      [
        .init(x: 70, y: 80 - 50 * Self.spring.value(at: time - 0.3), color: SIMD3(30, 90, 220)),
        .init(x: 84 + 50 * Self.spring.value(at: time - 0.4), y: 80, color: SIMD3(230, 60, 40)),
      ]
    }.measured()
    #expect(measurement.things.count == 2)
    for (thing, start) in zip(measurement.things, [0.3, 0.4]) {
      let found = try Self.spring(of: thing)
      #expect(abs(found.ratio - 0.6) < 0.02 && abs(found.response / 0.45 - 1) < 0.02, "\(found)")
      #expect(abs(found.start - start) < 0.009)
    }
  }

  @Test("Of two things side by side that are seen as one, the one that leaves at once is no newcomer")
  func leaving() throws {
    let measurement = try DrawnRecording(duration: 2) { time in
      [
        .init(x: 91, y: 90 - 60 * (1 - Self.decay(time - 0.3)), color: SIMD3(230, 60, 40)),
        .init(x: 60 - 35 * (1 - Self.decay(time - 0.9)), y: 90, color: SIMD3(30, 90, 220)),
      ]
    }.measured()
    #expect(measurement.things.count == 2)
    for (thing, start) in zip(measurement.things, [0.3, 0.9]) {
      let stretch = try #require(thing.motions.first?.stretches.first)
      guard case .deceleration(let rate) = stretch.model else { throw Surprise(text: "\(stretch.model)") }
      #expect(abs(rate.value - 0.99) < 0.0005 && abs(stretch.start.value - start) < 0.009)
    }
  }

  /// What is left of a way at UIKit's fast rate.
  private static func decay(_ time: Double) -> Double { time < 0 ? 1 : exp(1000 * log(0.99) * time) }

  @Test(
    "What fades in its place is followed to nothing and from nothing, so that its whole time is told",
    arguments: [true, false])
  func faded(isLeaving: Bool) throws {
    let drawn = DrawnRecording(duration: 2) { time in
      let gone = min(max((time - 0.4) / 0.9, 0), 1)
      return [.init(x: 80, y: 60, opacity: isLeaving ? 1 - gone : gone)]
    }
    let measurement = try drawn.measured()
    let thing = try #require(measurement.things.count == 1 ? measurement.things[0] : nil)
    let motion = try #require(thing.motions.count == 1 ? thing.motions[0] : nil)
    let stretch = try #require(motion.stretches.count == 1 ? motion.stretches[0] : nil)
    #expect(motion.properties == [.opacity] && !measurement.isSmoothed)
    guard case .curve(.linear, let duration) = stretch.model else { throw Surprise(text: "\(stretch.model)") }
    #expect(abs(duration.value - 0.9) < 0.018 && abs(stretch.start.value - 0.4) < 0.009)
    #expect(abs(stretch.from[0] - (isLeaving ? 1 : 0)) < 0.02 && abs(stretch.to[0] - (isLeaving ? 0 : 1)) < 0.02)
  }
}
