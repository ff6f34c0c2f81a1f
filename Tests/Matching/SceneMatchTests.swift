import SpringformBitmap
import SpringformGeometry
import SpringformMatching
import SpringformMeasurement
import SpringformMotion
import SpringformPipeline
import SpringformRaster
import SpringformScene
import Synchronization
import Testing

/// A box that jumps to the right on a spring, and another one below it a little later.
private struct Jump: SpringformScene.Scene {
  struct Parameters: SceneParameters {
    @Parameter("how soon it comes to rest", in: 0.1...1.2) var ratio = 0.9
    @Parameter("how slow it is, in seconds", in: 0.1...1) var response = 0.8
    @Parameter("when the other follows, in seconds", in: 0...0.6) var delay = 0.1
    @Parameter("nobody sees it", in: 0...1) var unseen = 0.5
  }
  struct TooSlow: Error {}

  static let name = "jump"
  static let summary = "two boxes jump"
  var parameters = Parameters()
  let size = Size(width: 120, height: 80)
  let duration: Double? = 2

  func build(on stage: Stage) throws {
    guard parameters.response < 0.9 else { throw TooSlow() }
    for (row, delay) in [0, parameters.delay].enumerated() {
      let box = Layer()
      box.bounds.size = Size(width: 20, height: 20)
      box.position = Point(x: 20, y: 20 + 40 * Double(row))
      box.backgroundColor = row == 0 ? .red : .blue
      stage.rootLayer.addSublayer(box)
      let spring = Spring(response: parameters.response, dampingRatio: parameters.ratio)
      stage.at(0.2 + delay) { stage.animate(spring: spring) { box.position.x = 90 } }
    }
  }
}

@Suite("Values with which a scene looks like a recording")
struct SceneMatchTests {
  private static func recording(_ settings: [(name: String, text: String)], rate: Double = 30) throws
    -> RecordedPictures
  {
    var scene = Jump()
    scene.parameters = try Jump.Parameters.reading(settings)
    let playback = try Playback(scene, settings: RenderSettings(rate: rate, to: 2))
    let renderer = try Renderer(scale: 1.5)
    let pictures = try playback.lists(at: Array(playback.shown)).map { try renderer.render($0) }
    return RecordedPictures(pictures, times: pictures.indices.map { Double($0) / rate }, end: 2)
  }

  private static func match(
    _ recording: RecordedPictures, _ names: [String], fixed: [(name: String, text: String)] = []
  ) async throws -> MatchedValues {
    let free = Jump.Parameters.descriptions.filter { names.contains($0.name) }.map { parameter in
      FreeParameter(name: parameter.name, range: parameter.range ?? 0...1, start: Double(parameter.defaultText) ?? 0)
    }
    let moments = try RecordedMoments(recording, showing: Jump().size, rate: 30)
    let last = Mutex(0.0)
    let match = SceneMatch(moments, free: free, fixed: fixed, seed: 0) { settings in
      var scene = Jump()
      scene.parameters = try Jump.Parameters.reading(settings)
      return scene
    }
    let values = try await match.found { part in
      last.withLock { last in
        #expect(part >= last && part <= 1)
        last = part
      }
    }
    #expect(last.withLock { $0 } == 1)
    return values
  }

  @Test(
    "A spring and a delay are found together, wherever they are",
    arguments: [("0.35", "0.3", "0.25"), ("0.8", "0.55", "0"), ("0.15", "0.42", "0.5")])
  func found(ratio: String, response: String, delay: String) async throws {
    let truth = [(name: "ratio", text: ratio), (name: "response", text: response), (name: "delay", text: delay)]
    let values = try await Self.match(Self.recording(truth), ["ratio", "response", "delay"])
    for (found, wanted) in zip(values.values, truth) {
      let wanted = try #require(Double(wanted.text))
      #expect(abs(found.value - wanted) < 0.005, "\(found)")
      #expect(found.isDetermined)
    }
    #expect(values.distance < 1 && values.distanceBefore > 5)
    #expect(values.entangled.isEmpty)
  }

  @Test("What the recording does not tell is told") func undetermined() async throws {
    let recording = try Self.recording([("ratio", "0.5"), ("response", "0.4")])
    let values = try await Self.match(recording, ["ratio", "unseen"], fixed: [("response", "0.4")])
    #expect(abs(values.values[0].value - 0.5) < 0.005 && values.values[0].isDetermined)
    #expect(!values.values[1].isDetermined)
  }

  @Test("What lies beyond a range is found at its end") func edge() async throws {
    let recording = try Self.recording([("ratio", "0.5"), ("response", "0.4"), ("delay", "0.6")])
    let moments = try RecordedMoments(recording, showing: Jump().size, rate: 30)
    let free = [FreeParameter(name: "delay", range: 0...0.4, start: 0)]
    let fixed = [(name: "ratio", text: "0.5"), (name: "response", text: "0.4")]
    let match = SceneMatch(moments, free: free, fixed: fixed, seed: 0) { settings in
      var scene = Jump()
      scene.parameters = try Jump.Parameters.reading(settings)
      return scene
    }
    let values = try await match.found { _ in }
    #expect(values.values[0].isAtEdge && values.values[0].value == 0.4, "\(values)")
  }

  @Test("A recording of another shape is refused") func shape() throws {
    let recording = try Self.recording([])
    #expect(
      throws: MatchError.shape(recording: PixelSize(width: 180, height: 120), scene: Size(width: 100, height: 100))
    ) {
      try RecordedMoments(recording, showing: Size(width: 100, height: 100), rate: 30)
    }
  }

  @Test("A scene that cannot be played is refused, and values with which it cannot are passed over") func unplayable()
    async throws
  {
    let recording = try Self.recording([("response", "0.8")])
    await #expect(throws: MatchError.unplayable) {
      try await Self.match(recording, ["ratio"], fixed: [("response", "0.95")])
    }
    let values = try await Self.match(recording, ["response"])
    #expect(abs(values.values[0].value - 0.8) < 0.005)
  }
}
