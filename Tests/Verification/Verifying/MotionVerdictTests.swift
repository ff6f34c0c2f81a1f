import SpringformComparison
import SpringformGeometry
import SpringformMotion
import SpringformMotionRecord
import SpringformPipeline
import SpringformScene
import SpringformText
import Testing

@testable import SpringformVerification

/// A tap sends a ball to the right; a note is there that nobody sees.
private struct Greeting: Scene {
  static let name = "greeting"
  var dampingRatio = 0.5
  var color = Color(red: 1, green: 0, blue: 0)
  var note = "May"
  let size = Size(width: 60, height: 30)
  let duration: Double? = 1

  func build(on stage: Stage) {
    let ball = ShapeLayer(path: .circle(radius: 6), fillColor: color)
    ball.name = "ball"
    ball.position = Point(x: 10, y: 15)
    stage.rootLayer.addSublayer(ball)
    let hidden = TextLayer(note, font: Font(size: 8))
    hidden.name = "note"
    hidden.isHidden = true
    stage.rootLayer.addSublayer(hidden)
    stage.tape.tap(ball, at: 0.1) {
      stage.animate(duration: 0.5, dampingRatio: dampingRatio) { ball.position.x = 40 }
    }
  }
}

/// Writes something else on a note that nobody sees each time it is built.
private struct Forgetful: Scene {
  static let name = "forgetful"
  var color = Color.systemRed
  let size = Size(width: 8, height: 8)
  let duration: Double? = 0.2

  func build(on stage: Stage) {
    Self.count.increase()
    let layer = TextLayer("\(Self.count.value)", font: Font(size: 8))
    layer.isHidden = true
    stage.rootLayer.addSublayer(layer)
    stage.rootLayer.addSublayer(Layer(frame: Rect(x: 0, y: 0, width: 8, height: 8), backgroundColor: color))
  }

  private static let count = Counter()
}

@Suite("What the record of a scene says of a verdict")
struct MotionVerdictTests {
  /// - Parameter change: of the baseline's manifest, once it is drawn.
  private func baseline(
    _ scene: some Scene, in directory: Directory, change: (inout Manifest) -> Void = { _ in }
  ) async throws {
    try await directory.record(subject(scene), change: change)
  }

  private func verify(_ scene: some Scene, in directory: Directory) async throws -> Verdict {
    try await Verifier(store: directory.store).verify(subject(scene))
  }

  private func motion(of scene: some Scene) async throws -> MotionRecord? {
    try await Recording(of: subject(scene)).manifest.motion
  }

  @Test("Different pictures: the record names the cause, and the pictures say how much of it is seen")
  func different() async throws {
    let directory = try Directory()
    try await baseline(Greeting(), in: directory)
    let result = try await verify(Greeting(dampingRatio: 0.6), in: directory).result
    let cause = "the spring of `ball.position` begun by the tap at 0.10 s has damping ratio 0.6, was 0.5"
    #expect(result.status == .changed)
    #expect(result.causes.map(\.phrase) == [cause])
    #expect(result.sentence.hasPrefix(cause + "; 4 of 6 moments differ, the worst at "), "\(result.sentence)")
  }

  /// Two springs of one parameter, and a colour that is none.
  private struct Pair: Scene {
    struct Parameters: SceneParameters { var response = 0.3 }

    static let name = "pair"
    var parameters = Parameters()
    var color = Color.systemRed
    let size = Size(width: 60, height: 30)
    let duration: Double? = 1

    func build(on stage: Stage) {
      for (index, name) in ["upper", "lower"].enumerated() {
        let ball = ShapeLayer(path: .circle(radius: 5), fillColor: color)
        ball.name = name
        ball.position = Point(x: 10, y: 8 + 14 * Double(index))
        stage.rootLayer.addSublayer(ball)
        // Neither number is the parameter's.
        let spring = Spring(response: parameters.response * Double(index + 2), dampingRatio: 0.6)
        stage.at(0.1) { stage.animate(spring: spring) { ball.position.x = 40 } }
      }
    }
  }

