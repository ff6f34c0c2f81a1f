import Glibc
import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Testing

/// A black wall that moves over a white canvas, a thousand points a second, from 20 on.
struct Wall: Scene {
  static let speed = 1000.0
  var size: Size { Size(width: 100, height: 2) }
  var duration: Double? { 0.08 }

  func build(on stage: Stage) {
    let wall = Layer(frame: Rect(x: -980, y: 0, width: 1000, height: 2), backgroundColor: .black)
    stage.rootLayer.addSublayer(wall)
    stage.animate(duration: 1, curve: .linear) { wall.position.x += Self.speed }
  }
}

/// A dot that a finger drags, and a shadow of it that a display link draws closer at every refresh.
struct Chase: Scene {
  var size: Size { Size(width: 60, height: 20) }
  var duration: Double? { 2 }

  func build(on stage: Stage) {
    let dot = Layer(frame: Rect(x: 0, y: 0, width: 8, height: 8), backgroundColor: .black)
    let follower = Layer(frame: Rect(x: 0, y: 10, width: 8, height: 8), backgroundColor: .systemRed)
    for layer in [dot, follower] { stage.rootLayer.addSublayer(layer) }
    dot.addGestureRecognizer(
      PanRecognizer { pan in
        dot.position.x += pan.translation(in: nil).dx
        pan.setTranslation(.zero, in: nil)
      })
    // A share of the way at every refresh, whatever its length: twice the refreshes would be another motion.
    stage.displayLink { _ in follower.position.x += (dot.position.x - follower.position.x) * 0.2 }
    stage.tape.drag(dot, at: 0.1, to: Point(x: 50, y: 4), duration: 0.5)
  }
}

@Suite("Shutter")
struct ShutterTests {
  private func frames(_ scene: some Scene, _ shutter: Shutter?, _ change: (inout RenderSettings) -> Void = { _ in })
    async throws -> [Bitmap]
  {
    var settings = RenderSettings()
    settings.shutter = shutter
    settings.showsTouches = false
    change(&settings)
    let sink = CollectingSink()
    try await Playback(scene, settings: settings).render(into: sink)
    return sink.frames.map(\.bitmap)
  }

  // IEC 61966-2-1.
  private func encoded(_ light: Double) -> Double {
    let light = min(max(light, 0), 1)
    return 255 * (light <= 0.003_130_8 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055)
  }

  @Test(
    "A moving edge leaves the light that falls on each pixel while it passes",
    arguments: [(180.0, 16), (180, 64), (180, 256), (360, 64), (90, 32), (36, 8)])
  func movingEdge(angle: Double, sampleCount: Int) async throws {
    let frames = try await frames(Wall(), Shutter(angle: angle, sampleCount: sampleCount))
    #expect(frames.count == 4)
    // The mean light of a pixel that an edge crosses at even speed, its levels being blended in gamma space: the
    // integral of the decoding function.
    let crossing = 0.310_27
    let distance = Wall.speed * angle / 360 / 50
    for (number, frame) in frames.enumerated() {
      let start = 20 + number * 20
      for x in 0..<100 {
        let level = Double(frame.levelOfGreen(x, 1))
        if x < start {
          #expect(level == 0)
        } else if Double(x) >= Double(start) + distance {
          #expect(level == 255)
        } else {
          let light = (Double(x - start) + crossing) / distance
          // Samples count for a whole part of the time each.
          let blur = 0.5 / Double(sampleCount)
          #expect(level >= encoded(light - blur) - 1, "\(x) in picture \(number)")
          #expect(level <= encoded(light + blur) + 1, "\(x) in picture \(number)")
        }
      }
    }
  }

