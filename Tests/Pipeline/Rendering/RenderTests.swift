import SpringformBitmap
import SpringformCodecs
import SpringformGeometry
import SpringformMotion
import SpringformPipeline
import SpringformScene
import Synchronization
import Testing

/// A square that moves for half a second, then stands still.
struct Slide: Scene {
  var size: Size { Size(width: 40, height: 20) }
  var duration: Double? { 1 }

  func build(on stage: Stage) {
    let square = Layer(frame: Rect(x: 0, y: 5, width: 10, height: 10), backgroundColor: .systemRed)
    stage.rootLayer.addSublayer(square)
    stage.animate(duration: 0.5, curve: .linear) { square.position.x += 30 }
    stage.trace("x") { square.presentation.position.x }
  }
}

final class CollectingSink: FrameSink {
  var frames: [Frame] = []
  var isFinished = false
  func write(_ frame: Frame) { frames.append(frame) }
  func finish() { isFinished = true }
}

/// A stage seen from outside, without keeping it. It is only ever asked whether it is still there.
struct WeakStage: @unchecked Sendable {
  weak var stage: Stage?
  init(_ stage: Stage) { self.stage = stage }
}

let observed = Mutex<WeakStage?>(nil)

@Suite("Rendering")
struct RenderTests {
  private func frames(_ scene: some Scene = Slide(), _ change: (inout RenderSettings) -> Void = { _ in }) async throws
    -> [Frame]
  {
    var settings = RenderSettings()
    change(&settings)
    let sink = CollectingSink()
    try await Playback(scene, settings: settings).render(into: sink)
    #expect(sink.isFinished)
    return sink.frames
  }

  @Test("Frames come in order, end where the next begins, and the last one holds")
  func times() async throws {
    let frames = try await frames { $0.hold = 0.5 }
    #expect(frames.count == 50)
    #expect(frames.map(\.start) == (0..<50).map { Double($0) / 50 })
    #expect(frames[49].end == 1.5)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.end == $1.start })
    #expect(Set(frames.map(\.bitmap)).count == 26)
  }

  @Test("Any number of jobs gives the same pictures", arguments: [2, 3, 8])
  func jobs(count: Int) async throws {
    let one = try await frames { $0.jobs = 1 }
    let many = try await frames { $0.jobs = count }
    #expect(one.map(\.bitmap) == many.map(\.bitmap))
  }

  @Test("A part of the scene shows what the whole shows then")
  func range() async throws {
    let whole = try await frames()
    let part = try await frames {
      $0.from = 0.2
      $0.to = 0.3
    }
    #expect(part.map(\.bitmap) == whole[10..<15].map(\.bitmap))
    #expect(part[0].start == 0)
  }

  @Test("Half speed shows every moment twice as long, with twice as many pictures")
  func speed() async throws {
    let whole = try await frames()
    let slow = try await frames { $0.speed = 0.5 }
    #expect(slow.count == 100)
    #expect(slow[99].end == 2)
    #expect(slow[20].bitmap == whole[10].bitmap)
    #expect(slow[21].bitmap != whole[10].bitmap)
  }

  @Test("Scale multiplies the pixels; a transparent background stays transparent")
  func scale() async throws {
    let frames = try await frames {
      $0.scale = 2
      $0.background = .clear
    }
    #expect(frames[0].bitmap.width == 80 && frames[0].bitmap.height == 40)
    #expect(frames[0].bitmap[79, 0] == 0)
    #expect(frames[0].bitmap[5, 20] == 0xFFFF_3B30)
  }

  @Test("A scene without a duration ends when it has come to rest")
  func restTime() async throws {
    struct Short: Scene {
      var size: Size { Size(width: 4, height: 4) }
      func build(on stage: Stage) {
        stage.animate(duration: 0.3) { stage.rootLayer.backgroundColor = .black }
      }
    }
    #expect(try await frames(Short()).count == 16)
  }

  @Test("An error inside the scene ends the rendering with that error")
  func sceneError() async throws {
    struct Broken: Scene {
      var size: Size { Size(width: 4, height: 4) }
      var duration: Double? { 1 }
      func build(on stage: Stage) { stage.at(0.5) { stage.after(.nan) {} } }
    }
    let error = await #expect(throws: StageError.self) { try await frames(Broken()) }
    #expect(error.map { "\($0)" } == "the scene schedules something at time nan")
  }