  @Test("A parameter is told with the springs that it feeds, and what it does not lead to by itself")
  func fedSprings() async throws {
    let directory = try Directory()
    try await baseline(Pair(), in: directory)
    var parameters = Pair.Parameters()
    parameters.response = 0.4
    let scene = Pair(parameters: parameters, color: .systemBlue)
    let causes = try await verify(scene, in: directory).result.causes
    #expect(
      causes.map(\.phrase) == [
        "the parameter `response` is 0.4, was 0.3 (and the two springs that it feeds)",
        "2 layers (`upper` and `lower`): `fillColor` is #007AFF, was #FF3B30",
      ])
    #expect(causes.first?.consequences.count == 2, "\(causes)")
  }

  @Test("Identical pictures of a scene that changed: it passes, says so, and can be accepted")
  func identical() async throws {
    let directory = try Directory()
    try await baseline(Greeting(), in: directory)
    let run = VerificationRun(
      verifier: Verifier(store: directory.store), subjects: [subject(Greeting(note: "Mai"))], isCI: true,
      acceptCommand: { $0 }, describe: { ("\($0)", 65) })
    let result = try #require(try await run.run(into: directory.results).scenes.first)
    #expect(result.status == .identical && result.exitCode == 0)
    #expect(
      result.sentence == "every picture is identical, but the scene changed: `note.text` was 'May', is 'Mai'")
    let approval = try Approval(from: directory.results, into: directory.store)
    #expect(try approval.accept(approval.acceptable) == ["greeting"])
    #expect(try await verify(Greeting(note: "Mai"), in: directory).result.sentence == "identical")
  }

  @Test("Similar pictures of a scene that did the same are a rasteriser's drift, and pass")
  func drift() async throws {
    let directory = try Directory()
    let actual = Greeting(color: Color(red: 254.0 / 255, green: 0, blue: 0))
    let motion = try await motion(of: actual)
    try await baseline(Greeting(), in: directory) { $0.motion = motion }
    let result = try await verify(actual, in: directory).result
    #expect(result.status == .similar && result.causes.isEmpty)
    #expect(result.sentence.hasSuffix("; the scene did the same as before"), "\(result.sentence)")
  }

  @Test("Similar pictures of a scene that changed fail, however little of it is seen")
  func small() async throws {
    let directory = try Directory()
    try await baseline(Greeting(), in: directory)
    let verdict = try await verify(Greeting(color: Color(red: 254.0 / 255, green: 0, blue: 0)), in: directory)
    #expect(verdict.result.status == .changed)
    let sentence = verdict.result.sentence
    #expect(sentence.hasPrefix("`ball.fillColor` is #FE0000, was #FF0000; similar: at most "), "\(sentence)")
    #expect(sentence.hasSuffix("; this would pass, had the scene done the same as before"), "\(sentence)")
    #expect(verdict.actual != nil && verdict.expected != nil && verdict.difference != nil)
  }

  /// Goes to the right, a little faster or slower.
  private struct Drifting: Scene {
    static let name = "drifting"
    var velocity = 20.0
    let size = Size(width: 50, height: 30)
    let duration: Double? = 1.2

    func build(on stage: Stage) {
      let ball = ShapeLayer(path: .circle(radius: 6), fillColor: .systemRed)
      ball.name = "ball"
      stage.rootLayer.addSublayer(ball)
      let velocity = velocity
      stage.displayLink { _ in ball.position = Point(x: 10 + stage.time * velocity, y: 15) }
    }
  }

  @Test("Similar pictures pass where only the course differs of what goes on moving, as processors round")
  func course() async throws {
    let directory = try Directory()
    try await baseline(Drifting(), in: directory)
    let result = try await verify(Drifting(velocity: 20.02), in: directory).result
    #expect(result.status == .similar, "\(result.sentence)")
    #expect(result.sentence.contains("`ball.position` takes another course"), "\(result.sentence)")
    #expect(try await verify(Drifting(velocity: 25), in: directory).result.status == .changed)
  }

  @Test("Different pictures of a scene that did the same: what draws it has changed")
  func drawnOtherwise() async throws {
    let directory = try Directory()
    let actual = Greeting(color: .systemBlue)
    let motion = try await motion(of: actual)
    try await baseline(Greeting(), in: directory) { $0.motion = motion }
    let result = try await verify(actual, in: directory).result
    #expect(result.status == .changed && result.causes.map(\.kind) == [nil])
    #expect(result.causes.first.map { result.sentence.hasPrefix($0.phrase) } == true)
    #expect(result.sentence.hasPrefix("the colour #FF0000 became #"), "\(result.sentence)")
    #expect(
      result.sentence.hasSuffix("; the scene did the same as before, so what draws it has changed"),
      "\(result.sentence)")
  }

  /// Moves by an animation that no record knows.
  private struct Swaying: Scene {
    static let name = "swaying"
    var width = 10.0
    let size = Size(width: 60, height: 30)
    let duration: Double? = 1

    struct Sway: LayerAnimation {
      var timing = Timing(duration: 1)
      let width: Double
      var isRemovedOnCompletion: Bool { true }

      func effect(on layer: ShapeLayer) -> (ShapeLayer, Double) -> Void { { $0.position.x = 20 + width * $1 } }
    }

    func build(on stage: Stage) {
      let ball = ShapeLayer(path: .circle(radius: 6), fillColor: .systemRed)
      ball.name = "ball"
      ball.position = Point(x: 20, y: 15)
      stage.rootLayer.addSublayer(ball)
      ball.add(animation: Sway(width: width))
      stage.trace("ball.x") { ball.presenting { ball.position.x } }
    }
  }

  @Test("Where curves changed, what draws the scene is not blamed")
  func curvesChangedToo() async throws {
    let directory = try Directory()
    try await baseline(Swaying(), in: directory)
    let result = try await verify(Swaying(width: 25), in: directory).result
    #expect(result.status == .changed && result.causes.allSatisfy { $0.kind == nil })
    #expect(result.sentence.hasSuffix("; the curves ball.x changed"), "\(result.sentence)")
  }

  @Test("A scene that does something else each time is not told by its record")
  func unsteady() async throws {
    let directory = try Directory()
    try await baseline(Forgetful(), in: directory)
    let identical = try await verify(Forgetful(), in: directory)
    #expect(identical.result.status == .identical && identical.actual == nil)
    let excuse = "what the scene does is recorded otherwise each time, so it does not tell why"
    #expect(identical.result.sentence == "every picture is identical; " + excuse)
    let different = try await verify(Forgetful(color: .systemBlue), in: directory).result
    #expect(different.status == .changed && different.causes.allSatisfy { $0.kind == nil })
    #expect(different.sentence.hasSuffix("; " + excuse), "\(different.sentence)")
  }

  @Test("A baseline without a record is verified by its pictures alone, and comparing the two files says the same")
  func withoutRecord() async throws {
    let scenes = [
      Greeting(dampingRatio: 0.6), Greeting(color: .systemBlue),
      Greeting(color: Color(red: 254.0 / 255, green: 0, blue: 0)), Greeting(note: "Mai"),
    ]
    for scene in scenes {
      let directory = try Directory()
      try await baseline(Greeting(), in: directory) { $0.motion = nil }
      let text = try directory.text("baselines/greeting.json")
      #expect(!text.contains("motion"))
      let result = try await verify(scene, in: directory).result
      #expect(result.causes.allSatisfy { $0.kind == nil })
      try directory.write(try await Recording(of: subject(scene)).animation, to: "actual.apng")
      let comparison = try FileComparison(
        expected: directory.path + "/baselines/greeting.apng", actual: directory.path + "/actual.apng"
      ).comparison
      let tier: SceneResult.Status =
        switch comparison.tier {
        case .identical: .identical
        case .similar: .similar
        case .different: .changed
        }
      #expect(result.status == tier)
      if tier != .identical { #expect(result.sentence == comparison.sentence) }
    }
  }

  @Test("The record is part of the manifest, one line for each event")
  func manifest() async throws {
    let directory = try Directory()
    try await baseline(Greeting(), in: directory)
    let stored = try #require(try directory.store.baseline(named: "greeting")).manifest.motion
    #expect(stored == (try await motion(of: Greeting())))
    #expect(stored?.objects.map(\.path) == ["", "ball", "note"])
    let root = stored?.objects.first?.properties
    #expect(root?["size"] == .constant(.numbers([60, 30])) && root?["duration"] == .constant(.number(1)))
    let lines = try directory.text("baselines/greeting.json").split(separator: "\n")
    #expect(lines.contains { $0.contains(#""path": "note""#) })
  }

  @Test("All parameters are recorded, whether set or not")
  func parameters() async throws {
    let record = try await motion(of: slide { $0.distance = 10 })
    #expect(record?.parameters == ["distance": "10.0", "label": "", "tracedOffset": "0.0"])
  }
}