  @Test("On a transparent canvas the blur is one of alpha: the colour stays")
  func transparent() async throws {
    let frames = try await frames(Wall(), Shutter(angle: 180)) { $0.background = .clear }
    let row = (0..<100).map { frames[1][$0, 0] }
    #expect(row[39] == 0xFF00_0000)
    #expect(row[50] == 0)
    for (x, pixel) in row.enumerated() {
      #expect(pixel & 0xFF_FFFF == 0)
      let share = 1 - (Double(x - 40) + 0.5) / 10
      #expect(abs(Double(Pixel.alpha(pixel)) - 255 * min(max(share, 0), 1)) <= 255 / 16)
    }
  }

  @Test("A scene does not notice the shutter: what comes after an opening is as without one")
  func unaffected() async throws {
    let sharp = try await frames(Chase(), nil)
    let blurred = try await frames(Chase(), Shutter(angle: 180))
    #expect(Set(sharp).count > 25)
    #expect(sharp[99] == blurred[99])
    // Each blur begins where the layers are without a shutter: behind that, nothing, and no more than a refresh's way
    // before it but for a trace of colour. Played on a faster clock, the follower would have caught up with the dot.
    for number in 0..<99 {
      for row in [4, 14] {
        let edge = blurred[number].firstTinted(row: row)
        let (now, next) = (sharp[number].firstTinted(row: row), sharp[number + 1].firstTinted(row: row))
        #expect(now <= edge && edge <= next + 1, "picture \(number), row \(row): \(now) \(edge) \(next)")
      }
    }
  }

  @Test("What stands still, and what an angle of 0 shows, is the same to the byte")
  func still() async throws {
    let sharp = try await frames(Slide(), nil)
    #expect(try await frames(Slide(), Shutter(angle: 0)) == sharp)
    let blurred = try await frames(Slide(), Shutter(angle: 180))
    #expect(Array(blurred[26...]) == Array(sharp[26...]))
    #expect(zip(blurred[..<25], sharp[..<25]).allSatisfy { $0 != $1 })
    #expect(blurred.allSatisfy { $0[39, 0] == 0xFFFF_FFFF })
  }

  @Test("Any number of jobs, and any part of the scene, gives the same pictures")
  func determinism() async throws {
    let shutter = Shutter(angle: 270, sampleCount: 5)
    let whole = try await frames(Chase(), shutter)
    for jobs in [2, 3, 8] { #expect(try await frames(Chase(), shutter) { $0.jobs = jobs } == whole) }
    let part = try await frames(Chase(), shutter) {
      $0.from = 0.2
      $0.to = 0.4
    }
    #expect(part == Array(whole[10..<20]))
  }

  @Test("Slow motion opens the shutter for a shorter part of the scene")
  func speed() async throws {
    let slow = try await frames(Wall(), Shutter(angle: 180, sampleCount: 64)) { $0.speed = 0.1 }
    // A point of way instead of ten.
    #expect(slow[10].levelOfGreen(39, 0) == 0)
    #expect((1..<255).contains(slow[10].levelOfGreen(40, 0)))
    #expect(slow[10].levelOfGreen(41, 0) == 255)
  }

  @Test(
    "Angles and numbers of samples out of range are refused by name",
    arguments: [
      (-1.0, 16, .shutterAngle), (361, 16, .shutterAngle), (.nan, 16, .shutterAngle), (180, 1, .shutterSamples),
      (180, 257, .shutterSamples),
    ] as [(Double, Int, PlaybackError.Setting)])
  func refusals(angle: Double, sampleCount: Int, setting: PlaybackError.Setting) {
    var settings = RenderSettings()
    settings.shutter = Shutter(angle: angle, sampleCount: sampleCount)
    #expect {
      try Playback(Wall(), settings: settings)
    } throws: { error in
      guard case .setting(setting, _) = error as? PlaybackError else { return false }
      return true
    }
  }
}

extension Bitmap {
  fileprivate func levelOfGreen(_ x: Int, _ y: Int) -> Int { Int(Pixel.green(self[x, y])) }

  /// The first column of a row that is not white.
  fileprivate func firstTinted(row: Int) -> Int { (0..<width).first { levelOfGreen($0, row) < 255 } ?? width }
}