  @Test(
    "Settings out of range are refused by name",
    arguments: [
      (.rate, 0.0), (.rate, -5), (.rate, .nan), (.scale, 0), (.scale, .infinity), (.from, -1), (.speed, 0),
      (.hold, -1), (.jobs, 0),
    ] as [(PlaybackError.Setting, Double)])
  func refusals(setting: PlaybackError.Setting, value: Double) async throws {
    await #expect {
      try await frames { settings in
        switch setting {
        case .rate: settings.rate = value
        case .scale: settings.scale = value
        case .from: settings.from = value
        case .speed: settings.speed = value
        case .hold: settings.hold = value
        default: settings.jobs = Int(value)
        }
      }
    } throws: { error in
      guard case .setting(setting, let refused) = error as? PlaybackError else { return false }
      return refused == value || refused.isNaN && value.isNaN
    }
  }

  @Test("What a scene's build throws, and durations of its own that cannot be, are the scene's errors")
  func badScenes() async throws {
    struct Throwing: Scene {
      var size: Size { Size(width: 4, height: 4) }
      func build(on stage: Stage) throws { throw BitmapError.size(width: 0, height: 0) }
    }
    struct Endless: Scene {
      var size: Size { Size(width: 4, height: 4) }
      var hold: Double { .infinity }
      func build(on stage: Stage) {}
    }
    await #expect {
      try await frames(Throwing())
    } throws: {
      ($0 as? SceneFailure)?.underlying as? BitmapError == .size(width: 0, height: 0)
    }
    await #expect(throws: PlaybackError.setting(.sceneHold, value: .infinity)) { try await frames(Endless()) }
  }

  @Test("A long still run is written as it goes, not kept")
  func stillRun() async throws {
    struct Still: Scene {
      var size: Size { Size(width: 4, height: 4) }
      var duration: Double? { 400 }
      func build(on stage: Stage) {}
    }
    final class CountingSink: FrameSink {
      var count = 0
      func write(_ frame: Frame) { count += 1 }
      func finish() {}
    }
    var settings = RenderSettings()
    settings.rate = 500
    settings.jobs = 2
    let sink = CountingSink()
    var reported = 0
    try await Playback(Still(), settings: settings).render(into: sink) { done, total in
      reported += 1
      #expect(done == reported && total == 200_000)
    }
    #expect(sink.count == 200_000)
  }

  @Test("A stage is freed when it has been played, whatever its callbacks capture")
  func release() async throws {
    struct Capturing: Scene {
      var size: Size { Size(width: 4, height: 4) }
      var duration: Double? { 0.1 }
      func build(on stage: Stage) {
        let layer = Layer()
        stage.rootLayer.addSublayer(layer)
        stage.trace("t") { stage.time }
        stage.displayLink { _ in _ = stage.time }
        stage.tape.tap(layer, at: 5) { stage.animate(duration: 1) { layer.opacity = 0 } }
        stage.animate(duration: 5) {
          layer.opacity = 0.5
        } completion: { _ in
          _ = stage.time
        }
        layer.addGestureRecognizer(TapRecognizer { _ in _ = stage.time })
        observed.withLock { $0 = WeakStage(stage) }
      }
    }
    _ = try await frames(Capturing())
    #expect(observed.withLock { $0?.stage } == nil)
    _ = try Playback(Capturing(), settings: RenderSettings()).trace()
    #expect(observed.withLock { $0?.stage } == nil)
  }

  @Test("Empty ranges and endless ones are refused")
  func ranges() {
    var settings = RenderSettings()
    settings.from = 2
    #expect(throws: PlaybackError.emptyRange(from: 2, to: 1)) { try Playback(Slide(), settings: settings) }
    settings.from = 0
    settings.to = 1e6
    #expect(throws: PlaybackError.tooManyFrames(50_000_000)) { try Playback(Slide(), settings: settings) }
  }

  @Test("Traces have one row per refresh from 0 on")
  func trace() throws {
    var settings = RenderSettings()
    settings.rate = 60
    let trace = try Playback(Slide(), settings: settings).trace()
    #expect(trace.times.count == 60)
    #expect(trace.curves[0].values[15] == .number(20))
  }
}
