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
      timeline.expectations.map { "\($0.claim): \($0.verdict)" } == [
        "`x` settles at 50 by 0.5 s: holds, at 0.2 s",
        "`ball.position.y` is never above 40: fails: is 42 at 0.16 s, above 40",
        "there are 3 different pictures at most: fails: there are 11 different pictures, more than 3",
        "`x` does not overshoot: holds",
      ])
    #expect(timeline.expectations.map(\.isMet) == [true, false, false, true])
    #expect(timeline.curves.map(\.name) == ["x", "ball.position.y"])
    #expect(timeline.strokes == [] && timeline.ends)
  }

  /// A condition is true or not, which its verdict tells: it is charted only where the scene traces it.
  @Test func conditionsAreWordsAndNoCurves() async throws {
    let text = Self.scene.replacing(
      "trace: { x: ball.position.x }", with: "trace: { x: ball.position.x, far: ball.position.x > 30 }"
    ).replacing(
      "- { pictures: 3 }",
      with: """
        - { by: 0.5s, that: ball.position.x > 40 }
          - { always: ball.position.x < 40 }
          - { holds: far, at: 0.3s }
          - { never: far }
        """)
    let timeline = try await timeline(text)
    #expect(
      timeline.expectations.dropFirst(2).map { "\($0.claim): \($0.verdict)" } == [
        "`ball.position.x > 40` (from 0.5 s on): holds", "`ball.position.x < 40`: fails, at 0.16 s",
        "`far` at 0.3 s: holds", "`far` at no time: fails, at 0.12 s",
      ])
    #expect(timeline.curves.map(\.name) == ["x", "far", "ball.position.y"])
  }

  /// What is measured stands behind each verdict: the limit alone does not tell how near it is.
  @Test(arguments: [
    (MotionExpectation.settles("x", by: 1), "holds, at 0.2 s"), (.overshoots("x", atMost: 0.1), "holds, by 0 %"),
    (.stays("x", in: 0...60), "holds, from 10 to 50"), (.never("x", above: 60), "holds, 50 at most, at 0.2 s"),
    (.never("x", below: 0), "holds, 10 at least, at 0 s"), (.pictures(atMost: 20), "holds, with 11"),
    (.never("y", below: 0), "fails: there is no curve 'y'; the scene traces x, ball.position.y"),
  ])
  func verdictsTellWhatWasMeasured(expectation: MotionExpectation, verdict: String) async throws {
    #expect(try await timeline(Self.scene, [expectation]).expectations.last?.verdict == verdict)
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
