import SpringformBitmap
import SpringformCodecs
import SpringformComparison
import SpringformGeometry
import SpringformMotionRecord
import SpringformPipeline
import SpringformScene
import Testing

@testable import SpringformVerification

/// Three squares far from each other; the last comes down after half a second.
private struct Squares: Scene {
  static let name = "squares"
  var leftColor = Color(red: 1, green: 0, blue: 0)
  var hasMiddle = true
  var goal = 30.0
  var dots = 3
  let size = Size(width: 120, height: 40)
  let duration: Double? = 1

  func build(on stage: Stage) {
    func square(_ name: String, _ x: Double, in layer: Layer, _ color: Color = .systemBlue) -> Layer {
      let square = Layer(frame: Rect(x: x, y: 4, width: 8, height: 8), backgroundColor: color)
      square.name = name
      layer.addSublayer(square)
      return square
    }
    let group = Layer()
    group.name = "group"
    group.position = Point(x: 50, y: 10)
    stage.rootLayer.addSublayer(group)
    _ = square("left", 6, in: stage.rootLayer, leftColor)
    if hasMiddle { _ = square("middle", -16, in: group) }
    let right = square("right", 90, in: stage.rootLayer)
    stage.at(0.5) { stage.animate(duration: 0.3) { right.position.y = goal } }
    for index in 0..<dots { _ = square("dot", 10 * Double(index), in: group) }
  }
}

@Suite("Where a cause is seen")
struct CauseTrailTests {
  private let changes = [
    MotionChange(kind: .property, phrase: "left", path: "left"),
    MotionChange(kind: .layer, phrase: "middle", path: "group/middle"),
    MotionChange(kind: .animation, phrase: "right", path: "right", time: 0.5),
    MotionChange(kind: .parameter, phrase: "goal"),
  ]

  /// What becomes of changes between two scenes.
  private func causes(
    _ changes: [MotionChange], from old: Squares, to new: Squares, set: (inout Subject) -> Void = { _ in }
  ) async throws -> (causes: [CauseResult], comparison: AnimationComparison) {
    func recording(_ scene: Squares) async throws -> Recording { try await Recording(of: subject(scene, set: set)) }
    let (before, after) = (try await recording(old), try await recording(new))
    func pictures(_ recording: Recording) throws -> RecordedPictures {
      try RecordedPictures(recording.manifest, animation: recording.animation, path: "")
    }
    let comparison = try AnimationComparison(expected: pictures(before), actual: pictures(after))
    var trail = try CauseTrail(
      subject(new, set: set), changes, expected: before.manifest.motion, actual: after.manifest.motion, comparison)
    _ = try await DifferenceAnimation.bytes(
      expected: pictures(before), actual: pictures(after),
      excerpt: Excerpt(of: comparison.moments.map(\.tier), size: comparison.actual.size, byteCount: 0), of: comparison,
      tolerance: Tolerance(), loop: .forever
    ) { trail.look(at: $0, expected: $1, actual: $2) }
    return (trail.causes(changes), comparison)
  }

  @Test("each of three leads to the first moment at which pixels differ around its layer, and to that layer then")
  func three() async throws {
    let new = Squares(leftColor: .systemGreen, hasMiddle: false, goal: 20)
    let (causes, comparison) = try await causes(changes, from: Squares(), to: new)
    let starts = causes.map { $0.moment.map { comparison.moments[$0].start } }
    #expect(starts[0] == 0 && starts[1] == 0)
    #expect(starts[2].map { $0 > 0.5 && $0 < 0.75 } == true, "\(starts)")
    #expect(causes[0].bounds == PixelRect(x: 6, y: 4, width: 8, height: 8))
    // What is missing is where the baseline's record has it, in what held it.
    #expect(causes[1].bounds == PixelRect(x: 34, y: 14, width: 8, height: 8))
    let right = try #require(causes[2].bounds)
    #expect(right.x == 90 && right.width == 8 && (4...26).contains(right.y))
    // A cause without a layer leads to the moment that differs most.
    #expect(causes[3].moment == comparison.worst && causes[3].bounds == nil)
  }

  @Test("a layer is outlined at the scale and from the time on that are drawn")
  func scaled() async throws {
    let new = Squares(leftColor: .systemGreen, goal: 20)
    let (causes, comparison) = try await causes(changes, from: Squares(), to: new) {
      ($0.settings.scale, $0.settings.from) = (2, 0.4)
    }
    #expect(causes[0].bounds == PixelRect(x: 12, y: 8, width: 16, height: 16))
    // The scene's half second is the result's tenth.
    let right = try #require(causes[2].moment.map { comparison.moments[$0].start })
    #expect(right > 0.1 && right < 0.4)
  }

  @Test("of siblings of one name the one that is gone is outlined, and one that is left keeps its own place")
  func siblings() async throws {
    let missing = MotionChange(kind: .layer, phrase: "a dot is missing", path: "group/dot[2]")
    let gone = try await causes([missing], from: Squares(), to: Squares(dots: 2)).causes
    #expect(gone[0].bounds == PixelRect(x: 70, y: 14, width: 8, height: 8))
    let new = MotionChange(kind: .layer, phrase: "a dot is new", path: "group/dot[1]")
    let there = try await causes([new], from: Squares(dots: 1), to: Squares(dots: 2)).causes
    #expect(there[0].bounds == PixelRect(x: 60, y: 14, width: 8, height: 8))
  }

  @Test("a path that no layer has leads to the worst moment")
  func unknown() async throws {
    let change = MotionChange(kind: .property, phrase: "a", path: "group/nobody")
    let (causes, comparison) = try await causes([change], from: Squares(), to: Squares(leftColor: .systemGreen))
    #expect(causes[0].moment == comparison.worst && causes[0].bounds == nil)
  }
}
