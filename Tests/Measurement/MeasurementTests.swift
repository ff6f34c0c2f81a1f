import SpringformBitmap
import SpringformGeometry
import SpringformMeasurement
import SpringformMotion
import Testing

@Suite("What moves in a recording, and how")
struct MeasurementTests {
  /// The only stretch of the only thing.
  private static func stretch(_ drawn: DrawnRecording) throws -> MotionStretch {
    let measurement = try drawn.measured()
    let thing = try #require(measurement.things.count == 1 ? measurement.things[0] : nil)
    let motion = try #require(thing.motions.count == 1 ? thing.motions[0] : nil)
    return try #require(motion.stretches.count == 1 ? motion.stretches[0] : nil)
  }

  private static func spring(_ stretch: MotionStretch) -> (ratio: Double, response: Double)? {
    guard case .spring(let ratio, let response) = stretch.model else { return nil }
    return (ratio.value, response.value)
  }

  @Test(
    "A spring's damping ratio, response and start are found from pictures alone",
    arguments: [(0.25, 0.3), (0.5, 0.5), (0.8, 0.25), (1.0, 0.4), (1.2, 0.3)], [25.0, 50, 60])
  func springs(_ truth: (ratio: Double, response: Double), rate: Double) throws {
    let spring = Spring(response: truth.response, dampingRatio: truth.ratio)
    let stretch = try Self.stretch(
      DrawnRecording(rate: rate, duration: 2) { time in
        [.init(x: 40 + 80 * spring.value(at: time - 0.333), y: 50)]
      })
    let found = try #require(Self.spring(stretch), "\(stretch.model)")
    #expect(abs(found.ratio - truth.ratio) < 0.02 && abs(found.response / truth.response - 1) < 0.02, "\(found)")
    #expect(abs(stretch.start.value - 0.333) < 0.5 / rate)
    #expect(abs(stretch.from[0] - 40) < 0.3 && abs(stretch.to[0] - 120) < 0.3)
  }

  @Test("Noise, a patterned ground, and pictures that come twice do not hide a spring", arguments: [0, 1, 2])
  func disturbed(kind: Int) throws {
    let spring = Spring(response: 0.45, dampingRatio: 0.6)
    var drawn = DrawnRecording(duration: 2) { [.init(x: 40 + 80 * spring.value(at: $0 - 0.3), y: 50)] }
    switch kind {
    case 0: drawn.noise = 5
    case 1: drawn.isPatterned = true
    default: drawn.repeats = { $0 % 7 == 6 }
    }
    let found = try #require(Self.spring(Self.stretch(drawn)))
    #expect(abs(found.ratio - 0.6) < 0.02 && abs(found.response / 0.45 - 1) < 0.02, "\(found)")
  }

