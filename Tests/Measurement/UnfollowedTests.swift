import SpringformGeometry
import SpringformMeasurement
import SpringformMotion
import Testing

@Suite("What changes in a recording and is not followed")
struct UnfollowedTests {
  private static let spring = Spring(response: 0.4, dampingRatio: 0.8)

  /// A large box that goes down, and a dot of 1/400 of its area that goes to the right beside it.
  private static var withDot: DrawnRecording {
    DrawnRecording(duration: 1.2) { time in
      let part = spring.value(at: time - 0.3)
      return [
        .init(x: 110, y: 56 + 10 * part, width: 90, height: 100, color: SIMD3(30, 90, 220)),
        .init(x: 10 + 40 * part, y: 60, width: 6, height: 6),
      ]
    }
  }

  @Test("What is much smaller than the largest thing is counted, with its place, and can be picked by it")
  func small() throws {
    let measurement = try Self.withDot.measured()
    #expect(measurement.things.count == 1)
    let dot = try #require(measurement.unfollowed.first { $0.reason == .small })
    #expect(measurement.unfollowed.count == 1 && abs(dot.y - 60) < 1 && dot.x < 51 && abs(dot.area - 36) < 10)
    let picked = try Measurement(Self.withDot.recording, at: Point(x: 30, y: 60))
    #expect(picked.things.count == 1 && picked.unfollowed.isEmpty)
    let stretch = try #require(picked.things.first?.motions.first?.stretches.first)
    #expect(abs(stretch.from[0] - 10) < 0.3 && abs(stretch.to[0] - 50) < 0.3)
  }

  @Test("Where nothing moves, nothing is picked")
  func nothing() throws {
    #expect(try Measurement(Self.withDot.recording, at: Point(x: 30, y: 10)).things.isEmpty)
  }

  @Test("What comes at once and goes at once has no motion, and is counted")
  func blinking() throws {
    let measurement = try DrawnRecording(duration: 1) { time in
      time > 0.4 && time < 0.7 ? [.init(x: 60, y: 50)] : []
    }.measured()
    #expect(measurement.things.isEmpty && measurement.unfollowed.map(\.reason) == [.shapeless])
    // 30 x 24 of 160 x 120 pixels.
    #expect(abs(measurement.changedShare - 0.0375) < 0.001 && measurement.upheavals.isEmpty)
  }

  @Test("A cut is told by its moment and by how much changes")
  func cut() throws {
    let measurement = try DrawnRecording(duration: 1) { time in
      time > 0.5 - 1e-6 ? [.init(x: 80, y: 60, width: 160, height: 90)] : []
    }.measured()
    #expect(measurement.upheavals.count == 1)
    #expect(abs(measurement.upheavals[0].time - 0.5) < 1e-6 && abs(measurement.upheavals[0].share - 0.75) < 0.01)
  }

  @Test("Of a still recording with noise nothing is told")
  func still() throws {
    let measurement = try DrawnRecording(duration: 1, noise: 8) { _ in [.init(x: 60, y: 50)] }.measured()
    #expect(measurement.unfollowed.isEmpty && measurement.upheavals.isEmpty && measurement.changedShare == 0)
  }
}
