import SpringformExpectations
import SpringformPipeline
import SpringformSceneFile
import Testing

@testable import SpringformStudio

@Suite struct VerdictTests {
  private func timeline(_ text: String, _ others: [MotionExpectation] = []) async throws -> Timeline {
    let scene = try SceneFile(Array(text.utf8), path: "a.scene.yml").observed
    let take = try Take(scene, settings: RenderSettings())
    defer { take.end() }
    while !take.isFinished { try take.advance() }
    return try await Timeline(of: Shot(take: 1, take.footage), strokes: nil, expectations: others)
  }

  private static let scene = """
    scene: 1
    canvas: { size: [100, 100] }
    time: { duration: 1s }
    layers: [ { id: ball, circle: 9, position: [10, 10] } ]
    events: [ { start: [ { animate: { duration: 0.2s, curve: linear, to: { ball.position: [50, 50] } } } ] } ]
    trace: { x: ball.position.x }
    expect:
      - { settles: x, at: 50, by: 0.5s }
      - { never: ball.position.y, above: 40 }
      - { pictures: 3 }
    """

  @Test func areThoseOfTheSceneAndTheProject() async throws {
    let timeline = try await timeline(Self.scene, [.overshoots("x", atMost: 0)])
    #expect(
      timeline.expectations.map(\.claim) == [
        "x settles at 50 by 0.5 s", "ball.position.y is never above 40", "there are 3 different pictures at most",
        "x does not overshoot",
      ])
    #expect(timeline.expectations.map { $0.failure == nil } == [true, false, false, true])
    #expect(timeline.expectations[2].failure == "there are 11 different pictures, more than 3")
    #expect(timeline.curves.map(\.name) == ["x", "ball.position.y"])
    #expect(timeline.strokes == [] && timeline.ends)
  }

  /// Of a curve that ends not far from where it began, after it has gone far away, no overshoot is told.
  @Test(arguments: [
    ("[50, 10]", "[10, 10]", "goes 40 and comes back"), ("[50, 10]", "[14, 10]", "goes 40, ends 4 away"),
    ("[50, 10]", "[40, 10]", "overshoots by 33.3 %"), ("[50, 10]", "[50, 10]", "does not overshoot"),
  ])
  func factsSayWhatACurveDoes(first: String, then: String, fact: String) async throws {
    let text = Self.scene.replacing(
      "to: { ball.position: [50, 50] }",
      with:
        "to: { ball.position: \(first) }, then: [ { animate: { duration: 0.2s, curve: linear, to: { ball.position: \(then) } } } ]"
    )
    let timeline = try await timeline(text)
    #expect(timeline.curves[0].facts[1] == fact)
  }

  @Test func factsSayThatNothingMoves() async throws {
    let timeline = try await timeline(Self.scene.replacing("[50, 50]", with: "[10, 10]"))
    #expect(timeline.curves[0].facts == ["does not move"])
  }
}