  @Test(
    "Named curves are found by their names and durations",
    arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInEaseOut, .default])
  func curves(curve: TimingCurve) throws {
    let stretch = try Self.stretch(
      DrawnRecording(duration: 1.6) { [.init(x: 40, y: 30 + 60 * curve.value(at: ($0 - 0.4) / 0.7))] })
    guard case .curve(let found, let duration) = stretch.model else {
      Issue.record("\(stretch.model)")
      return
    }
    #expect(found == curve && abs(duration.value - 0.7) < 0.01 && abs(stretch.start.value - 0.4) < 0.009)
  }

  @Test("A scroll view's deceleration is told by its rate", arguments: [0.998, 0.99])
  func decelerations(rate: Double) throws {
    let motion = ScrollMotion(
      from: 0, velocity: rate == 0.998 ? 160 : 800, in: 0...1000, velocityKeptPerMillisecond: rate)
    let stretch = try Self.stretch(
      DrawnRecording(duration: rate == 0.998 ? 3.5 : 1.5) { [.init(x: 40 + motion.position(at: $0 - 0.3), y: 50)] })
    guard case .deceleration(let found) = stretch.model else {
      Issue.record("\(stretch.model)")
      return
    }
    #expect(abs(found.value - rate) < (1 - rate) * 0.04)
  }

  @Test("A fall with bounces is told by what each bounce leaves")
  func bounces() throws {
    // Half a second of fall, then bounces with 0.6 of the velocity: heights are squares of it.
    func height(_ time: Double) -> Double {
      var (start, fall) = (0.3, 0.4)
      if time < start { return 1 }
      if time < start + fall { return 1 - (time - start) * (time - start) / (fall * fall) }
      start += fall
      var speed = 0.6
      while speed > 0.01 {
        let length = 2 * fall * speed
        if time < start + length {
          let part = (time - start) / length
          return 4 * speed * speed * part * (1 - part)
        }
        start += length
        speed *= 0.6
      }
      return 0
    }
    let stretch = try Self.stretch(DrawnRecording(duration: 2.5) { [.init(x: 80, y: 100 - 70 * height($0))] })
    guard case .bounces(let fall, let elasticity) = stretch.model else {
      Issue.record("\(stretch.model)")
      return
    }
    #expect(abs(elasticity.value - 0.6) < 0.02 && abs(fall.value - 0.4) < 0.01)
  }

  @Test("Things that grow, turn pale or pass over each other are each followed")
  func several() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.7)
    let measurement = try DrawnRecording(duration: 2) { time in
      [
        .init(x: 30, y: 30 + 60 * spring.value(at: time - 0.3), color: SIMD3(30, 90, 220)),
        .init(x: 30 + 100 * spring.value(at: time - 0.45), y: 60, color: SIMD3(230, 60, 40)),
      ]
    }.measured()
    #expect(measurement.things.count == 2)
    for (thing, start) in zip(measurement.things, [0.3, 0.45]) {
      let stretch = try #require(thing.motions.first?.stretches.first)
      let found = try #require(Self.spring(stretch), "\(stretch.model)")
      #expect(abs(found.ratio - 0.7) < 0.02 && abs(found.response / 0.4 - 1) < 0.02, "\(found)")
      #expect(abs(stretch.start.value - start) < 0.009)
    }
    let growing = try Self.stretch(
      DrawnRecording(duration: 2) { time in
        let part = spring.value(at: time - 0.3)
        return [.init(x: 80, y: 60, width: 20 + 60 * part, height: 20 + 40 * part)]
      })
    let found = try #require(Self.spring(growing), "\(growing.model)")
    #expect(abs(found.ratio - 0.7) < 0.02 && abs(found.response / 0.4 - 1) < 0.02, "\(found)")
    #expect(abs(growing.to[0] - 80) < 0.3 && abs(growing.to[1] - 60) < 0.3)
  }

  @Test("A fade is told by how long it takes, in the colour that it comes to")
  func fades() throws {
    let measurement = try DrawnRecording(duration: 1.4) { time in
      [.init(x: 80, y: 60, opacity: min(max((time - 0.4) / 0.5, 0), 1))]
    }.measured()
    let thing = try #require(measurement.things.first)
    #expect(abs(thing.track.color.red * 255 - 230) < 4 && abs(thing.track.color.green * 255 - 60) < 4)
    let stretch = try #require(thing.motions.first?.stretches.first)
    guard case .curve(let curve, let duration) = stretch.model else {
      Issue.record("\(stretch.model)")
      return
    }
    #expect(thing.motions[0].properties == [.opacity] && curve == .linear && abs(duration.value - 0.5) < 0.1)
  }

  @Test("Nothing moves in a still recording, with noise or without", arguments: [0, 3, 8])
  func still(noise: Int) throws {
    let box = DrawnRecording.Box(x: 60, y: 50)
    #expect(try DrawnRecording(duration: 1, noise: noise) { _ in [box] }.measured().things.isEmpty)
  }

  @Test("Rests that a file stores as one long picture count as rests")
  func longPictures() throws {
    let spring = Spring(response: 0.45, dampingRatio: 0.6)
    let full = try DrawnRecording(duration: 2.4) { [.init(x: 40 + 80 * spring.value(at: $0 - 0.8), y: 50)] }.recording
    var (pictures, times): ([Bitmap], [Double]) = ([], [])
    try full.forEachPicture { index, picture in
      if pictures.last == picture { return }
      pictures.append(picture)
      times.append(full.times[index])
    }
    #expect(pictures.count < full.times.count - 60)
    let measurement = try Measurement(RecordedPictures(pictures, times: times, end: full.end))
    let stretch = try #require(measurement.things.first?.motions.first?.stretches.first)
    let found = try #require(Self.spring(stretch))
    #expect(abs(found.ratio - 0.6) < 0.02 && abs(found.response / 0.45 - 1) < 0.02, "\(found)")
  }

  @Test("The curves that are measured lead where the thing was")
  func curvesAgain() throws {
    let spring = Spring(response: 0.45, dampingRatio: 0.5)
    let measurement = try DrawnRecording(duration: 2) { [.init(x: 40 + 80 * spring.value(at: $0 - 0.3), y: 50)] }
      .measured()
    let thing = try #require(measurement.things.first)
    for moment in thing.track.moments {
      #expect(abs(thing.motions[0].values(at: moment.time)[0] - (40 + 80 * spring.value(at: moment.time - 0.3))) < 0.3)
    }
  }
}
